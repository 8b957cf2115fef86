"""What a reader of Broken Ark may see (docs/PROTOCOL.md).

A view is built from nothing, key by key. What a face-down card is, is told to its holder alone, until it is played
or the board is over; the entry of its detention never says it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.engine.actions import Choice
from games.engine.cards import CARD_TEXTS, Card, card_texts, cards_of
from games.engine.duplicate import vulnerable_on
from games.engine.game import Json, Viewer
from games.engine.memo import remember_by_identity
from games.engine.scores import Pair, added
from games.engine.seats import NORTH, SEAT_LETTERS, SEATS, SOUTH, Seat
from games.engine.views import (
    NO_LINES,
    NO_MARKS,
    action_json,
    by_seat,
    by_side,
    calls_json,
    commitment_json,
    contract_json,
    finished_trick,
    hands_json,
    heading_json,
    open_trick,
    seats_json,
    seats_seen,
    sheet_json,
    trump_json,
    turns_json,
)
from games.rules.broken_ark.play import held_by, is_play_over, refused_cards
from games.rules.broken_ark.scoring import score_board
from games.rules.broken_ark.settle import (
    chooser_of,
    holder_of,
    negated_score,
    outcome,
    reversal_total,
    turned,
)
from games.rules.broken_ark.sheet import explain, scoresheet
from games.rules.broken_ark.state import (
    Auction,
    Awaiting,
    Match,
    Negation,
    Over,
    Play,
    Reversal,
    Scoreboard,
    State,
    auction_of,
    board_of,
    match_of,
)
from games.rules.broken_ark.turns import legal_actions, to_act

_PHASES: dict[type, str] = {
    Awaiting: "deal",
    Auction: "auction",
    Play: "play",
    Negation: "negation",
    Reversal: "reversal",
    Scoreboard: "scoreboard",
    Over: "over",
}


def public_view(state: State) -> Json:
    """What everyone may see."""
    board, match = board_of(state), match_of(state)
    auction = auction_of(board) if board else None
    play = board if isinstance(board, Play) else None
    contract = auction.contract if auction else None
    history = _history(play) if play else _NO_TRICKS
    is_over = isinstance(state, _BOARD_OVER)
    return {
        "game": "broken-ark",
        "phase": _PHASES[type(state)],
        **_heading(match, auction),
        "turns": turns_json(to_act(state)),
        "seats": _seats(board, play),
        "hands": hands_json(auction.deal.hands) if auction and is_over else {},
        "marks": _public_marks(board, is_over) if board else NO_MARKS,
        "calls": calls_json(auction.deal.dealer, auction.calls) if auction else [],
        "contract": contract_json(contract) if contract else None,
        "trump": trump_json(contract) if play else None,
        "trick": _trick(play) if play is state and play else None,
        "last": history[-1] if history else None,
        "tricks": by_side(_tricks(play)) if play else {"NS": 0, "EW": 0},
        "totals": by_side(_totals(state, match)),
        "sheet": sheet_json(scoresheet(match), _explained(state)),
        "claim": None,
        **_fairness(auction, is_over),
        "outcome": _outcome(state),
        "facts": _facts(match, play, history),
    }


def private_view(state: State, viewer: Viewer) -> Json | None:
    """What `viewer` may see beside it; None for a plain spectator."""
    seen, seat = seats_seen(viewer), viewer.seat
    if not seen:
        return None
    hands = _hands_of(board_of(state), seen)
    offers = [] if seat is None else _offers(state, seat)
    if not offers:
        return _waiting_json(seat, hands)
    return {**_waiting_json(seat, hands), "actions": offers, "refused": _refused(state)}


@lru_cache(maxsize=1024)
def _waiting_json(seat: Seat | None, hands: tuple[tuple[Seat, int, int, int], ...]) -> Json:
    """The private half of a reader who may do nothing now: hands as (seat, cards held, of them up, of them down)."""
    return {
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "hands": {SEAT_LETTERS[each]: card_texts(held) for each, held, _, _ in hands},
        "marks": {SEAT_LETTERS[each]: _marks_json(up, down) for each, _, up, down in hands},
        "actions": [],
        "refused": {},
    }


def _hands_of(board: Auction | Play | None, seats: Sequence[Seat]) -> tuple[tuple[Seat, int, int, int], ...]:
    if board is None:
        return ()
    auction, played = (board.auction, board.played) if isinstance(board, Play) else (board, 0)
    hands, up, down = auction.deal.hands, auction.up & ~played, auction.down & ~played
    return tuple([(seat, hands[seat] & ~played, hands[seat] & up, hands[seat] & down) for seat in seats])


_BOARD_OVER = (Scoreboard, Over)
_NO_TRICKS: list[Json] = []


def _heading(match: Match, auction: Auction | None) -> Json:
    if auction is None:
        number = match.next_number
        return {"board": number, "dealer": None, "vulnerable": vulnerable_on(number)}
    return heading_json(auction.deal)


def _held(board: Auction | Play, seat: Seat) -> int:
    return held_by(board, seat) if isinstance(board, Play) else board.deal.hands[seat]


def _seats(board: Auction | Play | None, play: Play | None) -> Json:
    held = [_held(board, seat) for seat in SEATS] if board else (0, 0, 0, 0)
    if play is None:
        return seats_json(held, (0, 0, 0, 0), {})
    winners = play.winners
    return seats_json(held, [winners.count(seat) for seat in SEATS], {play.contract.declarer: "declarer"})


@lru_cache(maxsize=4096)
def _marks_json(up: int, down: int) -> list[Json]:
    """Face up, then face down, both in the order of the pack."""
    return [
        {"how": how, "card": CARD_TEXTS[card]}
        for how, cards in (("up", up), ("down", down))
        for card in cards_of(cards)
    ]


def _public_marks(board: Auction | Play, is_over: bool) -> Json:
    """The detained cards that the seats still hold. What is down is named once the board is over."""
    auction = auction_of(board)
    if not auction.up | auction.down:
        return NO_MARKS
    marks = _marks_json if is_over else _outside_json
    return by_seat([marks(up, down) for _, _, up, down in _hands_of(board, SEATS)])


@lru_cache(maxsize=4096)
def _outside_json(up: int, down: int) -> list[Json]:
    """Marks as everyone sees them while the board is played."""
    return [mark if mark["how"] == "up" else {"how": "down"} for mark in _marks_json(up, down)]


def _was(cards: tuple[Card, ...], up: int, down: int) -> dict[Card, str]:
    """How those of the played `cards` were detained that were."""
    if not up | down:
        return {}
    return {card: "up" if up >> card & 1 else "down" for card in cards if (up | down) >> card & 1}


def _trick(play: Play) -> Json:
    number, auction = len(play.leaders), play.auction
    cards = play.cards[4 * number - 4 :]
    was = _was(cards, auction.up, auction.down)
    return open_trick(number, play.leaders[-1], cards, play.contract.denomination, was)


def _history(play: Play) -> list[Json]:
    """The finished tricks."""
    leaders, auction = play.leaders, play.auction
    return _finished_tricks(leaders, play.cards[: 4 * len(leaders) - 4], auction.up, auction.down)


@lru_cache(maxsize=1024)
def _finished_tricks(leaders: tuple[Seat, ...], cards: tuple[Card, ...], up: int, down: int) -> list[Json]:
    tricks = [cards[place : place + 4] for place in range(0, len(cards), 4)]
    return [
        finished_trick(number, leaders[number - 1], trick, leaders[number], _was(trick, up, down))
        for number, trick in enumerate(tricks, start=1)
    ]


def _tricks(play: Play) -> Pair:
    winners = play.winners
    north_south = winners.count(NORTH) + winners.count(SOUTH)
    return north_south, len(winners) - north_south


def _totals(state: State, match: Match) -> Pair:
    """The running totals; while a reversal is chosen, the board is already in them."""
    return reversal_total(state) if isinstance(state, Reversal) else match.total


def _explained(state: State) -> list[Json]:
    """The explained lines from the board's last trick on; a passed-out board has none."""
    stage = state.before if isinstance(state, Over) else state
    if isinstance(stage, Negation):
        return explain(stage.play, None, None)
    if isinstance(stage, Reversal):
        return explain(stage.play, stage.negation, None)
    if isinstance(stage, Scoreboard) and isinstance(stage.board, Play):
        return explain(stage.board, stage.negation, stage.reversal)
    return NO_LINES


