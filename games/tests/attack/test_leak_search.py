"""A search of all that leaves the server while a match is played: no text names a card that its reader may not know."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from unittest.mock import patch

import pytest
from asgiref.sync import sync_to_async
from django.conf import settings
from django.utils.module_loading import import_string

from accounts.models import User
from games.engine.deal import hand_text
from games.engine.events import Dealt
from games.engine.game import NextBoard
from games.rules.registry import GAMES
from games.services import dealing, play
from games.tests.attack.knowledge import named_cards
from games.tests.attack.readers import Boards, Readers, read_boards
from games.tests.matches import export
from games.tests.rules.random_matches import random_deal
from games.tests.rules.twins import with_special_cards
from games.tests.seating import seat_four
from games.tests.test_spectators import prefer

PAGES_EVERY, PAGES_FIRST = 60, 30
"""After how many actions all pages are read: in the first board's play, and where a board has been finished."""

pytestmark = pytest.mark.django_db(transaction=True)


def deal_specials(rng: random.Random, match_id: int, board: NextBoard) -> Dealt:
    """A deal of which two seats share the cards that can be detained."""
    dealt = random_deal(rng, board, rng.randbytes(32).hex())
    return with_special_cards(dealt, rng.randrange(4), rng.randrange(4))


async def provoke_failures(readers: Readers) -> None:
    """Let the door fail in the middle, so that something is logged about a match."""
    for seat, client in readers.seats.items():
        with patch.object(play, "_parse", side_effect=RuntimeError("planted")):
            answer = await client.act("P" if client.view["you"]["actions"] else "ok")
            assert answer["type"] == "error", seat


def check_lines(records: list[logging.LogRecord], match_id: int) -> None:
    """The lines that a site of many writes name the match that failed, and no card."""
    formatter = import_string(settings.LOGGING["formatters"]["json"]["()"])()
    lines = [formatter.format(record) for record in records]
    assert match_id in [json.loads(line).get("match") for line in lines]
    assert not [line for line in lines if named_cards(line)]


async def check_export(match_id: int, boards: Boards) -> None:
    """The export of a match has its finished boards and nothing of the one under way."""
    text, board = await sync_to_async(export)(match_id), boards[max(boards)]
    numbers = [each["number"] for each in json.loads(text)["boards"]]
    assert numbers == list(range(1, board.number + board.over))
    assert board.over or board.nonce not in text
    assert board.over or not any(hand_text(hand) in text for hand in board.hands)


@pytest.mark.parametrize("actions", [100, pytest.param(800, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
async def test_no_frame_page_log_line_or_export_names_a_card_its_reader_may_not_know(
    game: str,
    actions: int,
    server: str,
    four: dict[str, User],
    make_user: Callable[..., User],
    rng: random.Random,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    await sync_to_async(prefer)(four["W"], shown="on")
    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(partial(deal_specials, rng)))
        readers = Readers(server, game, four["W"].display_name)
        await readers.read_prose()
        await readers.let_in(await seat_four(server, four, stack, game), make_user, stack)
        first_match = readers.match_id
        for played in range(actions):
            if played % PAGES_EVERY == PAGES_FIRST:
                boards = await read_boards()
                await provoke_failures(readers)
                await readers.check_pages(boards[max(boards)])
                await check_export(readers.match_id, boards)
            await readers.pry(rng)
            await readers.play_on(rng)
        boards = await read_boards()
        assert readers.check_frames(boards) > 1000
        assert any("planted" in (record.exc_text or "") for record in caplog.records)
        assert not named_cards(caplog.text)
        check_lines(caplog.records, first_match)
        assert not any(board.nonce in caplog.text for board in boards.values())


def test_the_search_finds_a_card_however_it_is_written() -> None:
    for text in ('"SQ"', "♠Q", "♠️Q", "queen of spades", "Queen of Spades", "play SQ.", "down SQ"):
        assert named_cards(text) == {"SQ"}, text
    assert named_cards("10 of hearts, ♥10, HT") == {"HT"}
    assert named_cards("4SX, 1S, DJango, s9, ASAP") == set()
