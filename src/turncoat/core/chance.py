"""Chance: each table's source of dice and draws.

Numbers come from keyed BLAKE2b in counter mode, so the whole state is a key and a counter, the same
key gives the same game on every machine, and past results do not reveal future ones.

`results` lists the results since the last restart point. An imagined table receives such a list as
its `script`: chance then repeats the scripted results, and consumes as many numbers as it would
have without a script. None in a script stands for a card that is drawn at random.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final, TypeAlias, TypeVar

Luck: TypeAlias = int | str | None
Thing = TypeVar("Thing")

_WORDS: Final = 8


def key_from_seed(seed: int | str) -> bytes:
    """Return a 32-byte key derived from a seed, for simulations and tests.

    Real tables use a random key from the operating system instead.
    """
    return blake2b(str(seed).encode(), digest_size=32, person=b"turncoat-seed").digest()


class Chance:
    """A table's source of dice and draws.

    `count` is how many numbers were consumed so far, `results` what came up since the last restart
    point, and `script` the results to repeat first.
    """

    __slots__ = ("_block", "_words", "count", "key", "results", "script")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.results: list[Luck] = []
        self.script: list[Luck] = []
        self._block = count // _WORDS
        self._words: list[int] = []
        self.count = self._block * _WORDS
        for _ in range(count % _WORDS):
            self.below(1)

    def copy(self) -> "Chance":
        """Return an independent copy that will produce the same results."""
        twin = Chance(self.key)
        twin._block = self._block
        twin.count = self.count
        twin.results = self.results[:]
        twin.script = self.script[:]
        twin._words = self._words[:]
        return twin

    def below(self, bound: int) -> int:
        """Return a whole number from 0 up to, but not including, `bound`.

        The bias is under 2**-56.
        """
        if not self._words:
            self._next_block()
        self.count += 1
        return self._words.pop() % bound

    def _next_block(self) -> None:
        block = self._block.to_bytes(8, "little")
        self._words = list(unpack("<8Q", blake2b(block, key=self.key).digest()))
        self._block += 1

    def roll(self, sides: int) -> int:
        """Roll a die and return the result, from 1 to `sides`."""
        if self.script:
            result = self._scripted_die(sides)
        else:
            if not self._words:
                self._next_block()
            self.count += 1
            result = self._words.pop() % sides + 1
        self.results.append(result)
        return result

    def draw(self, pile: list[str], seen: bool = True) -> str:
        """Remove a card from the pile at random (or as scripted) and return it.

        If the card was drawn unseen, `results` records None in its place.
        """
        scripted = self.script.pop(0) if self.script else None
        if scripted is not None:
            assert isinstance(scripted, str)
            pile.remove(scripted)
            card = scripted
            self.below(1)
        else:
            position = self.below(len(pile))
            card = pile[position]
            pile[position] = pile[-1]
            pile.pop()
        self.results.append(card if seen else None)
        return card

    def _scripted_die(self, sides: int) -> int:
        result = self.script.pop(0)
        assert isinstance(result, int)
        assert 1 <= result <= sides
        self.below(1)
        return result

    def pick(self, count: int, things: list[Thing]) -> list[Thing]:
        """Return `count` items from a list in random order, leaving the list unchanged."""
        rest = things[:]
        self.shuffle(rest)
        return rest[:count]

    def shuffle(self, things: list[Thing]) -> None:
        """Shuffle a list in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
