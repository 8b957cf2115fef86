"""How each game is played: pages written in each language, their tables drawn from the game's own scoring.

A page is `games/help/<game's key>/<language>.html`. It is a template: `tables` is what the game's rules answer under
that name, `options` the game's options by key. Its `h2` headings, each with an id, make the contents list.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.template import Context, Template
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from games.engine.game import Game
from games.rules.registry import GAMES
from games.views.suits import draw_suits
from games.views.words import say

FOLDER = Path(__file__).resolve().parents[1] / "help"
FALLBACK = "en"

_HEADING = re.compile(r'<h2 id="([\w-]+)">(.*?)</h2>')


@require_safe
def help_index(request: HttpRequest) -> HttpResponse:
    """The games that can be read about."""
    games = [{"key": key, "name": say(game.info.name)} for key, game in GAMES.items() if _has_page(key)]
    return render(request, "games/help_index.html", {"games": games})


@require_safe
def help_page(request: HttpRequest, key: str) -> HttpResponse:
    """How one game is played, in the language of the request."""
    if key not in GAMES or not _has_page(key):
        raise Http404
    game = GAMES[key]
    article = _article(game)
    context = {
        "name": say(game.info.name),
        "article": article,
        "headings": [(anchor, draw_suits(words)) for anchor, words in _HEADING.findall(article)],
    }
    return render(request, "games/help.html", {**context, "article": draw_suits(article)})


def _has_page(key: str) -> bool:
    return (FOLDER / key / f"{FALLBACK}.html").is_file()


def _article(game: Game[Any]) -> str:
    options = {option.key: option for option in game.info.options}
    template = _template(game.info.key, get_language() or FALLBACK)
    return template.render(Context({"tables": game.tables(), "options": options}))


@lru_cache
def _template(key: str, language: str) -> Template:
    """The page in `language`, or in English where it has not been written."""
    pages = (FOLDER / key / f"{name}.html" for name in (language, FALLBACK))
    page = next(path for path in pages if path.is_file())
    return Template(page.read_text(encoding="utf-8"), name=f"{key}/{page.name}")
