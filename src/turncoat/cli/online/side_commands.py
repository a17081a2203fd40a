"""What a person can do beside answering: look, talk, vote, go."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from turncoat.cli.online.announcer import ballot_text
from turncoat.cli.online.remote_match import RemoteMatch
from turncoat.cli.online.room_commands import RoomCommands, may_go_on
from turncoat.cli.table.picture import Picture
from turncoat.cli.table.question import LOG_LINES, Question, key_of
from turncoat.cli.table.reader import Reader
from turncoat.cli.table.saves import SaveFile, cant_write
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.client import CommandRefused, RemoteTable
from turncoat.core.errors import NOT_ASKED, IllegalAnswer
from turncoat.server.protocol import commands

BALLOTS: Final = ("pause", "extend", "remake")
KEYS_OF_WATCHERS: Final = (
    "cli-join-key-board", "cli-join-key-log", "cli-join-key-people", "cli-join-key-mute",
    "cli-join-key-earlier",
)  # fmt: skip
# Beside those of a question.
KEYS: Final = (
    "cli-join-key-people", "cli-join-key-mute", "cli-join-key-earlier", "cli-join-key-write",
    "cli-join-key-move",
)  # fmt: skip
KEYS_IN_PLAY: Final = (*KEYS, "cli-join-key-vote", "cli-join-key-leave")
KEYS_AFTER: Final = (*KEYS, "cli-lobby-key-leave")
# Keys of a question that mean nothing when the game is over.
OF_THE_GAME: Final = ("o", "s")


class SideCommands(RoomCommands):
    """The keys that work at any time, those of a question among them."""

    def __init__(
        self,
        table: RemoteTable,
        match: RemoteMatch,
        reader: Reader,
        screen: Screen,
        keyboard: Keyboard,
        question: Question | None,
        look_up: Callable[[], None],
        keeper: bool,
    ) -> None:
        super().__init__(table, screen, keeper)
        # Tells what has come of it; raises if the table has moved on.
        self.look_up = look_up
        self.match = match
        self.reader = reader
        self.keyboard = keyboard
        self.question = question
        deeds: dict[str, Callable[[str], None]] = {
            "b": self.board,
            "l": self.log,
            "p": self.people,
            "m": self.mute,
            "e": self.earlier,
            "h": self.help,
            "q": self.quit,
        }
        if question is not None:
            deeds |= {
                "t": lambda rest: self.write(rest, reader.seat), "x": self.leave,
                "d": lambda rest: self.move(),
            }  # fmt: skip
            if table.room.phase == "playing":
                deeds["v"] = self.vote
            if not table.room.settings.aids.journal:
                deeds["j"] = self.no_journal
        if table.room.result is not None:
            deeds["k"] = self.keep
        self.keys = {key: self.told(deed) for key, deed in deeds.items()}

    def told(self, deed: Callable[[str], None]) -> Callable[[str], bool]:
        """A key as questions know them: a refusal is told, and nothing has moved on."""

        def pressed(rest: str) -> bool:
            try:
                deed(rest)
            except CommandRefused as refusal:
                self.screen.say(text(f"refusal-{refusal.reason}"))
            self.look_up()
            return False

        return pressed

    def take(self, line: str) -> None:
        """One line while nothing is asked of us. What is refused is told."""
        try:
            self.press(line)
        except IllegalAnswer as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))

    def press(self, line: str) -> None:
        """A key; a number changes what was chosen."""
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
        """Blind choices can be changed until all have chosen."""
        seat = self.reader.seat
        shown = self.match.now(seat).decision if seat is not None else None
        if seat is None or shown is None:
            self.screen.say(text(f"refusal-{NOT_ASKED}"))
            return
        options = self.reader.guide.arranged(shown.options, self.reader.view)
        if not 1 <= number <= len(options):
            self.screen.say(text("cli-choose-again", last=len(options)))
            return
        self.match.answer(seat, options[number - 1])

    def board(self, rest: str) -> None:
        """The board and the seats."""
        Picture(self.reader, self.screen, covered=False, full=True).show()

    def log(self, rest: str) -> None:
        """The end of the story so far."""
        lines = int(rest) if rest.isdecimal() and int(rest) else LOG_LINES
        self.reader.retell(self.match.events(self.reader.seat), lines, self.screen)

    def people(self, rest: str) -> None:
        """Who sits where, who is a bot, who is here."""
        self.screen.gap()
        self.show()

    def no_journal(self, rest: str) -> None:
        """The host wants people to remember for themselves."""
        self.screen.say(text("cli-join-no-journal"))

    def keep(self, rest: str) -> None:
        """The finished game as a file, here."""
        result = self.room.result
        assert result is not None
        # The name is the game's own, so whatever bears it already is this game.
        file = SaveFile(Path(f"turncoat-{result.game}.json"), ours=True)
        try:
            file.write(self.table.rest.game_file(result.game))
        except OSError as error:
            self.screen.say(str(cant_write(file.path, error)))
            return
        self.screen.say(text("cli-join-kept"))
        self.screen.command("turncoat", "verify", str(file.path))
        self.screen.command("turncoat", "replay", str(file.path))

    def vote(self, rest: str) -> None:
        """Vote in a ballot, or call one."""
        room = self.room
        if room.ballot is not None:
            question = text("cli-join-vote", about=ballot_text(room, room.ballot))
            chosen = self.keyboard.choose(question, [text("cli-join-yes"), text("cli-join-no")])
            if chosen >= 0:
                self.table.do(commands.Vote, yes=chosen == 0)
            return
        abouts = ("resume",) if room.paused is not None else BALLOTS
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
        """Whether everything is turned up."""
        return self.room.phase == "ended"

    def help(self, rest: str) -> None:
        """All keys."""
        self.screen.gap()
        self.list_keys(("cli-join-key-again",) if self.over and may_go_on(self.table) else ())
        if self.question is None:
            self.list_keys(KEYS_OF_WATCHERS)
        else:
            self.question.list_keys(("q", *(OF_THE_GAME if self.over else ())))
            self.list_keys(KEYS_AFTER if self.over else KEYS_IN_PLAY)
        self.list_keys(("cli-join-key-keep",) if "k" in self.keys else ())
        usual = "cli-join-key-quit" if self.question is None else "cli-lobby-key-quit"
        self.list_keys((self.quit_key(usual),))

    def list_keys(self, keys: tuple[str, ...]) -> None:
        for key in keys:
            self.screen.say(text(key))
