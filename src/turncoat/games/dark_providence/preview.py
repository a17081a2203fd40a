"""What the rules work out about a question for the seat that is asked, beside its options."""

from typing import Final


class Preview:
    """Lasts for one question and is never changed.

    `fares` is what each goal of a journey costs. `adding` is how many cubes are about to be added.
    `purchase` is what the cards played so far pay for, and how much of it.
    """

    __slots__ = ("adding", "fares", "purchase")

    def __init__(
        self,
        fares: dict[str, int] | None = None,
        adding: int = 0,
        purchase: tuple[str, int] | None = None,
    ) -> None:
        self.fares: dict[str, int] = fares or {}
        self.adding = adding
        self.purchase = purchase


NOTHING: Final = Preview()
