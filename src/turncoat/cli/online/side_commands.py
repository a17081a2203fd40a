"""What a player can do besides answering: look, talk, vote, leave."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from turncoat.cli.online.announcer import ballot_text
from turncoat.cli.online.remote_match import RemoteMatch
from turncoat.cli.online.room_commands import RoomCommands, may_go_on
from turncoat.cli.table.overview import Overview
from turncoat.cli.table.question import LOG_LINES, Question, explained, key_of
from turncoat.cli.table.saves import SaveFile, cant_write
from turncoat.cli.table.viewer import Viewer
from turncoat.cli.terminal.i18n import text, texts
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.client import CommandRefused, RemoteTable
from turncoat.core.errors import NOT_ASKED, IllegalAnswer
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import with_defaults

BALLOTS: Final = ("pause", "remake")
TIMED_BALLOTS: Final = ("pause", "extend", "remake")
KEYS_OF_SPECTATORS: Final = (
    "cli-join-key-board", "cli-join-key-log", "cli-join-key-people", "cli-join-key-mute",
    "cli-join-key-earlier", "cli-key-language",
)  # fmt: skip
# In addition to the keys of a question.
KEYS: Final = (
    "cli-join-key-people", "cli-join-key-mute", "cli-join-key-earlier", "cli-join-key-write",
    "cli-join-key-move",
)  # fmt: skip
KEYS_IN_PLAY: Final = (*KEYS, "cli-join-key-vote", "cli-join-key-leave")
KEYS_AFTER: Final = (*KEYS, "cli-lobby-key-leave")
# Keys of a question that do nothing once the game is over.
GAME_KEYS: Final = ("o", "s")


class SideCommands(RoomCommands):
    """The keys that work at any time, including those of a question."""

    def __init__(
        self,
        table: RemoteTable,
        match: RemoteMatch,
        viewer: Viewer,
        screen: Screen,
        keyboard: Keyboard,
        question: Question | None,
        poll: Callable[[], None],
        owns_server: bool,
    ) -> None:
        super().__init__(table, screen, owns_server)
        # Prints the consequences; raises Overtaken if the table has moved on.
        self.poll = poll
        self.match = match
        self.viewer = viewer
        self.keyboard = keyboard
        self.question = question
        actions: dict[str, Callable[[str], None]] = {
            "b": self.board,
            "l": self.log,
            "p": self.people,
            "m": self.mute,
            "e": self.earlier,
            "h": self.help,
            "q": self.quit,
        }
        if question is not None:
            actions |= {
                "t": lambda rest: self.write(rest, viewer.seat), "x": self.leave,
                "d": lambda rest: self.move(),
            }  # fmt: skip
            if table.room.phase == "playing":
                actions["v"] = self.vote
            if not table.room.settings.aids.journal:
                actions["j"] = self.no_journal
        if table.room.result is not None:
            actions["k"] = self.keep
        self.keys = {key: self.reporting_refusals(action) for key, action in actions.items()}

    def reporting_refusals(self, action: Callable[[str], None]) -> Callable[[str], bool]:
        """Wrap an action as a key of a question that prints refusals."""

        def pressed(rest: str) -> bool:
            try:
                action(rest)
            except CommandRefused as refusal:
                self.screen.say(text(f"refusal-{refusal.reason}"))
            self.poll()
            return False

        return pressed

    def take(self, line: str) -> None:
        """Handle a line while we are not asked. Refusals are printed."""
        try:
            self.press(line)
        except IllegalAnswer as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))

    def press(self, line: str) -> None:
        """Handle a key; a number changes our answer."""
        key, rest = key_of(line)
        if line.isdecimal():
            self.choose_again(int(line))
        elif key in self.keys:
            self.keys[key](rest)
        elif self.question is not None and key in self.question.keys and key not in "?u":
            self.question.keys[key](rest)
        elif line:
            self.screen.say(text("cli-join-keys"))

    def choose_again(self, number: int) -> None:
        """Change a secret answer, which is possible until everybody has answered."""
        seat = self.viewer.seat
        shown = self.match.now(seat).decision if seat is not None else None
        if seat is None or shown is None:
            self.screen.say(text(f"refusal-{NOT_ASKED}"))
            return
        options = self.viewer.guide.arranged(shown.options, self.viewer.view)
        if not 1 <= number <= len(options):
            self.screen.say(text("cli-choose-again", last=len(options)))
            return
        self.match.change_answer(seat, options[number - 1])

    def board(self, rest: str) -> None:
        """Print the board and the seats."""
        Overview(self.viewer, self.screen, covered=False, full=True).show()

    def log(self, rest: str) -> None:
        """Print the end of the story so far."""
        lines = int(rest) if rest.isdecimal() and int(rest) else LOG_LINES
        self.viewer.retell(self.match.events(self.viewer.seat), lines, self.screen)

    def people(self, rest: str) -> None:
        """Print who sits where, who is a bot, and who is connected."""
        self.screen.gap()
        self.show()

    def no_journal(self, rest: str) -> None:
        """Say that the host has switched the journal off."""
        self.screen.say(text("cli-join-no-journal"))

    def keep(self, rest: str) -> None:
        """Save the finished game to a file."""
        result = self.room.result
        assert result is not None
        # The file is named after the game's id, so an existing one is the same game.
        file = SaveFile(Path(f"turncoat-{result.game}.json"), ours=True)
        try:
            file.write(self.table.rest.game_file(result.game))
        except OSError as error:
            self.screen.say(str(cant_write(file.path, error)))
            return
        self.screen.say(text("cli-join-saved"))
        self.screen.command("turncoat", "verify", str(file.path))
        self.screen.command("turncoat", "replay", str(file.path))

    def vote(self, rest: str) -> None:
        """Vote in a ballot, or call one."""
        room = self.room
        if room.ballot is not None:
            question = text("cli-join-vote", about=ballot_text(room, room.ballot))
            chosen = self.keyboard.choose(question, texts("cli-join-yes", "cli-join-no"))
            if chosen >= 0:
                self.table.do(commands.Vote, yes=chosen == 0)
            return
        clocks = with_defaults(room.settings.clocks)
        abouts: tuple[commands.Ballots, ...] = ("resume",)
        if room.paused is None:
            abouts = TIMED_BALLOTS if clocks.move or clocks.secret else BALLOTS
        absent = [chair for chair in room.chairs if chair.away]
        labels = [text(f"cli-ballot-{about}") for about in abouts]
        labels += [text("cli-ballot-remove", name=chair.name) for chair in absent]
        chosen = self.keyboard.choose(text("cli-join-call"), labels)
        if 0 <= chosen < len(abouts):
            self.table.do(commands.Call, ballot=abouts[chosen])
        elif chosen >= 0:
            seat = absent[chosen - len(abouts)].seat
            self.table.do(commands.Call, ballot="remove", seat=seat)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.room.phase == "ended"

    def help(self, rest: str) -> None:
        """Print all keys."""
        if self.question is not None:
            self.question.explain_signs()
        self.screen.gap()
        self.list_keys(("cli-join-key-again",) if self.over and may_go_on(self.table) else ())
        if self.question is None:
            self.list_keys(KEYS_OF_SPECTATORS)
        else:
            self.question.list_keys(("q", *(GAME_KEYS if self.over else ())))
            self.list_keys(KEYS_AFTER if self.over else KEYS_IN_PLAY)
        self.list_keys(("cli-join-key-keep",) if "k" in self.keys else ())
        usual = "cli-join-key-quit" if self.question is None else "cli-lobby-key-quit"
        self.list_keys((self.quit_key(usual),))

    def list_keys(self, keys: tuple[str, ...]) -> None:
        """Print what some keys do."""
        for message in keys:
            self.screen.say(explained(message, self.viewer.guide))
