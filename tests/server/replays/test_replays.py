"""Replays: after the end, every viewer's view of the game; before it, nothing."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import httpx
import msgspec
import pytest

from tests.server.databases import folder_database
from tests.server.guests import (
    Wire,
    begin,
    connected,
    get,
    open_room,
    play_out,
    post,
    problem,
    room_in,
)
from tests.server.hostile.forgery import talkative
from tests.server.inside import running_server
from tests.server.room.room_harness import ADA, BEN, RoomHarness
from tests.server.running import Running
from turncoat.core import record
from turncoat.server.protocol import frames, pages
from turncoat.server.protocol.errors import BAD_FILE, Refused
from turncoat.server.replays import game_file
from turncoat.server.replays.tasks import Task
from turncoat.server.room import outbox
from turncoat.server.routes.replays import import_replay
from turncoat.server.store.store import Store

PAGES = ["", "/file", "/steps", "/steps?viewer=open", "/steps?viewer=0", "/last", "/verdict"]


class Played:
    """A finished game."""

    def __init__(self, room: pages.Joined, id: str, data: bytes) -> None:
        self.room = room
        self.id = id
        self.data = data
        self.path = f"/api/replays/{id}"

    @property
    def file(self) -> game_file.GameFile:
        """The contents of its file."""
        return game_file.read(self.data)


@pytest.fixture(scope="module")
def played(server: Running) -> Played:
    """Ada's game against three bots."""
    entry = open_room(server)
    replay = play_out(server, entry)
    return Played(entry, replay, get(server, f"/api/replays/{replay}/file").content)


def steps(server: Running, played: Played, viewers: str, **range: int) -> pages.Steps:
    """Steps of a finished game, as a viewer sees them."""
    more = "".join(f"&{name}={value}" for name, value in range.items())
    response = get(server, f"{played.path}/steps?viewer={viewers}{more}")
    return msgspec.json.decode(response.content, type=pages.Steps)


def as_accepted(encoding: str) -> dict[str, str]:
    """The header that says which encoding a client accepts."""
    return {"Accept-Encoding": encoding}


# After the end.


def test_a_finished_game_has_a_summary(server: Running, played: Played) -> None:
    page = msgspec.json.decode(get(server, played.path).content, type=pages.Replay)

    assert (page.id, page.game, page.playable) == (played.id, "shadow_hunters", True)
    assert page.players[0] == "Ada"
    assert page.steps == len(played.file.match.log) + 1
    assert page.commitment == played.file.deal.commitment


def test_its_file_is_named_by_the_game_and_the_day(server: Running, played: Played) -> None:
    before = datetime.now(UTC)
    response = get(server, f"{played.path}/file")

    days = {f"{at:%Y-%m-%d}" for at in (before - timedelta(minutes=10), datetime.now(UTC))}
    names = {f'attachment; filename="turncoat-shadow-hunters-{day}.json"' for day in days}
    assert response.headers["Content-Disposition"] in names
    assert [player.kind for player in played.file.players] == ["person", "bot", "bot", "bot"]


def test_large_pages_are_packed_for_whoever_can_unpack_them(
    server: Running, played: Played
) -> None:
    sent = whole = 0
    for page in ("/file", "/steps?viewer=open", "/last"):
        packed = httpx.get(server.address + played.path + page, headers=as_accepted("gzip"))
        plain = httpx.get(server.address + played.path + page, headers=as_accepted("identity"))

        assert packed.headers["Content-Encoding"] == "gzip"
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
        assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"])
        assert packed.content == plain.content
        sent += int(packed.headers["Content-Length"])
        whole += len(plain.content)
    # A single page of a short game may consist mostly of hashes, which don't compress.
    assert sent < whole / 2


def test_the_deal_was_the_one_that_the_room_had_promised(server: Running, played: Played) -> None:
    room = get(server, f"/api/rooms/{played.room.room}")
    with connected(server, played.room) as wire:
        shown = room_in(wire.ask("rename", name="Ada", language="de"))

    commitment = msgspec.json.decode(room.content, type=pages.OpenRoom).commitment
    assert commitment == played.file.deal.commitment
    assert shown.deal.secret == played.file.deal.secret


