"""What `deploy/` promises, held by a site that was started from it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from games.tests.attack.knowledge import named_cards
from games.tests.attack.test_kill import check_log, check_result
from tests import services
from tests.deploy.playing import Played
from tests.deploy.site import DEPLOY, PLANTED, ROOT, Site, ask, commands, write_environment

RESTART = 1012
NGINX_ID = re.compile(r"[0-9a-f]{32}")


def test_a_match_goes_on_while_a_process_is_restarted_and_nothing_acknowledged_is_lost(
    site: Site, played: Played
) -> None:
    check_log(site, played.match_id, played.witness)
    check_result(site, played.match_id, played.public)
    assert site.manage("verify_log").stdout == ""


def test_sockets_of_a_process_that_ends_are_told_to_come_back_and_the_others_stay(played: Played) -> None:
    assert played.spectators_ended
    assert set(played.spectators_ended) == {RESTART}
    assert played.spectators_kept


def test_a_match_that_ended_over_a_restart_is_settled(site: Site, played: Played) -> None:
    question = "SELECT winner FROM games_matchresult WHERE match_id = %s"
    [(winner,)] = ask(site.said["DATABASE_URL"], question, played.match_id)
    assert winner == played.public["outcome"]["winner"]


def test_a_failure_is_logged_with_its_match_and_its_socket_and_without_a_card(
    site: Site, played: Played
) -> None:
    found = [line for line in site.logged() if line.get("match") == played.failed_match_id]
    assert {line["logger"] for line in found} == {"games.live.writer", "games.consumers.base"}
    for line in found:
        assert line["error"]["type"] == "django.db.utils.IntegrityError"
        assert PLANTED in line["error"]["words"]
    assert all(NGINX_ID.fullmatch(line["request"]) for line in found if line["logger"].endswith("base"))
    assert not named_cards(site.log_text())


def test_nothing_else_is_logged_while_all_is_well(site: Site, played: Played) -> None:
    """And nothing by all the other tests here, nor by the site's end (the fixture `site`)."""
    assert site.unexpected() == []


def test_whoever_meets_an_error_can_name_its_line_in_the_log(site: Site, visitor: httpx.Client) -> None:
    answer = visitor.post("/accounts/login/", data={"login": "someone@example.org"})
    assert answer.status_code == 403
    lines = [line for line in site.logged() if line.get("request") == answer.headers["x-request-id"]]
    assert [line["logger"] for line in lines] == ["django.security.csrf"]


def test_every_page_is_under_tls_and_says_so_for_the_time_to_come(site: Site, visitor: httpx.Client) -> None:
    plain = httpx.get(f"{site.plain_address}/lobby/?a=1")
    assert (plain.status_code, plain.headers["location"]) == (301, "https://127.0.0.1/lobby/?a=1")
    page = visitor.get("/accounts/login/")
    assert page.headers["strict-transport-security"] == "max-age=3600"
    assert page.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["server"] == "nginx"


def test_every_cookie_is_for_tls_alone(site: Site, visitor: httpx.Client) -> None:
    token = visitor.get("/").cookies["csrftoken"]
    form = {"csrfmiddlewaretoken": token, "language": "zh-hans"}
    answers = [
        visitor.post(path, data=form, headers={"Referer": site.address})
        for path in ("/accounts/preferences/", "/accounts/guest/")
    ]
    cookies = [cookie for answer in answers for cookie in answer.headers.get_list("set-cookie")]
    assert {cookie.split("=")[0] for cookie in cookies} >= {"sessionid", "csrftoken", "django_language"}
    assert all("secure" in cookie.lower() for cookie in cookies), cookies


def test_static_files_come_from_nginx_compressed_and_are_kept_for_good_under_their_hashed_names(
    visitor: httpx.Client,
) -> None:
    page = visitor.get("/").text
    paths = re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js))"', page)
    assert paths
    for path in paths:
        answer = visitor.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-type"] in ("text/css", "application/javascript")
        assert "x-request-id" not in answer.headers, "Django served it"
    assert any(visitor.get(path).headers.get("content-encoding") == "gzip" for path in paths)
    plain = re.sub(r"\.[0-9a-f]{12}\.", ".", paths[0])
    assert visitor.get(plain).headers["cache-control"] == "public, max-age=60"


