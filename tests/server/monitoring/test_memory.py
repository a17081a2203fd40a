"""Garbage is collected without long pauses, and connections leave no garbage behind."""

import gc
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET
from struct import pack
from weakref import ref

import pytest
from websockets.sync.client import connect

from tests.server.guests import connected, get, open_room
from tests.server.monitoring.without_collection import LEFT
from tests.server.running import Running
from turncoat.server.monitoring import memory
from turncoat.server.monitoring.memory import GROWTH, Sweeper

VISITS = 20


class Circle:
    """An object that refers to itself, so that only a collection can free it."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def sweeper(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sweeper]:
    # Otherwise the tests would have to fill hundreds of megabytes.
    monkeypatch.setattr(memory, "SMALL", 0)
    sweeper = Sweeper()
    sweeper.start()
    try:
        yield sweeper
    finally:
        gc.unfreeze()
        gc.enable()


def test_what_has_come_since_the_last_sweep_is_freed(sweeper: Sweeper) -> None:
    circle = ref(Circle())
    assert circle() is not None

    sweeper.sweep()

    assert circle() is None


def test_what_has_survived_is_looked_at_again_only_when_there_is_twice_as_much(
    sweeper: Sweeper,
) -> None:
    kept = Circle()
    circle = ref(kept)
    sweeper.sweep()
    del kept

    sweeper.sweep()
    assert circle() is not None

    more: list[list[int]] = [[] for _ in range(GROWTH * sys.getallocatedblocks())]
    sweeper.sweep()
    assert circle() is None
    assert more


def test_a_little_memory_is_never_swept_again(
    sweeper: Sweeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "SMALL", GROWTH * sys.getallocatedblocks())
    sweeper.start()
    kept = Circle()
    circle = ref(kept)
    sweeper.sweep()
    del kept
    more: list[list[int]] = [[] for _ in range(GROWTH * sys.getallocatedblocks())]

    sweeper.sweep()

    assert circle() is not None
    assert more


def cut_off(server: Running) -> None:
    """Open a websocket and reset its connection."""
    port = int(server.address.rpartition(":")[2])
    with connect(f"ws://127.0.0.1:{port}/api/rooms/ZZZZZZ/play", close_timeout=0) as wire:
        wire.socket.setsockopt(SOL_SOCKET, SO_LINGER, pack("ii", 1, 0))
        wire.socket.close()


class Unswept(Running):
    program = "tests.server.monitoring.without_collection"


def test_connections_that_are_gone_leave_nothing_to_be_swept(tmp_path: Path) -> None:
    server = Unswept("--data", str(tmp_path))
    server.start()
    try:
        host = open_room(server)
        for _ in range(VISITS):
            with connected(server, host) as wire:
                wire.ask("rename", name="Ada", language="en")
            get(server, f"/api/rooms/{host.room}")
            cut_off(server)
    finally:
        log = server.stop()

    left = next(line for line in log.splitlines() if line.startswith(LEFT))
    assert json.loads(left.removeprefix(LEFT)) == {}
