"""Pieces of a view, shared by the games (docs/PROTOCOL.md).

A view starts empty and gains what its reader may see; nothing here takes a card away from anything. Views are made
many times for each action, so pieces that come again are made once and shared: a view is to be read, not changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from games.engine.actions import DENOMINATION_TEXTS, Action
from games.engine.board import Deal
from games.engine.cards import CARD_TEXTS, Card, Hand, Hands, card_texts
from games.engine.contract import DOUBLED_TEXTS, Contract
from games.engine.deal import commitment
from games.engine.game import Game, Json, Viewer
from games.engine.memo import remember_by_identity
from games.engine.seats import SEAT_LETTERS, SEATS, Seat, Side
from games.engine.text import Arg, Text, gettext_noop, text
from games.engine.trick import winner

SUIT_NAMES = tuple(
    text(key)
    for key in (
        gettext_noop("clubs"),
        gettext_noop("diamonds"),
        gettext_noop("hearts"),
        gettext_noop("spades"),
    )
)
"""The suits' names as texts, by suit."""


def view(game: Game[Any], state: Any, viewer: Viewer) -> Json:
    """Both halves of what `viewer` may see: `{"public": …, "you": … or null}`."""
    return {"public": game.public_view(state), "you": game.private_view(state, viewer)}


def seat_arg(seat: Seat) -> Arg:
    """A seat as a text's argument."""
    return {"seat": SEAT_LETTERS[seat]}


def side_arg(side: Side) -> Arg:
    """A side as a text's argument."""
    return {"side": side}


def card_arg(card: Card) -> Arg:
    """A card as a text's argument."""
    return {"card": CARD_TEXTS[card]}


def call_arg(call: str) -> Arg:
    """A call or a contract as a text's argument."""
    return {"call": call}


def by_seat(values: Sequence[Any]) -> Json:
    """Four values from North clockwise as `{"N": …, "E": …, "S": …, "W": …}`."""
    north, east, south, west = values
    return {"N": north, "E": east, "S": south, "W": west}


def by_side(values: Sequence[Any]) -> Json:
    """Two values, North-South's first, as `{"NS": …, "EW": …}`."""
    north_south, east_west = values
    return {"NS": north_south, "EW": east_west}


@remember_by_identity(4096)
def sheet_json(boards: list[Json], current: list[Json]) -> Json:
    """The score sheet: a line a finished board, and the explained lines of the board on the table."""
    return {"boards": boards, "current": current}


NO_LINES: list[Json] = []
"""The explained lines of a board that is not scored yet."""

NO_MARKS: Json = by_seat(([], [], [], []))
"""The marks where no card is detained."""


def seats_json(held: Sequence[Hand | int], tricks: Sequence[int], roles: Mapping[Seat, str]) -> Json:
    """Of each seat how many cards it holds, the tricks it has won and its role, all from North clockwise."""
    return {
        SEAT_LETTERS[seat]: {"cards": held[seat].bit_count(), "tricks": tricks[seat], "role": roles.get(seat)}
        for seat in SEATS
    }


def heading_json(deal: Deal[Any]) -> Json:
    """Which board it is, who dealt it and who is vulnerable."""
    return {"board": deal.number, "dealer": SEAT_LETTERS[deal.dealer], "vulnerable": deal.vulnerable}


def turns_json(turns: Sequence[tuple[Seat, Seat]]) -> list[str]:
    """The seats that are to act."""
    return [SEAT_LETTERS[seat] for seat, _ in turns]


def seats_seen(viewer: Viewer) -> tuple[Seat, ...]:
    """The seats whose hands a viewer may see by holding the seat or by its holder's leave, from North clockwise."""
    if not viewer.sees:
        return () if viewer.seat is None else (viewer.seat,)
    return tuple(seat for seat in SEATS if seat == viewer.seat or seat in viewer.sees)


@lru_cache(maxsize=1024)
def waiting_json(
    seat: Seat | None, hands: tuple[tuple[Seat, Hand | int], ...], seen: tuple[Seat, ...]
) -> Json:
    """The private half of a reader who may do nothing now, in a game without marks: the `hands` shown to it as
    (seat, cards held), and the seats `seen` as by `seats_seen`."""
    return {
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "hands": {SEAT_LETTERS[each]: card_texts(held) for each, held in hands},
        "marks": {SEAT_LETTERS[each]: [] for each in seen},
        "actions": [],
        "refused": {},
    }


def hands_json(hands: Mapping[Seat, Hand | int] | Sequence[Hand | int]) -> Json:
    """Hands as lists of cards by seat; all four from a sequence, or those of a mapping."""
    if not isinstance(hands, Mapping):
        return by_seat([card_texts(hand) for hand in hands])
    return {SEAT_LETTERS[seat]: card_texts(hands[seat]) for seat in SEATS if seat in hands}


@lru_cache(maxsize=512)
def contract_json(contract: Contract | None) -> Json | None:
    """`{"text", "level", "denomination", "doubled", "declarer"}`, or None."""
    if contract is None:
        return None
    return {
        "text": contract.text,
        "level": contract.level,
        "denomination": DENOMINATION_TEXTS[contract.denomination],
        "doubled": DOUBLED_TEXTS[contract.doubled],
        "declarer": SEAT_LETTERS[contract.declarer],
    }


