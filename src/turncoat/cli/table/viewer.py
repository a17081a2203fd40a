"""A viewer: somebody in a seat, or a spectator, who reads the story of a match."""

from typing import Protocol

from turncoat.cli.table.guide import Guide, View
from turncoat.cli.terminal.i18n import catalogue, language, text
from turncoat.cli.terminal.screen import LOUD, Screen
from turncoat.core.cover import Cover
from turncoat.core.record import AnyRules
from turncoat.core.terms import Claim, Event, Option, Seat
from turncoat.games import game_named
from turncoat.locales.translator import Translator


class PlayableMatch(Protocol):
    """A match in this process or on a server: what it shows to a seat, and what a seat may do."""

    @property
    def rules(self) -> AnyRules:
        """The game's rules."""

    @property
    def story_length(self) -> int:
        """The length of the story so far."""

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know."""

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Return what a seat was told."""

    def offers(self, seat: Seat) -> list[Option]:
        """Return what a seat may do without being asked."""

    def may_talk(self, seat: Seat) -> bool:
        """Return whether anybody would hear a claim."""

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer a decision."""

    def interrupt(self, seat: Seat, option: Option) -> None:
        """Take an offer."""

    def say(self, seat: Seat, claim: Claim) -> None:
        """Make a claim."""


class Viewer:
    """Reads what a seat is told, and remembers how far. `heard` is a position in the story."""

    def __init__(
        self, match: PlayableMatch, guide: Guide, names: list[str], seat: Seat | None
    ) -> None:
        self.match = match
        self.guide = guide
        self.seat = seat
        self.speak(names)
        self.heard = 0
        # Card texts that were shown already; each is shown once.
        self.shown_notes: set[str] = set()
        # Card texts shown since the viewer last answered.
        self.new_notes: set[str] = set()
        self.cover = Cover(match.rules.view_type, game_named(match.rules.name).grammar)
        # Whether others may be looking, and the viewer has not looked at their own card yet.
        self.face_down = False
        # Whether the viewer has revealed hidden questions.
        self.revealed = False
        # Events told only to this seat, held back while the card is face down.
        self.withheld: list[Event] = []

    def speak(self, names: list[str]) -> None:
        """Tell everything in the user's language, whatever it was before."""
        rules = self.match.rules
        names = [*names, *self.guide.unseated(self.match.view(None))]
        printed = rules.printed(language())
        self.translator = Translator(catalogue(), rules.name, names, self.seat, printed)

    @property
    def view(self) -> View:
        """What the viewer may know."""
        return self.match.view(self.seat)

    @property
    def explaining_view(self) -> View:
        """The view that explanations are based on: while the card is face down, a spectator's."""
        return self.match.view(None) if self.face_down else self.view

    @property
    def visible_view(self) -> View:
        """The view for the screen: while the card is face down, nothing depends on it."""
        return self.cover.view(self.view) if self.face_down else self.view

    def visible(self, events: list[Event]) -> list[Event]:
        """Return those events that may be shown on the screen."""
        return [event for event in events if self.may_show(event)]

    def may_show(self, event: Event) -> bool:
        """Return whether an event is public, or nobody else is looking."""
        return not self.face_down or self.cover.shows(event)

    def hand_over(self) -> None:
        """Cover everything secret, because others may be looking from now on."""
        self.face_down = True
        self.revealed = False

    def game_title(self) -> str:
        """Return the name of the game."""
        return self.translator.title()

    def language_note(self) -> str:
        """Return a sentence if the game's texts are not in the user's language; else nothing."""
        found = catalogue().language_of(f"{self.translator.grammar.prefix}-name")
        same = found == catalogue().language
        return "" if same else text("cli-other-language", game=self.game_title())

    def news(self) -> list[Event]:
        """Return the events since the last call, and hold back those that may not be shown."""
        events = self.match.events(self.seat, self.heard)
        self.heard = self.match.story_length
        self.withheld += [event for event in events if not self.may_show(event)]
        return self.visible(events)

    def in_mid_sentence(self) -> bool:
        """Return whether the next event may be part of the last one's sentence."""
        events = self.visible(self.match.events(self.seat, self.heard))
        return bool(events) and self.guide.goes_on(events[-1])

    def tell(self, events: list[Event], screen: Screen, paced: bool = False) -> None:
        """Print events as sentences, with the texts of new cards."""
        for group in self.guide.groups(events):
            sentence = self.guide.sentence(group, self.translator)
            opens_turn = self.guide.opens_turn(group[0])
            if opens_turn or "\n" in sentence:
                screen.gap()
            screen.say(sentence, LOUD if opens_turn else "")
            note = self.guide.event_note(group[0], self.translator)
            if note and note not in self.shown_notes:
                self.shown_notes.add(note)
                self.new_notes.add(note)
                screen.under(note)
            if paced:
                screen.wait()

    def retell(self, events: list[Event], number: int, screen: Screen) -> None:
        """Print the last lines of the story, without card texts."""
        lines = [line for group in self.guide.groups(events) for line in self.lines_of(group)]
        shown = lines[-number:]
        if len(shown) < len(lines):
            screen.say(text("cli-log-part", shown=len(shown), all=len(lines)))
        for line, style, apart in shown:
            if apart:
                screen.gap()
            screen.say(line, style)

    def lines_of(self, group: list[Event]) -> list[tuple[str, str, bool]]:
        """Return the lines of a sentence, each with its style and whether a gap precedes it."""
        first, *rest = self.guide.sentence(group, self.translator).splitlines()
        opens_turn = self.guide.opens_turn(group[0])
        start = (first, LOUD if opens_turn else "", opens_turn or bool(rest))
        return [start, *((line, "", False) for line in rest)]
