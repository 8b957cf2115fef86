"""The words of a score sheet for what a contract scores."""

from __future__ import annotations

from games.engine.actions import BIDS
from games.engine.contract import Contract
from games.engine.contract_score import ScorePart
from games.engine.text import Text, gettext_noop, text
from games.engine.views import call_arg

_BID = (
    gettext_noop("Tricks bid: %(call)s"),
    gettext_noop("Tricks bid, doubled: %(call)s"),
    gettext_noop("Tricks bid, redoubled: %(call)s"),
)
_MADE = (gettext_noop("Made doubled"), gettext_noop("Made redoubled"))
_BONUSES = {
    "game": (gettext_noop("Game"), gettext_noop("Game, vulnerable")),
    "part-score": (gettext_noop("Part-score"),) * 2,
    "small slam": (gettext_noop("Small slam"), gettext_noop("Small slam, vulnerable")),
    "grand slam": (gettext_noop("Grand slam"), gettext_noop("Grand slam, vulnerable")),
}
_COUNTED = {
    "overtricks": gettext_noop("Overtricks: %(count)s × %(points)s"),
    "undertricks": gettext_noop("Undertricks: %(count)s × %(points)s"),
}
_UNDERTRICK = (
    (gettext_noop("Undertrick %(number)s"), gettext_noop("Undertrick %(number)s, vulnerable")),
    (
        gettext_noop("Undertrick %(number)s, doubled"),
        gettext_noop("Undertrick %(number)s, doubled, vulnerable"),
    ),
    (
        gettext_noop("Undertrick %(number)s, redoubled"),
        gettext_noop("Undertrick %(number)s, redoubled, vulnerable"),
    ),
)


def part_text(part: ScorePart, contract: Contract, vulnerable: bool) -> Text:
    """What the score sheet says of one part of a contract's score."""
    if part.kind == "bid":
        return text(_BID[contract.doubled], call=call_arg(BIDS[contract.bid].text))
    if part.kind == "undertrick":
        return text(_UNDERTRICK[contract.doubled][vulnerable], number=part.number)
    if part.kind == "insult":
        return text(_MADE[contract.doubled - 1])
    if part.kind in _COUNTED:
        return text(_COUNTED[part.kind], count=part.number, points=part.points // part.number)
    return text(_BONUSES[part.kind][vulnerable])
