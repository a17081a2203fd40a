"""`turncoat replay`: a saved match again, from one seat's eyes, the public's, or with all open."""

import sys
from pathlib import Path
from typing import Final

import click

from turncoat.cli.table.content import check_swappable, games_with
from turncoat.cli.table.guides import guide_to
from turncoat.cli.table.opening import USUAL_BOTS
from turncoat.cli.table.party import check_seat, make_party, trusted
from turncoat.cli.table.picture import Picture
from turncoat.cli.table.reader import Reader
from turncoat.cli.table.saves import Saved, read, spoiled
from turncoat.cli.terminal.exit_codes import INTERRUPTED
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.cli.terminal.usage import Command, Number
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.errors import BadRecord
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Audience, Event, bit

# Why a game ended that was only left.
LEFT: Final = "left"


class Page:
    """A turn, or what came before the first; `entries` is how much of the log it took to here."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.told: list[tuple[str, str]] = []
        # What the last sentence tells, as long as it may go on.
        self.last: list[Event] = []
        self.entries = 0


@click.command(cls=Command, help=text("cli-replay-help"), short_help=text("cli-replay-short"))
@click.argument("file", metavar=text("cli-metavar-file"))
@click.option("--seat", type=Number(1), metavar="N", help=text("cli-replay-seat"))
@click.option("--open", "is_open", is_flag=True, help=text("cli-replay-open"))
@click.option("--content", metavar=text("cli-metavar-file"), help=text("cli-play-content"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def replay(file: str, seat: int | None, is_open: bool, content: str | None, plain: bool) -> int:
    """Step through it, or print it where nobody can step."""
    if seat is not None and is_open:
        raise UserError(text("cli-replay-both"))
    path = Path(file)
    saved = read(path, games_with(content))
    if content is not None:
        check_swappable(saved.rules.name)
    if seat is not None:
        check_seat(seat, saved.record.players)
    screen = Screen(plain, fast=True)
    try:
        tale = Tale(saved, None if seat is None else seat - 1, is_open)
        screen.colour_names(list(tale.reader.translator.names))
        tale.introduce(screen)
        if sys.stdin.isatty() and sys.stdout.isatty():
            return leaf_through(tale, screen)
        for number in range(len(tale.pages)):
            tale.show(number, screen)
        tale.close(screen)
    except BadRecord as error:
        raise spoiled(path, error) from None
    return 0


class Tale:
    """The whole story, cut into pages."""

    def __init__(self, saved: Saved, seat: int | None, is_open: bool) -> None:
        self.saved = saved
        self.is_open = is_open
        self.guide = guide_to(saved.rules)
        players = saved.record.players
        unnamed = make_party(players, None, (), (), USUAL_BOTS)
        self.names = (trusted(saved.party, players) if saved.party else unnamed).names
        self.seat = seat
        self.pages: list[Page] = []
        self.match = self._cut()

    @property
    def reader(self) -> Reader:
        """Whoever this is told to."""
        return Reader(self.match, self.guide, self.names, self.seat)

    def _cut(self) -> AnyMatch:
        heard = 0
        steps = self.saved.steps()
        match = next(steps)
        reader = Reader(match, self.guide, self.names, self.seat)
        entries = 0
        while True:
            for audience, event in match.story_since(heard):
                self._tell(audience, event, reader, entries)
            heard = match.story_length
            if next(steps, None) is None:
                return match
            entries += 1

    def _tell(self, audience: Audience, event: Event, reader: Reader, entries: int) -> None:
        sentence, style = self._sentence(audience, event, reader)
        opens = self.guide.opens_turn(event)
        if not sentence:
            return
        if opens or not self.pages:
            self.pages.append(Page(sentence if opens else text("cli-replay-deal")))
        page = self.pages[-1]
        page.entries = entries
        group = [*page.last, event]
        if page.last and not style and len(self.guide.groups(group)) == 1:
            page.told[-1] = (self.guide.sentence(group, reader.translator), style)
        elif not opens:
            group = [event]
            page.told.append((sentence, style))
        page.last = [] if opens or style else group

    def _sentence(self, audience: Audience, event: Event, reader: Reader) -> tuple[str, str]:
        """What this reader is told; what was secret is marked for those who see everything."""
        if audience & bit(self.seat):
            return reader.translator.event(event), ""
        if not self.is_open:
            return "", ""
        first = (audience & -audience).bit_length() - 1
        sentence = self.guide.opened(event, first, reader.translator)
        return (text("cli-replay-secret", sentence=sentence) if sentence else ""), "italic"

    def introduce(self, screen: Screen) -> None:
        """Through whose eyes this is told."""
        if self.is_open:
            screen.say(text("cli-replay-told-open"))
        elif self.seat is None:
            screen.say(text("cli-replay-told-public"))
        else:
            screen.say(text("cli-replay-told-seat", name=self.names[self.seat]))

    def show(self, number: int, screen: Screen) -> None:
        """One page."""
        page = self.pages[number]
        title = text("cli-replay-page", page=number + 1, pages=len(self.pages), title=page.title)
        screen.heading(title)
        for sentence, style in page.told:
            if "\n" in sentence:
                screen.gap()
            screen.say(sentence, style)

    def board(self, number: int, screen: Screen) -> None:
        """How the table looked then."""
        steps = self.saved.steps()
        match = next(steps)
        for _ in range(self.pages[number].entries):
            match = next(steps)
        reader = Reader(self.as_shown(match), self.guide, self.names, self.seat)
        Picture(reader, screen, covered=False, full=True).show()

    def as_shown(self, match: AnyMatch) -> AnyMatch:
        """The match whose views this reader looks at."""
        return turned_up(match) if self.is_open else match

    def close(self, screen: Screen) -> None:
        """What is known once the story is told."""
        if not self.match.over:
            screen.gap()
            screen.say(text("cli-replay-unfinished"))
        if not self.match.over and not self.is_open:
            return
        translator = self.reader.translator
        match = self.as_shown(self.match)
        views = [match.view(seat) for seat in range(match.table.seats)]
        for grid in self.guide.ending(views, translator):
            screen.gap()
            screen.grid(grid)


def turned_up(match: AnyMatch) -> AnyMatch:
    """The same moment as if the game had ended there, so that nothing is hidden from anybody."""
    if match.over:
        return match
    twin = match.clone()
    twin.table.ended = LEFT
    return twin


def leaf_through(tale: Tale, screen: Screen) -> int:
    """Enter turns the page, b turns back, a number jumps, v looks at the board, q ends."""
    keyboard = Keyboard(screen)
    number = 0
    tale.show(number, screen)
    try:
        while True:
            typed = keyboard.line(text("cli-replay-prompt", pages=len(tale.pages))).lower()
            if typed == "q":
                return 0
            if typed == "v":
                tale.board(number, screen)
                continue
            if typed == "" and number + 1 == len(tale.pages):
                tale.close(screen)
                return 0
            if typed in ("", "b"):
                number = max(0, number + (1 if typed == "" else -1))
            elif typed.isdecimal() and 1 <= int(typed) <= len(tale.pages):
                number = int(typed) - 1
            else:
                screen.say(text("cli-replay-again", pages=len(tale.pages)))
                continue
            tale.show(number, screen)
    except EOFError:
        screen.gap()
        return 0
    except KeyboardInterrupt:
        screen.gap()
        return INTERRUPTED
