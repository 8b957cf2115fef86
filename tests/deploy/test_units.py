"""The units as a machine with systemd would read them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.site import DEPLOY, ROOT, require_services, values

UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in {".service", ".timer", ".target"})
SERVICES = [unit for unit in UNITS if unit.endswith(".service")]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    require_services()
    for unit in UNITS:
        (tmp_path / unit).write_text((DEPLOY / unit).read_text().replace("/srv/ark/site", str(ROOT)))
    names = [unit.replace("@", "@8001") for unit in UNITS]
    (tmp_path / "ark@8001.service").symlink_to("ark@.service")
    done = subprocess.run(
        ["systemd-analyze", "verify", *(str(tmp_path / name) for name in names)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in done.stderr.splitlines() if "ark" in line] == []


@pytest.mark.parametrize("unit", SERVICES)
def test_every_unit_runs_as_the_sites_own_user_in_its_folder_with_its_environment(unit: str) -> None:
    assert values(unit, "User") == values(unit, "Group") == ["ark"]
    assert values(unit, "WorkingDirectory") == ["/srv/ark/site"]
    assert values(unit, "EnvironmentFile") == ["/etc/ark/ark.env"]


@pytest.mark.parametrize("unit", SERVICES)
def test_every_program_of_the_site_that_a_unit_starts_is_there(unit: str) -> None:
    started = [value.split()[0] for key in ("ExecStart", "ExecStartPost") for value in values(unit, key)]
    own = [Path(program.replace("/srv/ark/site", str(ROOT))) for program in started if "/srv/ark" in program]
    assert own
    assert [path for path in own if not (path.is_file() and path.stat().st_mode & 0o111)] == []
