"""A language is a folder and no code: one made by a test is played in the page and the terminal."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.locales.fifth import CODE, made_in, strange
from tests.server.running import Running
from tests.web.guest import Guest
from tests.web.tables import PLAYERS
from tests.web.walk import plain_pages, table_pages
from turncoat.locales.catalogue import Catalogue


class Newcomer(Guest):
    """A guest whose language only the copy of the project has."""

    own: Catalogue

    @property
    def catalogue(self) -> Catalogue:
        return self.own


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the language, and its page."""
    folder = made_in(tmp_path_factory.mktemp("project"))
    vite = folder / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(
        ["node", str(vite), "build"], cwd=folder / "web", check=True, capture_output=True
    )
    return folder


@pytest.fixture(scope="module")
def newcomer(project: Path, browser: Browser) -> Iterator[Newcomer]:
    source = str(project / "src")
    server = Running("--data", str(project / "data"))
    server.prefix = ("env", f"PYTHONPATH={source}")
    server.start()
    guest = Newcomer(browser, server.address, "Ada", language=CODE)
    pages = sorted((project / "src" / "turncoat" / "locales" / CODE).glob("*.ftl"))
    guest.own = Catalogue(CODE, [page.read_text("utf-8") for page in pages])
    yield guest
    guest.context.close()
    server.kill()
    assert guest.complaints == []


def test_the_browsers_languages_choose_it(newcomer: Newcomer) -> None:
    newcomer.open()

    expect(newcomer.page.locator("html")).to_have_attribute("lang", CODE)
    expect(newcomer.page.get_by_text(strange("Hidden-role board games"))).to_be_visible()


def test_every_page_is_in_it(newcomer: Newcomer) -> None:
    for screen in plain_pages(newcomer):
        text = newcomer.page.inner_text("main")
        assert strange("the") in text or strange("board") in text, screen


@pytest.mark.parametrize("game", PLAYERS)
def test_a_game_is_played_in_it_to_its_end(game: str, newcomer: Newcomer) -> None:
    newcomer.prefer(tips=True)

    seen = [screen.name for screen in table_pages(newcomer, game)]

    assert seen[-1] == f"{game}: end"


@pytest.mark.parametrize("game", PLAYERS)
def test_the_terminal_plays_in_it(game: str, project: Path, tmp_path: Path) -> None:
    typed = "\n".join(["", "1"] * 3000 + ["q"])

    played = subprocess.run(
        [sys.executable, "-m", "turncoat", "--language", CODE, "play", game, "--seed", "1"],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(project / "src"), "XDG_DATA_HOME": str(tmp_path)},
        check=False,
    )

    assert played.returncode == 0, played.stderr[-2000:]
    assert strange("You") in played.stdout
