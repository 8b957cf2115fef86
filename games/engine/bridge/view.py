"""What a reader of a bridge match may see (docs/PROTOCOL.md).

A view is built from nothing, key by key. Dummy's hand lies open to all from the opening lead on, declarer's while a
claim is answered, all four when the board is over.
"""

from __future__ import annotations

from games.engine.actions import ACCEPT
from games.engine.bridge.dummy import held_by, is_dummy_down, refused_cards
from games.engine.bridge.outcome import outcome
from games.engine.bridge.state import (
    Auction,
    Awaiting,
    BridgeMatch,
    Claim,
    Claimed,
    Over,
    Play,
    Scoreboard,
    State,
    auction_of,
    board_of,
    declaring_tricks,
    match_of,
)
from games.engine.bridge.turns import legal_actions, to_act
from games.engine.cards import card_texts
from games.engine.game import Json, Viewer
from games.engine.memo import remember_by_identity
from games.engine.scores import Pair, added, of_side
from games.engine.seats import LHO, SEAT_LETTERS, SEATS, Seat
from games.engine.views import (
    NO_LINES,
    NO_MARKS,
    action_json,
    by_side,
    calls_json,
    commitment_json,
    contract_json,
    hands_json,
    heading_json,
    last_trick,
    open_trick,
    seats_json,
    seats_seen,
    sheet_json,
    trump_json,
    turns_json,
    waiting_json,
)

_PHASES: dict[type, str] = {
    Awaiting: "deal",
    Auction: "auction",
    Play: "play",
    Claimed: "claim",
    Scoreboard: "scoreboard",
    Over: "over",
}


def public_view(key: str, state: State) -> Json:
    """What everyone may see of a match of the game `key`."""
    board, match = board_of(state), match_of(state)
    play = board if isinstance(board, Play) else None
    auction = auction_of(board) if board else None
    is_over = isinstance(state, _BOARD_OVER)
    return {
        "game": key,
        "phase": _PHASES[type(state)],
        **_heading(match, auction),
        "turns": turns_json(to_act(state)),
        "seats": _seats(board, play),
        "hands": _open_hands(state, auction, play, is_over),
        "marks": NO_MARKS,
        "calls": calls_json(auction.deal.dealer, auction.calls) if auction else [],
        "contract": contract_json(auction.contract) if auction else None,
        "trump": trump_json(play.contract if play else None),
        "trick": _trick(play) if play and not is_over else None,
        "last": _last(play) if play else None,
        "tricks": by_side(_tricks(play)),
        "totals": by_side(match.total),
        "sheet": sheet_json(_boards(match), _explained(state)),
        "claim": _claim(state, play),
        **_fairness(auction, is_over),
        "outcome": _outcome(state),
        "facts": {"hand": _hand(state), **match.facts()},
    }


def private_view(state: State, viewer: Viewer, dummy_sees_declarer: bool) -> Json | None:
    """What `viewer` may see beside it; None for a plain spectator."""
    seen, seat = seats_seen(viewer), viewer.seat
    if not seen:
        return None
    board = board_of(state)
    offers = [] if seat is None else _offers(state, seat)
    if board is None:
        return {**waiting_json(seat, (), ()), "actions": offers}
    shown = {*seen, *(_declarer_seen_by(board, seat) if dummy_sees_declarer else ())}
    half = waiting_json(seat, tuple((each, _held(board, each)) for each in sorted(shown)), seen)
    return {**half, "actions": offers, "refused": _refused(state)} if offers else half


_BOARD_OVER = (Scoreboard, Over)


@remember_by_identity(1024)
def _boards(match: BridgeMatch) -> list[Json]:
    return list(match.sheet())


def _declarer_seen_by(board: Auction | Play | None, seat: Seat | None) -> tuple[Seat, ...]:
    """Declarer, when `seat` is dummy and its cards are down."""
    is_dummy = isinstance(board, Play) and seat == board.dummy and is_dummy_down(board)
    return (board.contract.declarer,) if is_dummy and isinstance(board, Play) else ()


def _heading(match: BridgeMatch, auction: Auction | None) -> Json:
    if auction is None:
        wanted = match.next_board(None)
        return {"board": wanted.number, "dealer": None, "vulnerable": wanted.vulnerable}
    return heading_json(auction.deal)


def _held(board: Auction | Play, seat: Seat) -> int:
    return held_by(board, seat) if isinstance(board, Play) else board.deal.hands[seat]


