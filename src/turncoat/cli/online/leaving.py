"""Leaving a room: closing one's own server, or giving up a seat."""

from turncoat.cli.online.room_commands import Away, Gone
from turncoat.cli.table.question import Quit
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.client import CommandRefused, ConnectionLost, RemoteTable
from turncoat.server.protocol import commands


def may_close_server(table: RemoteTable, keyboard: Keyboard) -> bool:
    """Return whether our server may be closed: nobody else is here, or the person confirms it."""
    names = others_here(table)
    return not names or keyboard.agrees(text("cli-host-closes", names=listed(names)))


def others_here(table: RemoteTable) -> list[str]:
    """Return the names of other people who are connected to the room."""
    others = [member for member in table.room.members if member.id != table.member]
    return [one.name for one in others if one.present and not one.program and not one.display]


def leave_room(going: Quit, table: RemoteTable, screen: Screen) -> bool:
    """Give up the seat if the person leaves rather than just stops; returns False if refused."""
    if not isinstance(going, Away | Gone):
        return True
    try:
        table.do(commands.Leave)
    except CommandRefused as refusal:
        screen.say(text(f"refusal-{refusal.reason}"))
        return False
    except ConnectionLost:
        # We are leaving anyway.
        pass
    return True
