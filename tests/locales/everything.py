"""Examples of everything that a game can say, and a catalogue that notices what is asked of it."""

from collections.abc import Callable, Sequence

from turncoat.core.words import Option, Words
from turncoat.locales.catalogue import Catalogue

MANY = 100


def examples(
    head: str, shape: tuple[str, ...], values_of: Callable[[str], Sequence[str | int]]
) -> list[Words]:
    """Each argument runs through all it can be, one after the other."""
    found: list[Words] = [(head,)]
    for kind in shape:
        values = values_of(kind)
        found = [
            (*first, values[(index + shift) % len(values)])
            for index, first in enumerate(found)
            for shift in range(len(values) if len(found) < MANY else 1)
        ]
    return found


def shapes_of(shapes: tuple[str, ...] | list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """One shape or several."""
    return shapes if isinstance(shapes, list) else [shapes]


def options_with_shapes(
    options: list[Option], kinds: dict[str, tuple[str, ...] | list[tuple[str, ...]]]
) -> list[tuple[Option, tuple[str, ...]]]:
    """Each option beside the one shape that fits it."""
    found = []
    for option in options:
        fitting = [s for s in shapes_of(kinds[str(option[0])]) if len(s) == len(option) - 1]
        [shape] = fitting
        found.append((option, shape))
    return found


class Listening(Catalogue):
    """A catalogue that remembers what it was asked for."""

    def __init__(self, language: str, texts: list[str]) -> None:
        super().__init__(language, texts)
        self.heard: set[str] = set()

    def forms(self, message_id: str, **args: str | int) -> dict[str, str]:
        self.heard.add(message_id)
        return super().forms(message_id, **args)
