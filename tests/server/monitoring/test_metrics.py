"""Metrics have their own listener, and none of them can be tied to a table."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.databases import folder_database
from tests.server.inside import ROOM, begin, enter, running_server
from turncoat.cli.serving.metrics import metrics_listener, place
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.config import Settings, in_environment
from turncoat.server.game_server import GameServer
from turncoat.server.monitoring.listener import MetricsListener, is_loopback
from turncoat.server.monitoring.metrics import MEMORY_STEP, ORIGINS, Metrics
from turncoat.server.protocol import commands
from turncoat.server.room.play.question import asked
from turncoat.server.serving import listening
from turncoat.server.store.store import Store

# The most rounds to wait until bots have done a few jobs; their processes take a while to start.
MOST = 1_000
TOKEN = "a-token-that-is-long-enough"


def published(game_server: GameServer) -> bytes:
    """The page of metrics after another update."""
    game_server.metrics.publish(game_server.dispatcher.waiting, 0)
    return game_server.metrics.page()


def samples(metrics: Metrics) -> dict[str, float]:
    """The value of each metric, by name."""
    lines = [line for line in metrics.page().decode().splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


# What the metrics show.


def test_of_one_table_no_figure_ever_changes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_server(Store(folder_database(tmp_path))) as game_server:
            first = published(game_server)
            code, token = await begin(game_server)
            live_room, connection = await enter(game_server, code, token)
            for number in range(MOST):
                if number >= 40 and game_server.metrics.jobs.value > 3:
                    break
                pending: Any = asked(live_room.room).get(0)
                if pending is not None:
                    option = pending.options[number % len(pending.options)]
                    question = live_room.room.game.number
                    answer = commands.Answer(id=number, seat=0, question=question, option=option)
                    game_server.connections.take(live_room, connection, answer)
                game_server.connections.take(
                    live_room, connection, commands.Vote(id=number, yes=True)
                )
                await game_server.settled()
                await asyncio.sleep(0.02)

                assert published(game_server) == first

            assert game_server.metrics.commands.value > 3
            assert game_server.metrics.refusals.value >= 40
            assert game_server.metrics.jobs.value > 3
            assert game_server.metrics.entries.value > 10

    asyncio.run(scene())


def test_whether_somebody_has_voted_is_told_by_no_figure(tmp_path: Path) -> None:
    async def scene(folder: Path, votes: bool) -> bytes:
        folder.mkdir()
        async with running_server(Store(folder_database(folder))) as game_server:
            code, token = await begin(game_server)
            live_room, connection = await enter(game_server, code, token)
            game_server.connections.take(live_room, connection, commands.Call(id=1, ballot="pause"))
            if votes:
                game_server.connections.take(live_room, connection, commands.Vote(id=2, yes=True))
            await game_server.settled()
            return published(game_server)

    voted = asyncio.run(scene(tmp_path / "voted", votes=True))
    silent = asyncio.run(scene(tmp_path / "silent", votes=False))

    assert voted == silent


def test_a_figure_is_shown_once_enough_rooms_had_a_part_in_it() -> None:
    metrics = Metrics(str)
    for number in range(ORIGINS - 1):
        metrics.commands.add(f"room {number}", 10)
        metrics.jobs.add("room 1")
    metrics.publish(0, 0)
    before = samples(metrics)

    metrics.commands.add("one more")
    metrics.publish(0, 0)
    then = samples(metrics)
    metrics.commands.add("one more")
    metrics.publish(0, 0)

    assert set(before.values()) == {0}
    assert then["turncoat_commands_total"] == 10 * (ORIGINS - 1) + 1
    assert then["turncoat_bot_jobs_total"] == 0
    assert samples(metrics) == then


def test_whoever_has_many_rooms_learns_nothing_of_one_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_server(Store(folder_database(tmp_path))) as game_server:
            first = published(game_server)
            for _ in range(ORIGINS):
                await begin(game_server, ROOM, "192.0.2.1")
            await begin(game_server, ROOM, "198.51.100.1")
            await game_server.settled()

            assert game_server.metrics.entries.value > 10
            assert published(game_server) == first

            for number in range(ORIGINS):
                await begin(game_server, ROOM, f"203.0.113.{number}")
            await game_server.settled()

            assert published(game_server) != first

    asyncio.run(scene())


def test_rooms_of_unknown_origin_make_no_figure_public(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_server(Store(folder_database(tmp_path))) as game_server:
            first = published(game_server)
            for _ in range(2 * ORIGINS):
                await begin(game_server, ROOM)
            await game_server.settled()

            assert published(game_server) == first

    asyncio.run(scene())


def test_whoever_has_no_room_makes_no_figure_public() -> None:
    metrics = Metrics(str)

    for _ in range(2 * ORIGINS):
        metrics.refusals.add("")
    metrics.publish(0, 0)

    assert samples(metrics)["turncoat_refusals_total"] == 0


def test_lengths_of_transactions_are_shown_once_enough_rooms_had_a_part_in_them() -> None:
    metrics = Metrics(str)
    metrics.commit.took(0.003, {"room 1"})
    metrics.publish(0, 0)
    before = samples(metrics)
    metrics.commit.took(7.0, {f"room {number}" for number in range(ORIGINS)})
    metrics.publish(0, 0)
    after = samples(metrics)

    assert before["turncoat_commit_seconds_count"] == 0
    assert after["turncoat_commit_seconds_count"] == 2
    assert after['turncoat_commit_seconds_bucket{le="0.005"}'] == 1
    assert after['turncoat_commit_seconds_bucket{le="5.0"}'] == 1
    assert after["turncoat_commit_seconds_sum"] == pytest.approx(7.003)


def test_the_queue_and_the_memory_are_told_by_coarse_steps() -> None:
    metrics = Metrics(str)

    metrics.publish(99, 1)
    few = samples(metrics)
    metrics.publish(712, MEMORY_STEP + 1)
    many = samples(metrics)

    assert few["turncoat_bot_jobs_waiting"] == 0
    assert few["turncoat_resident_bytes"] == MEMORY_STEP
    assert many["turncoat_bot_jobs_waiting"] == 100
    assert many["turncoat_resident_bytes"] == 2 * MEMORY_STEP


def test_no_figure_has_a_label_but_its_buckets() -> None:
    labelled = {name.partition("{")[0] for name in samples(Metrics(str)) if "{" in name}

    assert labelled == {"turncoat_commit_seconds_bucket"}


def test_a_room_is_in_no_figure(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_server(Store(folder_database(tmp_path))) as game_server:
            addresses = [f"192.0.2.{number}" for number in range(ORIGINS)]
            codes = [(await begin(game_server, ROOM, address))[0] for address in addresses]
            await game_server.settled()
            page = published(game_server).decode()

            assert samples(game_server.metrics)["turncoat_rooms_loaded"] == ORIGINS
            assert not any(word in page for word in (*codes, "Ada", ROOM.game))

    asyncio.run(scene())


# Who may read them.


def asked_for(token: str, *wanted: tuple[str, str, dict[str, str]]) -> list[httpx.Response]:
    """The answers of a listener with this token to requests: method, path and headers."""

    async def scene() -> list[httpx.Response]:
        bound = listening("127.0.0.1", 0)
        address = f"http://127.0.0.1:{bound.getsockname()[1]}"
        listener = MetricsListener(bound, token)
        await listener.open(Metrics(str), lambda: 0)
        async with httpx.AsyncClient(base_url=address) as client:
            found = [
                await client.request(method, path, headers=headers)
                for method, path, headers in wanted
            ]
        await listener.close()
        return found

    return asyncio.run(scene())


def test_without_a_token_the_page_is_for_whoever_can_reach_it() -> None:
    page, head, nowhere, posted = asked_for(
        "",
        ("GET", "/metrics", {}),
        ("HEAD", "/metrics", {}),
        ("GET", "/", {}),
        ("POST", "/metrics", {}),
    )

    assert page.status_code == 200
    assert "turncoat_resident_bytes" in page.text
    assert page.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    assert (head.status_code, head.content) == (200, b"")
    assert (nowhere.status_code, posted.status_code) == (404, 405)


OWN_NAMES = ["127.0.0.1:9421", "localhost:9421", "[::1]:9421", "box.local", socket.gethostname()]
OTHERS = ["evil.example:9421", "127.0.0.1.evil.example", "", "a b"]


def test_a_page_of_another_site_gets_nothing_by_its_own_name() -> None:
    found = asked_for("", *[("GET", "/metrics", {"Host": name}) for name in OWN_NAMES + OTHERS])

    assert [answer.status_code for answer in found] == [200] * len(OWN_NAMES) + [421] * len(OTHERS)
    assert all(answer.content == b"" for answer in found[len(OWN_NAMES) :])


def test_whoever_has_a_token_may_call_it_by_any_name() -> None:
    headers = {"Host": "figures.example:9421", "Authorization": f"Bearer {TOKEN}"}

    [answer] = asked_for(TOKEN, ("GET", "/metrics", headers))

    assert answer.status_code == 200


def test_with_a_token_nobody_else_is_told() -> None:
    wrong = [{}, {"Authorization": "Bearer x"}, {"Authorization": f"Basic {TOKEN}"}]
    right = [{"Authorization": f"Bearer {TOKEN}"}, {"authorization": f"bearer {TOKEN}"}]

    found = asked_for(TOKEN, *[("GET", "/metrics", headers) for headers in [*wrong, *right]])

    assert [answer.status_code for answer in found] == [401, 401, 401, 200, 200]
    assert all(answer.content == b"" for answer in found[:3])


def test_whoever_sends_nonsense_gets_nothing_and_the_next_is_served() -> None:
    async def scene() -> list[bytes]:
        bound = listening("127.0.0.1", 0)
        host, port = bound.getsockname()
        listener = MetricsListener(bound)
        await listener.open(Metrics(str), lambda: 0)
        answers = []
        for sent in (b"x" * 20_000 + b"\r\n\r\n", b"GET /metrics HTTP/1.1\r\n\r\n"):
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(sent)
            answers.append(await read_all(reader))
            writer.close()
        await listener.close()
        return answers

    nothing, page = asyncio.run(scene())

    assert nothing == b""
    assert page.startswith(b"HTTP/1.1 200 OK")


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """Everything until the connection ends; nothing if it was reset."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


