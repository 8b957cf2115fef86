"""A site moves to another database by the dump of docs/OPERATIONS.md: everyone stays who they are."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.serializers.json import DjangoJSONEncoder

from accounts.models import User
from games.models import LogEntry, Match, MatchSeat, Room, TableSeat
from games.services import tables
from games.tests.matches import start_match_of

OPERATIONS = Path(__file__).resolve().parents[2] / "docs" / "OPERATIONS.md"
MODELS = (User, Match, MatchSeat, TableSeat, LogEntry)


def options_of_the_dump() -> list[str]:
    """What `dumpdata` is given there, but for its file."""
    found = re.search(r"manage\.py dumpdata (.*?) --output", OPERATIONS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return shlex.split(found[1].replace("\\\n", " "))


def rows() -> str:
    """All there is of people and of what they play; times to the millisecond, as a dump has them."""
    kept = {model.__name__: list(model.objects.order_by("pk").values()) for model in MODELS}
    return json.dumps(kept, cls=DjangoJSONEncoder, indent=1)


@pytest.mark.django_db(transaction=True)
def test_guests_who_have_no_email_come_back_as_themselves_in_the_match_that_they_play(
    room: Room, tmp_path: Path
) -> None:
    User.objects.create_user(None, "Gone", is_guest=True).delete()
    guests = {seat: User.objects.create_user(None, f"Guest {seat}", is_guest=True) for seat in "NESW"}
    start_match_of(guests, tables.open_table(guests["N"], room, {"clock": None}))
    before, file = rows(), tmp_path / "ark.json"
    call_command("dumpdata", *options_of_the_dump(), output=str(file), verbosity=0)
    call_command("flush", interactive=False, verbosity=0)
    assert not User.objects.exists()
    call_command("loaddata", str(file), verbosity=0)
    assert rows() == before
