"""Bridge states for tests: boards of either game dealt, called, played and claimed from their notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.engine.actions import parse_action
from games.engine.bridge.state import State
from games.engine.cards import Hands
from games.engine.errors import IllegalAction
from games.engine.events import Acted, Dealt
from games.engine.game import Game, Viewer
from games.engine.seats import NORTH, SEAT_LETTERS, Seat
from games.rules.imp_bridge import IMP_BRIDGE
from games.rules.rubber_bridge import RUBBER_BRIDGE
from games.tests.rules.ark import SUIT_EACH

Json = dict[str, Any]

BOTH = (RUBBER_BRIDGE, IMP_BRIDGE)


def start(game: Game[Any] = IMP_BRIDGE, **options: Any) -> State:
    """A match before its first deal."""
    state: State = game.start(options)
    return state


def deal(
    state: State, dealt: Hands = SUIT_EACH, dealer: Seat = NORTH, vulnerable: str = "None", number: int = 1
) -> State:
    """The next board dealt; unless said otherwise North has all spades, East clubs, South diamonds, West hearts."""
    return IMP_BRIDGE.apply(state, Dealt(number, dealer, vulnerable, dealt))


def act(state: State, actions: Iterable[str] | str) -> State:
    """The state after actions, parted by spaces, each by the seat that decides."""
    for text in actions.split() if isinstance(actions, str) else actions:
        state = IMP_BRIDGE.apply(state, Acted(decider(state), parse_action(text)))
    return state


def decider(state: State) -> Seat:
    """The seat that decides, or the first that has not closed the scoreboard."""
    return IMP_BRIDGE.to_act(state)[0][0]


def claim(state: State, tricks: int, answers: str = "accept accept") -> State:
    """The state after a claim and its answers."""
    return act(act(state, [f"claim {tricks}"]), answers)


def refusal(state: State, action: str, seat: Seat | None = None) -> str:
    """Why `seat`, or whoever decides, may not do that."""
    try:
        IMP_BRIDGE.apply(state, Acted(decider(state) if seat is None else seat, parse_action(action)))
    except IllegalAction as refused:
        return refused.reason.plain()
    raise AssertionError(f"{action} is legal")


def after_lead(state: State) -> State:
    """The state after the opening lead, the leader's lowest card of the first suit it holds."""
    leader = decider(state)
    return IMP_BRIDGE.apply(state, Acted(leader, IMP_BRIDGE.legal_actions(state, leader)[0]))


def played_board(
    game: Game[Any], state: State, contract: str, tricks: int = 0, hands: Hands = SUIT_EACH
) -> State:
    """The state after the next board and its scoreboard: `S 4HX`, bid at once by declarer, and `tricks` claimed."""
    board = game.next_board(state)
    assert board is not None
    assert board.dealer is not None
    state = deal(state, hands, board.dealer, board.vulnerable, board.number)
    state = act(state, calls_for(board.dealer, contract))
    if contract != "Pass":
        state = claim(after_lead(state), tricks)
    return state if game.outcome(state).over else act(state, "ok ok ok ok")


def played_boards(game: Game[Any], state: State, *boards: tuple[str, int]) -> State:
    """The state after boards, each a contract and the tricks its side took."""
    for contract, tricks in boards:
        state = played_board(game, state, contract, tricks)
    return state


def calls_for(dealer: Seat, contract: str) -> list[str]:
    """The shortest auction to a contract such as `S 4HX`, or to none, `Pass`."""
    if contract == "Pass":
        return ["P"] * 4
    declarer, text = contract.split()
    bid = text.rstrip("X")
    doubles = {0: [], 1: ["X"], 2: ["X", "XX"]}[len(text) - len(bid)]
    passes = (SEAT_LETTERS.index(declarer) - dealer) % 4
    return ["P"] * passes + [bid, *doubles] + ["P"] * 3


def public(game: Game[Any], state: State) -> Json:
    """What everyone sees."""
    return game.public_view(state)


def private(game: Game[Any], state: State, seat: str | None, sees: Iterable[Seat] = ()) -> Json:
    """What a seat, or a spectator who may see hands, sees beside it."""
    viewer = Viewer(None if seat is None else SEAT_LETTERS.index(seat), frozenset(sees))
    view = game.private_view(state, viewer)
    assert view is not None
    return view


def words(line: Json) -> tuple[str, int]:
    """What an explained line says in English, and its points."""
    key, args = line["text"]["key"], line["text"]["args"]
    plain = {name: next(iter(arg.values())) if isinstance(arg, dict) else arg for name, arg in args.items()}
    return key % plain, line["points"]
