"""Connections to rooms: who comes and goes, and the commands that they send."""

from contextlib import suppress

from turncoat.server import clock, limits
from turncoat.server.budget import PRIVATE_COMMANDS
from turncoat.server.live.connection import Connection
from turncoat.server.live.context import Context
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.live.publisher import Publisher
from turncoat.server.live.rooms import LiveRooms
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import CLOSING, TOO_MANY, Refused
from turncoat.server.protocol.version import PROTOCOL
from turncoat.server.room import inbox, outbox
from turncoat.server.room.snapshots import is_host, phase_for


class Connections:
    """Lets connections enter and leave rooms, and takes their commands."""

    def __init__(self, context: Context, publisher: Publisher, rooms: LiveRooms) -> None:
        self._context = context
        self._publisher = publisher
        self._rooms = rooms

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
        now, origins = self._context.now(), self._context.origins.forms(address)
        inbox.connect(live_room.room, now, member, origins)
        welcome = frames.Welcome(to=to, member=member, protocol=PROTOCOL, at=now)
        connection.sent_state.welcome = [frames.write(welcome)]
        self._publisher.counter.opened(live_room.room.code, connection)
        self._publisher.publish(live_room)
        self._send_later(connection, frames.Done(to=to))

    def leave(self, live_room: LiveRoom, connection: Connection) -> None:
        """Remove a connection."""
        if connection not in live_room.connections:
            return
        live_room.connections.remove(connection)
        live_room.touched_on = clock.today()
        self._publisher.counter.closed(live_room.room.code, connection)
        if connection.sent_state.member in live_room.room.members:
            inbox.disconnect(live_room.room, self._context.now(), connection.sent_state.member)
        self._publisher.publish(live_room)

    def take(
        self, live_room: LiveRoom, connection: Connection, command: commands.AnyCommand
    ) -> None:
        """Take a command from a connection. It is answered once everything it caused is written."""
        try:
            if self._rooms.closing:
                raise Refused(CLOSING)
            # What is due comes first.
            self._publisher.scheduler.wake_if_due(live_room)
            if isinstance(command, commands.EarlierTexts):
                self._send_texts(live_room, connection, command)
                return
            self._take(live_room, connection, command)
        except Refused as error:
            self.refuse(connection, command.id, error, live_room.room.code)
            return
        self._context.metrics.commands.add(live_room.room.code)
        # Last, so that everything the command caused is sent before it.
        self._send_later(connection, frames.Done(to=command.id))

    def refuse(self, connection: Connection, to: int, error: Refused, room: str) -> None:
        """Refuse a command. Refusals are sent with the tick, like everything else."""
        self._context.metrics.refusals.add(room)
        self._send_later(connection, frames.Refusal.of(to, error))

    def pay(
        self, live_room: LiveRoom, connection: Connection, command: commands.AnyCommand
    ) -> None:
        """Pay for a command. Anybody can always leave, and a host can act however busy the room is.

        Members who see another phase than the present one pay alone: a shared budget could tell
        them. Raises Refused(TOO_FAST) or Refused(TOO_MANY).
        """
        room = live_room.room
        me = room.members.get(connection.sent_state.member)
        if isinstance(command, commands.Leave):
            with suppress(Refused):
                self._context.budget.pay(room.code, connection.address)
        elif (
            me is None or isinstance(command, PRIVATE_COMMANDS) or phase_for(room, me) != room.phase
        ):
            crowd = self._publisher.counter.from_address(connection.address)
            self._context.budget.pay_as_member(room.code, connection.sent_state.member, crowd)
            live_room.count_private_command(connection.sent_state.member)
        else:
            self._context.budget.pay(room.code, connection.address, over_limit=is_host(room, me))

    def _take(
        self, live_room: LiveRoom, connection: Connection, command: commands.AnyCommand
    ) -> None:
        room = live_room.room
        self.pay(live_room, connection, command)
        inbox.take(room, self._context.now(), connection.sent_state.member, command)
        if room.unsaved or room.jobs:
            self._publisher.publish(live_room)

    def _send_texts(
        self, live_room: LiveRoom, connection: Connection, command: commands.EarlierTexts
    ) -> None:
        """Send a page of texts. Reading changes nothing and is not visible to others."""
        page = outbox.text_page(
            live_room.room, connection.sent_state, command.before, command.to_all
        )
        self._send_later(connection, page, frames.Done(to=command.id))

    def _send_later(self, connection: Connection, *sent: frames.AnyFrame) -> None:
        """Send frames once everything that has happened so far is written and sent."""
        self._publisher.journal_writer.send_later(connection, [*map(frames.write, sent)])
