"""Finished games as a server exports them, and a way to forge them."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tests.server.room.room_harness import ADA, RoomHarness
from turncoat.core import record
from turncoat.games import game_named
from turncoat.server.protocol.settings import Clocks
from turncoat.server.replays import game_file
from turncoat.server.room import outbox

TABLES = {"shadow_hunters": 4, "among_cultists": 4, "dark_providence": 2}
QUICK = Clocks(pace="untimed", window=0, interval_ms=0)
Forge = Callable[[dict[str, Any]], None]


@cache
def exported(game: str) -> bytes:
    """Ada's finished game against bots, as a game file."""
    options = dict(game_named(game).grammar.untimed)
    harness = RoomHarness(game, TABLES[game], clocks=QUICK, options=options).dealt_from("5e" * 32)
    bots = "sensible" if game == "dark_providence" else "uniform"
    harness.start(ADA, bots=bots).play([ADA], seed=1)
    return game_file.write(game_file.of_room(harness.room, outbox.game_id(harness.room)))


def forged(data: bytes, forge: Forge) -> bytes:
    """The game file changed by `forge`, with all checksums corrected."""
    file = msgspec.json.decode(data)
    forge(file)
    match = file["match"]
    match["checksum"] = ""
    match = msgspec.convert(match, record.Record)
    file["match"]["checksum"] = record._checksum(match)
    file["checksum"] = ""
    made = msgspec.convert(file, game_file.GameFile)
    return game_file.write(msgspec.structs.replace(made, checksum=game_file._checksum(made)))
