"""The list of open rooms: gathered at most once a second, however many ask for it."""

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final

import msgspec

from turncoat.server.game_server import GameServer
from turncoat.server.live_room import LiveRoom
from turncoat.server.protocol import pages
from turncoat.server.room import outbox
from turncoat.server.routes.packing import JSON, Shelf, StaticFile

MOST_LISTED: Final = 100
# For how many seconds a list is good.
FRESH: Final = 1.0
# Links are told as the other side calls the house. Few of its names are in use at a time.
MOST_NAMES: Final = 8
NO_ROOMS: Final = StaticFile(JSON, b"[]", b"[]")


class Listing:
    """The list as it was gathered last, once for each name of the house."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._until = 0.0
        self._rooms: asyncio.Future[list[pages.OpenRoom]] | None = None
        self._shelf = Shelf(MOST_NAMES)

    async def static_file(self, game_server: GameServer, called: str) -> StaticFile:
        """For somebody who calls the house so; empty at once when the operator closes the list."""
        if not game_server.policy.allows("listing"):
            return NO_ROOMS
        if self._rooms is None or self._clock() >= self._until:
            self._until = self._clock() + FRESH
            self._rooms = asyncio.ensure_future(gathered(game_server))
            self._shelf = Shelf(MOST_NAMES)
        shelf, rooms = self._shelf, await asyncio.shield(self._rooms)
        return await shelf.static_file(called, JSON, partial(written, rooms, called))


async def gathered(game_server: GameServer) -> list[pages.OpenRoom]:
    """All that are listed, in order; other tables have their turn in between."""
    found = []
    for live_room in await game_server.open_rooms(MOST_LISTED):
        found.append(about(live_room, ""))
        await asyncio.sleep(0)
    return found


def written(rooms: list[pages.OpenRoom], called: str) -> bytes:
    """The list with the links of a house that is called so."""
    return msgspec.json.encode(
        [msgspec.structs.replace(room, link=link(called, room.code)) for room in rooms]
    )


def about(live_room: LiveRoom, called: str) -> pages.OpenRoom:
    """What anybody may know of a room, as late as those know it who only watch."""
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
    """The address of a room in a house that is called so."""
    return f"{called}/r/{code}"
