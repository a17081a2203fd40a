"""`turncoat replay`: watch a saved match from one seat, as a spectator, or with everything open."""

import sys
from pathlib import Path
from typing import Final

import click

from turncoat.cli.table.content import check_swappable, games_with
from turncoat.cli.table.guide import Guide, View
from turncoat.cli.table.guides import guide_to
from turncoat.cli.table.overview import Overview
from turncoat.cli.table.party import check_seat, checked_party, make_party
from turncoat.cli.table.saves import Saved, bad_save, read
from turncoat.cli.table.viewer import Viewer
from turncoat.cli.terminal.exit_codes import INTERRUPTED
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.cli.terminal.usage import Command, Number
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.errors import BadRecord
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Audience, Event, bit

# The ending of a game that was abandoned.
LEFT: Final = "left"


class ReplayPage:
    """One turn, or what came before the first. `entries` is its position in the log."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.told: list[tuple[str, str]] = []
        # The events of the last sentence, as long as it may continue.
        self.last: list[Event] = []
        self.entries = 0


@click.command(cls=Command, help=text("cli-replay-help"), short_help=text("cli-replay-short"))
@click.argument("file", metavar=text("cli-metavar-file"))
@click.option("--seat", type=Number(1), metavar="N", help=text("cli-replay-seat"))
@click.option("--open", "is_open", is_flag=True, help=text("cli-replay-open"))
@click.option("--content", metavar=text("cli-metavar-file"), help=text("cli-replay-content"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def replay(file: str, seat: int | None, is_open: bool, content: str | None, plain: bool) -> int:
    """Step through a match, or print it if the input is not a terminal."""
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
        story = ReplayStory(saved, None if seat is None else seat - 1, is_open)
        screen.colour_names(list(story.viewer.translator.names))
        story.introduce(screen)
        if sys.stdin.isatty() and sys.stdout.isatty():
            return step_through(story, screen)
        for number in range(len(story.pages)):
            story.show(number, screen)
        story.close(screen)
    except BadRecord as error:
        raise bad_save(path, error) from None
    return 0


class OpenViewer(Viewer):
    """Somebody to whom nothing is hidden."""

    def __init__(self, match: AnyMatch, guide: Guide, names: list[str]) -> None:
        super().__init__(match, guide, names, None)
        self.seats = range(match.table.seats)

    @property
    def view(self) -> View:
        """The table with everybody's secrets."""
        own = [self.match.view(seat) for seat in self.seats]
        return self.guide.open_view(self.match.view(None), own)


