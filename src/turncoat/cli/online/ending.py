"""After the end of a game, and where there is nothing to see: waiting for the next game."""

from contextlib import suppress
from typing import Any, Never

import msgspec

from turncoat.cli.online.live_keyboard import LiveKeyboard
from turncoat.cli.online.room_commands import may_go_on
from turncoat.cli.online.side_commands import SideCommands
from turncoat.cli.table.question import Quit, key_of
from turncoat.cli.table.viewer import Viewer
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.screen import LOUD, QUIET, Screen
from turncoat.client import CommandRefused, RemoteTable
from turncoat.core.record import AnyRules
from turncoat.server.protocol import commands


class Ending:
    """Waits until a new game is started."""

    def __init__(self, table: RemoteTable, screen: Screen, keyboard: LiveKeyboard) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard

    def outside(self, why: str) -> Never:
        """Wait without a view of the table."""
        self.keyboard.hide()
        self.screen.say(text(why), LOUD)
        while True:
            self.take(None, self.keyboard.line(text("cli-join-prompt-outside")))

    def wait(self, side_commands: SideCommands) -> Never:
        """Wait after the end of a game, with everything revealed."""
        while True:
            prompt = "cli-join-again" if may_go_on(self.table) else "cli-join-over"
            self.take(side_commands, self.keyboard.line(text(prompt)))

    def take(self, side_commands: SideCommands | None, line: str) -> None:
        """Handle a line: start another game, or press a key."""
        try:
            if not line and may_go_on(self.table):
                self.table.do(commands.Again)
            elif side_commands is not None:
                side_commands.take(line)
            elif key_of(line)[0] == "q":
                raise Quit
        except CommandRefused as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))

    def tell(self, viewer: Viewer) -> None:
        """Print what everybody had, and where to get the proof of the deal."""
        result = self.table.room.result
        if result is None:
            return
        with suppress(CommandRefused):
            views = self.open_views(result.game, viewer.match.rules)
            for grid in viewer.guide.ending(views, viewer.translator):
                self.screen.gap()
                self.screen.grid(grid)
        self.screen.gap()
        self.screen.say(text("cli-join-replay"), QUIET)
        self.screen.command(f"{self.table.rest.address}/api/replays/{result.game}/file")

    def open_views(self, game: str, rules: AnyRules) -> list[Any]:
        """Return what each seat knew at the end, from the replay."""
        views = self.table.rest.last_views(game)
        return [msgspec.convert(view, rules.view_type) for view in views]