def test_figures_are_for_the_machine_alone(site: Site, visitor: httpx.Client) -> None:
    assert visitor.get("/metrics").status_code == 404
    for port in site.ports:
        inside = f"http://127.0.0.1:{port}/metrics"
        assert "ark_sockets" in httpx.get(inside).text
        assert httpx.get(inside, headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 404


def test_a_process_asked_for_itself_is_alive_and_ready(site: Site, visitor: httpx.Client) -> None:
    for port in site.ports:
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok\n"
        assert httpx.get(f"http://127.0.0.1:{port}/readyz").text == "ok\n"
    assert visitor.get("/readyz").text == "ok\n"


async def test_pages_of_other_sites_open_no_socket(site: Site) -> None:
    address = site.address.replace("https", "wss") + "/ws/lobby/"
    async with connect(address, origin=site.address) as socket:
        assert json.loads(await socket.recv())["type"] == "lobby"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="https://elsewhere.example.org")
    assert refused.value.response.status_code == 403


def test_nobody_chooses_an_address_to_be_counted_under(site: Site, visitor: httpx.Client) -> None:
    """Guests of one address are limited to five a minute, whatever they say of where they come from."""
    statuses = []
    for number in range(6):
        visitor.cookies.clear()
        token = visitor.get("/").cookies["csrftoken"]
        claims = {"Referer": site.address, "X-Forwarded-For": f"192.0.2.{number}", "X-Real-IP": "192.0.2.9"}
        answer = visitor.post("/accounts/guest/", data={"csrfmiddlewaretoken": token}, headers=claims)
        statuses.append(answer.status_code)
    assert statuses[-1] == 429


def test_another_host_is_not_answered(site: Site, visitor: httpx.Client) -> None:
    assert visitor.get("/", headers={"Host": "elsewhere.example.org"}).status_code == 400


def test_the_days_work_is_done_beside_a_running_site(site: Site, played: Played, tmp_path: Path) -> None:
    [backup, *rest] = commands("ark-daily.service", "ExecStart", {"/srv/ark/site": str(ROOT)})
    site.run([backup[0], str(tmp_path)])
    [dump] = tmp_path.iterdir()
    assert dump.suffix == ".dump"
    assert dump.stat().st_mode & 0o077 == 0
    for command in rest:
        site.run(command)


def test_a_backup_restores_into_an_empty_database_and_over_nothing_else(
    site: Site, played: Played, tmp_path: Path
) -> None:
    dump = site.run([str(DEPLOY / "backup.sh"), str(tmp_path)]).stdout.strip()
    services.make_database(site.said["DATABASE_URL"], "restored")
    address = site.said["DATABASE_URL"].rpartition("/")[0] + "/restored"
    write_environment(tmp_path / "ark.env", site.said | {"DATABASE_URL": address})
    restore = [str(DEPLOY / "restore.sh"), dump]
    site.run(restore, ARK_ENV=str(tmp_path / "ark.env"))
    question = "SELECT match_id, seq, entry FROM games_logentry ORDER BY match_id, seq"
    assert ask(address, question) == ask(site.said["DATABASE_URL"], question)

    ask(address, "UPDATE games_matchresult SET total_ns = 12345 RETURNING match_id")
    again = site.run(restore, check=False, ARK_ENV=str(tmp_path / "ark.env"))
    assert again.returncode != 0
    assert "already exists" in again.stderr
    assert ask(address, "SELECT total_ns FROM games_matchresult") == [(12345,)]


def test_a_process_without_a_secret_does_not_start(site: Site) -> None:
    places = {"/srv/ark/site": str(ROOT), "%i": str(services.free_port())}
    [command] = commands("ark@.service", "ExecStart", places)
    tried = site.run(command, check=False, SECRET_KEY="")
    assert tried.returncode != 0
    assert "SECRET_KEY must be set" in tried.stderr


@pytest.mark.parametrize(
    ("name", "value"),
    [("ALLOWED_HOSTS", ""), ("ALLOWED_HOSTS", " , "), ("ALLOWED_HOSTS", "*"), ("DATABASE_URL", "")],
)
def test_settings_that_would_leave_the_site_open_are_refused(site: Site, name: str, value: str) -> None:
    tried = site.run([str(ROOT / ".venv/bin/python"), "manage.py", "check"], check=False, **{name: value})
    assert tried.returncode != 0
    assert name in tried.stderr


def test_djangos_own_review_of_the_settings_finds_nothing(site: Site) -> None:
    done = site.manage("check", "--deploy", "--fail-level", "WARNING")
    assert done.returncode == 0, done.stderr
