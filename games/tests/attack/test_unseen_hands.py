"""Spades: nobody is sent a card of a hand before a look or a blind bid is in the log, its own player least of all."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from games.services import dealing
from games.tests.attack.knowledge import named_cards
from games.tests.attack.players import shows
from games.tests.clients import TableClient, connect_table
from games.tests.matches import deal_suits
from games.tests.seating import seat_four
from games.tests.test_spectators import prefer

pytestmark = pytest.mark.django_db(transaction=True)

SUITS = {"N": "C", "E": "D", "S": "H", "W": "S"}
"""The suit that each seat has been dealt, all of it."""
TURNS_UP = {"E": "look", "S": "blind", "W": "look", "N": "blind"}
"""How each seat, in the order of the bidding, comes to see its cards."""


def suit_of(seat: str) -> set[str]:
    """The thirteen cards of a seat."""
    return {SUITS[seat] + rank for rank in "23456789TJQKA"}


@dataclass
class Screens:
    """All that one person looks at: the first tab, others opened since, and the page itself."""

    tabs: list[TableClient]
    heard: list[str] = field(default_factory=list)

    async def open_tab(self, server: str, stack: AsyncExitStack) -> None:
        """One more tab, as far as the others."""
        first = self.tabs[0]
        tab = await connect_table(server, first.table["table"], first.browser)
        stack.push_async_callback(tab.close)
        await shows(tab, first.view["version"])
        self.tabs.append(tab)

    async def named(self, version: int) -> set[str]:
        """The cards that anything names which was sent so far, views of `version` and a page asked for now included."""
        table = f"/tables/{self.tabs[0].table['table']}/"
        for tab in self.tabs:
            await shows(tab, version)
            self.heard += [text for text in tab.texts if json.loads(text)["type"] != "error"]
            tab.texts.clear()
        browser = self.tabs[0].browser
        assert browser is not None
        for path in (table, f"{table}?seat=North", "/lobby/"):
            self.heard.append((await browser.get(path)).text)
        return named_cards("\n".join(self.heard))


async def check_refusals(client: TableClient) -> None:
    """Before a hand is turned up, a card that is in it and one that is not are refused in the same words."""
    seat = client.view["you"]["seat"]
    others = next(other for other in SUITS if other != seat)
    held, not_held = [await client.act(SUITS[letter] + "9") for letter in (seat, others)]
    assert (held["type"], held["code"], held["text"]) == ("error", "illegal", not_held["text"])
    assert not named_cards(json.dumps(held))
    for bid in ("nil", "bid 3"):
        assert (await client.act(bid))["type"] == "error"


async def test_no_frame_page_or_second_tab_shows_a_hand_before_its_player_has_looked_or_bid_blind(
    server: str, four: dict[str, User]
) -> None:
    await sync_to_async(prefer)(four["E"], shown="on")
    async with AsyncExitStack() as stack:
        stack.enter_context(dealing.deal_with(deal_suits))
        clients = await seat_four(server, four, stack, "spades")
        screens = {seat: Screens([client]) for seat, client in clients.items()}
        spectator = await connect_table(server, clients["N"].table["table"], None)
        stack.push_async_callback(spectator.close)
        await shows(spectator, 1)
        version = 1
        for seat, turns_up in TURNS_UP.items():
            client = clients[seat]
            await screens[seat].open_tab(server, stack)
            await shows(client, version)
            await check_refusals(client)
            assert await screens[seat].named(version) == set()
            version = (await client.act(turns_up))["version"]
            await screens[seat].open_tab(server, stack)
            assert await screens[seat].named(version) == suit_of(seat)
            assert all(set(tab.view["you"]["hands"][seat]) == suit_of(seat) for tab in screens[seat].tabs)
            if turns_up == "look":
                version = (await client.act("bid 3"))["version"]
        await shows(spectator, version)
        assert named_cards("\n".join(spectator.texts)) == suit_of("E")
        first_seen = next(text for text in spectator.texts if named_cards(text))
        assert json.loads(first_seen)["version"] == 2
