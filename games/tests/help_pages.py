"""The help pages as browsers get them, and what stands on a page."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from django.test import Client

LANGUAGES = ("en", "zh-hans")
ARK = "/help/broken-ark/"
SPADES = "/help/spades/"


def get(client: Client, path: str, language: str = "en") -> str:
    """The page at `path` as a browser that wants `language` gets it."""
    answer = client.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    return answer.content.decode()


class Outline(HTMLParser):
    """The levels of a page's headings, its ids and those of its sections, its words, and the anchors it links to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.levels: list[int] = []
        self.ids: list[str] = []
        self.sections: set[str] = set()
        self.anchors: list[str] = []
        self.words = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if re.fullmatch("h[1-6]", tag):
            self.levels.append(int(tag[1]))
        if found.get("id"):
            self.ids.append(str(found["id"]))
            self.sections |= {str(found["id"])} if tag == "h2" else set()
        if tag == "a" and str(found.get("href", "")).startswith("#"):
            self.anchors.append(str(found["href"])[1:])

    def handle_data(self, data: str) -> None:
        self.words += f"{data} "


def rows(page: str) -> list[str]:
    """The words of each row of the page's tables."""
    return [Outline(row).words for row in re.findall(r"<tr>.*?</tr>", page, re.DOTALL)]


def numbers_in(words: str) -> tuple[str, ...]:
    """The numbers among them, each with its sign."""
    return tuple(re.findall(r"[+−]?\d+", words))


def numbers(page: str) -> set[str]:
    """Each number with its sign, and each pair of them, that the page says."""
    words = Outline(page).words
    pairs = re.findall(r"[+−]?\d+ / [+−]?\d+", words)
    return {*pairs, *re.findall(r"[+−×]?\d+", words)}
