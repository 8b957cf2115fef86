"""A refusal: why a wish was not carried out. Nothing has changed when one is raised."""

from __future__ import annotations

from typing import Literal

from games.engine.text import Text

Code = Literal["stale", "illegal", "turn", "rate", "closed", "form"]


class Refusal(Exception):
    """`code` as on the wire (docs/PROTOCOL.md), `text` for the reader, `version` where the match stands, if known."""

    def __init__(self, code: Code, text: Text, version: int = 0) -> None:
        super().__init__(f"{code}: {text.plain()}")
        self.code: Code = code
        self.text = text
        self.version = version
