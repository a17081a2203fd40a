"""Going: whoever keeps the house closes it, and whoever leaves a seat says so."""

from turncoat.cli.online.room_commands import Away, Gone
from turncoat.cli.table.question import Quit
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.client import CommandRefused, ConnectionLost, RemoteTable
from turncoat.server.protocol import commands


def closes_for_nobody(table: RemoteTable, keyboard: Keyboard) -> bool:
    """Whether the house can be closed: nobody else is here, or the person was told who is."""
    names = others_here(table)
    return not names or keyboard.agrees(text("cli-host-closes", names=listed(names)))


def others_here(table: RemoteTable) -> list[str]:
    """Other people who are connected to the room."""
    others = [member for member in table.room.members if member.id != table.member]
    return [one.name for one in others if one.present and not one.program and not one.display]


def leave_room(going: Quit, table: RemoteTable, screen: Screen) -> bool:
    """Whoever does not only stop leaves the seat to a bot, or to others; False if refused."""
    if not isinstance(going, Away | Gone):
        return True
    try:
        table.do(commands.Leave)
    except CommandRefused as refusal:
        screen.say(text(f"refusal-{refusal.reason}"))
        return False
    except ConnectionLost:
        # Whoever is gone hears no more.
        pass
    return True