class ReplayStory:
    """The whole story, divided into pages."""

    def __init__(self, saved: Saved, seat: int | None, is_open: bool) -> None:
        self.saved = saved
        self.is_open = is_open
        self.guide = guide_to(saved.rules)
        players = saved.record.players
        party = make_party(players, None, (), (), "")
        if saved.party:
            party = checked_party(saved.party, players, saved.rules.name)
        self.names = party.names
        self.seat = seat
        self.pages: list[ReplayPage] = []
        self.match = self._cut()

    @property
    def viewer(self) -> Viewer:
        """The seat or spectator that the story is told to."""
        return Viewer(self.match, self.guide, self.names, self.seat)

    def _cut(self) -> AnyMatch:
        heard = 0
        steps = self.saved.steps()
        match = next(steps)
        viewer = Viewer(match, self.guide, self.names, self.seat)
        entries = 0
        while True:
            for audience, event in match.story_since(heard):
                self._tell(audience, event, viewer, entries)
            heard = match.story_length
            if next(steps, None) is None:
                return match
            entries += 1

    def _tell(self, audience: Audience, event: Event, viewer: Viewer, entries: int) -> None:
        sentence, style = self._sentence(audience, event, viewer)
        opens = self.guide.opens_turn(event)
        if not sentence:
            return
        if opens or not self.pages:
            self.pages.append(ReplayPage(sentence if opens else text("cli-replay-deal")))
        page = self.pages[-1]
        page.entries = entries
        group = [*page.last, event]
        if page.last and not style and len(self.guide.groups(group)) == 1:
            page.told[-1] = (self.guide.sentence(group, viewer.translator), style)
        elif not opens:
            group = [event]
            page.told.append((sentence, style))
        page.last = [] if opens or style else group

    def _sentence(self, audience: Audience, event: Event, viewer: Viewer) -> tuple[str, str]:
        """Return the sentence and style of an event; in an open replay, secrets are marked."""
        if audience & bit(self.seat):
            return viewer.translator.event(event), ""
        if not self.is_open:
            return "", ""
        first = (audience & -audience).bit_length() - 1
        sentence = self.guide.opened(event, first, viewer.translator)
        return (text("cli-replay-secret", sentence=sentence) if sentence else ""), "italic"

    def introduce(self, screen: Screen) -> None:
        """Print from whose point of view the story is told."""
        if self.is_open:
            screen.say(text("cli-replay-as-open"))
        elif self.seat is None:
            screen.say(text("cli-replay-as-everyone"))
        else:
            screen.say(text("cli-replay-as-seat", name=self.names[self.seat]))

    def show(self, number: int, screen: Screen) -> None:
        """Print a page."""
        page = self.pages[number]
        title = text("cli-replay-page", page=number + 1, pages=len(self.pages), title=page.title)
        screen.heading(title)
        for sentence, style in page.told:
            if "\n" in sentence:
                screen.gap()
            screen.say(sentence, style)

    def board(self, number: int, screen: Screen) -> None:
        """Print the table as it was at the end of a page."""
        steps = self.saved.steps()
        match = next(steps)
        for _ in range(self.pages[number].entries):
            match = next(steps)
        shown = self.as_shown(match)
        viewer = (
            OpenViewer(shown, self.guide, self.names)
            if self.is_open
            else Viewer(shown, self.guide, self.names, self.seat)
        )
        Overview(viewer, screen, covered=False, full=True).show()

    def as_shown(self, match: AnyMatch) -> AnyMatch:
        """Return the match whose views are shown."""
        return as_if_over(match) if self.is_open else match

    def close(self, screen: Screen) -> None:
        """Print what is known at the end of the story."""
        if not self.match.over:
            screen.gap()
            screen.say(text("cli-replay-unfinished"))
        if not self.match.over and not self.is_open:
            return
        translator = self.viewer.translator
        match = self.as_shown(self.match)
        views = [match.view(seat) for seat in range(match.table.seats)]
        for grid in self.guide.ending(views, translator):
            screen.gap()
            screen.grid(grid)


def as_if_over(match: AnyMatch) -> AnyMatch:
    """Return a copy of the match as if it had ended there, so that nothing is hidden."""
    if match.over:
        return match
    twin = match.clone()
    twin.table.ended = LEFT
    return twin


def step_through(story: ReplayStory, screen: Screen) -> int:
    """Show pages by key: Enter and b turn them, a number jumps, v shows the board, q quits."""
    keyboard = Keyboard(screen)
    number = 0
    story.show(number, screen)
    try:
        while True:
            last = number + 1 == len(story.pages)
            message = "cli-replay-prompt-last" if last else "cli-replay-prompt"
            typed = keyboard.line(text(message, pages=len(story.pages))).lower()
            if typed == "q":
                return 0
            if typed == "v":
                story.board(number, screen)
                continue
            if typed == "" and last:
                story.close(screen)
                return 0
            if typed in ("", "b"):
                number = max(0, number + (1 if typed == "" else -1))
            elif typed.isdecimal() and 1 <= int(typed) <= len(story.pages):
                number = int(typed) - 1
            else:
                screen.say(text("cli-replay-again", pages=len(story.pages)))
                continue
            story.show(number, screen)
    except EOFError:
        screen.gap()
        return 0
    except KeyboardInterrupt:
        screen.gap()
        return INTERRUPTED
