"""What a reader of Spades may see (docs/PROTOCOL.md).

A view is built from nothing, key by key. A seat's thirteen cards are in nobody's view, not even its own, before the
seat has looked or bid blind: who sees them early could not bid blind any more.
"""

from __future__ import annotations

from games.engine.actions import DENOMINATION_TEXTS, Action
from games.engine.cards import SPADES, card_texts
from games.engine.game import Json, Viewer
from games.engine.scores import Pair
from games.engine.seats import SEAT_LETTERS, SEATS, Seat
from games.engine.views import (
    NO_LINES,
    NO_MARKS,
    action_json,
    by_seat,
    by_side,
    calls_json,
    commitment_json,
    finished_tricks,
    hands_json,
    heading_json,
    open_trick,
    seats_json,
    seats_seen,
    sheet_json,
    turns_json,
    waiting_json,
)
from games.rules.spades.play import are_spades_broken, held_by, refused_cards, tricks_by_seat
from games.rules.spades.scoring import is_nil
from games.rules.spades.settle import outcome, side_deals
from games.rules.spades.sheet import bid_text, explain, scoresheet
from games.rules.spades.state import (
    NOT_VULNERABLE,
    Awaiting,
    Bidding,
    Match,
    Over,
    Play,
    Scoreboard,
    State,
    bidding_of,
    board_of,
    match_of,
)
from games.rules.spades.turns import legal_actions, to_act

_PHASES: dict[type, str] = {
    Awaiting: "deal",
    Bidding: "auction",
    Play: "play",
    Scoreboard: "scoreboard",
    Over: "over",
}


def public_view(state: State) -> Json:
    """What everyone may see."""
    board, match = board_of(state), match_of(state)
    play = board if isinstance(board, Play) else None
    history = finished_tricks(play.leaders, play.cards[: 4 * len(play.leaders) - 4]) if play else []
    tricks = tricks_by_seat(play) if play else (0, 0, 0, 0)
    return {
        "game": "spades",
        "phase": _PHASES[type(state)],
        **_heading(match, board),
        "turns": turns_json(to_act(state)),
        "seats": seats_json([_held(board, seat) for seat in SEATS], tricks, {}),
        "hands": hands_json(bidding_of(board).deal.hands) if board and _is_board_over(state) else {},
        "marks": NO_MARKS,
        "calls": calls_json(bidding_of(board).first, bidding_of(board).bids) if board else [],
        "contract": None,
        "trump": DENOMINATION_TEXTS[SPADES],
        "trick": _trick(play) if play and isinstance(state, Play) else None,
        "last": history[-1] if history else None,
        "tricks": by_side((tricks[0] + tricks[2], tricks[1] + tricks[3])),
        "totals": by_side(match.total),
        "sheet": sheet_json(scoresheet(match), explain(play) if play and _is_settled(state) else NO_LINES),
        "claim": None,
        **_fairness(state, board),
        "outcome": _outcome(state),
        "facts": {"history": history, **_facts(match, board)},
    }


def private_view(state: State, viewer: Viewer) -> Json | None:
    """What `viewer` may see beside it; None for a plain spectator. A hand not yet looked at is not there."""
    seen, seat = seats_seen(viewer), viewer.seat
    if not seen:
        return None
    board = board_of(state)
    up = [each for each in seen if board and bidding_of(board).has_seen(each)]
    half = waiting_json(seat, tuple((each, _held(board, each)) for each in up), seen if board else ())
    offers = [] if seat is None else [action_json(action) for action in legal_actions(state, seat)]
    return {**half, "actions": offers, "refused": _refused(state)} if offers else half


def _heading(match: Match, board: Bidding | Play | None) -> Json:
    if board is None:
        return {"board": match.next_number, "dealer": None, "vulnerable": NOT_VULNERABLE}
    return heading_json(bidding_of(board).deal)


def _is_board_over(state: State) -> bool:
    return isinstance(state, Scoreboard | Over)


def _is_settled(state: State) -> bool:
    """Whether the board on the table is the last of the match's results."""
    return isinstance(state, Scoreboard) or (isinstance(state, Over) and isinstance(state.before, Scoreboard))


def _held(board: Bidding | Play | None, seat: Seat) -> int:
    if board is None:
        return 0
    return held_by(board, seat) if isinstance(board, Play) else board.deal.hands[seat]


def _trick(play: Play) -> Json:
    number = len(play.leaders)
    return open_trick(number, play.leaders[-1], play.cards[4 * number - 4 :], SPADES, {})


def _fairness(state: State, board: Bidding | Play | None) -> Json:
    if board is None:
        return {"commitment": None}
    deal = bidding_of(board).deal
    return commitment_json(deal.nonce, deal.hands, _is_board_over(state))


def _outcome(state: State) -> Json:
    stands = outcome(state)
    return {"over": stands.over, "winner": stands.winner}


def _facts(match: Match, board: Bidding | Play | None) -> Json:
    """What the game adds: the rule set, bags, who has seen its cards, the bids and what each side has bid together."""
    bids = [bidding_of(board).bid_of(seat) if board else None for seat in SEATS]
    return {
        "rules": match.race.key,
        "bags": by_side(match.bags),
        "seen": [SEAT_LETTERS[seat] for seat in SEATS if board and bidding_of(board).has_seen(seat)],
        "bids": by_seat([bid_text(bid) if bid else None for bid in bids]),
        "contracts": by_side(_contracts(bids)),
        "counting": by_side(_counting_tricks(board)),
        "broken": isinstance(board, Play) and are_spades_broken(board),
    }


def _contracts(bids: list[Action | None]) -> Pair:
    """The tricks that each side has bid so far."""
    north, east, south, west = (0 if bid is None or is_nil(bid) else bid.number for bid in bids)
    return north + south, east + west


def _counting_tricks(board: Bidding | Play | None) -> Pair:
    """The tricks that each side has won towards its contract."""
    if not isinstance(board, Play):
        return 0, 0
    north_south, east_west = side_deals(board)
    return north_south.counting_tricks, east_west.counting_tricks


def _refused(state: State) -> Json:
    """Why each held card may not be played, for the seat on turn to play."""
    if not isinstance(state, Play):
        return {}
    refused, reason = refused_cards(state)
    return dict.fromkeys(card_texts(refused), reason.as_json()) if reason else {}
