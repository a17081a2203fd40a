"""A real browser, and a server for it."""

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
    """The browser of these tests. While it runs, nothing else in this process can run its own event
    loop."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for one module, so that rooms of other modules are not listed."""
    with running("--data", str(tmp_path_factory.mktemp("server"))) as game_server:
        yield game_server


@pytest.fixture
def new_guest(browser: Browser, server: Running) -> Iterator[NewGuest]:
    """Creates guests, each with their own browser context. The test fails if any of them meets an
    error or loads something from another site."""
    guests: list[Guest] = []

    def come(name: str, kind: type[Guest] = Guest, **how: Any) -> Guest:
        guests.append(kind(browser, server.address, name, **how))
        return guests[-1]

    yield come
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert complaints == []