def test_the_verdict_is_that_all_was_fair(server: Running, played: Played) -> None:
    response = get(server, f"{played.path}/verdict")

    verdict = msgspec.json.decode(response.content, type=pages.Proof)
    assert verdict.committed
    assert verdict.dealt
    assert verdict.played
    assert verdict.winners


@pytest.mark.parametrize("viewer", ["public", "0", "3"])
def test_each_sees_what_they_saw(server: Running, played: Played, viewer: str) -> None:
    every = len(played.file.match.log) + 1

    found = steps(server, played, viewer, first=every - 1, count=1)

    seat = None if viewer == "public" else int(viewer)
    view = game_file.last_of(played.file).view(seat, restart=False)
    assert found.all == every
    assert found.steps[0].number == every - 1
    assert found.steps[0].views == [msgspec.json.decode(msgspec.json.encode(view))]
    assert found.steps[0].heard_by == []


def test_the_last_that_ada_saw_is_the_last_through_her_eyes(
    server: Running, played: Played
) -> None:
    with Wire(server) as wire:
        shown = wire.hello(played.room.room, played.room.token)
    every = len(played.file.match.log) + 1

    [told] = [frame for frame in shown if isinstance(frame, frames.Story)]
    [table] = [frame for frame in shown if isinstance(frame, frames.TableFrame)]
    parts = [steps(server, played, "0", first=at, count=100).steps for at in range(0, every, 100)]
    moments = [step for part in parts for step in part]
    assert moments[-1].views == [table.view]
    assert [tuple(event) for step in moments for event in step.events] == told.events


def test_open_eyes_see_every_seat_and_who_was_told(server: Running, played: Played) -> None:
    [first] = steps(server, played, "open", first=0, count=1).steps

    secrets = [
        (event, heard)
        for event, heard in zip(first.events, first.heard_by, strict=True)
        if event[0] == "you_are"
    ]
    assert [view["seat"] for view in first.views] == [0, 1, 2, 3]
    assert [heard for _, heard in secrets] == [[0], [1], [2], [3]]


def test_the_public_is_never_told_who_is_who_at_the_deal(server: Running, played: Played) -> None:
    [first] = steps(server, played, "public", first=0, count=1).steps

    assert not any(event[0] == "you_are" for event in first.events)


def test_the_last_moment_is_open(server: Running, played: Played) -> None:
    last = get(server, f"{played.path}/last").json()

    assert last["number"] == len(played.file.match.log)
    assert len(last["views"]) == 4


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("viewer=4", (404, "unknown_page")),
        ("viewer=8", (400, "bad_message")),
        ("viewer=Ada", (400, "bad_message")),
        ("count=0", (400, "bad_message")),
        (f"count={game_file.MOST_STEPS + 1}", (400, "bad_message")),
        ("first=-1", (400, "bad_message")),
        (f"first={10**30}", (400, "bad_message")),
    ],
)
def test_there_are_no_other_eyes_and_moments(
    server: Running, played: Played, query: str, why: tuple[int, str]
) -> None:
    assert problem(get(server, f"{played.path}/steps?{query}")) == why


# Imported files.


@contextmanager
def forged(played: Played) -> Iterator[dict[str, Any]]:
    """The file as data to be changed; at the end its checksums are made valid again."""
    file: dict[str, Any] = msgspec.json.decode(played.data)
    yield file
    for part, seal in ((file["match"], "match"), (file, "")):
        kind: Any = record.Record if seal else game_file.GameFile
        check: Any = record._checksum if seal else game_file._checksum
        part["checksum"] = check(msgspec.convert(part, kind))


def test_a_file_that_is_here_already_may_come_again(server: Running, played: Played) -> None:
    response = post(server, "/api/replays", played.data)

    page = msgspec.json.decode(response.content, type=pages.Replay)
    assert (response.status_code, page.id) == (201, played.id)


