"""The order of leaderboards, their pages, and everyone's own place."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from accounts.models import User
from games.rules.registry import GAMES
from ranking.models import Period
from ranking.selectors import leaderboards
from ranking.selectors.badges import get_badges
from ranking.selectors.leaderboards import Leaderboard, Spot
from ranking.services.standings import HeldStandings
from ranking.shares import Share

GAME = next(iter(GAMES))


def let_have(shares: dict[int, Share], game: str = GAME, period: Period = Period.ALL) -> None:
    """Give users (primary keys) their shares."""
    held = HeldStandings(game, list(shares))
    for user_id, share in shares.items():
        held.put(user_id, period, share)
    held.save()


@pytest.fixture
def crowd(make_user: Callable[..., User], monkeypatch: pytest.MonkeyPatch) -> dict[int, Share]:
    """Thirty users with few shares among them, so that many stand level; pages hold seven rows."""
    monkeypatch.setattr(leaderboards, "PAGE", 7)
    dice = Random(5)  # which shares they are is of no matter
    shares = {}
    for number in range(30):
        matches = dice.choice([1, 1, 2, 3])
        shares[make_user(f"Crowd {number}").pk] = Share(dice.randint(0, 2 * matches), matches)
    let_have(shares)
    return shares


def in_order(shares: dict[int, Share]) -> list[int]:
    """By the rules page: the higher bound, then more matches, then the earlier account."""
    return sorted(shares, key=lambda user: (-round(shares[user].bound, 9), -shares[user].matches, user))


def read_pages(board: Leaderboard) -> list[list[leaderboards.Ranked]]:
    """Every page from the first on."""
    page = board.get_page()
    pages = [page.rows]
    while page.next:
        page = board.get_page(page.next)
        pages.append(page.rows)
    return pages


def test_pages_hold_everyone_once_in_the_order_of_the_rules(crowd: dict[int, Share]) -> None:
    pages = read_pages(Leaderboard(GAME, Period.ALL))
    rows = [row for page in pages for row in page]
    assert [len(page) for page in pages] == [7, 7, 7, 7, 2]
    assert [row.user_id for row in rows] == in_order(crowd)
    assert [row.place for row in rows] == list(range(1, 31))
    assert {row.user_id: row.share for row in rows} == crowd


def test_the_page_before_is_found_from_every_page(crowd: dict[int, Share]) -> None:
    board = Leaderboard(GAME, Period.ALL)
    pages = read_pages(board)
    page = board.get_page(pages[-2][-1].spot)
    for earlier in reversed(pages[:-1]):
        assert not page.is_first
        page = board.get_page(page.previous)
        assert page.rows == earlier
    assert (page.is_first, page.previous) == (True, None)


def test_everyones_own_row_has_the_place_that_the_list_gives(crowd: dict[int, Share]) -> None:
    board = Leaderboard(GAME, Period.ALL)
    for place, user_id in enumerate(in_order(crowd), 1):
        row = board.get_row_of(user_id)
        assert row is not None
        assert (row.place, row.share) == (place, crowd[user_id])
        assert board.get_page(row.before).rows[0] == row


def test_on_equal_bounds_more_matches_go_first_then_the_earlier_account(
    make_user: Callable[..., User],
) -> None:
    early, middle, late = (make_user(name).pk for name in ("Early", "Middle", "Late"))
    let_have({early: Share(0, 2), middle: Share(0, 3), late: Share(0, 2)})
    assert [row.user_id for row in Leaderboard(GAME, Period.ALL).list_top()] == [middle, early, late]


def test_the_top_has_five_and_only_who_has_played(
    crowd: dict[int, Share], make_user: Callable[..., User]
) -> None:
    let_have({make_user("New").pk: Share()})
    board = Leaderboard(GAME, Period.ALL)
    assert [row.user_id for row in board.list_top()] == in_order(crowd)[:5]
    assert sum(map(len, read_pages(board))) == len(crowd)


def test_games_and_periods_have_leaderboards_of_their_own(make_user: Callable[..., User]) -> None:
    one, two, three = (make_user(name).pk for name in ("One", "Two", "Three"))
    let_have({one: Share(2, 1)})
    let_have({two: Share(2, 1)}, period=Period.RECENT)
    let_have({three: Share(2, 1)}, game="another")
    for game, period, user_id in (
        (GAME, Period.ALL, one),
        (GAME, Period.RECENT, two),
        ("another", Period.ALL, three),
    ):
        assert [row.user_id for row in Leaderboard(game, period).list_top()] == [user_id]


def test_a_spot_where_nobody_stands_is_as_good_as_another(crowd: dict[int, Share]) -> None:
    board = Leaderboard(GAME, Period.ALL)
    beyond = board.get_page(Spot(0, 1))
    assert (beyond.rows, beyond.is_first, beyond.next) == ([], False, None)
    assert board.get_page(Spot(10**17, 1)).rows == board.get_page().rows


def test_nobody_and_whoever_has_not_played_has_no_row(make_user: Callable[..., User]) -> None:
    board = Leaderboard(GAME, Period.ALL)
    assert board.get_row_of(None) is None
    assert board.get_row_of(make_user("New").pk) is None


def test_badges_are_of_the_game_asked_for_in_one_query(
    make_user: Callable[..., User], django_assert_num_queries: Callable[[int], object]
) -> None:
    master, new, guest = make_user("Master"), make_user("New"), make_user("Passing", is_guest=True)
    let_have({master.pk: Share(20, 10)})
    let_have({master.pk: Share(0, 10)}, period=Period.RECENT)
    let_have({new.pk: Share(20, 10)}, game="another")
    with django_assert_num_queries(1):  # type: ignore[attr-defined]
        badges = get_badges(GAME, [master.pk, new.pk, guest.pk])
    assert badges == {
        master.pk: {"tier": "master", "stars": 1},
        new.pk: {"tier": "clubs", "stars": 1},
    }
