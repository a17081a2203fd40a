"""Shutdown: nothing that was accepted is lost, and everybody is told."""

import os
import signal
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic, sleep

import pytest
from sqlalchemy import insert

from tests.server.databases import folder_database
from tests.server.guests import (
    Wire,
    begin,
    connected,
    get,
    join,
    open_room,
    post,
    problem,
    room_in,
)
from tests.server.hostile.forgery import talkative
from tests.server.process.processes import workers
from tests.server.running import Running, running
from turncoat.client import CommandRefused, ConnectionLost, RemoteTable
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import CLOSING
from turncoat.server.room import changes
from turncoat.server.room.room import JournalEntry
from turncoat.server.store.store import Store, _row
from turncoat.server.store.tables import JOURNAL

RESTART = 1012
ENDS_IN = 20
GAME = "shadow_hunters"


class Busy(Thread):
    """A member who changes their name again and again until the server is gone."""

    def __init__(self, table: RemoteTable, name: str) -> None:
        super().__init__()
        self.table = table
        self.name = name
        self.sent: list[str] = []
        self.confirmed: list[str] = []
        self.refused = ""

    def run(self) -> None:
        """Rename without end, with short pauses."""
        try:
            while True:
                self.sent.append(f"{self.name}{len(self.sent)}")
                self.table.do(commands.Rename, name=self.sent[-1], language="en")
                self.confirmed.append(self.sent[-1])
                sleep(0.03)
        except CommandRefused as refusal:
            self.refused = refusal.reason
        except ConnectionLost:
            pass


@pytest.mark.parametrize("wish", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_tells_everybody_and_ends_the_server_in_good_order(
    tmp_path: Path, wish: signal.Signals
) -> None:
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server)
        with connected(server, entry) as wire, connected(server, entry) as other:
            before = room_in(wire.ask("sit", seat=2))

            server.process.send_signal(wish)
            heard = wire.remaining_frames(ENDS_IN)
            heard_elsewhere = other.remaining_frames(ENDS_IN)
            codes = (wire.closed, other.closed)
            log = server.ended(ENDS_IN)

        assert heard == [frames.Closing()]
        assert heard_elsewhere[-1] == frames.Closing()
        assert codes == (RESTART, RESTART)
        assert server.process.returncode == 0
        assert all('"level": "info"' in line for line in log.splitlines())

        server.start()
        with Wire(server) as wire:
            after = room_in(wire.hello(entry.room, entry.token))
        assert after.chairs == before.chairs


def test_what_was_confirmed_before_the_end_is_there_afterwards_and_nothing_more(
    tmp_path: Path,
) -> None:
    with running("--data", str(tmp_path)) as server:
        host = open_room(server)
        names = ["Ada", "Ben", "Cyd"]
        entries = [host, *(join(server, host.room, name) for name in names[1:])]
        tables = [RemoteTable.enter(f"{server.address}/r/{e.room}", e.token) for e in entries]
        busy = [Busy(table, name) for table, name in zip(tables, names, strict=True)]
        for table in tables:
            table.connect()
        for one in busy:
            one.start()
        sleep(1.0)

        server.stop()
        for one in busy:
            one.join(ENDS_IN)

    assert server.process.returncode == 0
    store = Store(folder_database(tmp_path))
    journal = [change for _, _, change, _, _ in store.journal(host.room)]
    store.close()
    for entry, one in zip(entries, busy, strict=True):
        taken = [
            f.name for f in journal if isinstance(f, changes.Renamed) and f.member == entry.member
        ]
        assert one.refused in ("", CLOSING)
        assert len(one.confirmed) > 3
        assert taken[: len(one.confirmed)] == one.confirmed
        assert len(taken) <= len(one.sent)
        assert taken == one.sent[: len(taken)]


def test_a_server_leaves_when_somebody_else_writes_into_its_database(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server)
        with connected(server, entry) as wire:
            store = Store(folder_database(tmp_path))
            number = store.journal(entry.room)[-1][0] + 1
            stranger = changes.Renamed(entry.member, "Eva", "en")
            row = _row(entry.room, JournalEntry(number, 0, stranger, 0, []))
            with store.engine.begin() as connection:
                connection.execute(insert(JOURNAL), row)

            wire.send('{"do":"sit","id":77,"seat":2}')
            heard = wire.remaining_frames(ENDS_IN)
            server.ended(ENDS_IN)

        journal = [change for _, _, change, _, _ in store.journal(entry.room)]
        store.close()
    assert heard == [frames.Closing()]
    assert journal[-1] == stranger
    assert len(journal) == number


def test_a_server_that_was_killed_leaves_no_thinkers_behind(tmp_path: Path) -> None:
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server)
        with connected(server, entry) as wire:
            wire.ask("sit", seat=0)

        # Workers hold the server's output pipe open, so this returns only when all have ended.
        server.process.kill()
        server.ended(ENDS_IN)

        server.start()
        assert get(server, f"/api/rooms/{entry.room}").status_code == 200


def test_a_server_does_not_wait_for_a_study(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--bot-workers", "1") as server:
        before = first_worker(server)
        assert post(server, "/api/replays", talkative(GAME, 0, "first")).status_code == 201
        [studying] = workers(server.process.pid) - before
        # From now on replay jobs never end.
        os.kill(studying, signal.SIGSTOP)
        waiting = Asker(server, talkative(GAME, 0, "second"))
        waiting.start()
        sleep(1.0)

        server.process.send_signal(signal.SIGTERM)
        server.ended(ENDS_IN)
        waiting.join(ENDS_IN)

    assert server.process.returncode == 0
    assert waiting.answer == (503, CLOSING)
    assert not alive(studying)


def test_a_server_does_not_wait_for_its_bots(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--bot-workers", "1") as server:
        entry = open_room(server)
        thinking = first_worker(server)
        # From now on bots never answer.
        for pid in thinking:
            os.kill(pid, signal.SIGSTOP)
        with connected(server, entry) as wire:
            begin(wire, bots=4)

        server.process.send_signal(signal.SIGTERM)
        server.ended(ENDS_IN)

    assert server.process.returncode == 0
    assert not any(alive(pid) for pid in thinking)


def first_worker(server: Running) -> set[int]:
    """Wait for the bot process, and return its id."""
    end = monotonic() + ENDS_IN
    while monotonic() < end:
        if found := workers(server.process.pid):
            return found
        sleep(0.05)
    raise AssertionError("nobody thinks")


class Asker(Thread):
    """A client that sends a game file and waits for the answer."""

    def __init__(self, server: Running, file: bytes) -> None:
        super().__init__()
        self.server = server
        self.file = file
        self.answer = (0, "")

    def run(self) -> None:
        self.answer = problem(post(self.server, "/api/replays", self.file))


def alive(pid: int) -> bool:
    """Whether a process still exists."""
    return Path(f"/proc/{pid}").exists()


def test_a_program_plays_on_over_a_kill_and_is_asked_again_what_was_lost(tmp_path: Path) -> None:
    random = Random(4)
    taken = []
    with running("--data", str(tmp_path)) as server:
        entry = open_room(server)
        with RemoteTable.enter(f"{server.address}/r/{entry.room}", entry.token) as table:
            for _ in range(4):
                table.sit()
            table.ready()

            for asked, question in enumerate(table.questions()):
                if asked in (5, 10):
                    server.kill()
                    Thread(target=server.start).start()
                taken.append(table.answer(question, random.choice(question.options)))

            assert table.over
    assert not taken[5]
    assert not taken[10]
