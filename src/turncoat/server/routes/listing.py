"""The list of open rooms, built at most once a second, however many ask for it."""

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

import msgspec

from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.protocol import pages
from turncoat.server.room import outbox
from turncoat.server.routes.packing import JSON, DocumentCache, StaticFile

MOST_LISTED: Final = 100
# For how many seconds a list is used.
FRESH: Final = 1.0
# Links use the name by which the client called the server. Few names are in use at a time.
MOST_NAMES: Final = 8
NO_ROOMS: Final = StaticFile(JSON, b"[]", b"[]")


class Listing:
    """The latest list, once for each name of the server."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._until = 0.0
        self._rooms: asyncio.Future[list[pages.OpenRoom]] | None = None
        self._cache = DocumentCache(MOST_NAMES)

    async def static_file(self, game_server: GameServer, called: str) -> StaticFile:
        """The list for a client that called the server by this name; empty if the operator has
        switched it off.
        """
        if not game_server.policy.allows("listing"):
            return NO_ROOMS
        if self._rooms is None or self._clock() >= self._until:
            self._until = self._clock() + FRESH
            self._rooms = asyncio.ensure_future(gathered(game_server))
            self._cache = DocumentCache(MOST_NAMES)
        cache, rooms = self._cache, await asyncio.shield(self._rooms)
        return await cache.static_file(called, JSON, partial(written, rooms, called))


async def gathered(game_server: GameServer) -> list[pages.OpenRoom]:
    """All listed rooms, in order. Other tasks get a turn in between."""
    found = []
    for live_room in await game_server.open_rooms(MOST_LISTED):
        found.append(about(live_room, ""))
        await asyncio.sleep(0)
    return found


def written(rooms: list[pages.OpenRoom], called: str) -> bytes:
    """The encoded list, with links for a name of the server."""
    return msgspec.json.encode(
        [msgspec.structs.replace(room, link=link(called, room.code)) for room in rooms]
    )


def about(live_room: LiveRoom, called: str) -> pages.OpenRoom:
    """Return what anybody may know of a room, delayed if its spectators are."""
    room = outbox.shown_to_all(live_room.room)
    return pages.OpenRoom(
        code=room.code,
        phase=room.phase,
        settings=room.settings,
        host=next((member.name for member in room.members if member.id == room.host), ""),
        free_seats=sum(chair.member is None and not chair.level for chair in room.chairs),
        commitment=room.deal.commitment,
        link=link(called, room.code),
        locked=room.locked,
    )


def link(called: str, code: str) -> str:
    """The link to a room."""
    return f"{called}/r/{code}"
