"""`manage.py score`: what it prints, where, and its exit status."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

ROOT = Path(__file__).parents[3]
SAMPLE = ROOT / "games" / "tests" / "data" / "ark_sample.jsonl"
LINES = [json.loads(line) for line in SAMPLE.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """The sample's first two records as a file."""
    path = tmp_path / "records.jsonl"
    path.write_text("".join(json.dumps(line["record"]) + "\n" for line in LINES[:2]), encoding="utf-8")
    return path


def expected() -> list[dict[str, object]]:
    return [{"record": number, **line} for number in (1, 2) for line in LINES[number - 1]["expect"]]


def printed(out: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_it_prints_a_json_line_a_board_and_a_last_one_a_record(records: Path) -> None:
    out = io.StringIO()
    call_command("score", str(records), stdout=out)
    assert printed(out) == expected()


def test_a_dash_reads_standard_input(records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(records.read_bytes())))
    out = io.StringIO()
    call_command("score", "-", stdout=out)
    assert printed(out) == expected()


def test_the_records_before_a_wrong_one_are_printed_and_of_the_wrong_one_nothing(records: Path) -> None:
    wrong = json.loads(records.read_text(encoding="utf-8").splitlines()[1])
    wrong["boards"][4]["actions"][-1] = "7NTX"
    with records.open("a", encoding="utf-8") as file:
        file.write(json.dumps(wrong))
    out = io.StringIO()
    with pytest.raises(
        CommandError, match=r"record 3: board 5, action 59: '7NTX' is not an action"
    ) as raised:
        call_command("score", str(records), stdout=out)
    assert raised.value.returncode == 2
    assert printed(out) == expected()


def test_an_unreadable_file_is_said_so(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.jsonl"):
        with pytest.raises(CommandError, match=str(path)) as raised:
            call_command("score", str(path), stdout=io.StringIO())
        assert raised.value.returncode == 2


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "manage.py", "score", *arguments]
    return subprocess.run(
        command, input=given, capture_output=True, cwd=ROOT, check=False, env=dict(os.environ), timeout=60
    )


def test_as_a_command_it_ends_with_status_2_and_one_line_on_standard_error(records: Path) -> None:
    good = records.read_bytes().splitlines()[0]
    done = run("-", given=good + b"\n" + b'{"game":"broken-ark"}\n' + good)
    assert done.returncode == 2
    assert [json.loads(line)["record"] for line in done.stdout.splitlines()] == [1] * 13
    assert done.stderr.decode().splitlines() == ["CommandError: record 2: The word boards is missing."]


def test_as_a_command_it_ends_with_status_0_and_silence_when_all_is_well(records: Path) -> None:
    done = run(str(records))
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(done.stdout.splitlines()) == len(expected())
