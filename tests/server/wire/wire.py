"""A world whose people are connected to its room by real websockets."""

from time import sleep
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.server.room.deeds import COMES, GOES, Deed, World
from tests.server.wire.stage import Stage
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.version import PROTOCOL
from turncoat.server.room import inbox
from turncoat.server.room.outbox import SentState
from turncoat.server.room.room import JournalEntry, Room
from turncoat.server.tokens import hashed

# A request that is always refused: when its refusal comes, all that was sent before has come too.
MARK = 2**50
# What comes of it if somebody without a connection wants something: nothing.
GONE = "gone"


def token_of(member: int) -> str:
    """What opens a member's seat in these tests."""
    return f"token-of-member-{member}"


class Wires:
    """The sockets of everybody in a room, on one stage. They stay as rooms come and go."""

    def __init__(self, stage: Stage, room: Room) -> None:
        self.stage = stage
        for member in room.members.values():
            member.token = hashed(token_of(member.id))
        self.live_room: LiveRoom = stage.call(lambda: stage.game_server.put(room))
        self.sockets: dict[int, ClientConnection] = {}

    def show(self, room: Room, looker: int) -> None:
        """This room from now on; who is connected there is connected here, and who looks."""
        self.stage.clock.at = room.now
        if looker not in room.runtime.sockets:
            inbox.connect(room, room.now, looker)
        present = set(room.runtime.sockets)
        for member in present - set(self.sockets):
            self.open(member, room.code)
        for member in set(self.sockets) - present:
            self.close(member)
        # One connection each, whatever they had before.
        room.runtime.sockets = dict.fromkeys(present, 1)
        self.stage.call(lambda: self.stage.game_server.put(room))

    def open(self, member: int, code: str) -> None:
        """Somebody comes."""
        address = f"ws://127.0.0.1:{self.stage.port}/api/rooms/{code}/play"
        wire = connect(address, legacy=True, max_queue=None, max_size=None, compression=None)
        hello = commands.Hello(id=0, token=token_of(member), protocol=PROTOCOL)
        wire.send(msgspec.json.encode(hello).decode())
        while not isinstance(frames.read(wire.recv(10)), frames.Done):
            pass
        self.sockets[member] = wire

    def close(self, member: int) -> None:
        """Somebody goes; the server takes a moment to see it."""
        self.sockets.pop(member).close()
        while self.stage.call(lambda: member in self.connected()):
            sleep(0.001)

    def connected(self) -> list[int]:
        """Who is connected, as the server sees it."""
        return [connection.sent_state.member for connection in self.live_room.connections]

    def look_anew(self, member: int, restart: bool) -> None:
        """What a member is sent begins from nothing, as after a new connection."""

        def begin() -> None:
            for connection in self.live_room.connections:
                if connection.sent_state.member == member:
                    connection.sent_state = SentState(member, restart)
            self.stage.game_server.publisher.publish(self.live_room)

        self.drain(member)
        self.stage.call(begin)

    def drain(self, member: int) -> list[str]:
        """Everything that has been sent to a member by now."""
        mark = commands.Clear(id=MARK, seat=0)
        self.sockets[member].send(msgspec.json.encode(mark).decode())
        return self.until(member, MARK)[:-1]

    def until(self, member: int, number: int) -> list[str]:
        """All frames up to the reply to a request."""
        found: list[str] = []
        while not found or reply_to(found[-1]) != number:
            found.append(str(self.sockets[member].recv(20)))
        return found

    def end(self) -> None:
        """Everybody goes."""
        for wire in self.sockets.values():
            wire.close()


def reply_to(frame: str) -> int | None:
    """Which request a frame answers."""
    read: Any = frames.read(frame)
    return read.to if isinstance(read, frames.Done | frames.Refusal) else None


class WireWorld(World):
    """The same as a world without a wire, but every deed and every frame goes over the wire."""

    def __init__(self, wires: Wires, room: Room, member: int, restart: bool) -> None:
        self.wires = wires
        self.room = room
        self.member = member
        self.sent_state = SentState(member, restart)
        self.received: list[tuple[int, str]] = []
        wires.show(room, member)
        wires.look_anew(member, restart)
        self.look()

    @property
    def facts(self) -> list[JournalEntry]:
        """What the server was given to write down."""
        return self.wires.stage.game_server.blotter.entries

    def look(self) -> None:
        now = self.wires.stage.clock.at
        self.received += [(now, frame) for frame in self.wires.drain(self.member)]

    def wake(self, at: int) -> None:
        self.wires.stage.clock.at = at
        self.wires.stage.call(lambda: self.wires.stage.game_server.pass_time(self.wires.live_room))
        self.look()

    def due(self, until: int | None) -> int | None:
        due = self.wires.stage.call(lambda: inbox.wakes_at(self.room))
        return due if due is not None and (until is None or due <= until) else None

    def do(self, deed: Deed) -> str:
        self.wires.stage.clock.at = deed.at
        if deed.ask != COMES and deed.member not in self.wires.sockets:
            return GONE
        if deed.ask == COMES:
            self.wires.open(deed.member, self.room.code)
        elif deed.ask == GOES:
            self.wires.close(deed.member)
        else:
            return self.ask(deed)
        self.look()
        return ""

    def ask(self, deed: Deed) -> str:
        """A request over the wire, and the reply."""
        self.wires.sockets[deed.member].send(msgspec.json.encode(deed.ask).decode())
        found = self.wires.until(deed.member, deed.ask.id)
        if deed.member == self.member:
            self.received += [(deed.at, frame) for frame in found]
        self.look()
        reply = frames.read(found[-1])
        return reply.error if isinstance(reply, frames.Refusal) else ""
