"""What the suite over every game has to know of a game's words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from turncoat.core.rules import Rules
from turncoat.core.terms import Event, Option, Term
from turncoat.locales.translator import Translator

RULEBOOKS = Path(__file__).resolve().parents[2] / "docs" / "rules" / "en"
NAMES = ["Ada", "Ben", "Cyd", "Dora", "Emil", "Fay", "Gus", "Hana"]
PLAIN: dict[str, list[str | int]] = {"seat": [0, 1, 2, 7], "number": [1, 2, 4], "flag": [0, 1]}


@dataclass(frozen=True, eq=False)
class Game:
    """One game, its own words and examples of them.

    `ids` is all that has a name, by its kind; `in_other_forms` are the kinds that sentences may
    name by any form; what is `in_own_words` says what it means without naming all it speaks of,
    and `also_seats` are pieces that may be called by their seat alone. `printed` is what can be
    read on things, and on which. `rests` are examples of how an event, option or question with a
    list or an option at its end goes on. Events and topics that are put together don't stand word
    for word in the rules; `ends` is the event that tells why the game is over. `other_defaults` are
    the table options whose usual value, at so many players, is not the first, and
    `values_of_content` those whose values stand in the content; `figures` are the numbers that a
    refusal may speak of. `characters` counts all who are at a table, those whom nobody plays too.
    """

    rules: Rules[Any, Any, Any]
    grammar: ModuleType
    options: ModuleType
    ids: dict[str, Sequence[str | int]]
    printed: dict[Callable[[Translator, str], str], Sequence[str]]
    rests: dict[str, list[Term]]
    events_put_together: set[str]
    topics_put_together: set[str]
    no_words_for: list[Callable[[Translator], str]]
    english_events: list[tuple[Event, str]]
    english_options: list[tuple[Option, str]]
    in_other_forms: tuple[str, ...] = ()
    in_own_words: set[str] = field(default_factory=set)
    also_seats: Sequence[str] = ()
    ends: str = "ends"
    also_says: tuple[Callable[[Translator], str], ...] = ()
    figures: dict[str, int] = field(default_factory=dict)
    other_defaults: Callable[[int], dict[str, Any]] = lambda _: {}
    values_of_content: dict[str, set[str]] = field(default_factory=dict)
    characters: Callable[[Any], int] = lambda table: table.seats
    name_of_unplayed: Callable[[Translator, int], str] = lambda translator, _: translator.automa()

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def rulebook(self) -> str:
        page = RULEBOOKS / f"{self.name}.md"
        return page.read_text("utf-8")

    @property
    def readings(self) -> list[tuple[Callable[[Translator, str], str], str]]:
        """All that is printed: how it is read, and on what."""
        return [(read, thing) for read, things in self.printed.items() for thing in things]

    def values_of(self, kind: str) -> Sequence[str | int]:
        """What an argument of this kind can be."""
        return PLAIN.get(kind) or self.ids[kind]
