"""What the rules work out about a question for the seat that is asked, besides its options."""

from dataclasses import dataclass, field
from typing import Final


@dataclass(slots=True, eq=False, repr=False)
class Worth:
    """What a sum buys: one thing per `price`, at most `most`; or a `need` that must be reached.

    `action` is what the sum is paid for, if it can pay for more or less. Each thing counts `step`,
    from `start`: a track begins at its marker.
    """

    price: int
    most: int
    need: int = 0
    action: str = ""
    start: int = 0
    step: int = 1

    def of(self, total: int) -> int:
        """Return what a sum buys."""
        return min(total // self.price, self.most)


@dataclass(slots=True, eq=False, repr=False)
class Preview:
    """What follows from the action in progress; a view shows it to the seat that is asked.

    `fares` is what each goal of a journey costs. `adding` is how many cubes are about to be added.
    `worth` is what the cards buy that are being played, and `paid` how much they have so far.
    """

    fares: dict[str, int] = field(default_factory=dict)
    adding: int = 0
    worth: Worth | None = None
    paid: int = 0

    def purchase(self) -> tuple[str, int] | None:
        """Return what the cards played so far pay for, and how much of it."""
        worth = self.worth
        if worth is None or not worth.action or not self.paid:
            return None
        return (worth.action, worth.start + worth.step * worth.of(self.paid))


NOTHING: Final = Preview()
