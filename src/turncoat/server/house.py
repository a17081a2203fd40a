"""The house: all rooms, the clock and the connections.

Requests change a room at once, in memory; what came of it is given to the scribe, who writes it
down before anybody sees it.
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

from turncoat.server import gamefile, limits, tokens
from turncoat.server.admin.policy import Policy
from turncoat.server.budget import OF_ONES_OWN, Budget
from turncoat.server.clock import Clock
from turncoat.server.dispatcher import Dispatcher, Order
from turncoat.server.loaded import Loaded
from turncoat.server.metrics import Metrics
from turncoat.server.origins import AddressKey, Origins, network_of
from turncoat.server.protocol import frames, requests
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
from turncoat.server.retention import Retention
from turncoat.server.room import desk, screens
from turncoat.server.room.admission import Visitor
from turncoat.server.room.pace import SHORTEST_PAUSE
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import is_host, phase_for
from turncoat.server.room.state import Member
from turncoat.server.room.thoughts import Job, Thought
from turncoat.server.scribe import Connection, Scribe
from turncoat.server.store.erasing import Erasure
from turncoat.server.store.orders import Orders
from turncoat.server.store.reasons import reason_of
from turncoat.server.store.store import ReplayRow, RoomRow, Store
from turncoat.server.studies import Studies
from turncoat.server.thinking import Thinkers
from turncoat.server.unread import UNKNOWN

log = structlog.get_logger()

HEARTBEAT: Final = 1.0
# A room in which nobody is, and nothing is due soon, is dropped from memory after so long.
IDLE: Final = 300.0
# How long a closing house waits for a database that does not answer.
DRAIN: Final = 10.0
SOON: Final = 0.01
# The phase of a room that the operator has closed, in the database: nobody comes in any more.
CLOSED: Final = "closed"
# What was kept for long enough is deleted so long after the start, and then every hour.
FIRST_TIDY: Final = 10.0
TIDY_EVERY: Final = 3_600.0
# A room with somebody in it says so in the database, at least so often, in seconds.
TOUCH_EVERY: Final = 600


class House:
    """Carries messages between rooms, the database and connections."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        address: str = "",
        clock: Clock | None = None,
        policy: Policy | None = None,
        retention: Retention | None = None,
        shortest_pause: int = SHORTEST_PAUSE,
    ) -> None:
        self.store = store
        self.retention = retention or Retention()
        self.thinkers = thinkers
        self.studies = Studies()
        # What others on the network call it, if that is known.
        self.address = address
        # Only tests are allowed to hurry bots, and only here: see Room.
        self._shortest_pause = shortest_pause
        self.metrics = Metrics(self._origin_of)
        self.scribe = Scribe(store, self.metrics, self.now, self._show_changes)
        self.dispatcher = Dispatcher(thinkers)
        self.closing = False
        self.failed: Exception | None = None
        self.origins = Origins([])
        # Rooms from one address in which nobody plays, and those that are just being opened.
        self.most_lobbies = limits.most_lobbies(limits.RATE)
        self._opening: Counter[str] = Counter()
        # How much may be written into journals, and how many are connected from each address.
        self.budget = Budget(limits.RATE)
        self._crowds: Counter[str] = Counter()
        self.policy = policy or Policy()
        self._clock = clock
        self._rooms: dict[str, Loaded] = {}
        # Rooms that were touched since the last tick, in this order.
        self._touched: dict[Loaded, None] = {}
        self._loading: dict[str, asyncio.Task[Loaded]] = {}
        self._sleeping: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        """How late it is in the house."""
        assert self._clock is not None
        return self._clock()

    @property
    def readiness(self) -> ReadyState:
        """Whether requests are taken and written down, and if not, why."""
        if self.closing:
            return "closing"
        if self.scribe.lost.is_set() or not self.store.held:
            return "no_claim"
        return "ready" if self.scribe.healthy and not self.scribe.stalled else "cannot_write"

    def today(self) -> int:
        """Seconds of the calendar, for what is kept for days."""
        return int(time())

    # Opening and closing.

    async def open(self) -> None:
        """Take up everything where it was left."""
        try:
            await self._open()
        except Exception as error:
            # Whoever runs the application tells it; the framework would only log a traceback.
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
        self._start(self.scribe.run())
        self._start(self._beat())
        self._start(self._tidy())

    async def say_goodbye(self) -> None:
        """Take nothing new, write down what was taken, and tell everybody."""
        if self.closing:
            return
        self.closing = True
        self.studies.close()
        for timer in self._sleeping.values():
            timer.cancel()
        for loaded in self._rooms.values():
            loaded.forget_timer()
        if not self.scribe.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.settled(), DRAIN)
        for loaded in self._rooms.values():
            for connection in loaded.connections:
                connection.send([frames.write(frames.Closing())])
                connection.close(CLOSING)

    async def emptied(self) -> None:
        """Wait until nobody is connected any more."""
        while any(loaded.connections for loaded in self._rooms.values()):
            await asyncio.sleep(SOON)

    async def close(self) -> None:
        """Everything is written down; let go."""
        await self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.dispatcher.close()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.store.close)
        log.info("closed")

    async def settled(self) -> None:
        """Wait until all that was taken so far is on the disk and on its way."""
        await self.scribe.settled()

    async def caught_up(self, connection: Connection) -> None:
        """Wait until one more request of a connection can be taken."""
        if self.scribe.is_behind(connection):
            await self.settled()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """What goes wrong beside a request is logged at once."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("broken", exc_info=error)

    # Rooms.

    async def open_room(
        self, settings: Settings, name: str, language: str, address: str = ""
    ) -> tuple[str, str]:
        """A new room with its host. Returns its code and the host's token."""
        if self.closing:
            raise Refused(CLOSING)
        if len(self._rooms) >= limits.MOST_ROOMS:
            raise Refused(TOO_MANY)
        async with self._one_more_from(address):
            return await self._open_room(settings, name, language, address)

    @asynccontextmanager
    async def _one_more_from(self, address: str) -> AsyncIterator[None]:
        """Nobody has more than so many rooms in which nobody plays; those on their way count."""
        network = network_of(address)
        self._opening[network] += 1
        try:
            origins = self.origins.forms(address)
            waiting = await self._waiting_from(origins) if origins else 0
            if origins and waiting + self._opening[network] > self.most_lobbies:
                raise Refused(TOO_MANY)
            yield
        finally:
            self._opening[network] -= 1
            self._opening += Counter()

    async def _waiting_from(self, origins: tuple[str, ...]) -> int:
        """How many rooms from there have not begun, or were left alone since."""
        since = self.today() - limits.LEFT_ALONE
        found = await asyncio.to_thread(self.store.rooms_from, origins, since)
        here = {code for code, loaded in self._rooms.items() if loaded.connections}
        return sum(phase == "lobby" or code not in here for code, phase in found)

    async def _open_room(
        self, settings: Settings, name: str, language: str, address: str
    ) -> tuple[str, str]:
        code = tokens.new_code()
        while code in self._rooms or await asyncio.to_thread(self.store.has_room, code):
            code = tokens.new_code()
        room = desk.open_room(self.now(), code, settings, self._shortest_pause)
        loaded = Loaded(room, self.origins.of(address))
        self._rooms[code] = loaded
        try:
            token = self.join(loaded, name, language, address)[1]
        except Refused:
            del self._rooms[code]
            raise
        self.metrics.rooms.put(code, len(self._rooms))
        await self.settled()
        log.info("room opened", room=code, game=settings.game, players=settings.players)
        return code, token

    async def room(self, code: str) -> Loaded:
        """A room by its code, from memory or from its journal; or a refusal."""
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

    def room_in_memory(self, code: str) -> Loaded:
        """A room by its code, if that costs nothing; or a refusal."""
        loaded = self._rooms.get(code.upper())
        if self.closing or loaded is None:
            raise Refused(CLOSING if self.closing else UNKNOWN_ROOM)
        return loaded

    async def _load(self, code: str) -> Loaded:
        try:
            row = await asyncio.to_thread(self.store.room, code)
            if row is not None and row.phase == CLOSED:
                raise Refused(ROOM_CLOSED)
            journal = await asyncio.to_thread(self.store.journal, code)
            if row is None or not journal:
                raise Refused(UNKNOWN_ROOM)
            if code in self._sleeping:
                self._sleeping.pop(code).cancel()
            # A long game takes a tenth of a second, in which other tables play on.
            restore = partial(desk.restore, journal, self.now(), self._shortest_pause)
            room = await asyncio.to_thread(restore)
            desk.wake(room, self.now())
            loaded = Loaded(room, row.origin, row.ended_on, row.touched_on)
            self._rooms[code] = loaded
            self.metrics.rooms.put(code, len(self._rooms))
            if room.fresh or self._differs(loaded, row):
                self.carry(loaded)
            else:
                self._wind_up(loaded)
            return loaded
        except Exception as error:
            if not isinstance(error, Refused):
                log.error("cannot load a room", room=code, exc_info=error)
            raise
        finally:
            del self._loading[code]

    def _differs(self, loaded: Loaded, row: RoomRow) -> bool:
        """Whether there is more to write down of a room than that somebody looked at it. Nothing is
        written otherwise: it may have been deleted in the meantime, and would be there again."""
        now = self._row(loaded, screens.room_frame(loaded.room, None))
        return msgspec.structs.replace(now, touched_at=row.touched_at) != row

    async def keep(self, loaded: Loaded) -> None:
        """Somebody comes in or changes something: nobody deletes the room now; or a refusal if that
        has happened already."""
        today = self.today()
        if loaded.touched_on < today - TOUCH_EVERY:
            if not await asyncio.to_thread(self.store.touch, loaded.room.code, today):
                raise Refused(UNKNOWN_ROOM)
            loaded.touched_on = today

    def in_memory(self) -> list[Loaded]:
        """All rooms that are in memory."""
        return list(self._rooms.values())

    def _origin_of(self, code: str) -> str:
        """Where a room in memory was opened from, hashed; empty if that is not known."""
        loaded = self._rooms.get(code)
        return loaded.origin if loaded is not None else ""

    def loaded(self, code: str) -> Loaded | None:
        """A room if it is in memory."""
        return self._rooms.get(code)

    async def close_room(self, loaded: Loaded) -> None:
        """The operator closes a room for good. Whoever is in it is told, and comes in no more."""
        desk.close_room(loaded.room, self.now())
        loaded.ended_on = loaded.ended_on or self.today()
        told, loaded.connections = loaded.connections, []
        self.carry(loaded)
        del self._rooms[loaded.room.code]
        self.metrics.rooms.put(loaded.room.code, len(self._rooms))
        refusal = frames.write(frames.Refusal.of(UNKNOWN, Refused(ROOM_CLOSED)))
        for connection in told:
            self._count(loaded, connection, -1)
            self.scribe.send_later(connection, [refusal])
        await self.settled()
        for connection in told:
            connection.close(ROOM_CLOSED)
        log.info("room closed", room=loaded.room.code)

    def is_banned(self, address: str) -> bool:
        """Whether the operator keeps an address away."""
        return self.policy.keeps_away(self.origins, address, self.today())

    def check_imports(self) -> None:
        """Whether games from elsewhere are taken; or a refusal."""
        if not self.policy.allows("imports"):
            raise Refused(IMPORTS_OFF)

    async def open_rooms(self, most: int) -> list[Loaded]:
        """Listed rooms that have not begun, but for those that can't be read; none if the operator
        does not let them be seen."""
        if not self.policy.allows("listing"):
            return []
        codes = await asyncio.to_thread(self.store.open_rooms, most)
        found = [await self._if_readable(code) for code in codes]
        return [loaded for loaded in found if loaded is not None]

    async def _if_readable(self, code: str) -> Loaded | None:
        """A room by its code; if its journal is spoiled, loading it has told the log how."""
        try:
            return await self.room(code)
        except Exception as error:
            if isinstance(error, Refused) and error.reason == CLOSING:
                raise
            return None

    async def replay(self, replay_id: str) -> str | None:
        """The file of a finished game, if there is one."""
        return await asyncio.to_thread(self.store.replay, replay_id)

    def keep_replay(self, replay_id: str, game: str, file: str) -> None:
        """A finished game, from here or from elsewhere."""
        row = ReplayRow(replay_id, game, file, self.today(), len(file.encode()))
        self.scribe.batch.replays.append(row)
        self.scribe.stir()

    def join(
        self, loaded: Loaded, name: str, language: str, address: str = "", before: str = ""
    ) -> tuple[int, str]:
        """A guest comes in, from an address, with a token that they had here before, if they did.
        Returns the member and the token, which is kept nowhere."""
        visitor = Visitor(self.origins.forms(address), tokens.hashed(before) if before else "")
        come = partial(desk.join, loaded.room, self.now(), name, language, visitor=visitor)
        return self._let_in(loaded, address, come)

    def join_program(
        self, loaded: Loaded, me: Member, seat: int, name: str, language: str, address: str = ""
    ) -> tuple[int, str]:
        """The host gets a token with which a program plays a seat."""
        come = partial(desk.join_program, loaded.room, self.now(), me, seat, name, language)
        return self._let_in(loaded, address, come, is_host(loaded.room, me))

    def join_screen(
        self, loaded: Loaded, me: Member, name: str, language: str, address: str = ""
    ) -> tuple[int, str]:
        """The host gets a token with which a screen shows what is public."""
        come = partial(desk.join_screen, loaded.room, self.now(), me, name, language)
        return self._let_in(loaded, address, come, is_host(loaded.room, me))

    def _let_in(
        self, loaded: Loaded, address: str, come: Callable[[str], int], by_host: bool = False
    ) -> tuple[int, str]:
        self._pay_at_the_door(loaded, address, whoever=by_host, much=limits.ARRIVAL)
        token = tokens.new_token()
        member = come(tokens.hashed(token))
        self.carry(loaded)
        return member, token

    def _pay_at_the_door(
        self, loaded: Loaded, address: str, whoever: bool = False, much: int = 1
    ) -> None:
        """For a request that comes from an address and not over a connection."""
        network = network_of(address) if address else ""
        self.budget.pay(loaded.room.code, network, whoever, much)

    def move(self, loaded: Loaded, member: int) -> str:
        """A new token for a member; those who are connected by the old one are cut off."""
        self.budget.pay_alone(loaded.room.code, member)
        token = tokens.new_token()
        desk.move(loaded.room, self.now(), member, tokens.hashed(token))
        for connection in loaded.connections[:]:
            if connection.sight.member == member:
                self.leave(loaded, connection)
                connection.close(WRONG_TOKEN)
        self.carry(loaded)
        return token

    def erase(self, loaded: Loaded, member: int, address: str = "") -> None:
        """Forget a member: their name, what they wrote, their token; also where it is written."""
        self._pay_at_the_door(loaded, address, whoever=True)
        desk.erase(loaded.room, self.now(), member)
        self.scribe.batch.erasures.append(Erasure(loaded.room.code, member))
        self.carry(loaded)

    # Connections.

    def enter(self, loaded: Loaded, connection: Connection, to: int, address: str = "") -> None:
        """A connection that has shown a token, from an address."""
        member = connection.sight.member
        devices = [c for c in loaded.connections if c.sight.member == member]
        if len(devices) >= limits.MOST_DEVICES:
            self.leave(loaded, devices[0])
            devices[0].close(TOO_MANY)
        loaded.connections.append(connection)
        desk.connect(loaded.room, self.now(), member, self.origins.forms(address))
        welcome = frames.Welcome(to=to, member=member, at=self.now())
        connection.sight.welcome = [frames.write(welcome)]
        self._count(loaded, connection)
        self.carry(loaded)
        self.scribe.send_later(connection, [frames.write(frames.Done(to=to))])

    def leave(self, loaded: Loaded, connection: Connection) -> None:
        """A connection is gone."""
        if connection not in loaded.connections:
            return
        loaded.connections.remove(connection)
        loaded.touched_on = self.today()
        self._count(loaded, connection, -1)
        if connection.sight.member in loaded.room.members:
            desk.disconnect(loaded.room, self.now(), connection.sight.member)
        self.carry(loaded)

    def take(self, loaded: Loaded, connection: Connection, ask: requests.AnyRequest) -> None:
        """A request over a connection. It is answered when all that came of it is written."""
        try:
            if self.closing:
                raise Refused(CLOSING)
            # What was due before comes first, even if its timer is late.
            if loaded.wake_at is not None and loaded.wake_at <= self.now():
                self._wake(loaded)
            if isinstance(ask, requests.EarlierTexts):
                self._send_texts(loaded, connection, ask)
                return
            self._take(loaded, connection, ask)
        except Refused as error:
            self.refuse(connection, ask.id, error, loaded.room.code)
            return
        self.metrics.commands.add(loaded.room.code)
        # Last: whoever hears it has seen all that came of the request.
        self.scribe.send_later(connection, [frames.write(frames.Done(to=ask.id))])

    def _take(self, loaded: Loaded, connection: Connection, ask: requests.AnyRequest) -> None:
        room = loaded.room
        self._pay(loaded, connection, ask)
        desk.take(room, self.now(), connection.sight.member, ask)
        if room.fresh or room.jobs:
            self.carry(loaded)

    def _pay(self, loaded: Loaded, connection: Connection, ask: requests.AnyRequest) -> None:
        """Whoever goes may always go, and whoever is host can act however noisy the room is.

        Who is shown the room later must not learn from its purse how it stands.
        """
        room = loaded.room
        me = room.members.get(connection.sight.member)
        if isinstance(ask, requests.Leave):
            with suppress(Refused):
                self.budget.pay(room.code, connection.address)
        elif me is None or isinstance(ask, OF_ONES_OWN) or phase_for(room, me) != room.phase:
            crowd = self._crowds[connection.address]
            self.budget.pay_alone(room.code, connection.sight.member, crowd)
            loaded.count_deed(connection.sight.member)
        else:
            self.budget.pay(room.code, connection.address, whoever=is_host(room, me))

    def _send_texts(
        self, loaded: Loaded, connection: Connection, ask: requests.EarlierTexts
    ) -> None:
        """To read changes nothing, and tells nobody else anything."""
        page = screens.text_page(loaded.room, connection.sight, ask.before, ask.to_all)
        written = [frames.write(page), frames.write(frames.Done(to=ask.id))]
        self.scribe.send_later(connection, written)

    def refuse(self, connection: Connection, to: int, error: Refused, room: str) -> None:
        """Refusals leave with the tick, as everything else does."""
        self.metrics.refusals.add(room)
        refusal = frames.Refusal.of(to, error)
        self.scribe.send_later(connection, [frames.write(refusal)])

    # Carrying.

    def carry(self, loaded: Loaded) -> None:
        """After a room was touched: what to write, what to think about, when next. Whoever looks at
        it sees it with the next tick, however often it was touched until then."""
        room = loaded.room
        loaded.touched = monotonic()
        self._drop_strangers(loaded)
        if room.fresh or loaded.connections:
            loaded.touched_on = self.today()
        if room.fresh:
            self.scribe.batch.journal += [(room.code, noted) for noted in room.fresh]
            room.fresh = []
        if room.phase == "ended" and loaded.saved_deal != room.deals:
            loaded.saved_deal, loaded.ended_on = room.deals, self.today()
            self._keep_replay(room)
        self._touched[loaded] = None
        self._wind_up(loaded)
        self.scribe.stir()

    def _wind_up(self, loaded: Loaded) -> None:
        """What happens in a room by itself from now on."""
        loaded.wake_at = desk.wakes_at(loaded.room)
        self._set_timer(loaded)
        self._hand_out(loaded)

    def _show_changes(self) -> Iterator[tuple[Connection, list[str]]]:
        """What is new to whom since the last tick. A room that can't be shown does not keep the
        others from it."""
        touched, self._touched = self._touched, {}
        for loaded in touched:
            try:
                yield from self._show(loaded)
            except Exception as error:
                log.error("broken", room=loaded.room.code, exc_info=error)
                for connection in loaded.connections:
                    connection.close(BROKEN)

    def _show(self, loaded: Loaded) -> Iterator[tuple[Connection, list[str]]]:
        look = screens.Look(loaded.room)
        self._note_row(loaded, look.public)
        for connection in loaded.connections:
            yield connection, screens.news(loaded.room, connection.sight, look)

    def _note_row(self, loaded: Loaded, public: frames.Room) -> None:
        self.scribe.batch.rooms[loaded.room.code] = self._row(loaded, public)

    def _row(self, loaded: Loaded, public: frames.Room) -> RoomRow:
        """What the list of rooms is made of: no more than strangers may know of the room by now."""
        room = loaded.room
        shown = screens.shown_to_all(room, public)
        return RoomRow(
            code=room.code,
            phase=CLOSED if room.closed else shown.phase,
            game=shown.settings.game,
            listed=shown.settings.listed and not room.locked,
            wake_at=desk.rests_until(room),
            touched_at=screens.shown_since(room) or self.now(),
            origin=loaded.origin,
            touched_on=loaded.touched_on,
            ended_on=loaded.ended_on,
        )

    def _drop_strangers(self, loaded: Loaded) -> None:
        """Connections of members who left or were sent away."""
        for connection in loaded.connections[:]:
            if connection.sight.member not in loaded.room.members:
                loaded.connections.remove(connection)
                self._count(loaded, connection, -1)
                connection.close(WRONG_TOKEN)

    def _count(self, loaded: Loaded, connection: Connection, more: int = 1) -> None:
        """One connection more or less."""
        self.metrics.sockets.add(loaded.room.code, more)
        self._crowds[connection.address] += more
        if self._crowds[connection.address] <= 0:
            del self._crowds[connection.address]

    def _keep_replay(self, room: Room) -> None:
        replay_id = screens.game_id(room)
        file = gamefile.write(gamefile.of_room(room, replay_id)).decode()
        self.keep_replay(replay_id, room.settings.game, file)
        self.metrics.games.add(room.code)
        log.info("game ended", room=room.code, game=room.settings.game)

    # Bots.

    def _hand_out(self, loaded: Loaded) -> None:
        """What bots have to think about goes to other processes."""
        jobs, loaded.room.jobs = loaded.room.jobs, []
        for job in jobs:
            self.metrics.jobs.add(job.room)
            begin, finish = partial(self._begin, loaded, job), partial(self._hear, loaded, job)
            self.dispatcher.put(loaded.origin, Order(job, begin, finish))

    def _begin(self, loaded: Loaded, job: Job) -> bool:
        """It is their turn to think, if they still need to."""
        return self._is_here(loaded) and desk.begin(loaded.room, self.now(), job)

    def _hear(self, loaded: Loaded, job: Job, thoughts: list[Thought]) -> None:
        """They have thought. Nobody sees anything of it before its moment, not even the scribe."""
        if self._is_here(loaded):
            desk.hear(loaded.room, self.now(), job, thoughts)
            if loaded.room.fresh:
                self.carry(loaded)
            else:
                loaded.wake_at = desk.wakes_at(loaded.room)
                self._set_timer(loaded)

    def _is_here(self, loaded: Loaded) -> bool:
        return not self.closing and self._rooms.get(loaded.room.code) is loaded

    # Time.

    def _set_timer(self, loaded: Loaded) -> None:
        loaded.forget_timer()
        if loaded.wake_at is not None and not self.closing:
            delay = max(0, loaded.wake_at - self.now()) / 1000
            loop = asyncio.get_running_loop()
            loaded.timer = loop.call_later(delay, self._wake, loaded)

    def _wake(self, loaded: Loaded) -> None:
        loaded.timer = None
        desk.wake(loaded.room, self.now())
        self.carry(loaded)

    def _wake_later(self, code: str, wake_at: int) -> None:
        """A room that sleeps in the database is loaded when something is due in it."""
        delay = max(0, wake_at - self.now()) / 1000
        loop = asyncio.get_running_loop()
        self._sleeping[code] = loop.call_later(delay, lambda: self._start(self._wake_up(code)))

    async def _wake_up(self, code: str) -> None:
        self._sleeping.pop(code, None)
        with suppress(Refused):
            await self.room(code)

    async def _beat(self) -> None:
        """The clock is kept, and rooms where nobody is go to sleep."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self.settled()
            for code, loaded in list(self._rooms.items()):
                if self._is_idle(loaded):
                    self._put_to_sleep(code, loaded)
                else:
                    self._say_who_is_here(loaded)

    async def _tidy(self) -> None:
        """What was kept for long enough is deleted, beside the tables."""
        await asyncio.sleep(FIRST_TIDY)
        while True:
            try:
                await self.tidy()
            except SQLAlchemyError as error:
                log.error("cannot delete", kind=type(error).__name__, reason=reason_of(error))
            await asyncio.sleep(TIDY_EVERY)

    async def tidy(self) -> dict[str, int]:
        """Delete what was kept for long enough, but no room that somebody is in; how much of each
        kind."""
        today = self.today()
        for loaded in self._rooms.values():
            self._say_who_is_here(loaded)
        await self.settled()
        self.origins = Origins(await asyncio.to_thread(self._keys))
        for loaded in self._rooms.values():
            if not self.origins.knows(loaded.origin):
                loaded.origin = ""
        self.policy.bans = await asyncio.to_thread(Orders(self.store.engine).bans, today)
        gone = await asyncio.to_thread(self.store.tidy, self.retention, today)
        await self._drop_deleted()
        return gone

    def _say_who_is_here(self, loaded: Loaded) -> None:
        """A room with somebody in it is not deleted, however long nothing happens there."""
        today = self.today()
        if loaded.connections and loaded.touched_on < today - TOUCH_EVERY:
            loaded.touched_on = today
            self._note_row(loaded, screens.room_frame(loaded.room, None))

    async def _drop_deleted(self) -> None:
        """Rooms that were in memory only because somebody looked at them."""
        long_ago = self.today() - TOUCH_EVERY
        left = [code for code, one in self._rooms.items() if one.touched_on < long_ago]
        for code in left:
            if not await asyncio.to_thread(self.store.has_room, code) and code in self._rooms:
                self._drop(self._rooms[code])

    def _drop(self, loaded: Loaded) -> None:
        loaded.forget_timer()
        del self._rooms[loaded.room.code]
        self.metrics.rooms.put(loaded.room.code, len(self._rooms))

    def _keys(self) -> list[AddressKey]:
        return self.store.address_keys(self.today(), self.retention.addresses)

    def _is_idle(self, loaded: Loaded) -> bool:
        if loaded.connections or monotonic() < loaded.touched + IDLE:
            return False
        wake_at = desk.rests_until(loaded.room)
        return wake_at is None or wake_at > self.now() + IDLE * 1000

    def _put_to_sleep(self, code: str, loaded: Loaded) -> None:
        if loaded in self._touched or code in self.scribe.batch.rooms:
            return
        self._drop(loaded)
        wake_at = desk.rests_until(loaded.room)
        if wake_at is not None:
            self._wake_later(code, wake_at)
