"""What a reader of Broken Ark may see (docs/PROTOCOL.md).

A view is built from nothing, key by key. What a face-down card is, is told to its holder alone, until it is played
or the board is over; the entry of its detention never says it.
"""

from __future__ import annotations

from functools import lru_cache

from games.engine.actions import Action, Choice
from games.engine.cards import CARD_TEXTS, Card, card_texts, cards_of
from games.engine.duplicate import vulnerable_on
from games.engine.game import Json, Viewer
from games.engine.scores import Pair, added
from games.engine.seats import SEAT_LETTERS, SEATS, Seat
from games.engine.views import (
    action_json,
    by_seat,
    by_side,
    calls_json,
    commitment_json,
    contract_json,
    finished_trick,
    hands_json,
    open_trick,
    trump_json,
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
    play = board if isinstance(board, Play) else None
    history = _history(play) if play else []
    return {
        "game": "broken-ark",
        "phase": _PHASES[type(state)],
        **_heading(match, board),
        "turns": [SEAT_LETTERS[seat] for seat, _ in to_act(state)],
        "seats": by_seat([_seat(board, seat) for seat in SEATS]),
        "hands": hands_json(auction_of(board).deal.hands) if board and _is_board_over(state) else {},
        "marks": by_seat([_public_marks(state, board, seat) for seat in SEATS]),
        "calls": calls_json(auction_of(board).deal.dealer, auction_of(board).calls) if board else [],
        "contract": contract_json(auction_of(board).contract) if board else None,
        "trump": trump_json(play.contract if play else None),
        "trick": _trick(play) if play and isinstance(state, Play) else None,
        "last": history[-1] if history else None,
        "tricks": by_side(_tricks(play)),
        "totals": by_side(_totals(state)),
        "sheet": {"boards": scoresheet(match), "current": _explained(state)},
        "claim": None,
        **_fairness(state, board),
        "outcome": _outcome(state),
        "facts": _facts(match, play, history),
    }


def private_view(state: State, viewer: Viewer) -> Json | None:
    """What `viewer` may see beside it; None for a plain spectator."""
    seen = [seat for seat in SEATS if seat == viewer.seat or seat in viewer.sees]
    if not seen and viewer.seat is None:
        return None
    board = board_of(state)
    seat = viewer.seat
    return {
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "hands": hands_json({each: _held(board, each) for each in seen}) if board else {},
        "marks": {SEAT_LETTERS[each]: _marks(board, each) for each in seen} if board else {},
        "actions": [] if seat is None else [_offer(state, action) for action in legal_actions(state, seat)],
        "refused": {} if seat is None else _refused(state, seat),
    }


def _heading(match: Match, board: Auction | Play | None) -> Json:
    if board is None:
        number = match.next_number
        return {"board": number, "dealer": None, "vulnerable": vulnerable_on(number)}
    deal = auction_of(board).deal
    return {"board": deal.number, "dealer": SEAT_LETTERS[deal.dealer], "vulnerable": deal.vulnerable}


def _is_board_over(state: State) -> bool:
    return isinstance(state, Scoreboard | Over)


def _held(board: Auction | Play | None, seat: Seat) -> int:
    if board is None:
        return 0
    return held_by(board, seat) if isinstance(board, Play) else board.deal.hands[seat]


def _seat(board: Auction | Play | None, seat: Seat) -> Json:
    play = board if isinstance(board, Play) else None
    return {
        "cards": _held(board, seat).bit_count(),
        "tricks": play.winners.count(seat) if play else 0,
        "role": "declarer" if play and play.contract.declarer == seat else None,
    }


def _marks(board: Auction | Play, seat: Seat) -> list[Json]:
    """The detained cards `seat` still holds: face up, then face down, both in the order of the pack."""
    auction = auction_of(board)
    if not auction.up | auction.down:
        return []
    held = _held(board, seat)
    up, down = cards_of(held & auction.up), cards_of(held & auction.down)
    return [{"how": "up", "card": CARD_TEXTS[card]} for card in up] + [
        {"how": "down", "card": CARD_TEXTS[card]} for card in down
    ]


def _public_marks(state: State, board: Auction | Play | None, seat: Seat) -> list[Json]:
    if board is None:
        return []
    marks = _marks(board, seat)
    if _is_board_over(state):
        return marks
    return [mark if mark["how"] == "up" else {"how": "down"} for mark in marks]


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
    leaders, cards, up, down = play.leaders, play.cards, play.auction.up, play.auction.down
    return [
        _finished(number, leaders[number - 1], cards[4 * number - 4 : 4 * number], leaders[number], up, down)
        for number in range(1, len(leaders))
    ]


@lru_cache(maxsize=8192)
def _finished(number: int, leader: Seat, cards: tuple[Card, ...], won_by: Seat, up: int, down: int) -> Json:
    return finished_trick(number, leader, cards, won_by, _was(cards, up, down))


def _tricks(play: Play | None) -> Pair:
    if play is None:
        return 0, 0
    east_west = sum(won_by & 1 for won_by in play.winners)
    return len(play.winners) - east_west, east_west


def _totals(state: State) -> Pair:
    """The running totals; while a reversal is chosen, the board is already in them."""
    return reversal_total(state) if isinstance(state, Reversal) else match_of(state).total


def _explained(state: State) -> list[Json]:
    """The explained lines from the board's last trick on; a passed-out board has none."""
    stage = state.before if isinstance(state, Over) else state
    if isinstance(stage, Negation):
        return explain(stage.play)
    if isinstance(stage, Reversal):
        return explain(stage.play, stage.negation)
    if isinstance(stage, Scoreboard) and isinstance(stage.board, Play):
        return explain(stage.board, stage.negation, stage.reversal)
    return []


def _fairness(state: State, board: Auction | Play | None) -> Json:
    if board is None:
        return {"commitment": None}
    deal = auction_of(board).deal
    return commitment_json(deal.nonce, deal.hands, _is_board_over(state))


def _outcome(state: State) -> Json:
    stands = outcome(state)
    return {"over": stands.over, "winner": stands.winner}


def _facts(match: Match, play: Play | None, history: list[Json]) -> Json:
    chooser = chooser_of(play) if play and is_play_over(play) else None
    return {
        "history": history,
        "detains": True,
        "limit": match.limit,
        "boards": match.boards,
        "chooser": None if chooser is None else SEAT_LETTERS[chooser],
    }


def _offer(state: State, action: Action) -> Json:
    if isinstance(state, Negation | Reversal):
        return {**action_json(action), "preview": _preview(state, action.choice)}
    return action_json(action)


def _preview(state: Negation | Reversal, choice: Choice) -> Json:
    """What the board's score and the running totals would become."""
    seat = holder_of(state)
    if isinstance(state, Negation):
        score = turned(score_board(state.play).total, seat, choice)
        total = added(match_of(state).total, score)
    else:
        score, total = negated_score(state), turned(reversal_total(state), seat, choice)
    return {"score": by_side(score), "total": by_side(total)}


def _refused(state: State, seat: Seat) -> Json:
    """Why each held card may not be played, for a seat on turn to play."""
    if not isinstance(state, Play) or state.turn != seat:
        return {}
    refused, reason = refused_cards(state)
    return dict.fromkeys(card_texts(refused), reason.as_json()) if reason else {}
