"""Game files full of claims do not hold up bots, and cost the server little."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import TypeVar

import httpx
import msgspec

from tests.server.guests import open_room, play_out
from tests.server.hostile.forgery import talkative
from tests.server.process.processes import effort, workers
from tests.server.running import Running, running
from turncoat.server.limits import LARGEST_FILE
from turncoat.server.protocol import pages
from turncoat.server.replays.bounds import MOST_CLAIMS

PATIENCE = 120.0
# Seconds of processor time, most of them for the game that is played meanwhile. Each of the larger
# files once took many minutes.
MOST_EFFORT = 40.0
Found = TypeVar("Found")
WITHIN_LIMITS = {(201, ""), (413, "too_large"), (429, "too_many")}


class Sender(Thread):
    """Sends a file, and waits `patience` seconds for the answer."""

    def __init__(self, server: Running, file: bytes, patience: float) -> None:
        super().__init__(daemon=True)
        self.address = f"{server.address}/api/replays"
        self.file = file
        self.patience = patience
        self.answer: tuple[int, str] | None = None

    def run(self) -> None:
        headers = {"Content-Type": "application/json"}
        try:
            answer = httpx.post(
                self.address, content=self.file, headers=headers, timeout=self.patience
            )
        except httpx.TimeoutException:
            return
        error = (
            msgspec.json.decode(answer.content, type=pages.Problem).error if answer.is_error else ""
        )
        self.answer = (answer.status_code, error)


class Player(Thread):
    """Plays a game against three bots to its end."""

    def __init__(self, server: Running) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.entry = open_room(server)
        self.replay = ""

    def run(self) -> None:
        self.replay = play_out(self.server, self.entry)


def test_bots_play_on_while_files_full_of_claims_are_sent(tmp_path: Path) -> None:
    largest = [talkative("shadow_hunters", 30_000, str(seed)) for seed in range(2)]
    allowed = [talkative("among_cultists", MOST_CLAIMS, str(seed)) for seed in range(4)]
    assert all(0.9 * LARGEST_FILE < len(file) <= LARGEST_FILE for file in largest)
    with running("--data", str(tmp_path), "--bot-workers", "1") as server:
        before = effort(server.process.pid)
        # Some files are sent more than once, and some clients hang up before theirs is checked.
        senders = [Sender(server, file, PATIENCE) for file in [*largest, *allowed, *allowed]]
        gone = [Sender(server, file, 0.2) for file in allowed]
        player = Player(server)

        for thread in [*gone, *senders, player]:
            thread.start()
        for thread in [player, *senders, *gone]:
            thread.join(PATIENCE)
        spent = effort(server.process.pid) - before

    assert player.replay
    answers = [sender.answer for sender in senders]
    assert answers[: len(largest)] == [(413, "too_large")] * len(largest)
    assert {*answers} <= WITHIN_LIMITS
    assert (201, "") in answers
    assert spent < MOST_EFFORT


def test_a_study_ends_once_its_sender_has_hung_up(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--bot-workers", "1") as server:
        before = wait_for(lambda: workers(server.process.pid))
        Sender(server, talkative("shadow_hunters", 0, "first"), PATIENCE).run()
        [studying] = workers(server.process.pid) - before
        # From now on replay jobs never end.
        os.kill(studying, signal.SIGSTOP)

        hasty = Sender(server, talkative("shadow_hunters", 0, "second"), 0.5)
        hasty.run()
        wait_for(lambda: studying not in workers(server.process.pid))
        patient = Sender(server, talkative("shadow_hunters", 0, "third"), PATIENCE)
        patient.run()

    assert hasty.answer is None
    assert patient.answer == (201, "")


def wait_for(found: Callable[[], Found]) -> Found:
    """Wait until a function returns something, and return that."""
    end = monotonic() + PATIENCE / 4
    while monotonic() < end:
        if thing := found():
            return thing
        sleep(0.05)
    raise AssertionError("not in time")
