"""What a person can do in a room at any time: write, mute, list members, change devices, leave."""

from typing import Final

from turncoat.cli.online.announcer import written_line
from turncoat.cli.table.question import Quit
from turncoat.cli.terminal.durations import duration
from turncoat.cli.terminal.i18n import listed, shown_name, text, texts
from turncoat.cli.terminal.qr import show_code
from turncoat.cli.terminal.screen import Grid, Screen
from turncoat.client import CommandRefused, RemoteTable
from turncoat.core.terms import Seat
from turncoat.server.network.address import only_here
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import NO_SUCH_MEMBER

HEADERS: Final = ("cli-lobby-seat", "cli-lobby-who", "cli-lobby-state", "cli-lobby-bank")
# The messages for another member and for ourselves.
UNSEATED: Final = ("cli-lobby-unseated", "cli-lobby-unseated-you")
WATCHING: Final = ("cli-lobby-watching", "cli-lobby-watching-you")


def owner_of(room: frames.Room, chair: frames.Chair) -> frames.Member | None:
    """Return the member who has a seat; None for a bot's or a free seat."""
    return next((member for member in room.members if member.id == chair.member), None)


def may_go_on(table: RemoteTable) -> bool:
    """Return whether we may start another game after the end."""
    return bool(table.seats) or table.room.host == table.member


class Away(Quit):
    """The person leaves for now, and a bot stands in."""


class Gone(Quit):
    """The person gives up the seat for good."""


class Moved(Quit):
    """The seat was transferred to another device."""


class RoomCommands:
    """The commands of a room. If `owns_server`, leaving closes the server."""

    def __init__(self, table: RemoteTable, screen: Screen, owns_server: bool) -> None:
        self.table = table
        self.screen = screen
        self.owns_server = owns_server

    @property
    def room(self) -> frames.Room:
        """The room as the server last described it."""
        return self.table.room

    def member(self, name: str) -> int:
        """Return the id of the member with a name. Raises CommandRefused if there is none."""
        called = name.casefold()
        for member in self.room.members:
            if member.name.casefold() == called:
                return member.id
        raise CommandRefused(NO_SUCH_MEMBER)

    def write(self, words: str, seat: Seat | None) -> None:
        """Write a text; during a game it comes from a seat."""
        if words:
            self.table.do(
                commands.Write, text=words, seat=seat if self.room.phase == "playing" else None
            )

    def earlier(self, rest: str) -> None:
        """Print texts from before those that were shown."""
        texts = self.table.read_earlier()
        if not texts:
            self.screen.say(text("cli-join-no-earlier"))
        for one in texts:
            self.screen.say(written_line(self.room, one))

    def mute(self, name: str) -> None:
        """Hide what a member writes, or show it again."""
        member = self.member(name)
        muted = member not in self.room.muted
        self.table.do(commands.Mute, member=member, muted=muted)
        self.screen.say(text("cli-join-muted" if muted else "cli-join-unmuted", name=name))

    def move(self) -> None:
        """Print a link that transfers this seat to another device."""
        move = self.table.transfer()
        near = only_here(move.link)
        if not near:
            show_code(move.link)
        self.screen.say(text("cli-join-move", time=duration(move.seconds * 1000)))
        self.screen.command("turncoat", "join", move.link)
        if near:
            self.screen.say(text("cli-join-move-near", address=self.table.rest.address))

    def leave(self, rest: str) -> None:
        """Leave: during a game a bot stands in and we may come back, otherwise it is for good."""
        raise Away if self.room.phase == "playing" else Gone

    def quit(self, rest: str) -> None:
        """Stop here and keep the seat."""
        raise Quit

    def quit_key(self, usual: str) -> str:
        """Return the message that explains what quitting means."""
        return "cli-host-key-quit" if self.owns_server else usual

    def show(self) -> None:
        """Print who sits where and who else is in the room."""
        room = self.room
        rows = [
            [str(chair.seat + 1), self.who(chair), self.state(chair), self.bank(chair)]
            for chair in room.chairs
        ]
        headers = texts(*HEADERS)
        if self.screen.plain:
            # In plain mode a name needs no heading.
            headers[1] = ""
        if not any(row[3] for row in rows):
            rows, headers = [row[:3] for row in rows], headers[:3]
        self.screen.grid(Grid("", headers, rows))
        seated = {chair.member for chair in room.chairs}
        watching = [member for member in room.members if member.id not in seated]
        for member in watching:
            sits_down = room.phase == "lobby" and not member.display
            here, me = UNSEATED if sits_down else WATCHING
            message = me if member.id == self.table.member else here
            self.screen.say(text(message, name=member.name))

    def who(self, chair: frames.Chair) -> str:
        """Return a seat's name, marked if it is our own."""
        if chair.member == self.table.member:
            return text("cli-name-me", name=chair.name)
        return shown_name(chair.name) or text("cli-lobby-free")

    def state(self, chair: frames.Chair) -> str:
        """Return what is to be said about a seat: host, ready, away and so on."""
        owner = owner_of(self.room, chair)
        if owner is None:
            return text("cli-lobby-bot", level=chair.level) if chair.level else ""
        marks = []
        if owner.program:
            marks.append(text("cli-lobby-program"))
        if owner.id == self.room.host:
            marks.append(text("cli-lobby-host"))
        if self.room.phase == "lobby":
            marks.append(text("cli-lobby-ready" if owner.ready else "cli-lobby-not-ready"))
        if chair.away:
            marks.append(text("cli-lobby-away"))
        elif not owner.present:
            marks.append(text("cli-lobby-disconnected"))
        return listed(marks)

    def bank(self, chair: frames.Chair) -> str:
        """Return the time that a person has left beyond the time per move."""
        playing = self.room.phase == "playing" and chair.member is not None
        return duration(chair.bank) if playing and chair.bank else ""
