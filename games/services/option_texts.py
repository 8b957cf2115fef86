"""What was agreed on at a table, in words: the game's options as it labels their choices, and the turn clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.engine.game import Option
from games.engine.text import Text, gettext_noop, text
from games.rules.registry import GAMES


def option_texts(game_key: str, options: Mapping[str, Any]) -> list[Text]:
    """Each of a table's options in a few words, the game's in its order, the turn clock last."""
    game = GAMES.get(game_key)
    own = game.info.options if game else ()
    texts = [_chosen(option, options[option.key]) for option in own if option.key in options]
    return texts + ([clock_text(options["clock"])] if "clock" in options else [])


def clock_text(seconds: int | None) -> Text:
    """How long a turn may take; None: as long as one wants."""
    if seconds is None:
        return text(gettext_noop("no clock"))
    return text(gettext_noop("%(seconds)s seconds a turn"), seconds=seconds)


def _chosen(option: Option, value: Any) -> Text:
    """The label of a choice; a value that no form offers stands beside its option's name."""
    offered = dict(option.choices)
    if value in offered:
        return offered[value]
    return text(gettext_noop("%(option)s: %(value)s"), option=option.label, value=value)
