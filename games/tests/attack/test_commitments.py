"""Deals are committed to: the commitment is there before the first action, the nonce after the board, both for good."""

from __future__ import annotations

import json
import sys
from contextlib import AsyncExitStack
from hashlib import sha256
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.core.management import CommandError, call_command

from accounts.models import User
from games.models import LogEntry
from games.tests.attack.players import shows
from games.tests.matches import export
from games.tests.seating import seat_four

Json = dict[str, Any]

HANDS = {
    "N": "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2",
    "E": "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2",
    "S": "DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2",
    "W": "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2",
}
NONCE = "0f" * 32
DEAL = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
COMMITMENT = sha256(bytes.fromhex(NONCE) + DEAL.encode()).hexdigest()


def board(**changes: Any) -> Json:
    return {"dealer": "N", "deal": HANDS, "actions": [], "nonce": NONCE, "commitment": COMMITMENT} | changes


def record(*boards: Json) -> str:
    return json.dumps({"game": "broken-ark", "boards": list(boards)})


def verify(file: Path, *records: str) -> tuple[int, list[Json], str]:
    """Exit status, the lines printed and the error of `verify_deal` on the records."""
    file.write_text("\n".join(records))
    out, status, said = StringIO(), 0, ""
    try:
        call_command("verify_deal", str(file), stdout=out)
    except CommandError as error:
        status, said = error.returncode, str(error)
    return status, [json.loads(line) for line in out.getvalue().splitlines()], said


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "records.jsonl"


def without(key: str) -> Json:
    return {name: value for name, value in board().items() if name != key}


def test_each_board_is_said_to_be_right_wrong_or_not_given(file: Path) -> None:
    boards = [board(), board(commitment="0" * 64, number=5), without("nonce"), without("commitment")]
    status, lines, said = verify(file, record(*boards), "", record(board(nonce="0e" * 32)), record(board()))
    assert lines == [
        {"record": 1, "board": 1, "deal": "ok"},
        {"record": 1, "board": 5, "deal": "wrong"},
        {"record": 1, "board": 6, "deal": "not given"},
        {"record": 1, "board": 7, "deal": "not given"},
        {"record": 3, "board": 1, "deal": "wrong"},
        {"record": 4, "board": 1, "deal": "ok"},
    ]
    assert status == 1
    assert said.startswith("2 of the deals")


def test_right_commitments_end_with_status_nought(file: Path) -> None:
    assert verify(file, record(board(), without("nonce")))[0] == 0


def test_two_cards_that_have_changed_places_are_found(file: Path) -> None:
    changed = HANDS | {"N": HANDS["N"].replace("S2", "C2"), "W": HANDS["W"].replace("C2", "S2")}
    assert verify(file, record(board(deal=changed)))[1] == [{"record": 1, "board": 1, "deal": "wrong"}]


@pytest.mark.parametrize(
    "bad",
    [
        "not json",
        "[]",
        "{}",
        '{"game":"broken-ark","boards":7}',
        '{"game":"broken-ark","boards":[7]}',
        record(board(commitment=COMMITMENT.upper())),
        record(board(commitment=None)),
        record(board(commitment="00")),
        record(board(nonce="00")),
        record(board(deal=HANDS | {"N": HANDS["E"]})),
        record(board(unknown=1)),
        record({**without("nonce"), "commitment": 7}),
    ],
)
def test_what_is_no_record_ends_with_status_two_and_names_it_after_the_answers_before(
    file: Path, bad: str
) -> None:
    status, lines, said = verify(file, record(board()), bad)
    assert status == 2
    assert said.startswith("record 2: ")
    assert lines == [{"record": 1, "board": 1, "deal": "ok"}]


def test_a_file_that_is_not_there_ends_with_status_two(tmp_path: Path) -> None:
    with pytest.raises(CommandError) as caught:
        call_command("verify_deal", str(tmp_path / "nowhere"))
    assert caught.value.returncode == 2


def test_records_are_read_from_standard_input_too(monkeypatch: pytest.MonkeyPatch) -> None:
    out = StringIO()
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(record(board()).encode())))
    call_command("verify_deal", "-", stdout=out)
    assert json.loads(out.getvalue())["deal"] == "ok"


def deal_text(hands: dict[str, list[str]]) -> str:
    """The text that is committed to, from the hands on the page."""
    suits = [[[card[1] for card in hands[seat] if card[0] == suit] for suit in "SHDC"] for seat in "NESW"]
    return "N:" + " ".join(".".join("".join(ranks) for ranks in hand) for hand in suits)


@sync_to_async
def logged_nonces() -> list[str]:
    events = [event for row in LogEntry.objects.order_by("seq") for event in json.loads(row.entry)["events"]]
    return [event["nonce"] for event in events if event["event"] == "dealt"]


@pytest.mark.django_db(transaction=True)
async def test_the_commitment_is_shown_before_the_first_action_and_the_nonce_only_after_the_board(
    server: str, four: dict[str, User], file: Path
) -> None:
    async with AsyncExitStack() as stack:
        clients = await seat_four(server, four, stack)
        shown = []
        for number in (1, 2):
            for _ in range(4):
                public = clients["S"].view["public"]
                assert (public["board"], public["phase"]) == (number, "auction")
                assert "nonce" not in public
                shown.append(public["commitment"])
                answer = await clients[public["turns"][0]].act("P")
                for client in clients.values():
                    await shows(client, answer["version"])
            public = clients["S"].view["public"]
            assert public["phase"] == "scoreboard"
            assert public["nonce"] == (await logged_nonces())[-1]
            opened = sha256(bytes.fromhex(public["nonce"]) + deal_text(public["hands"]).encode()).hexdigest()
            assert {*shown, public["commitment"]} == {opened}
            shown.clear()
            for client in clients.values():
                await client.act("ok")
            await clients["S"].until(lambda c: c.view["public"]["phase"] == "auction")
        assert len(set(await logged_nonces())) == 3
        exported = await sync_to_async(export)(clients["S"].view["match"])
    status, lines, _said = verify(file, exported)
    assert (status, [line["deal"] for line in lines]) == (0, ["ok", "ok"])