def test_a_game_from_another_server_is_taken_and_shown(server: Running) -> None:
    elsewhere = RoomHarness(players=4).start(ADA, BEN, bots="uniform")
    elsewhere.play([ADA, BEN])
    number = outbox.game_id(elsewhere.room)
    data = game_file.write(game_file.of_room(elsewhere.room, number))

    response = post(server, "/api/replays", data)

    assert response.status_code == 201
    assert get(server, f"/api/replays/{number}/file").content == data


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data[:-1], "bad_message"),
        (lambda data: data.replace(b'"Ada"', b'"Eve"'), "bad_file"),
        (lambda data: data.replace(b'["go_on"]', b'["do_on"]', 1), "bad_file"),
        (lambda data: data.replace(b'"turncoat-game-1"', b'"turncoat-game-9"'), "bad_message"),
        (lambda data: data.replace(b'"id":"', b'"id":"0', 1), "bad_file"),
        (lambda data: data[:-1] + b',"more":1}', "bad_message"),
        (lambda data: b"[" * 100_000, "bad_message"),
    ],
)
def test_a_file_that_was_changed_is_refused(
    server: Running, played: Played, change: Any, why: str
) -> None:
    assert problem(post(server, "/api/replays", change(played.data))) == (400, why)


def cut_short(file: dict[str, Any]) -> None:
    del file["match"]["log"][-1]


def another_deal(file: dict[str, Any]) -> None:
    file["match"]["key"] = "00" * 32


def another_number(file: dict[str, Any]) -> None:
    file["deal"]["nonces"][0] = "ff"


def another_secret(file: dict[str, Any]) -> None:
    file["deal"]["secret"] = "00" * 32


def no_secret(file: dict[str, Any]) -> None:
    file["deal"]["secret"] = "zz"


@pytest.mark.parametrize(
    "forge", [cut_short, another_deal, another_number, another_secret, no_secret]
)
def test_a_file_that_was_forged_is_refused(server: Running, played: Played, forge: Any) -> None:
    with forged(played) as file:
        forge(file)

    assert problem(post(server, "/api/replays", file)) == (400, "bad_file")


def test_a_game_stays_as_it_ended_under_its_number(server: Running, played: Played) -> None:
    with forged(played) as file:
        file["players"][0]["name"] = "Eve"

    response = post(server, "/api/replays", file)

    assert problem(response) == (400, "bad_file")
    assert get(server, f"{played.path}/file").content == played.data


# Before the end.


@pytest.fixture(scope="module")
def running_game(server: Running) -> pages.Joined:
    """A running game in which Ada has all four seats."""
    entry = open_room(server)
    with connected(server, entry) as wire:
        begin(wire)
    return entry


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("seated", [True, False])
def test_before_the_end_there_is_no_replay_for_anybody(
    server: Running, running_game: pages.Joined, page: str, seated: bool
) -> None:
    room = get(server, f"/api/rooms/{running_game.room}").json()

    token = running_game.token if seated else ""
    response = get(server, f"/api/replays/{room['commitment'][:16]}{page}", token)

    assert problem(response) == (404, "unknown_page")


def test_before_the_end_nobody_learns_the_secret_of_the_deal(
    server: Running, running_game: pages.Joined
) -> None:
    with Wire(server) as wire:
        shown = room_in(wire.hello(running_game.room, running_game.token))
    page = get(server, f"/api/rooms/{running_game.room}", running_game.token).json()

    assert shown.deal.secret == ""
    assert page["commitment"] == shown.deal.commitment
    assert "secret" not in page


def test_what_is_kept_already_is_not_studied_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = game_file.read(talkative("shadow_hunters", 10))
    renamed = msgspec.structs.replace(data.players[0], name="Somebody else")
    other = msgspec.structs.replace(data, players=[renamed, *data.players[1:]])

    async def scene() -> None:
        async with running_server(Store(folder_database(tmp_path))) as game_server:
            studied: list[Task] = []

            async def ask(task: Task, origin: str) -> bytes:
                studied.append(task)
                return msgspec.json.encode(game_file.verify(task.file))

            monkeypatch.setattr(game_server.replay_queue, "ask", ask)
            bring_in: Any = partial(import_replay.fn, game_server=game_server, request=Silent())
            first = await bring_in(data=data)
            again = await bring_in(data=data)
            with pytest.raises(Refused, match=BAD_FILE):
                await bring_in(data=other)

            assert first == again == game_file.summary(data)
            assert len(studied) == 1

    asyncio.run(scene())


class Silent:
    """A request whose client sends nothing more and does not disconnect."""

    scope: ClassVar[dict[str, Any]] = {"client": ("192.0.2.1", 1)}

    async def receive(self) -> None:
        """Wait and never return."""
        await asyncio.Event().wait()
