"""Data written by earlier releases still opens: rooms, terminal saves, exported games.

Games can be continued. If the rules have changed since, a room shows its story, and the deal of a
finished game can still be verified. `tools/fixtures.py` writes the data of a release.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from tests.server.databases import folder_database, new_database, postgresql
from tests.server.running import running
from turncoat.cli.table.saves import Saved, unpack
from turncoat.client import RemoteTable
from turncoat.core.errors import BadRecord
from turncoat.games import GAMES
from turncoat.server.protocol import commands
from turncoat.server.replays import game_file

RELEASES = sorted(Path(__file__).with_name("fixtures").iterdir())
CASES = [(release, kind) for release in RELEASES for kind in ("sqlite", "postgresql")]
# All in one worker, so that each database is opened only once.
pytestmark = pytest.mark.xdist_group("old data")
EVERY_RELEASE = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
# Releases whose games can't be continued, because the rules have changed since.
OUTDATED = {"among_cultists": ["0.5.0", "0.6.0"], "dark_providence": ["0.5.0", "0.6.0"]}


def is_outdated(release: Path, game: str) -> bool:
    return release.name in OUTDATED.get(game, [])


FILES = [(release, game) for release in RELEASES for game in GAMES]
CURRENT = pytest.mark.parametrize(
    ("release", "game"),
    [file for file in FILES if not is_outdated(*file)],
    ids=lambda part: getattr(part, "name", part),
)
OTHER_RULES = pytest.mark.parametrize(
    ("release", "game"),
    [file for file in FILES if is_outdated(*file)],
    ids=lambda part: getattr(part, "name", part),
)


class Reopened:
    """A server of this release over the database of an earlier one."""

    def __init__(self, address: str, release: Path, kind: str) -> None:
        self.address = address
        self.release = release
        self.rooms = json.loads((release / "rooms.json").read_text())[kind]

    def room(self, game: str, kind: str) -> dict[str, Any]:
        found: dict[str, Any] = self.rooms[game][kind]
        return found

    def table(self, game: str, kind: str, name: str = "Ada") -> RemoteTable:
        room = self.room(game, kind)
        return RemoteTable.enter(f"{self.address}/r/{room['code']}", room["tokens"][name])


@pytest.fixture(
    scope="module", params=CASES, ids=[f"{release.name}-{kind}" for release, kind in CASES]
)
def reopened(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Reopened]:
    release, kind = request.param
    if kind == "sqlite":
        folder = tmp_path_factory.mktemp("old")
        shutil.copy(release / "rooms.sqlite", folder / "turncoat.sqlite")
        with running("--database", folder_database(folder)) as server:
            yield Reopened(server.address, release, kind)
        return
    with postgresql() as cluster:
        database = new_database(cluster)
        with psycopg.connect(database) as connection:
            connection.execute((release / "rooms.sql").read_bytes())
        with running("--database", database) as server:
            yield Reopened(server.address, release, kind)


def language_of_texts(release: Path) -> str:
    """The language of Ada's texts, which was not kept before 0.8.0."""
    return "" if release.name in ("0.5.0", "0.6.0", "0.7.0") else "cs"


@EVERY_GAME
def test_a_lobby_is_still_open_and_fills(reopened: Reopened, game: str) -> None:
    with reopened.table(game, "lobby") as ada, reopened.table(game, "lobby", "Ben") as ben:
        [greeting] = ada.texts.values()
        assert greeting.text == "Hello from the lobby."
        assert greeting.language == language_of_texts(reopened.release)

        ben.sit()
        ben.ready()
        ada.ready()

        assert ada.room.phase == "playing"
        assert ada.stories[0]


@EVERY_GAME
def test_a_running_game_goes_on_or_shows_its_story(reopened: Reopened, game: str) -> None:
    with reopened.table(game, "running") as ada, reopened.table(game, "running", "Ben") as ben:
        assert len(ada.stories[0]) > 3
        assert "Remember me." in [text.text for text in ada.texts.values()]
        assert (ada.room.phase == "outdated") == is_outdated(reopened.release, game)
        if ada.room.phase == "outdated":
            return

        number = ada.tables[0].question
        while ada.tables[0].question <= number:
            for table, seat in ((ada, 0), (ben, 1)):
                answer_if_asked(table, seat)

        assert ada.room.phase in ("playing", "ended")


def answer_if_asked(table: RemoteTable, seat: int) -> None:
    shown = table.tables[seat]
    if shown.decision and shown.chosen is None:
        option, number = shown.decision.options[-1], shown.question
        table.do(commands.Answer, seat=seat, question=number, option=option)
    while table.listen(0.1) is not None:
        pass


@EVERY_GAME
def test_a_finished_game_shows_its_end_and_its_replay(reopened: Reopened, game: str) -> None:
    room = reopened.room(game, "finished")
    outdated = is_outdated(reopened.release, game)
    with reopened.table(game, "finished") as ada:
        assert ada.stories[0]
        assert ada.room.phase == ("outdated" if outdated else "ended")
        if ada.room.phase == "ended":
            assert ada.room.result is not None
            assert ada.room.result.game == room["replay"]
    replay = f"{reopened.address}/api/replays/{room['replay']}"

    shown = httpx.get(replay).json()
    assert shown["players"][0] == "Ada"
    assert shown["playable"] != outdated
    verdict = httpx.get(f"{replay}/verdict", timeout=60).json()
    assert verdict["committed"]
    assert verdict["dealt"]
    assert verdict["played"] != outdated
    assert bool(verdict["ended"]) != outdated


@EVERY_RELEASE
@EVERY_GAME
def test_an_exported_game_still_verifies(release: Path, game: str) -> None:
    verdict = game_file.verdict((release / f"{game}.game.json").read_bytes())

    assert verdict.committed
    assert verdict.dealt
    assert verdict.fair != is_outdated(release, game)


@OTHER_RULES
def test_an_exported_game_of_other_rules_is_not_taken_for_a_forged_one(
    release: Path, game: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        game_file.verify((release / f"{game}.game.json").read_bytes())

    assert refused.value.reason == "version"


@CURRENT
def test_a_terminal_save_still_opens(release: Path, game: str) -> None:
    saved = unpack((release / f"{game}.save").read_bytes())

    assert isinstance(saved, Saved)
    assert len(list(saved.steps())) > 20


@OTHER_RULES
def test_a_terminal_save_of_other_rules_says_so(release: Path, game: str) -> None:
    with pytest.raises(BadRecord) as refused:
        unpack((release / f"{game}.save").read_bytes())

    assert refused.value.reason == "version"