def _seats(board: Auction | Play | None, play: Play | None) -> Json:
    held = [_held(board, seat) for seat in SEATS] if board else (0, 0, 0, 0)
    if play is None:
        return seats_json(held, (0, 0, 0, 0), {})
    roles = {play.contract.declarer: "declarer", play.dummy: "dummy"}
    return seats_json(held, [play.winners.count(seat) for seat in SEATS], roles)


def _open_hands(state: State, auction: Auction | None, play: Play | None, is_over: bool) -> Json:
    """The hands laid open to all: dummy's and a claimer's as held, all four as dealt once the board is over."""
    if auction and is_over:
        return hands_json(auction.deal.hands)
    if play is None or not is_dummy_down(play):
        return {}
    seats = (play.dummy, play.contract.declarer) if isinstance(state, Claimed) else (play.dummy,)
    return hands_json({seat: held_by(play, seat) for seat in seats})


def _trick(play: Play) -> Json:
    number = len(play.leaders)
    cards = play.cards[4 * number - 4 :]
    return open_trick(number, play.leaders[-1], cards, play.contract.denomination, {})


def _last(play: Play) -> Json | None:
    number = len(play.leaders) - 1
    if not number:
        return None
    return last_trick(number, play.leaders[-2], play.cards[4 * number - 4 : 4 * number], play.leaders[-1])


def _tricks(play: Play | None) -> Pair:
    """The tricks of each side; once a claim is accepted, as agreed."""
    if play is None:
        return 0, 0
    if play.claim and play.claim.is_accepted:
        tricks, side = declaring_tricks(play), play.contract.declarer & 1
        return added(of_side(side, tricks), of_side(1 - side, 13 - tricks))
    east_west = sum(won_by & 1 for won_by in play.winners)
    return len(play.winners) - east_west, east_west


def _explained(state: State) -> list[Json]:
    """The explained lines of the board just scored; a passed-out board has none."""
    stage = state.before if isinstance(state, Over) else state
    if isinstance(stage, Scoreboard) and isinstance(stage.board, Play):
        return _lines(stage.board)
    return NO_LINES


@remember_by_identity(256)
def _lines(play: Play) -> list[Json]:
    return play.auction.deal.match.explain(play)


def _claim(state: State, play: Play | None) -> Json | None:
    """The claim that is being answered, that was rejected in this trick, or that ended the board."""
    claim = _latest_claim(state, play)
    if claim is None or play is None:
        return None
    return {
        "seat": SEAT_LETTERS[play.contract.declarer],
        "tricks": claim.tricks,
        "answers": _answers(play, claim),
        "open": isinstance(state, Claimed),
    }


def _latest_claim(state: State, play: Play | None) -> Claim | None:
    if isinstance(state, Claimed):
        return state.claim
    return play.claim if play else None


def _answers(play: Play, claim: Claim) -> Json:
    left = LHO[play.contract.declarer]
    defenders = (left, left ^ 2)
    return {SEAT_LETTERS[seat]: answer.text for seat, answer in zip(defenders, claim.answers, strict=False)}


def _fairness(auction: Auction | None, is_over: bool) -> Json:
    if auction is None:
        return {"commitment": None}
    return commitment_json(auction.deal.nonce, auction.deal.hands, is_over)


def _outcome(state: State) -> Json:
    stands = outcome(state)
    return {"over": stands.over, "winner": stands.winner}


def _hand(state: State) -> str | None:
    """The hand that the next card comes from."""
    return SEAT_LETTERS[state.hand] if isinstance(state, Play) else None


def _offers(state: State, seat: Seat) -> list[Json]:
    """What a seat may do; accepting a claim shows what the board would come to."""
    legal = legal_actions(state, seat)
    if not isinstance(state, Claimed):
        return [action_json(action) for action in legal]
    return [
        {**action_json(action), "preview": _if_accepted(state)} if action is ACCEPT else action_json(action)
        for action in legal
    ]


def _if_accepted(state: Claimed) -> Json:
    play = state.play
    agreed = Claim(state.claim.tricks, (ACCEPT, ACCEPT))
    board = Play(play.auction, play.leaders, play.cards, play.played, agreed)
    line = play.auction.deal.match.settle(board).sheet()[-1]
    return {"score": line["score"], "total": line["total"]}


def _refused(state: State) -> Json:
    """Why each card of the hands that the seat on turn plays may not be played."""
    if not isinstance(state, Play):
        return {}
    return {card: reason.as_json() for cards, reason in refused_cards(state) for card in card_texts(cards)}
