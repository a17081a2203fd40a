"""A real browser, and a server for it to go to."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running, running
from tests.web.guest import Guest

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip

NewGuest = Callable[..., Guest]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For these tests alone: as long as it is there, nothing else in this process may wait for an
    event loop of its own."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a page; rooms of other modules are not listed in it."""
    with running("--data", str(tmp_path_factory.mktemp("house"))) as game_server:
        yield game_server


@pytest.fixture
def new_guest(browser: Browser, server: Running) -> Iterator[NewGuest]:
    """People with a browser each; none of them may see an error, or anything from elsewhere."""
    guests: list[Guest] = []

    def come(name: str, kind: type[Guest] = Guest, **how: Any) -> Guest:
        guests.append(kind(browser, server.address, name, **how))
        return guests[-1]

    yield come
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert complaints == []
