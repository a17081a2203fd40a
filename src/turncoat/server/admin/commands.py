"""Carries out the operator's commands.

What the answers say about a room is what a spectator could know at that moment.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog

from turncoat import __version__
from turncoat.server import clock
from turncoat.server.admin import messages
from turncoat.server.admin.messages import Failed, Reason
from turncoat.server.admin.people import cut_off_banned, origin_of, origins_here
from turncoat.server.admin.policy import Switch
from turncoat.server.admin.rooms import line_of, short, shown, shown_closed
from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import CLOSED, LiveRoom
from turncoat.server.origins import KEY_LIFE
from turncoat.server.protocol import errors
from turncoat.server.protocol.errors import Refused
from turncoat.server.room import inbox
from turncoat.server.room.erasing import names_in
from turncoat.server.store.erasing import Erasure
from turncoat.server.store.orders import Orders

log = structlog.get_logger()

WHY: Final[dict[str, Reason]] = {errors.ROOM_CLOSED: "room_closed", errors.CLOSING: "closing"}


class Admin:
    """The operator's commands to one server."""

    def __init__(self, game_server: GameServer) -> None:
        self.game_server = game_server
        self.orders = Orders(game_server.store.engine)
        self._takes: dict[type[Any], Callable[[Any], Awaitable[messages.Answer]]] = {
            messages.List: self._list,
            messages.Show: self._show,
            messages.Lock: self._lock,
            messages.End: self._end,
            messages.Ban: self._ban,
            messages.BanMember: self._ban_member,
            messages.LiftBan: self._lift_ban,
            messages.Bans: self._bans,
            messages.Forget: self._forget,
            messages.Pin: self._pin,
            messages.Pins: self._pins,
            messages.Retention: self._retention,
            messages.Imports: self._imports,
            messages.Listing: self._listing,
            messages.Status: self._status,
        }

    async def take(self, request: messages.AnyCommand) -> messages.Answer:
        """Carry out a command and return the answer. If it raises Failed, nothing has changed."""
        if self.game_server.closing:
            raise Failed("closing")
        answer = await self._takes[type(request)](request)
        log.info("operator command", kind=type(request).__name__)
        return answer

    # Rooms.

    async def _list(self, command: messages.List) -> messages.Answer:
        every, rows, sizes = await asyncio.to_thread(self.orders.rooms, command.most)
        today = clock.today()
        lines = [
            line_of(row, self.game_server.rooms.find(row.code), sizes.get(row.code, 0), today)
            for row in rows
        ]
        return messages.Rooms(every, lines)

    async def _show(self, command: messages.Show) -> messages.Answer:
        row, size = await asyncio.to_thread(self.orders.room, command.room.upper())
        if row is None:
            raise Failed("unknown_room")
        journal = await asyncio.to_thread(self.game_server.store.journal, row.code)
        if row.phase == CLOSED:
            return shown_closed(row, size, self.game_server, journal)
        live_room = await self._room(command.room, to_change=False)
        return shown(row, live_room, size, self.game_server, journal)

    async def _lock(self, command: messages.Lock) -> messages.Answer:
        live_room = await self._room(command.room)
        inbox.lock(live_room.room, self.game_server.now(), command.locked)
        self.game_server.publisher.publish(live_room)
        await self.game_server.settled()
        return messages.Done()

    async def _end(self, command: messages.End) -> messages.Answer:
        await self.game_server.lifecycle.close_room(await self._room(command.room))
        return messages.Done()

    async def _room(self, code: str, to_change: bool = True) -> LiveRoom:
        try:
            live_room = await self.game_server.rooms.get(code)
            if to_change:
                await self.game_server.rooms.touch(live_room)
            return live_room
        except Refused as error:
            raise Failed(WHY.get(error.reason, "unknown_room")) from None

    # Bans.

    async def _ban(self, command: messages.Ban) -> messages.Answer:
        await self._keep_away(await self._known(command.origin))
        return messages.Done()

    async def _ban_member(self, command: messages.BanMember) -> messages.Answer:
        live_room = await self._room(command.room)
        if command.member not in live_room.room.members:
            raise Failed("unknown_member")
        origin = origin_of(live_room, command.member)
        if not origin:
            raise Failed("unknown_origin")
        await self._keep_away(origin)
        inbox.ban(live_room.room, self.game_server.now(), command.member)
        self.game_server.publisher.publish(live_room)
        await self.game_server.settled()
        return messages.Done()

    async def _keep_away(self, origin: str) -> None:
        today = clock.today()
        await asyncio.to_thread(self.orders.ban, origin, today)
        self.game_server.policy.bans[origin] = today
        cut_off_banned(self.game_server)

    async def _known(self, start: str) -> str:
        """The one origin of a room or connection that begins with `start`. Raises Failed."""
        found = await asyncio.to_thread(self.orders.origins_like, start)
        found |= {origin for origin in origins_here(self.game_server) if origin.startswith(start)}
        return _one(found)

    async def _lift_ban(self, command: messages.LiftBan) -> messages.Answer:
        bans = self.game_server.policy.bans
        origin = _one({origin for origin in bans if origin.startswith(command.origin)})
        await asyncio.to_thread(self.orders.lift_ban, origin)
        bans.pop(origin, None)
        return messages.Done()

    async def _bans(self, command: messages.Bans) -> messages.Answer:
        today = clock.today()
        self.game_server.policy.bans = await asyncio.to_thread(self.orders.bans, today)
        lines = [
            messages.BanLine(short(origin), made_on + KEY_LIFE - today)
            for origin, made_on in self.game_server.policy.bans.items()
        ]
        return messages.AllBans(lines)

    # Data.

    async def _forget(self, command: messages.Forget) -> messages.Answer:
        """Erase a member, as members can do themselves, but also former members and members of
        closed rooms. In a closed room only the stored data changes.
        """
        row, _ = await asyncio.to_thread(self.orders.room, command.room.upper())
        if row is None:
            raise Failed("unknown_room")
        live_room = None if row.phase == CLOSED else await self._room(row.code)
        await self.game_server.settled()
        journal = await asyncio.to_thread(self.game_server.store.journal, row.code)
        if command.member not in names_in(change for _, _, change, _, _ in journal):
            raise Failed("unknown_member")
        if live_room is not None:
            self.game_server.members.erase(live_room, command.member)
        else:
            self.game_server.journal_writer.batch.erasures.append(Erasure(row.code, command.member))
        await self.game_server.settled()
        return messages.Done()

    async def _pin(self, command: messages.Pin) -> messages.Answer:
        if not await asyncio.to_thread(self.orders.pin, command.replay.lower(), command.pinned):
            raise Failed("unknown_replay")
        return messages.Done()

    async def _pins(self, command: messages.Pins) -> messages.Answer:
        rows = await asyncio.to_thread(self.orders.pins)
        return messages.AllPins([messages.PinLine(*row) for row in rows])

    # The whole server.

    async def _retention(self, command: messages.Retention) -> messages.Answer:
        if command.apply:
            return messages.Expired(True, await self.game_server.upkeep.delete_expired())
        store, keep, today = (
            self.game_server.store,
            self.game_server.retention,
            clock.today(),
        )
        found = await asyncio.to_thread(store.expired, keep, today)
        return messages.Expired(False, {kind: each.count for kind, each in found.items()})

    async def _imports(self, command: messages.Imports) -> messages.Answer:
        return await self._switch("imports", command.on)

    async def _listing(self, command: messages.Listing) -> messages.Answer:
        return await self._switch("listing", command.on)

    async def _switch(self, switch: Switch, on: bool) -> messages.Answer:
        await asyncio.to_thread(self.orders.switch, switch, on)
        self.game_server.policy.ordered[switch] = on
        return messages.Done()

    async def _status(self, command: messages.Status) -> messages.Answer:
        policy = self.game_server.policy
        every, _, _ = await asyncio.to_thread(self.orders.rooms, 1)
        return messages.State(
            __version__, policy.allows("imports"), policy.allows("listing"), len(policy.bans), every
        )


def _one(found: set[str]) -> str:
    """The only one of these origins. Raises Failed if there is none, or more than one."""
    if not found:
        raise Failed("unknown_origin")
    if len(found) > 1:
        raise Failed("many_origins")
    return found.pop()
