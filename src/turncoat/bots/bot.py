"""What a player without hands is: something that chooses, going by a view alone."""

from typing import Any, ClassVar, Protocol

from turncoat.core.terms import Claim, Option
from turncoat.core.view import DecisionView


class Bot(Protocol):
    """One seat's player. Whoever subclasses it inherits silence and patience.

    A blind bot is given None for a view: building one costs more than most decisions. For the same
    reason only a bot that imagines tables is shown the last restart point, and a bot names the
    questions at which it may want to speak, by the first word of the topic.

    `time_limit` is how many milliseconds a thought of it may take. A server makes everybody wait
    that long whatever the bot has to think about, and ends a thought that takes longer.
    """

    blind: ClassVar[bool] = False
    imagines: ClassVar[bool] = False
    talks_at: ClassVar[tuple[str, ...]] = ()
    time_limit: ClassVar[int] = 50

    def choose(self, view: Any, decision: DecisionView) -> Option:
        """Answer a question with one of its options."""

    def tempted(self, offers: list[Option]) -> bool:
        """Whether it is worth showing a view for these standing offers; a cheap first look."""
        return True

    def take_offer(self, view: Any, offers: list[Option]) -> Option | None:
        """Take a standing offer; None means not now."""
        return None

    def say(self, view: Any) -> Claim | None:
        """Claim something; None means nothing to say. It is asked where it `talks_at`."""
        return None
