"""The game server: all rooms, the clock and the connections.

Commands change a room in memory at once. The journal writer stores the changes before anybody is
sent anything.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic, time
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from turncoat.server import limits, tokens
from turncoat.server.admin.policy import Policy
from turncoat.server.bots.dispatcher import Dispatcher, Order
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.budget import PRIVATE_COMMANDS, Budget
from turncoat.server.clock import Clock
from turncoat.server.journal_writer import Connection, JournalWriter
from turncoat.server.live_room import LiveRoom
from turncoat.server.monitoring.metrics import Metrics
from turncoat.server.network.malformed import UNKNOWN
from turncoat.server.origins import AddressKey, Origins, network_of
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import (
    BROKEN,
    CLOSING,
    IMPORTS_OFF,
    ROOM_CLOSED,
    TOO_MANY,
    UNKNOWN_ROOM,
    WRONG_TOKEN,
    Refused,
)
from turncoat.server.protocol.pages import ReadyState
from turncoat.server.protocol.settings import Settings
from turncoat.server.protocol.version import PROTOCOL
from turncoat.server.replays import game_file
from turncoat.server.replays.queue import ReplayQueue
from turncoat.server.retention import Retention
from turncoat.server.room import inbox, outbox
from turncoat.server.room.people.admission import Visitor
from turncoat.server.room.play.bot_jobs import BotJob, BotResult
from turncoat.server.room.play.pace import SHORTEST_PAUSE
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import is_host, phase_for
from turncoat.server.room.state import Member
from turncoat.server.store.erasing import Erasure
from turncoat.server.store.orders import Orders
from turncoat.server.store.reasons import reason_of
from turncoat.server.store.store import ReplayRow, RoomRow, Store

log = structlog.get_logger()

HEARTBEAT: Final = 1.0
# A room without connections, in which nothing is due soon, is dropped from memory after this time.
IDLE: Final = 300.0
# How long a closing server waits for a database that does not answer.
DRAIN: Final = 10.0
SOON: Final = 0.01
# The phase in the database of a room that the operator closed.
CLOSED: Final = "closed"
# Expired data is first deleted this long after the start, and then every hour.
FIRST_DELETION: Final = 10.0
DELETE_EVERY: Final = 3_600.0
# How often, in seconds, the database notes that a room is in use.
TOUCH_EVERY: Final = 600


class GameServer:
    """Connects rooms, the database, connections and bots."""

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        address: str = "",
        clock: Clock | None = None,
        policy: Policy | None = None,
        retention: Retention | None = None,
        shortest_pause: int = SHORTEST_PAUSE,
    ) -> None:
        self.store = store
        self.retention = retention or Retention()
        self.bot_workers = bot_workers
        self.replay_queue = ReplayQueue()
        # The address that others on the network use, if known.
        self.address = address
        # Only tests set this; see Room.
        self._shortest_pause = shortest_pause
        self.metrics = Metrics(self._origin_of)
        self.journal_writer = JournalWriter(store, self.metrics, self.now, self._collect_frames)
        self.dispatcher = Dispatcher(bot_workers)
        self.closing = False
        self.failed: Exception | None = None
        self.origins = Origins([])
        # Unused rooms that one address may have, and how many it is opening right now.
        self.most_lobbies = limits.most_lobbies(limits.RATE)
        self._opening: Counter[str] = Counter()
        # Budgets for journals, and the number of connections from each address.
        self.budget = Budget(limits.RATE)
        self._connections_from: Counter[str] = Counter()
        self.policy = policy or Policy()
        self._clock = clock
        self._rooms: dict[str, LiveRoom] = {}
        # Rooms that changed since the last tick, in order.
        self._touched: dict[LiveRoom, None] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._sleeping: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """The time of the server's clock."""
        assert self._clock is not None
        return self._clock()

    @property
    def readiness(self) -> ReadyState:
        """Whether commands are accepted and stored; if not, why."""
        if self.closing:
            return "closing"
        if self.journal_writer.lost.is_set() or not self.store.held:
            return "no_lease"
        return (
            "ready"
            if self.journal_writer.healthy and not self.journal_writer.stalled
            else "cannot_write"
        )

    def today(self) -> int:
        """The Unix time, for anything that lasts for days."""
        return int(time())

    # Opening and closing.

    async def open(self) -> None:
        """Open the database and start all background work. Raises whatever is wrong with the
        database.
        """
        try:
            await self._open()
        except Exception as error:
            # `serve` raises it; the framework would only log a traceback.
            self.failed = error
            raise

    async def _open(self) -> None:
        await asyncio.to_thread(self.store.open)
        if self._clock is None:
            self._clock = Clock(await asyncio.to_thread(self.store.clock))
        self.origins = Origins(await asyncio.to_thread(self._keys))
        orders = Orders(self.store.engine)
        self.policy.bans = await asyncio.to_thread(orders.bans, self.today())
        self.policy.ordered = await asyncio.to_thread(orders.switches)
        for code, wake_at in await asyncio.to_thread(self.store.wakes):
            self._wake_later(code, wake_at)
        self._start(self.dispatcher.open())
        self._start(self.journal_writer.run())
        self._start(self._heartbeat())
        self._start(self._delete_expired_hourly())

    async def begin_closing(self) -> None:
        """Stop accepting commands, write what was accepted, and notify and close all
        connections.
        """
        if self.closing:
            return
        self.closing = True
        self.replay_queue.close()
        for timer in self._sleeping.values():
            timer.cancel()
        for live_room in self._rooms.values():
            live_room.cancel_timer()
        if not self.journal_writer.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.settled(), DRAIN)
        for live_room in self._rooms.values():
            for connection in live_room.connections:
                connection.send([frames.write(frames.Closing())])
                connection.close(CLOSING)

    async def wait_until_empty(self) -> None:
        """Wait until all connections are closed."""
        while any(live_room.connections for live_room in self._rooms.values()):
            await asyncio.sleep(SOON)

    async def close(self) -> None:
        """Close everything, after writing what was accepted."""
        await self.begin_closing()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.dispatcher.close()
        await asyncio.to_thread(self.bot_workers.close)
        await asyncio.to_thread(self.store.close)
        log.info("closed")

    async def settled(self) -> None:
        """Wait until everything accepted so far is on disk and handed to the connections."""
        await self.journal_writer.settled()

    async def caught_up(self, connection: Connection) -> None:
        """Wait until another command of a connection can be taken."""
        if self.journal_writer.is_behind(connection):
            await self.settled()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_ended)

    def _task_ended(self, task: asyncio.Task[None]) -> None:
        """Log an error in a background task at once."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("broken", exc_info=error)

    # Rooms.

    async def open_room(
        self, settings: Settings, name: str, language: str, address: str = ""
    ) -> tuple[str, str]:
        """Open a room and return its code and the host's token.

        Raises Refused(CLOSING), Refused(TOO_MANY), or a refusal of the settings or the name.
        """
        if self.closing:
            raise Refused(CLOSING)
        if len(self._rooms) >= limits.MOST_ROOMS:
            raise Refused(TOO_MANY)
        async with self._opening_from(address):
            return await self._open_room(settings, name, language, address)

    @asynccontextmanager
    async def _opening_from(self, address: str) -> AsyncIterator[None]:
        """Count a room that is being opened. Raises Refused(TOO_MANY) if the address has too many
        unused ones.
        """
        network = network_of(address)
        self._opening[network] += 1
        try:
            origins = self.origins.forms(address)
            waiting = await self._unused_rooms_from(origins) if origins else 0
            if origins and waiting + self._opening[network] > self.most_lobbies:
                raise Refused(TOO_MANY)
            yield
        finally:
            self._opening[network] -= 1
            self._opening += Counter()

    async def _unused_rooms_from(self, origins: tuple[str, ...]) -> int:
        """How many rooms from an address have not begun, or were abandoned."""
        since = self.today() - limits.ABANDONED_FOR
        found = await asyncio.to_thread(self.store.rooms_from, origins, since)
        here = {code for code, live_room in self._rooms.items() if live_room.connections}
        return sum(phase == "lobby" or code not in here for code, phase in found)

    async def _open_room(
        self, settings: Settings, name: str, language: str, address: str
    ) -> tuple[str, str]:
        code = tokens.new_code()
        while code in self._rooms or await asyncio.to_thread(self.store.has_room, code):
            code = tokens.new_code()
        room = inbox.open_room(self.now(), code, settings, self._shortest_pause)
        live_room = LiveRoom(room, self.origins.of(address))
        self._rooms[code] = live_room
        try:
            token = self.join(live_room, name, language, address)[1]
        except Refused:
            del self._rooms[code]
            raise
        self.metrics.rooms.put(code, len(self._rooms))
        await self.settled()
        log.info("room opened", room=code, game=settings.game, players=settings.players)
        return code, token

    async def room(self, code: str) -> LiveRoom:
        """A room by its code, from memory or from its journal.

        Raises Refused(CLOSING), Refused(UNKNOWN_ROOM) or Refused(ROOM_CLOSED).
        """
        if self.closing:
            raise Refused(CLOSING)
        code = code.upper()
        if code in self._rooms:
            self._rooms[code].touched = monotonic()
            return self._rooms[code]
        if not tokens.is_code(code):
            raise Refused(UNKNOWN_ROOM)
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        return await asyncio.shield(self._loading[code])

    def room_in_memory(self, code: str) -> LiveRoom:
        """A room by its code, if it is in memory. Raises Refused(CLOSING) or
        Refused(UNKNOWN_ROOM).
        """
        live_room = self._rooms.get(code.upper())
        if self.closing or live_room is None:
            raise Refused(CLOSING if self.closing else UNKNOWN_ROOM)
        return live_room

    async def _load(self, code: str) -> LiveRoom:
        try:
            row = await asyncio.to_thread(self.store.room, code)
            if row is not None and row.phase == CLOSED:
                raise Refused(ROOM_CLOSED)
            journal = await asyncio.to_thread(self.store.journal, code)
            if row is None or not journal:
                raise Refused(UNKNOWN_ROOM)
            if code in self._sleeping:
                self._sleeping.pop(code).cancel()
            # A long game takes a tenth of a second; other tables play on meanwhile.
            restore = partial(inbox.restore, journal, self.now(), self._shortest_pause)
            room = await asyncio.to_thread(restore)
            inbox.wake(room, self.now())
            live_room = LiveRoom(room, row.origin, row.ended_on, row.touched_on)
            self._rooms[code] = live_room
            self.metrics.rooms.put(code, len(self._rooms))
            if room.unsaved or self._differs(live_room, row):
                self.publish(live_room)
            else:
                self._schedule(live_room)
            return live_room
        except Exception as error:
            if not isinstance(error, Refused):
                log.error("cannot load a room", room=code, exc_info=error)
            raise
        finally:
            del self._loading[code]

    def _differs(self, live_room: LiveRoom, row: RoomRow) -> bool:
        """Whether the row of a loaded room has to be written. If only somebody looked at it, it
        must not be: the room may have been deleted meanwhile, and would exist again.
        """
        now = self._row(live_room, outbox.room_frame(live_room.room, None))
        return msgspec.structs.replace(now, touched_at=row.touched_at) != row

    async def touch(self, live_room: LiveRoom) -> None:
        """Mark a room as used, so that it is not deleted. Raises Refused(UNKNOWN_ROOM) if it is
        already gone.
        """
        today = self.today()
        if live_room.touched_on < today - TOUCH_EVERY:
            if not await asyncio.to_thread(self.store.touch, live_room.room.code, today):
                raise Refused(UNKNOWN_ROOM)
            live_room.touched_on = today

    def in_memory(self) -> list[LiveRoom]:
        """All rooms in memory."""
        return list(self._rooms.values())

    def _origin_of(self, code: str) -> str:
        """The hashed address that a room in memory was opened from; empty if not known."""
        live_room = self._rooms.get(code)
        return live_room.origin if live_room is not None else ""

    def live_room(self, code: str) -> LiveRoom | None:
        """A room if it is in memory; otherwise None."""
        return self._rooms.get(code)

    async def close_room(self, live_room: LiveRoom) -> None:
        """Close a room for good, on the operator's behalf, and notify and disconnect everybody in
        it.
        """
        inbox.close_room(live_room.room, self.now())
        live_room.ended_on = live_room.ended_on or self.today()
        told, live_room.connections = live_room.connections, []
        self.publish(live_room)
        del self._rooms[live_room.room.code]
        self.metrics.rooms.put(live_room.room.code, len(self._rooms))
        refusal = frames.write(frames.Refusal.of(UNKNOWN, Refused(ROOM_CLOSED)))
        for connection in told:
            self._count(live_room, connection, -1)
            self.journal_writer.send_later(connection, [refusal])
        await self.settled()
        for connection in told:
            connection.close(ROOM_CLOSED)
        log.info("room closed", room=live_room.room.code)

    def is_banned(self, address: str) -> bool:
        """Whether the operator banned an address."""
        return self.policy.keeps_away(self.origins, address, self.today())

    def check_imports(self) -> None:
        """Raise Refused(IMPORTS_OFF) if imports are switched off."""
        if not self.policy.allows("imports"):
            raise Refused(IMPORTS_OFF)

    async def open_rooms(self, most: int) -> list[LiveRoom]:
        """Listed rooms that have not begun, except those that can't be loaded; none if the operator
        has switched the list off.
        """
        if not self.policy.allows("listing"):
            return []
        codes = await asyncio.to_thread(self.store.open_rooms, most)
        found = [await self._if_readable(code) for code in codes]
        return [live_room for live_room in found if live_room is not None]

    async def _if_readable(self, code: str) -> LiveRoom | None:
        """A room by its code; None if its journal is damaged, which `_load` has logged."""
        try:
            return await self.room(code)
        except Exception as error:
            if isinstance(error, Refused) and error.reason == CLOSING:
                raise
            return None

    async def replay(self, replay_id: str) -> str | None:
        """The game file of a replay; None if there is none."""
        return await asyncio.to_thread(self.store.replay, replay_id)

    def keep_replay(self, replay_id: str, game: str, file: str) -> None:
        """Store a finished game, played here or imported."""
        row = ReplayRow(replay_id, game, file, self.today(), len(file.encode()))
        self.journal_writer.batch.replays.append(row)
        self.journal_writer.wake_up()

    def join(
        self, live_room: LiveRoom, name: str, language: str, address: str = "", before: str = ""
    ) -> tuple[int, str]:
        """Add a guest and return the member's ID and token. `before` is a token they had in this
        room earlier.

        Raises Refused if they may not join or the name can't be used.
        """
        visitor = Visitor(self.origins.forms(address), tokens.hashed(before) if before else "")
        add = partial(inbox.join, live_room.room, self.now(), name, language, visitor=visitor)
        return self._add_member(live_room, address, add)

    def join_program(
        self,
        live_room: LiveRoom,
        me: Member,
        seat: int,
        name: str,
        language: str,
        address: str = "",
    ) -> tuple[int, str]:
        """Add a program on a seat and return the member's ID and token. Raises Refused."""
        add = partial(inbox.join_program, live_room.room, self.now(), me, seat, name, language)
        return self._add_member(live_room, address, add, is_host(live_room.room, me))

    def join_display(
        self, live_room: LiveRoom, me: Member, name: str, language: str, address: str = ""
    ) -> tuple[int, str]:
        """Add a shared screen and return the member's ID and token. Raises Refused."""
        add = partial(inbox.join_display, live_room.room, self.now(), me, name, language)
        return self._add_member(live_room, address, add, is_host(live_room.room, me))

    def _add_member(
        self, live_room: LiveRoom, address: str, add: Callable[[str], int], by_host: bool = False
    ) -> tuple[int, str]:
        self._pay_for_request(live_room, address, over_limit=by_host, much=limits.ARRIVAL)
        token = tokens.new_token()
        member = add(tokens.hashed(token))
        self.publish(live_room)
        return member, token

    def _pay_for_request(
        self, live_room: LiveRoom, address: str, over_limit: bool = False, much: int = 1
    ) -> None:
        """Pay for a REST request from an address."""
        network = network_of(address) if address else ""
        self.budget.pay(live_room.room.code, network, over_limit, much)

    def move(self, live_room: LiveRoom, member: int) -> str:
        """Return a new token for a member. Connections that used the old one are closed.

        Raises Refused(TOO_FAST).
        """
        self.budget.pay_as_member(live_room.room.code, member)
        token = tokens.new_token()
        inbox.move(live_room.room, self.now(), member, tokens.hashed(token))
        for connection in live_room.connections[:]:
            if connection.sent_state.member == member:
                self.leave(live_room, connection)
                connection.close(WRONG_TOKEN)
        self.publish(live_room)
        return token

    def erase(self, live_room: LiveRoom, member: int, address: str = "") -> None:
        """Erase a member in the room, its journal and its replays.

        Raises Refused(TOO_FAST) or Refused(NO_SUCH_MEMBER).
        """
        self._pay_for_request(live_room, address, over_limit=True)
        inbox.erase(live_room.room, self.now(), member)
        self.journal_writer.batch.erasures.append(Erasure(live_room.room.code, member))
        self.publish(live_room)

    # Connections.

    def enter(
        self, live_room: LiveRoom, connection: Connection, to: int, address: str = ""
    ) -> None:
        """Add a connection that has sent a valid token, and greet it."""
        member = connection.sent_state.member
        devices = [c for c in live_room.connections if c.sent_state.member == member]
        if len(devices) >= limits.MOST_DEVICES:
            self.leave(live_room, devices[0])
            devices[0].close(TOO_MANY)
        live_room.connections.append(connection)
        inbox.connect(live_room.room, self.now(), member, self.origins.forms(address))
        welcome = frames.Welcome(to=to, member=member, protocol=PROTOCOL, at=self.now())
        connection.sent_state.welcome = [frames.write(welcome)]
        self._count(live_room, connection)
        self.publish(live_room)
        self.journal_writer.send_later(connection, [frames.write(frames.Done(to=to))])

    def leave(self, live_room: LiveRoom, connection: Connection) -> None:
        """Remove a connection."""
        if connection not in live_room.connections:
            return
        live_room.connections.remove(connection)
        live_room.touched_on = self.today()
        self._count(live_room, connection, -1)
        if connection.sent_state.member in live_room.room.members:
            inbox.disconnect(live_room.room, self.now(), connection.sent_state.member)
        self.publish(live_room)

    def take(
        self, live_room: LiveRoom, connection: Connection, command: commands.AnyCommand
    ) -> None:
        """Take a command from a connection. It is answered once everything it caused is written."""
        try:
            if self.closing:
                raise Refused(CLOSING)
            # What is due comes first, even if its timer is late.
            if live_room.wake_at is not None and live_room.wake_at <= self.now():
                self._wake(live_room)
            if isinstance(command, commands.EarlierTexts):
                self._send_texts(live_room, connection, command)
                return
            self._take(live_room, connection, command)
        except Refused as error:
            self.refuse(connection, command.id, error, live_room.room.code)
            return
        self.metrics.commands.add(live_room.room.code)
        # Last, so that everything the command caused is sent before it.
        self.journal_writer.send_later(connection, [frames.write(frames.Done(to=command.id))])

    def _take(
        self, live_room: LiveRoom, connection: Connection, command: commands.AnyCommand
    ) -> None:
        room = live_room.room
        self._pay_for_command(live_room, connection, command)
        inbox.take(room, self.now(), connection.sent_state.member, command)
        if room.unsaved or room.jobs:
            self.publish(live_room)

    def _pay_for_command(
        self, live_room: LiveRoom, connection: Connection, command: commands.AnyCommand
    ) -> None:
        """Pay for a command. Anybody can always leave, and a host can act however busy the room is.

        Members who see another phase than the present one pay alone: a shared budget could tell
        them.
        """
        room = live_room.room
        me = room.members.get(connection.sent_state.member)
        if isinstance(command, commands.Leave):
            with suppress(Refused):
                self.budget.pay(room.code, connection.address)
        elif (
            me is None or isinstance(command, PRIVATE_COMMANDS) or phase_for(room, me) != room.phase
        ):
            crowd = self._connections_from[connection.address]
            self.budget.pay_as_member(room.code, connection.sent_state.member, crowd)
            live_room.count_private_command(connection.sent_state.member)
        else:
            self.budget.pay(room.code, connection.address, over_limit=is_host(room, me))

    def _send_texts(
        self, live_room: LiveRoom, connection: Connection, command: commands.EarlierTexts
    ) -> None:
        """Send a page of texts. Reading changes nothing and is not visible to others."""
        page = outbox.text_page(
            live_room.room, connection.sent_state, command.before, command.to_all
        )
        written = [frames.write(page), frames.write(frames.Done(to=command.id))]
        self.journal_writer.send_later(connection, written)

    def refuse(self, connection: Connection, to: int, error: Refused, room: str) -> None:
        """Refuse a command. Refusals are sent with the tick, like everything else."""
        self.metrics.refusals.add(room)
        refusal = frames.Refusal.of(to, error)
        self.journal_writer.send_later(connection, [frames.write(refusal)])

    # Publishing.

    def publish(self, live_room: LiveRoom) -> None:
        """Queue everything that follows from a change of a room: journal entries, frames, timer,
        bot jobs. Frames are built at the next tick, however often the room changes until then.
        """
        live_room.touched = monotonic()
        self._drop_former_members(live_room)
        self._note_use(live_room)
        self._queue_entries(live_room)
        self._save_finished_game(live_room)
        self._touched[live_room] = None
        self._schedule(live_room)
        self.journal_writer.wake_up()

    def _note_use(self, live_room: LiveRoom) -> None:
        """Note that a room is in use, if somebody changed it or is connected."""
        if live_room.room.unsaved or live_room.connections:
            live_room.touched_on = self.today()

    def _queue_entries(self, live_room: LiveRoom) -> None:
        """Give a room's new journal entries to the journal writer."""
        room = live_room.room
        self.journal_writer.batch.journal += [(room.code, entry) for entry in room.unsaved]
        room.unsaved = []

    def _save_finished_game(self, live_room: LiveRoom) -> None:
        """Store the game of a room as a replay, once it has ended."""
        room = live_room.room
        if room.phase == "ended" and live_room.saved_deal != room.deals:
            live_room.saved_deal, live_room.ended_on = room.deals, self.today()
            self._keep_replay(room)

    def _schedule(self, live_room: LiveRoom) -> None:
        """Set the timer of a room and dispatch its bot jobs."""
        live_room.wake_at = inbox.wakes_at(live_room.room)
        self._set_timer(live_room)
        self._dispatch_jobs(live_room)

    def _collect_frames(self) -> Iterator[tuple[Connection, list[str]]]:
        """The new frames of every connection since the last tick. A room that fails does not affect
        others.
        """
        touched, self._touched = self._touched, {}
        for live_room in touched:
            try:
                yield from self._frames_for(live_room)
            except Exception as error:
                log.error("broken", room=live_room.room.code, exc_info=error)
                for connection in live_room.connections:
                    connection.close(BROKEN)

    def _frames_for(self, live_room: LiveRoom) -> Iterator[tuple[Connection, list[str]]]:
        shared = outbox.SharedFrames(live_room.room)
        self._queue_row(live_room, shared.public)
        for connection in live_room.connections:
            yield connection, outbox.news(live_room.room, connection.sent_state, shared)

    def _queue_row(self, live_room: LiveRoom, public: frames.Room) -> None:
        self.journal_writer.batch.rooms[live_room.room.code] = self._row(live_room, public)

    def _row(self, live_room: LiveRoom, public: frames.Room) -> RoomRow:
        """The row of a room in the database, which lists of rooms are made from: only public
        facts.
        """
        room = live_room.room
        shown = outbox.shown_to_all(room, public)
        return RoomRow(
            code=room.code,
            phase=CLOSED if room.closed else shown.phase,
            game=shown.settings.game,
            listed=shown.settings.listed and not room.locked,
            wake_at=inbox.rests_until(room),
            touched_at=outbox.shown_since(room) or self.now(),
            origin=live_room.origin,
            touched_on=live_room.touched_on,
            ended_on=live_room.ended_on,
        )

    def _drop_former_members(self, live_room: LiveRoom) -> None:
        """Drop connections of members who left or were removed."""
        for connection in live_room.connections[:]:
            if connection.sent_state.member not in live_room.room.members:
                live_room.connections.remove(connection)
                self._count(live_room, connection, -1)
                connection.close(WRONG_TOKEN)

    def _count(self, live_room: LiveRoom, connection: Connection, more: int = 1) -> None:
        """Count a connection, or with -1 a closed one."""
        self.metrics.sockets.add(live_room.room.code, more)
        self._connections_from[connection.address] += more
        if self._connections_from[connection.address] <= 0:
            del self._connections_from[connection.address]

    def _keep_replay(self, room: Room) -> None:
        replay_id = outbox.game_id(room)
        file = game_file.write(game_file.of_room(room, replay_id)).decode()
        self.keep_replay(replay_id, room.settings.game, file)
        self.metrics.games.add(room.code)
        log.info("game ended", room=room.code, game=room.settings.game)

    # Bots.

    def _dispatch_jobs(self, live_room: LiveRoom) -> None:
        """Give a room's bot jobs to the dispatcher."""
        jobs, live_room.room.jobs = live_room.room.jobs, []
        for job in jobs:
            self.metrics.jobs.add(job.room)
            begin, finish = (
                partial(self._begin_job, live_room, job),
                partial(self._finish_job, live_room, job),
            )
            self.dispatcher.put(live_room.origin, Order(job, begin, finish))

    def _begin_job(self, live_room: LiveRoom, job: BotJob) -> bool:
        """Note that a job begins. Returns whether it is still needed."""
        return self._is_here(live_room) and inbox.begin_job(live_room.room, self.now(), job)

    def _finish_job(self, live_room: LiveRoom, job: BotJob, results: list[BotResult]) -> None:
        """Take the results of a job. They become visible at their planned moment, not before."""
        if self._is_here(live_room):
            inbox.finish_job(live_room.room, self.now(), job, results)
            if live_room.room.unsaved:
                self.publish(live_room)
            else:
                live_room.wake_at = inbox.wakes_at(live_room.room)
                self._set_timer(live_room)

    def _is_here(self, live_room: LiveRoom) -> bool:
        return not self.closing and self._rooms.get(live_room.room.code) is live_room

    # Time.

    def _set_timer(self, live_room: LiveRoom) -> None:
        live_room.cancel_timer()
        if live_room.wake_at is not None and not self.closing:
            delay = max(0, live_room.wake_at - self.now()) / 1000
            loop = asyncio.get_running_loop()
            live_room.timer = loop.call_later(delay, self._wake, live_room)

    def _wake(self, live_room: LiveRoom) -> None:
        live_room.timer = None
        inbox.wake(live_room.room, self.now())
        self.publish(live_room)

    def _wake_later(self, code: str, wake_at: int) -> None:
        """Load a room that is not in memory when something becomes due in it."""
        delay = max(0, wake_at - self.now()) / 1000
        loop = asyncio.get_running_loop()
        self._sleeping[code] = loop.call_later(delay, lambda: self._start(self._wake_up(code)))

    async def _wake_up(self, code: str) -> None:
        self._sleeping.pop(code, None)
        with suppress(Refused):
            await self.room(code)

    async def _heartbeat(self) -> None:
        """Every second: write the clock, and drop idle rooms from memory."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self.settled()
            for code, live_room in list(self._rooms.items()):
                if self._is_idle(live_room):
                    self._put_to_sleep(code, live_room)
                else:
                    self._touch_if_occupied(live_room)

    async def _delete_expired_hourly(self) -> None:
        """Delete expired data every hour."""
        await asyncio.sleep(FIRST_DELETION)
        while True:
            try:
                await self.delete_expired()
            except SQLAlchemyError as error:
                log.error("cannot delete", kind=type(error).__name__, reason=reason_of(error))
            await asyncio.sleep(DELETE_EVERY)

    async def delete_expired(self) -> dict[str, int]:
        """Delete expired data, but no room that somebody is in. Returns how much of each kind."""
        today = self.today()
        for live_room in self._rooms.values():
            self._touch_if_occupied(live_room)
        await self.settled()
        self.origins = Origins(await asyncio.to_thread(self._keys))
        for live_room in self._rooms.values():
            if not self.origins.knows(live_room.origin):
                live_room.origin = ""
        self.policy.bans = await asyncio.to_thread(Orders(self.store.engine).bans, today)
        gone = await asyncio.to_thread(self.store.delete_expired, self.retention, today)
        await self._drop_deleted()
        return gone

    def _touch_if_occupied(self, live_room: LiveRoom) -> None:
        """Mark a room with connections as used, so that it is not deleted."""
        today = self.today()
        if live_room.connections and live_room.touched_on < today - TOUCH_EVERY:
            live_room.touched_on = today
            self._queue_row(live_room, outbox.room_frame(live_room.room, None))

    async def _drop_deleted(self) -> None:
        """Drop rooms from memory that were deleted from the database."""
        long_ago = self.today() - TOUCH_EVERY
        left = [code for code, one in self._rooms.items() if one.touched_on < long_ago]
        for code in left:
            if not await asyncio.to_thread(self.store.has_room, code) and code in self._rooms:
                self._drop(self._rooms[code])

    def _drop(self, live_room: LiveRoom) -> None:
        live_room.cancel_timer()
        del self._rooms[live_room.room.code]
        self.metrics.rooms.put(live_room.room.code, len(self._rooms))

    def _keys(self) -> list[AddressKey]:
        return self.store.address_keys(self.today(), self.retention.addresses)

    def _is_idle(self, live_room: LiveRoom) -> bool:
        if live_room.connections or monotonic() < live_room.touched + IDLE:
            return False
        wake_at = inbox.rests_until(live_room.room)
        return wake_at is None or wake_at > self.now() + IDLE * 1000

    def _put_to_sleep(self, code: str, live_room: LiveRoom) -> None:
        if live_room in self._touched or code in self.journal_writer.batch.rooms:
            return
        self._drop(live_room)
        wake_at = inbox.rests_until(live_room.room)
        if wake_at is not None:
            self._wake_later(code, wake_at)
