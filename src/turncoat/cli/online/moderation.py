"""Moderation in the terminal, for hosts, and for guests of an absent host."""

from turncoat.cli.online.room_commands import RoomCommands
from turncoat.cli.terminal.i18n import listed, text, texts
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.client import CommandRefused
from turncoat.server.protocol import commands, pages
from turncoat.server.protocol.errors import NO_SUCH_MEMBER


def turn_lock(room_commands: RoomCommands) -> None:
    """Lock the room, or unlock it."""
    room_commands.table.do(commands.Lock, locked=not room_commands.room.locked)


def ban(room_commands: RoomCommands, keyboard: Keyboard, name: str) -> None:
    """Ban a member by token and, if the host confirms it, by address."""
    table, member = room_commands.table, room_commands.member(name)
    near = table.rest.neighbours(table.code, table.token, member)
    by_address = may_go_by_address(near) and keyboard.agrees(
        text("cli-lobby-ban-address", name=name, names=listed(near.names), others=len(near.names))
    )
    table.do(commands.Ban, member=member, by_address=by_address)
    room_commands.screen.say(text("cli-lobby-banned", name=name))


def may_go_by_address(near: pages.Neighbours) -> bool:
    """Return whether there is an address to ban that is not the host's own."""
    return near.known and not near.yours


def unban(room_commands: RoomCommands, name: str) -> None:
    """Lift the ban of a former member, by name."""
    called = name.casefold()
    found = [ban.member for ban in room_commands.room.bans if ban.name.casefold() == called]
    if not found:
        raise CommandRefused(NO_SUCH_MEMBER)
    for member in found:
        room_commands.table.do(commands.Unban, member=member)
    room_commands.screen.say(text("cli-lobby-unbanned", name=name))


def vote_for_host(room_commands: RoomCommands, keyboard: Keyboard) -> None:
    """Vote for another host, or call for that vote."""
    if room_commands.room.ballot is None:
        if keyboard.agrees(text("cli-lobby-call-host")):
            room_commands.table.do(commands.Call, ballot="host")
        return
    about = text("cli-ballot-host")
    question = text("cli-join-vote", about=about)
    chosen = keyboard.choose(question, texts("cli-join-yes", "cli-join-no"))
    if chosen >= 0:
        room_commands.table.do(commands.Vote, yes=chosen == 0)
