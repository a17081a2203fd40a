"""Documents that many ask for are written and compressed once, without holding up tables."""

import asyncio
import gzip
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import httpx
import pytest

from tests.server.inside import ROOM, running_server
from tests.server.network.test_page import server_with
from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.protocol.settings import Settings
from turncoat.server.routes import listing
from turncoat.server.routes.listing import FRESH, MOST_NAMES, Listing
from turncoat.server.routes.packing import JSON, DocumentCache
from turncoat.server.store.store import Store

LISTED = Settings(game=ROOM.game, players=ROOM.players, listed=True)
PACKED = {"Accept-Encoding": "gzip"}
DOCUMENTS = [
    "/api/docs", "/api/games", "/api/schema/messages.json", "/api/schema/grammar.json",
    "/api/schema/settings.json", "/api/schema/game.json",
]  # fmt: skip


# Documents that never change.


@pytest.fixture
def packings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of everything that was compressed so far."""
    found: list[int] = []

    def compress(data: bytes, *given: Any, **named: Any) -> bytes:
        found.append(len(data))
        return gzip_compress(data, *given, **named)

    gzip_compress = gzip.compress
    monkeypatch.setattr(gzip, "compress", compress)
    return found


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[httpx.Client]:
    """A client of a server without the web page."""
    with server_with(tmp_path / "page", tmp_path) as found:
        yield found


def from_elsewhere(visitor: httpx.Client, path: str, number: int) -> httpx.Response:
    """The answer to a client at another address, which accepts gzip."""
    return visitor.get(path, headers={**PACKED, "X-Forwarded-For": f"198.51.100.{number}"})


@pytest.mark.parametrize("path", DOCUMENTS)
def test_a_document_is_packed_once_for_all(
    visitor: httpx.Client, packings: list[int], path: str
) -> None:
    answers = [from_elsewhere(visitor, path, number) for number in range(5)]
    plain = visitor.get(path)

    assert len(packings) == 1
    assert {answer.headers["Content-Encoding"] for answer in answers} == {"gzip"}
    assert {answer.content for answer in answers} == {plain.content}
    assert "Content-Encoding" not in plain.headers
    assert plain.headers["Vary"] == answers[0].headers["Vary"] == "Accept-Encoding"


def test_the_routes_are_written_once(
    visitor: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = from_elsewhere(visitor, "/api/schema/openapi.json", 1)
    monkeypatch.setattr("litestar.openapi.plugins.encode_json", None)

    again = from_elsewhere(visitor, "/api/schema/openapi.json", 2)

    assert first.json()["info"]["title"] == "Turncoat"
    assert again.content == first.content


def test_whoever_asks_while_a_page_is_written_waits_for_it_and_no_table_does() -> None:
    written_in = []

    def write() -> bytes:
        written_in.append(current_thread())
        return b"x" * 100

    async def scene() -> None:
        cache = DocumentCache(most=2)
        first = asyncio.create_task(cache.static_file("a", JSON, write))
        await asyncio.sleep(0)
        first.cancel()
        load_files = await asyncio.gather(*(cache.static_file("a", JSON, write) for _ in range(20)))

        assert {static_file.plain for static_file in load_files} == {b"x" * 100}
        assert gzip.decompress(load_files[0].packed) == load_files[0].plain

    asyncio.run(scene())

    assert len(written_in) == 1
    assert written_in[0] is not main_thread()


def test_a_shelf_holds_no_more_than_it_may() -> None:
    written = []

    def write(name: str) -> bytes:
        written.append(name)
        return name.encode()

    async def scene() -> None:
        cache = DocumentCache(most=2)
        for name in "abcac":
            await cache.static_file(name, JSON, partial(write, name))

    asyncio.run(scene())

    assert written == ["a", "b", "c", "a"]


# The list of rooms.


class Counted:
    """Counts how often a server looks up its open rooms, and how often a room is described."""

    def __init__(self, game_server: GameServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.looked_up = 0
        self.described = 0
        open_rooms, about = game_server.open_rooms, listing.about

        async def looked_up(most: int) -> list[LiveRoom]:
            self.looked_up += 1
            return await open_rooms(most)

        def described(live_room: LiveRoom, called: str) -> Any:
            self.described += 1
            return about(live_room, called)

        monkeypatch.setattr(game_server, "open_rooms", looked_up)
        monkeypatch.setattr(listing, "about", described)


def test_the_list_is_gathered_once_a_second_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]

    async def scene() -> None:
        async with running_server(Store(f"sqlite:///{tmp_path}/x.sqlite")) as game_server:
            counted, told = Counted(game_server, monkeypatch), Listing(lambda: now[0])
            code = (await game_server.lifecycle.open_room(LISTED, "Ada", "en", "192.0.2.1"))[0]
            names = [f"http://name{number % 3}" for number in range(60)]

            load_files = await asyncio.gather(
                *(told.static_file(game_server, name) for name in names)
            )
            now[0] += FRESH / 2
            await game_server.lifecycle.open_room(LISTED, "Ben", "en", "192.0.2.2")
            later = await told.static_file(game_server, names[0])
            assert (counted.looked_up, counted.described) == (1, 1)
            assert later is load_files[0]
            for static_file, name in zip(load_files, names, strict=True):
                assert f'"link":"{name}/r/{code}"'.encode() in static_file.plain

            now[0] += FRESH
            unsaved = await told.static_file(game_server, names[0])
            assert (counted.looked_up, counted.described) == (2, 3)
            assert b'"host":"Ben"' in unsaved.plain

    asyncio.run(scene())


def test_many_names_for_the_server_fill_no_memory(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_server(Store(f"sqlite:///{tmp_path}/x.sqlite")) as game_server:
            told = Listing(lambda: 100.0)
            for number in range(5 * MOST_NAMES):
                await told.static_file(game_server, f"http://name{number}")

            assert len(told._cache._files) == MOST_NAMES

    asyncio.run(scene())


def test_a_list_that_is_switched_off_is_empty_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_server(Store(f"sqlite:///{tmp_path}/x.sqlite")) as game_server:
            told = Listing(lambda: 100.0)
            await game_server.lifecycle.open_room(LISTED, "Ada", "en", "192.0.2.1")
            before = await told.static_file(game_server, "http://here")
            game_server.policy.ordered = {"listing": False}
            after = await told.static_file(game_server, "http://here")

            assert b"Ada" in before.plain
            assert after.plain == b"[]"

    asyncio.run(scene())