def _fairness(auction: Auction | None, is_over: bool) -> Json:
    if auction is None:
        return {"commitment": None}
    return commitment_json(auction.deal.nonce, auction.deal.hands, is_over)


def _outcome(state: State) -> Json:
    stands = outcome(state)
    return {"over": stands.over, "winner": stands.winner}


def _facts(match: Match, play: Play | None, history: list[Json]) -> Json:
    return _facts_json(history, match, chooser_of(play) if play and is_play_over(play) else None)


@remember_by_identity(1024)
def _facts_json(history: list[Json], match: Match, chooser: Seat | None) -> Json:
    return {
        "history": history,
        "detains": True,
        "limit": match.limit,
        "boards": match.boards,
        "chooser": None if chooser is None else SEAT_LETTERS[chooser],
    }


def _offers(state: State, seat: Seat) -> list[Json]:
    """What a seat may do; a choice shows what it would come to."""
    legal = legal_actions(state, seat)
    if legal and isinstance(state, Negation | Reversal):
        return [{**action_json(action), "preview": _preview(state, action.choice)} for action in legal]
    return [action_json(action) for action in legal]


def _preview(state: Negation | Reversal, choice: Choice) -> Json:
    """What the board's score and the running totals would become."""
    seat = holder_of(state)
    if isinstance(state, Negation):
        score = turned(score_board(state.play).total, seat, choice)
        total = added(match_of(state).total, score)
    else:
        score, total = negated_score(state), turned(reversal_total(state), seat, choice)
    return {"score": by_side(score), "total": by_side(total)}


def _refused(state: State) -> Json:
    """Why each held card may not be played, for the seat on turn to play."""
    if not isinstance(state, Play):
        return {}
    refused, reason = refused_cards(state)
    return dict.fromkeys(card_texts(refused), reason.as_json()) if reason else {}
