"""What a host can do about strangers by keyboard, and what guests can do about an idle host."""

from turncoat.cli.online.room_commands import RoomCommands
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.client import CommandRefused
from turncoat.server.protocol import commands, pages
from turncoat.server.protocol.errors import NO_SUCH_MEMBER


def turn_lock(around: RoomCommands) -> None:
    """Lock the room, or unlock it; everybody is told."""
    around.table.do(commands.Lock, locked=not around.room.locked)


def ban(around: RoomCommands, keyboard: Keyboard, name: str) -> None:
    """By the token; the address as well if the host wants that, having heard who else goes."""
    table, member = around.table, around.member(name)
    near = table.rest.neighbours(table.code, table.token, member)
    by_address = may_go_by_address(near) and keyboard.agrees(
        text("cli-lobby-ban-address", name=name, names=listed(near.names), others=len(near.names))
    )
    table.do(commands.Ban, member=member, by_address=by_address)
    around.screen.say(text("cli-lobby-banned", name=name))


def may_go_by_address(near: pages.Neighbours) -> bool:
    """Whether there is an address to ban that is not the host's own."""
    return near.known and not near.yours


def unban(around: RoomCommands, name: str) -> None:
    """Somebody who is banned, by the name that they had."""
    called = name.casefold()
    found = [ban.member for ban in around.room.bans if ban.name.casefold() == called]
    if not found:
        raise CommandRefused(NO_SUCH_MEMBER)
    for member in found:
        around.table.do(commands.Unban, member=member)
    around.screen.say(text("cli-lobby-unbanned", name=name))


def vote_for_host(around: RoomCommands, keyboard: Keyboard) -> None:
    """Vote for another host, or call for that."""
    if around.room.ballot is None:
        if keyboard.agrees(text("cli-lobby-call-host")):
            around.table.do(commands.Call, ballot="host")
        return
    about = text("cli-ballot-host")
    question = text("cli-join-vote", about=about)
    chosen = keyboard.choose(question, [text("cli-join-yes"), text("cli-join-no")])
    if chosen >= 0:
        around.table.do(commands.Vote, yes=chosen == 0)
