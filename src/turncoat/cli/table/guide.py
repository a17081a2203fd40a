"""A game's guide: how the terminal shows the game, and which claims can be made."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeAlias

from turncoat.cli.terminal.i18n import folded
from turncoat.cli.terminal.screen import Drawing, Grid, Panels, Sheet
from turncoat.core.record import AnyRules
from turncoat.core.terms import GO_ON, Claim, Event, Option, Seat, Term
from turncoat.lab.simulate import Tally
from turncoat.locales.translator import Translator

View: TypeAlias = Any
Board: TypeAlias = Panels | Drawing | Sheet

# The messages about keys that can have examples.
LOOK_UP: Final = "cli-key-look-up"
RULES_KEY: Final = "cli-key-rules"
WRITE: Final = "cli-join-key-write"


class Step(NamedTuple):
    """One step in composing a claim: a question, and the arguments to choose from.

    Where an argument has `more`, the choice is made there instead.
    """

    question: str
    words: list[str | int]
    labels: list[str]
    details: list[str]
    more: Mapping[str | int, "Step"] = MappingProxyType({})


def matching(words: str, grids: list[Grid]) -> list[Grid]:
    """Return the rows whose first cell contains all words, or all rows below such a title."""
    wanted = folded(words).split()

    def fits(name: str) -> bool:
        return all(word in folded(name) for word in wanted)

    found = [
        grid if fits(grid.title) else grid._replace(rows=[row for row in grid.rows if fits(row[0])])
        for grid in grids
    ]
    return [grid for grid in found if grid.rows]


class Guide(Protocol):
    """Everything that the terminal needs to know about one game.

    Subclasses draw from a view and use the viewer's translator. The defaults suit most games.

    - `has_offers`: whether the game ever has offers.
    - `always_asked`: topics put to a single person even if there is nothing to choose, because
      there is something to read or to say.
    - `unannounced_topics`, `unannounced_options`: forced answers that are given without being
      announced, because the story tells them or because they are obvious.
    - `shared_topics`: questions that people at one keyboard answer together on one open screen.
    - `talk_topics`: discussions; their first argument is the time limit in seconds, 0 for none.
    - `shortcuts`: keys that select an option whatever its number, with the message explaining each.
    - `more_look_ups`: messages about other words that can follow the key for looking up.
    - `examples`: words of the game that show how to use a key, by the message about the key.
    """

    has_offers: ClassVar[bool] = False
    always_asked: ClassVar[tuple[str, ...]] = ()
    unannounced_topics: ClassVar[tuple[str, ...]] = ()
    unannounced_options: ClassVar[tuple[Option, ...]] = (GO_ON,)
    shared_topics: ClassVar[tuple[str, ...]] = ()
    talk_topics: ClassVar[tuple[str, ...]] = ()
    shortcuts: ClassVar[dict[str, str]] = {}
    more_look_ups: ClassVar[tuple[str, ...]] = ()
    examples: ClassVar[dict[str, str]] = {}

    def at(self, rules: AnyRules) -> "Guide":
        """Return the guide for the game with the content of these rules."""
        return self

    def unseated(self, view: View) -> list[str]:
        """Return the names of characters that nobody plays; they follow after all seats."""
        return []

    def welcome(self, view: View, translator: Translator) -> list[str]:
        """Return a short introduction to the game."""

    def title(self, view: View, translator: Translator) -> str:
        """Return the state of the game in one line."""

    def board(self, view: View, translator: Translator, plain: bool) -> Board:
        """Return the board and who is where."""

    def seats(self, view: View, translator: Translator, plain: bool, covered: bool) -> Grid:
        """Return what lies in front of everybody; if covered, without the viewer's own secrets."""

    def card(self, view: View, translator: Translator) -> list[str]:
        """Return the viewer's own secret card and what it can do."""

    def brief(self, view: View, translator: Translator) -> list[str]:
        """Return the part of the card that is worth showing every turn."""
        return self.card(view, translator)

    def almanac(self, view: View, translator: Translator) -> list[Grid]:
        """Return everything that may be in this game."""

    def look_up(self, words: str, view: View, translator: Translator) -> list[Grid]:
        """Return the entries of the almanac whose names, or their heading, contain these words."""
        return matching(words, self.almanac(view, translator))

    def legend(self, view: View, translator: Translator, plain: bool) -> list[Grid]:
        """Return what the signs on the board and in the tables mean."""
        return []

    def journal(self, view: View, translator: Translator) -> list[Grid]:
        """Return what the viewer knows, and how."""

    def chronicle(self, events: list[Event], translator: Translator) -> list[Grid]:
        """Return what the journal shows of the events that the viewer was told."""
        return []

    def why(self, topic: Term, view: View) -> list[str]:
        """Return the ids of the rules behind a question."""

    def question_note(self, topic: Term, translator: Translator) -> str:
        """Return the text of the card that a question is about."""

    def detail(self, option: Option, view: View, translator: Translator) -> str:
        """Return the explanation of an option, such as the text of its card."""

    def danger(self, topic: Term, option: Option, view: View) -> str:
        """Return a warning about what an answer would do to the viewer."""
        return ""

    def doubt(self, option: Option, view: View) -> str:
        """Return a question to confirm an answer that looks like a mistake; empty for none."""
        return ""

    def arranged(self, options: list[Option], view: View) -> list[Option]:
        """Return the options in the order in which they are shown."""
        return options

    def shortcut(self, option: Option, view: View) -> str:
        """Return the key that selects an option whatever its number; empty for none."""
        return ""

    def in_passing(self, topic: Term, view: View) -> bool:
        """Return whether a question follows so closely on the last that no board is needed."""
        return False

    def event_note(self, event: Event, translator: Translator) -> str:
        """Return the text of the card that an event reveals."""

    def groups(self, events: list[Event]) -> list[list[Event]]:
        """Group events by the sentence that tells them. By default each has its own."""
        return [[event] for event in events]

    def sentence(self, group: list[Event], translator: Translator) -> str:
        """Return the sentence for a group of events."""
        return translator.event(group[0])

    def goes_on(self, event: Event) -> bool:
        """Return whether the next event may be part of the same sentence."""
        return False

    def opens_turn(self, event: Event) -> bool:
        """Return whether an event begins a new paragraph of the story."""

    def opened(self, event: Event, seat: Seat, translator: Translator) -> str:
        """Return the sentence for an event told to one seat, for an open replay; empty for none."""

    def open_view(self, public: View, own: list[View]) -> View:
        """Return a view without secrets, from that of spectators and those of all seats."""
        return public

    def claim_step(self, said: Claim, view: View, translator: Translator) -> Step | None:
        """Return the next step of a claim that begins like this, or None if it is complete."""

    def out_of_turn(self, view: View, offers: list[Option]) -> tuple[Term, list[Option]]:
        """Return a key that changes whenever the offers should be shown again, and those offers."""
        return (), []

    def ending(self, views: list[View], translator: Translator) -> list[Grid]:
        """Return the final tables: who was who, who won and why."""

    def side(self, side: str, translator: Translator) -> str:
        """Return the name of a side."""
        return translator.name("side", side)

    def tallies(
        self, tallies: Mapping[str, Mapping[str, Tally]], translator: Translator
    ) -> list[Grid]:
        """Return the game's tallies over many games as tables."""
        return []
