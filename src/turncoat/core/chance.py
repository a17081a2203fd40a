"""Chance: one keyed source for each table; what was seen of it predicts nothing.

Keyed BLAKE2b in counter mode. The state is a key and one int, and the same key gives the same
game on every machine. What fell since the last restart point is kept in `fallen`; a table that
was imagined from a view is given such a list as its `script` and lets it fall again, taking as
many numbers as chance would; where it says None for a card, any card may fall.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final, TypeAlias, TypeVar

Luck: TypeAlias = int | str | None
Thing = TypeVar("Thing")

_WORDS: Final = 8


def key_from_seed(seed: int | str) -> bytes:
    """A key for simulations and tests; real tables take theirs from the system's entropy."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"turncoat-seed").digest()


class Chance:
    """Dice and draws."""

    __slots__ = ("_block", "_words", "count", "fallen", "key", "script")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.fallen: list[Luck] = []
        self.script: list[Luck] = []
        self._block = count // _WORDS
        self._words: list[int] = []
        self.count = self._block * _WORDS  # how many numbers were taken so far
        for _ in range(count % _WORDS):
            self.below(1)

    def copy(self) -> "Chance":
        """The same chance, from here on."""
        twin = Chance(self.key)
        twin._block = self._block
        twin.count = self.count
        twin.fallen = self.fallen[:]
        twin.script = self.script[:]
        twin._words = self._words[:]
        return twin

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, not including, the bound. The bias is under 2**-56."""
        if not self._words:
            self._next_block()
        self.count += 1
        return self._words.pop() % bound

    def _next_block(self) -> None:
        block = self._block.to_bytes(8, "little")
        self._words = list(unpack("<8Q", blake2b(block, key=self.key).digest()))
        self._block += 1

    def roll(self, sides: int) -> int:
        """One die."""
        if self.script:
            fell = self._scripted_die(sides)
        else:
            if not self._words:
                self._next_block()
            self.count += 1
            fell = self._words.pop() % sides + 1
        self.fallen.append(fell)
        return fell

    def draw(self, pile: list[str], seen: bool = True) -> str:
        """Take a card out of a pile whose order nobody can know; unseen, it falls as None."""
        scripted = self.script.pop(0) if self.script else None
        if scripted is not None:
            assert isinstance(scripted, str)
            pile.remove(scripted)
            card = scripted
            self.below(1)
        else:
            place = self.below(len(pile))
            card = pile[place]
            pile[place] = pile[-1]
            pile.pop()
        self.fallen.append(card if seen else None)
        return card

    def _scripted_die(self, sides: int) -> int:
        fell = self.script.pop(0)
        assert isinstance(fell, int)
        assert 1 <= fell <= sides
        self.below(1)
        return fell

    def pick(self, count: int, things: list[Thing]) -> list[Thing]:
        """Some out of a list, in random order; the list stays as it is."""
        rest = things[:]
        self.shuffle(rest)
        return rest[:count]

    def shuffle(self, things: list[Thing]) -> None:
        """Put a list into random order."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
