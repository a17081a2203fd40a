"""Whole games that several tests share."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tests.cli.online.rooms import any_number, eva_alone
from tests.server.running import Running
from turncoat.cli.online import live_keyboard
from turncoat.server.protocol import frames

# Players and level of the bots. Dark Providence needs bots that know how to finish a game.
TABLES = {"shadow_hunters": (4, "uniform"), "among_cultists": (4, "uniform"),
          "dark_providence": (2, "sensible")}  # fmt: skip


class Played(NamedTuple):
    """A whole game at a terminal: what was printed up to its end, and what came after it."""

    before: str
    after: str
    room: frames.Room


@pytest.fixture(scope="package", autouse=True)
def fast_polling() -> Iterator[None]:
    """Keyboards poll for news more often than usual, so that tests wait less."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_keyboard, "POLL_SECONDS", 0.01)
        yield


@pytest.fixture(scope="session")
def whole_game(game_server: Running) -> Callable[[str], Played]:
    """Eva plays a game to its end and starts another one. Each game is played only once."""

    @cache
    def played(game: str) -> Played:
        players, level = TABLES[game]
        with eva_alone(game_server, game, players) as eva:
            eva.type(f"bots {level}")
            eva.until("h for help:", "h for help:")
            eva.keyboard.auto_answer = any_number(7)
            before = eva.until("Enter to play again")
            room = eva.table.room
            eva.keyboard.auto_answer = None
            eva.type("t well played", "")
            after = eva.until("Eva: well played", "Enter to start")
            eva.type("commitment")
            after += eva.until("with this deal commitment: ", "Enter to start")
            eva.type("")
            after += eva.until("Type h for the keys")
        return Played(before, after, room)

    return played
