"""Crowded moments at a table, made by the rules from chosen deals, to be drawn without anyone playing up to them."""

from __future__ import annotations

import time
from functools import cache
from itertools import count
from typing import Any

from games.engine.actions import BIDS
from games.engine.game import Game, Viewer
from games.engine.seats import SEAT_LETTERS
from games.rules.broken_ark import BROKEN_ARK
from games.rules.broken_ark.state import State
from games.tests.rules import ark
from games.tests.rules.random_matches import random_steps

Json = dict[str, Any]

WIDE_NAMES = {
    "N": "Wolfgang Mommsenmann",
    "E": "欧阳云鹤与司马相如江南听雨夜话芭蕉",
    "S": "WWWWWWWWWWWWWWWWWWWW",
    "W": "Maximilian-Alexander",
}
"""As wide as display names get: twenty characters, broad ones, in both scripts."""

BADGES = {
    "N": {"tier": "master", "stars": 5},
    "E": {"tier": "hearts", "stars": 3},
    "S": {"tier": "diamonds", "stars": 5},
    "W": None,
}
"""Tiers and stars; West has never played a rated match."""
A_BOT = {"name": None, "present": True, "ready": True, "bot": True, "badge": None, "watched": False}
"""A seat that nobody has."""

ALL_FOUR = ark.hands(
    N="SQ HA DJ CT S2 S3 S4 H2 H3 D2 D3 C2 C3",
    E="SA S5 S6 HK H4 H5 H6 DA D4 D5 CA C4 C5",
    S="SK S7 S8 S9 HQ H7 H8 DK D6 D7 CK C6 C7",
    W="SJ ST HJ HT H9 DQ DT D9 D8 CQ CJ C9 C8",
)
"""North holds every card that can be detained."""
SPREAD = ark.hands(
    N="SQ HA SA S2 S3 S4 H2 H3 D2 D3 C2 C3 C4",
    E="DJ S5 S6 S7 HK H4 H5 H6 DA D4 D5 CA C5",
    S="CT SK S8 S9 HQ H7 H8 DK D6 D7 CK C6 C7",
    W="SJ ST HJ HT H9 DQ DT D9 D8 CQ CJ C9 C8",
)
"""North holds two of them, East and South one each."""

PASSED_ROUND = ["P", "P", "P"]
THREE_DOWN = [call for card in ("SQ", "HA", "DJ") for call in (f"down {card}", *PASSED_ROUND)]
REDOUBLED = [call for bid in BIDS[:35:5] for call in (bid.text, "X", "XX", "P")]


def opened() -> State:
    """The deal before anyone has called."""
    return ark.deal(ark.start(), ALL_FOUR, vulnerable="All")


def one_down() -> State:
    """North has detained a card face down."""
    return ark.act(opened(), ["down SQ"])


def long_auction() -> State:
    """Forty calls: seven bids, each doubled and redoubled, and three cards of North, on turn, face down."""
    return ark.act(opened(), THREE_DOWN + REDOUBLED)


def four_detained() -> State:
    """The play of it: North, who must follow, has detained all four, and three cards lie on the table."""
    return ark.act(long_auction(), ["up CT", *ark.FOUR_PASSES, "S5", "S7", "ST"])


def each_detained() -> State:
    """Two cards are detained by North, one each by East and South; West leads."""
    calls = ["down SQ", "down DJ", "up CT", "P", "up HA", *PASSED_ROUND, "7NT", "X", "XX", *ark.FOUR_PASSES]
    return ark.act(ark.deal(ark.start(), SPREAD, vulnerable="All"), calls)


def third_trick() -> State:
    """Two tricks are played, and the third is led to."""
    state = each_detained()
    for _ in range(9):
        state = ark.act(state, [min(ark.legal(state))])
    return state


@cache
def negation() -> State:
    """Someone chooses whose score to turn."""
    return _first("negation")


@cache
def reversal() -> State:
    """Someone chooses whose total to turn."""
    return _first("reversal")


def _first(phase: str) -> State:
    steps = (step for seed in range(1000) for step in random_steps(BROKEN_ARK, seed, {}, boards=2))
    return next(step.after for step in steps if _phase(step.after) == phase)


@cache
def scored() -> State:
    """The board of `long_auction`, played to its score sheet."""
    played = ark.play_all(ark.act(long_auction(), ["up CT", *ark.FOUR_PASSES]))
    while _phase(played) != "scoreboard":
        played = ark.act(played, [min(ark.legal(played))])
    return played


@cache
def sixteen_boards() -> State:
    """A match of sixteen boards at its end."""
    *_, last = random_steps(BROKEN_ARK, 16, {"limit": None})
    return last.after


def _phase(state: State) -> str:
    return str(BROKEN_ARK.public_view(state)["phase"])


_versions = count(1)


def next_version() -> int:
    """Later than any before it, of a match as well as of a table."""
    return next(_versions)


def frames(state: Any, seat: str | None, game: Game[Any] = BROKEN_ARK) -> tuple[Json, Json]:
    """The `table` and `view` for whoever sits at `seat` (None: a spectator), with wide names and wide totals."""
    public = game.public_view(state)
    public["totals"] = {"NS": -9990, "EW": 9990}
    viewer = Viewer(None if seat is None else SEAT_LETTERS.index(seat))
    now, version = round(time.time() * 1000), next_version()
    view = {"type": "view", "match": 1, "version": version, "now": now, "deadline": now + 60_000}
    return table_frame(seat, version, game), view | {
        "public": public,
        "you": game.private_view(state, viewer),
    }


def table_frame(seat: str | None, rev: int, game: Game[Any] = BROKEN_ARK, **given: Any) -> Json:
    """The `table` of a match under way, with what is given in place of its own; East is away.

    As many watch as there were frames: it tells them apart.
    """
    key = game.info.key
    seats = {
        letter: {
            "name": name,
            "present": letter != "E",
            "ready": False,
            "bot": False,
            "badge": BADGES[letter],
            "watched": letter in "NW",
        }
        for letter, name in WIDE_NAMES.items()
    }
    names = {"en": "Casual room", "zh-hans": "休闲室"}
    return {
        "type": "table",
        "rev": rev,
        "table": 1,
        "room": {"key": f"{key}-casual", "game": key, "kind": "casual", "names": names},
        "game": key,
        "state": "playing",
        "match": 1,
        "options": {},
        "option_texts": [],
        "seats": seats,
        "owner": "N",
        "you": seat,
        "left": None,
        "host": seat == "N",
        "private": False,
        "quiet": False,
        "bots": False,
        "invite": None,
        "watchers": rev,
        "earlier": None,
        "end": None,
        "closed": None,
        **given,
    }
