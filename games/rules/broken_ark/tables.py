"""The scoring tables of the help pages, asked of the scoring itself, so that the pages cannot say something else.

Nothing here is a number of its own: every value is what the functions and tables that score a board answer.
Pairs are (not vulnerable, vulnerable); `free`, `down` and `up` are how a card is detained.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.cards import BIT, CARD_TEXTS, HEARTS, SUIT_MASK, Card, cards_of, hand_of, parse_card
from games.engine.contract_tables import bonuses, contract_of, denominations, doubling
from games.engine.duplicate import vulnerable_on
from games.engine.game import Json
from games.rules.broken_ark import auction, scoring, trick_score

_CYCLE = 16
_EXAMPLE = {
    "north": ("H7", "H6"),
    "east": ("HJ", "HT", "H9", "H8"),
    "south": ("DJ", "HK", "H5", "CT"),
    "west": ("SQ", "HA", "HQ"),
}
"""Who won what on the example's board; ♦J was detained face up."""


def tables() -> Json:
    """`denominations`, `doublings`, `bonuses`, `cards`, `hearts`, `factors`, `multiplier`, `harvest`, `sequence`,
    `net`, `vulnerable` and `example`."""
    return {
        "denominations": denominations(),
        "doublings": [_doubling(doubled) for doubled in range(3)],
        "bonuses": bonuses(),
        "cards": {CARD_TEXTS[card]: _by_detention(card, BIT[card]) for card in cards_of(auction.DETAINABLE)},
        "hearts": _hearts(),
        "factors": {"down": scoring.DOWN, "up": scoring.UP},
        "multiplier": _multiplier(),
        "harvest": _by_detention(auction.HEART_ACE, SUIT_MASK[HEARTS]),
        "sequence": [{"number": n, "points": points} for n, points in enumerate(scoring.SEQUENCE, start=1)],
        "net": sum(scoring.SEQUENCE),
        "vulnerable": [vulnerable_on(number) for number in range(1, _CYCLE + 1)],
        "example": _example(),
    }


def _doubling(doubled: int) -> Json:
    contract = contract_of(1, 0, doubled)
    under = [-trick_score.undertrick_points(contract, vulnerable) for vulnerable in (False, True)]
    return {**doubling(doubled), "under": under}


def _by_detention(detained: Card, taken: int) -> Json:
    """The card score of who takes just `taken`, with `detained` free, down and up."""
    bit = BIT[detained]
    return {
        "free": scoring.card_score(taken, 0, 0),
        "down": scoring.card_score(taken, 0, bit),
        "up": scoring.card_score(taken, bit, 0),
    }


def _hearts() -> list[Json]:
    """Hearts from the ace down; those of one value share a line, from `high` to `low`."""
    lines: list[Json] = []
    for card in reversed(cards_of(SUIT_MASK[HEARTS])):
        values = _by_detention(auction.HEART_ACE, BIT[card])
        if lines and all(lines[-1][how] == values[how] for how in values):
            lines[-1]["low"] = CARD_TEXTS[card]
        else:
            lines.append({"high": CARD_TEXTS[card], "low": CARD_TEXTS[card], **values})
    return lines


def _multiplier() -> Json:
    """What ♣10 multiplies by when another card scores beside it."""
    alone = BIT[auction.DIAMOND_JACK]
    both = _by_detention(auction.CLUB_TEN, alone | BIT[auction.CLUB_TEN])
    return {how: points // scoring.card_score(alone, 0, 0) for how, points in both.items()}


def _example() -> Json:
    """A board: 4♠ by South, not vulnerable, made with an overtrick; who won what stands in `_EXAMPLE`."""
    contract = contract_of(4, 3)
    tricks = contract.tricks_needed + 1
    parts = {
        part.kind: part.points for part in trick_score.trick_parts(contract, vulnerable=False, tricks=tricks)
    }
    up = BIT[auction.DIAMOND_JACK]
    scores = {seat: scoring.card_score(_hand(names), up, 0) for seat, names in _EXAMPLE.items()}
    south = scoring.card_parts(_hand(_EXAMPLE["south"]), up, 0)
    sequence = _example_sequence()
    trick = sum(parts.values())
    return {
        "tricks": tricks,
        **{name.replace("-", "_").replace(" ", "_"): points for name, points in parts.items()},
        "trick": trick,
        "cards": scores,
        "before_ten": sum(part.points for part in south if not part.multiplies),
        "sequence": sequence,
        "total": [
            trick + scores["north"] + scores["south"] + sequence[0],
            scores["east"] + scores["west"] + sequence[1],
        ],
    }


def _hand(names: Sequence[str]) -> int:
    return hand_of(map(parse_card, names))


def _example_sequence() -> Sequence[int]:
    """North–South have the last trick and trick 8, East–West the others."""
    own = scoring.SEQUENCE[12] + scoring.SEQUENCE[7]
    return own, sum(scoring.SEQUENCE) - own