# Where they are served.


@contextmanager
def given(settings: Settings) -> Iterator[MetricsListener | None]:
    """The listener of some settings, closed at the end."""
    listener = metrics_listener(settings)
    try:
        yield listener
    finally:
        if listener is not None:
            listener.bound.close()


def test_figures_are_shown_nowhere_unless_somebody_wants_them() -> None:
    with given(Settings()) as listener:
        assert listener is None


def test_a_port_alone_is_one_of_this_machine() -> None:
    with given(Settings(metrics="0")) as listener:
        assert listener is not None
        assert listener.bound.getsockname()[0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("where", "found"),
    [
        ("9421", ("127.0.0.1", 9421)),
        ("0.0.0.0:1", ("0.0.0.0", 1)),
        ("[::1]:9421", ("::1", 9421)),
        ("localhost:0", ("localhost", 0)),
    ],
)
def test_a_place_is_a_host_and_a_port(where: str, found: tuple[str, int]) -> None:
    assert place(where) == found


@pytest.mark.parametrize("where", ["", "x", "127.0.0.1", "127.0.0.1:", "1:x", "65536", ":-1"])
def test_what_is_no_place_is_refused(where: str) -> None:
    with pytest.raises(UserError):
        place(where)


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.1", "[::]", "example.org"])
def test_a_host_that_others_can_reach_needs_a_token(host: str) -> None:
    with pytest.raises(UserError, match="TURNCOAT_METRICS_TOKEN"):
        metrics_listener(Settings(metrics=f"{host}:0"))


@pytest.mark.parametrize("token", ["short", "with a blank in the middle", "x" * 15])
def test_a_token_that_could_be_guessed_is_refused(token: str) -> None:
    with pytest.raises(UserError, match="16"):
        metrics_listener(Settings(metrics="0", metrics_token=token))


def test_with_a_token_others_may_reach_it() -> None:
    token = in_environment({"TURNCOAT_METRICS_TOKEN": TOKEN})["metrics_token"]

    with given(Settings(metrics="0.0.0.0:0", metrics_token=token)) as listener:
        assert listener is not None


def test_a_port_that_is_taken_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()

        with pytest.raises(UserError, match=r"127\.0\.0\.1"):
            metrics_listener(Settings(metrics=str(taken.getsockname()[1])))


@pytest.mark.parametrize(
    ("host", "here"), [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False)]
)
def test_what_is_this_machine_alone(host: str, here: bool) -> None:
    assert is_loopback(host) == here
