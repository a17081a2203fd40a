"""What the suite over the texts of every game has to know about a game."""

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
    """One game, its grammar and examples of its texts.

    - `ids`: the ids of everything that has a name, by kind.
    - `in_other_forms`: the kinds that a sentence may name in any of their forms.
    - `in_own_words`: the terms whose texts need not name all their arguments.
    - `also_seats`: pieces that a sentence may call by their seat alone.
    - `printed`: for each text that things have, such as that of a card, the things that have it.
    - `rests`: examples of the end of a term that ends with a list or an option.
    - `events_put_together`, `topics_put_together`: those that are not literals in the rules.
    - `ends`: the event that tells why the game is over.
    - `no_words_for`: calls that have to be refused, because there is no text for them.
    - `also_says`: further texts of the game.
    - `figures`: the numbers that the refusal of a table option may name.
    - `other_defaults`: table options whose default for a number of players is not the first value.
    - `values_of_content`: the values of table options that are defined by the content.
    - `characters`: counts everybody at a table, including those whom nobody plays.
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
        """All pairs of a text that things have and one of these things."""
        return [(read, thing) for read, things in self.printed.items() for thing in things]

    def values_of(self, kind: str) -> Sequence[str | int]:
        """All values of an argument of this kind, or examples of them."""
        return PLAIN.get(kind) or self.ids[kind]
