"""The server benchmark runs and reports what it measured. Speed itself is not tested."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.server.human import most_held, next_try
from bench.server.results import Latency, Step, latency
from bench.server.wire import SHORT, TEXT, Wire, framed

ROOT = Path(__file__).resolve().parent.parent.parent
NOTHING = Latency(count=0, p50=0, p95=0, p99=0)
# All in one worker, so that the benchmark runs only once.
pytestmark = pytest.mark.xdist_group("bench/server")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("bench")
    # In less time, nothing at all might be done on a busy machine.
    tiny = ["--seconds", "1", "--tables", "3"]
    command = [sys.executable, "-m", "bench.server", *tiny, "--json", "--out", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    printed: dict[str, Any] = json.loads(done.stdout)
    assert printed == json.loads((folder / "server-sqlite.json").read_bytes())
    return printed


def test_a_run_says_where_and_how_it_was_measured(results: dict[str, Any]) -> None:
    assert set(results["machine"]) == {"python", "cpus", "platform"}
    assert (results["database"], results["seats"], results["seconds"]) == ("sqlite", 5, 1.0)
    assert results["took"] > 0


def test_every_round_has_its_floors_beside_it(results: dict[str, Any]) -> None:
    rounds = results["most"]["rounds"]

    assert len(rounds) == 3
    for one in rounds:
        echo, fan, rows, load = one["echo"], one["fan"], one["rows"], one["load"]
        assert echo["connections"] == 3 * 5
        assert 0 < echo["latency"]["p50"] <= echo["latency"]["p99"]
        assert fan["frames"] > 0
        assert 0 < rows["one"] < rows["fifty"]
        assert load["tables"] == fan["tables"] == 3
        assert load["transactions"] <= load["entries"]


def test_answers_are_legal_and_on_disk(results: dict[str, Any]) -> None:
    for one in results["most"]["rounds"]:
        load = one["load"]
        assert load["decisions"] > 0
        assert load["entries"] > 0
        assert load["frames"] > load["decisions"]
        assert set(load["refused"]) <= {"too_fast"}


def test_the_medians_are_positive(results: dict[str, Any]) -> None:
    most = {name: value for name, value in results["most"].items() if name != "rounds"}
    rows = most.pop("rows")

    assert all(value > 0 for value in (*most.values(), *rows.values()))


def test_memory_is_looked_at_from_no_table_on(results: dict[str, Any]) -> None:
    held = results["memory"]["held"]

    assert [one["tables"] for one in held] == [0, 3]
    assert all(one["rss"] > 2**20 for one in held)


def test_the_search_tries_no_more_tables_than_were_allowed(results: dict[str, Any]) -> None:
    human = results["human"]

    assert human["limit"] == 100
    assert human["held"] <= human["tried"] == 3
    assert all(step["tables"] <= 3 for step in human["steps"])
    assert all(0 < step["floor"]["p50"] <= step["floor"]["p99"] for step in human["steps"])


def step(tables: int, held: bool) -> Step:
    return Step(
        tables=tables,
        decisions=0,
        done=NOTHING,
        last_seat=NOTHING,
        floor=NOTHING,
        late=NOTHING,
        server_cpu=0,
        generator_cpu=0,
        held=held,
    )


def test_the_search_doubles_as_long_as_all_is_held() -> None:
    assert next_try([step(100, True)], 500) == 200
    assert next_try([step(100, True), step(200, True), step(400, True)], 500) == 500
    assert next_try([step(500, True)], 500) == 0


def test_the_search_goes_between_what_was_held_and_what_was_not() -> None:
    steps = [step(100, True), step(200, True), step(400, False), step(400, False)]

    assert next_try(steps, 500) == 300
    assert most_held(steps) == 200
    assert next_try([*steps, step(300, True), step(350, True)], 500) == 0
    assert next_try([step(1, False), step(1, False)], 500) == 0


def test_what_fails_is_tried_once_more() -> None:
    steps = [step(100, True), step(200, False)]

    assert next_try(steps, 500) == 200
    assert next_try([*steps, step(200, True)], 500) == 400
    assert next_try([*steps, step(200, False)], 500) == 150


def test_latency_is_in_milliseconds() -> None:
    found = latency([part / 1000 for part in range(101)])

    assert (found.count, found.p50, found.p95, found.p99) == (101, 50, 95, 99)


class RecordingWire(Wire):
    """A connection that keeps the frames it receives."""

    def __init__(self) -> None:
        super().__init__("/")
        self.heard: list[bytes] = []

    def receive(self, data: bytes) -> None:
        self.heard.append(data)


def from_server(data: bytes) -> bytes:
    """A frame as a server sends it."""
    length = len(data)
    if length < SHORT:
        return bytes((TEXT, length)) + data
    if length < 2**16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big") + data
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big") + data


@pytest.mark.parametrize("piece", [1, 3, 1000, 100_000])
def test_frames_are_found_wherever_they_are_cut(piece: int) -> None:
    sent = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000, b""]
    stream = b"HTTP/1.1 101 Switching\r\n\r\n" + b"".join(map(from_server, sent))

    async def heard() -> list[bytes]:
        wire = RecordingWire()
        for at in range(0, len(stream), piece):
            wire.data_received(stream[at : at + piece])
        return wire.heard

    assert asyncio.run(heard()) == sent


def test_frames_of_a_client_are_masked_with_nothing() -> None:
    assert framed(TEXT, b"a") == bytes((TEXT, 0x81, 0, 0, 0, 0)) + b"a"
    assert framed(TEXT, b"b" * 300)[:8] == bytes((TEXT, 0xFE, 1, 44, 0, 0, 0, 0))
