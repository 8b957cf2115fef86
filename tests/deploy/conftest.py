"""One site for all tests here, and one match that is played on it while a process is restarted."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterator

import httpx
import pytest

from tests.deploy.playing import Played, make_people, play_through_a_restart
from tests.deploy.site import PATIENCE_S, Site, require_services, running_site


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site, running, trusted by whatever is started in these tests.

    Afterwards its processes' logs are looked through: none of the tests, and not its end, may have left a traceback.
    """
    require_services()
    with running_site(tmp_path_factory.mktemp("site")) as running, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(running.certificate))
        yield running
    assert running.unexpected() == []


@pytest.fixture(scope="package")
def played(site: Site) -> Played:
    """A match of four people that was played to its end, with a process restarted in the middle."""
    make_people(site)
    return asyncio.run(play_through_a_restart(site))


@pytest.fixture
def visitor(site: Site) -> Iterator[httpx.Client]:
    """A browser, from outside."""
    trust = ssl.create_default_context(cafile=site.certificate)
    with httpx.Client(base_url=site.address, verify=trust, timeout=PATIENCE_S) as browser:
        yield browser
