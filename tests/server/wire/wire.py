"""A world whose people are connected to its room by real websockets."""

from time import sleep
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.server.room.actions import CONNECTS, DISCONNECTS, Action, World
from tests.server.wire.server_thread import ServerThread
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.version import PROTOCOL
from turncoat.server.room import inbox
from turncoat.server.room.outbox import SentState
from turncoat.server.room.room import JournalEntry, Room
from turncoat.server.tokens import hashed

# The id of a request that is always refused. Once its refusal arrives, everything that was sent
# before has arrived too.
MARK = 2**50
# The error of an action that is not sent because its member has no connection.
GONE = "gone"


def token_of(member: int) -> str:
    """The token of a member in these tests."""
    return f"token-of-member-{member}"


class Wires:
    """The sockets of a room's members, on one server. They stay open when the room is replaced."""

    def __init__(self, server: ServerThread, room: Room) -> None:
        self.server = server
        for member in room.members.values():
            member.token = hashed(token_of(member.id))
        self.live_room: LiveRoom = server.call(lambda: server.game_server.put(room))
        self.sockets: dict[int, ClientConnection] = {}

    def show(self, room: Room, viewer_id: int) -> None:
        """Put this room on the server. From now on only its connected members and the member
        `viewer_id` have a socket.
        """
        self.server.clock.at = room.now
        if viewer_id not in room.runtime.sockets:
            inbox.connect(room, room.now, viewer_id)
        present = set(room.runtime.sockets)
        for member in present - set(self.sockets):
            self.open(member, room.code)
        for member in set(self.sockets) - present:
            self.close(member)
        # One connection each, whatever they had before.
        room.runtime.sockets = dict.fromkeys(present, 1)
        self.server.call(lambda: self.server.game_server.put(room))

    def open(self, member: int, code: str) -> None:
        """Connect a member."""
        address = f"ws://127.0.0.1:{self.server.port}/api/rooms/{code}/play"
        wire = connect(address, legacy=True, max_queue=None, max_size=None, compression=None)
        hello = commands.Hello(id=0, token=token_of(member), protocol=PROTOCOL)
        wire.send(msgspec.json.encode(hello).decode())
        while not isinstance(frame := frames.read(wire.recv(10)), frames.Done):
            assert not isinstance(frame, frames.Refusal), frame
        self.sockets[member] = wire

    def close(self, member: int) -> None:
        """Disconnect a member, and wait until the server has noticed."""
        self.sockets.pop(member).close()
        while self.server.call(lambda: member in self.connected()):
            sleep(0.001)

    def connected(self) -> list[int]:
        """Who is connected, as the server sees it."""
        return [connection.sent_state.member for connection in self.live_room.connections]

    def resend_everything(self, member: int, restart: bool) -> None:
        """Send a member everything again, as after a new connection."""

        def begin() -> None:
            for connection in self.live_room.connections:
                if connection.sent_state.member == member:
                    connection.sent_state = SentState(member, restart)
            self.server.game_server.publisher.publish(self.live_room)

        self.drain(member)
        self.server.call(begin)

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
        """Disconnect everybody."""
        for member in [*self.sockets]:
            self.close(member)


def reply_to(frame: str) -> int | None:
    """The id of the request that a frame replies to; None if it is not a reply."""
    read: Any = frames.read(frame)
    return read.to if isinstance(read, frames.Done | frames.Refusal) else None


class WireWorld(World):
    """A world in which every action and every frame goes over a websocket."""

    def __init__(self, wires: Wires, room: Room, member: int, restart: bool) -> None:
        self.wires = wires
        self.room = room
        self.member = member
        self.sent_state = SentState(member, restart)
        self.received: list[tuple[int, str]] = []
        wires.show(room, member)
        wires.resend_everything(member, restart)
        self.receive()

    @property
    def entries(self) -> list[JournalEntry]:
        """The journal entries that the server was given to write."""
        return self.wires.server.game_server.entry_store.entries

    def receive(self) -> None:
        now = self.wires.server.clock.at
        self.received += [(now, frame) for frame in self.wires.drain(self.member)]

    def wake(self, at: int) -> None:
        self.wires.server.clock.at = at
        self.wires.server.call(
            lambda: self.wires.server.game_server.pass_time(self.wires.live_room)
        )
        self.receive()

    def due(self, until: int | None) -> int | None:
        due = self.wires.server.call(lambda: inbox.wakes_at(self.room))
        return due if due is not None and (until is None or due <= until) else None

    def do(self, action: Action) -> str:
        self.wires.server.clock.at = action.at
        if action.ask != CONNECTS and action.member not in self.wires.sockets:
            return GONE
        if action.ask == CONNECTS:
            self.wires.open(action.member, self.room.code)
        elif action.ask == DISCONNECTS:
            self.wires.close(action.member)
        else:
            return self.ask(action)
        self.receive()
        return ""

    def ask(self, action: Action) -> str:
        """Send a command, receive everything up to its reply, and return why it was refused."""
        self.wires.sockets[action.member].send(msgspec.json.encode(action.ask).decode())
        found = self.wires.until(action.member, action.ask.id)
        if action.member == self.member:
            self.received += [(action.at, frame) for frame in found]
        self.receive()
        reply = frames.read(found[-1])
        return reply.error if isinstance(reply, frames.Refusal) else ""
