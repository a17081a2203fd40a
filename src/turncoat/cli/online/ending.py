"""After the end, and where there is nothing to see: another game, or not."""

from contextlib import suppress
from typing import Any, Never

import msgspec

from turncoat.cli.online.live_keyboard import LiveKeyboard
from turncoat.cli.online.room_commands import may_go_on
from turncoat.cli.online.side_commands import SideCommands
from turncoat.cli.table.question import Quit, key_of
from turncoat.cli.table.reader import Reader
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.screen import LOUD, QUIET, Screen
from turncoat.client import CommandRefused, RemoteTable
from turncoat.core.record import AnyRules
from turncoat.server.protocol import commands


class Ending:
    """Until somebody lays another table."""

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

    def wait(self, aside: SideCommands) -> Never:
        """Wait with everything turned up."""
        while True:
            prompt = "cli-join-again" if may_go_on(self.table) else "cli-join-over"
            self.take(aside, self.keyboard.line(text(prompt)))

    def take(self, aside: SideCommands | None, line: str) -> None:
        """Another game, or a key."""
        try:
            if not line and may_go_on(self.table):
                self.table.do(commands.Again)
            elif aside is not None:
                aside.take(line)
            elif key_of(line)[0] == "q":
                raise Quit
        except CommandRefused as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))

    def tell(self, reader: Reader) -> None:
        """What everybody had, and the proof of the deal."""
        result = self.table.room.result
        if result is None:
            return
        with suppress(CommandRefused):
            views = self.open_views(result.game, reader.match.rules)
            for grid in reader.guide.ending(views, reader.translator):
                self.screen.gap()
                self.screen.grid(grid)
        self.screen.gap()
        self.screen.say(text("cli-join-replay"), QUIET)
        self.screen.command(f"{self.table.rest.address}/api/replays/{result.game}/file")

    def open_views(self, game: str, rules: AnyRules) -> list[Any]:
        """What each seat knew at the end, from the replay."""
        views = self.table.rest.last_views(game)
        return [msgspec.convert(view, rules.view_type) for view in views]
