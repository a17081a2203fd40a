"""The interface of a bot: it chooses an option, going by a view alone."""

from typing import Any, ClassVar, Protocol

from turncoat.core.terms import Claim, Option
from turncoat.core.view import DecisionView


class Bot(Protocol):
    """The player of one seat. Subclasses by default take no offers and make no claims.

    - `blind`: the bot gets None instead of views, because building a view costs more than most
      decisions.
    - `imagines`: the bot's views include the last restart point, which it needs to imagine tables.
    - `derived`: the bot's views include what the rules derive from the facts, such as scores. They
      are cheaper without it.
    - `talks_at`: the kinds of topic at which the bot may want to make a claim.
    - `time_limit`: how many milliseconds a choice may take. A server lets everybody wait that long,
      however quick the choice is, and stops a bot that takes longer.
    """

    blind: ClassVar[bool] = False
    imagines: ClassVar[bool] = False
    derived: ClassVar[bool] = True
    talks_at: ClassVar[tuple[str, ...]] = ()
    time_limit: ClassVar[int] = 50

    def choose(self, view: Any, decision: DecisionView) -> Option:
        """Return one of the decision's options."""

    def tempted(self, offers: list[Option]) -> bool:
        """Return whether any of these offers is worth building a view for. Must be cheap."""
        return True

    def take_offer(self, view: Any, offers: list[Option]) -> Option | None:
        """Return the offer to take, or None to take none now."""
        return None

    def say(self, view: Any) -> Claim | None:
        """Return a claim to make, or None. Called at the topics in `talks_at`."""
        return None