def trump_json(contract: Contract | None) -> str | None:
    """The trump suit's letter, or `NT`, of the contract that is played; None before there is one."""
    return None if contract is None else DENOMINATION_TEXTS[contract.denomination]


@lru_cache(maxsize=1024)
def calls_json(dealer: Seat, calls: tuple[Action, ...]) -> list[Json]:
    """The auction so far; a card detained face down is not named."""
    return [
        {"seat": SEAT_LETTERS[(dealer + turn) & 3], "call": "down" if action.kind == "down" else action.text}
        for turn, action in enumerate(calls)
    ]


def trick_json(number: int, leader: Seat, cards: Sequence[Card], was: Mapping[Card, str]) -> Json:
    """The cards of a trick in the order played; `was` says how a card was detained."""
    played = []
    for place, card in enumerate(cards):
        entry = {"seat": SEAT_LETTERS[(leader + place) & 3], "card": CARD_TEXTS[card]}
        if card in was:
            entry["was"] = was[card]
        played.append(entry)
    return {"number": number, "leader": SEAT_LETTERS[leader], "cards": played}


def open_trick(number: int, leader: Seat, cards: Sequence[Card], trump: int, was: Mapping[Card, str]) -> Json:
    """The trick under way, with who is `winning` it."""
    winning = SEAT_LETTERS[winner(leader, cards, trump)] if cards else None
    return {**trick_json(number, leader, cards, was), "winning": winning}


def finished_trick(
    number: int, leader: Seat, cards: Sequence[Card], won_by: Seat, was: Mapping[Card, str]
) -> Json:
    """A finished trick, with its `winner`."""
    return {**trick_json(number, leader, cards, was), "winner": SEAT_LETTERS[won_by]}


@lru_cache(maxsize=1024)
def finished_tricks(leaders: tuple[Seat, ...], cards: tuple[Card, ...]) -> list[Json]:
    """The finished tricks of a play in which a card is a card; `leaders`: of each trick begun, a winner the next's;
    `cards`: those of the finished tricks."""
    return [
        last_trick(number, leaders[number - 1], cards[4 * number - 4 : 4 * number], leaders[number])
        for number in range(1, len(leaders))
    ]


@lru_cache(maxsize=8192)
def last_trick(number: int, leader: Seat, cards: tuple[Card, ...], won_by: Seat) -> Json:
    """A finished trick of such a play."""
    return finished_trick(number, leader, cards, won_by, {})


def commitment_json(nonce: str, hands: Hands, is_over: bool) -> Json:
    """The commitment to a deal, and its nonce once the board is over; without a nonce there is no commitment."""
    if not nonce:
        return {"commitment": None}
    shown: Json = {"commitment": commitment(nonce, hands)}
    return {**shown, "nonce": nonce} if is_over else shown


def score_line(part: str, side: Side, seat: Seat | None, words: Text, points: int) -> Json:
    """An explained line of the score sheet; `seat` None where it belongs to the whole side."""
    return {
        "part": part,
        "side": side,
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "text": words.as_json(),
        "points": points,
    }


@cache
def action_json(action: Action) -> Json:
    """An action as offered to its seat: `{"action", "group", "label"}`, and `card` where it names one."""
    offered: Json = {"action": action.text, "group": action.kind, "label": action_label(action).as_json()}
    if action.card >= 0:
        offered["card"] = CARD_TEXTS[action.card]
    return offered


_CALL = gettext_noop("%(call)s")
_LABELS = {
    "pass": gettext_noop("Pass"),
    "double": gettext_noop("Double"),
    "redouble": gettext_noop("Redouble"),
    "bid": _CALL,
    "up": gettext_noop("Detain %(card)s face up"),
    "down": gettext_noop("Detain %(card)s face down"),
    "flip": gettext_noop("Flip %(card)s"),
    "play": gettext_noop("Play %(card)s"),
    "claim": gettext_noop("Claim %(number)s"),
    "accept": gettext_noop("Accept"),
    "reject": gettext_noop("Reject"),
    "look": gettext_noop("Look at the cards"),
    "blind": gettext_noop("Blind nil"),
    "nil": gettext_noop("Nil"),
    "tricks": gettext_noop("Bid %(number)s"),
    "ok": gettext_noop("OK"),
    "negate own": gettext_noop("Turn own side's score of this board"),
    "negate opponents": gettext_noop("Turn the opponents' score of this board"),
    "negate decline": gettext_noop("Turn no score"),
    "reverse own": gettext_noop("Turn own side's total"),
    "reverse opponents": gettext_noop("Turn the opponents' total"),
    "reverse decline": gettext_noop("Turn no total"),
}


def action_label(action: Action) -> Text:
    """What stands on an action's button."""
    key = _LABELS.get(action.text) or _LABELS[action.kind]
    if action.card >= 0:
        return text(key, card=card_arg(action.card))
    if action.kind == "bid":
        return text(key, call=call_arg(action.text))
    return text(key, number=action.number) if action.number >= 0 else text(key)
