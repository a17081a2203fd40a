"""The closed list of what can go wrong. None of it depends on hidden facts."""

from typing import Final

NOT_ASKED: Final = "not_asked"
NOT_AN_OPTION: Final = "not_an_option"
NOT_OFFERED: Final = "not_offered"
NOT_A_CLAIM: Final = "not_a_claim"
TALK_CLOSED: Final = "talk_closed"
CANNOT_UNDO: Final = "cannot_undo"
REFUSALS: Final = (
    NOT_ASKED, NOT_AN_OPTION, NOT_OFFERED, NOT_A_CLAIM, TALK_CLOSED, CANNOT_UNDO,
)  # fmt: skip


class IllegalAnswer(Exception):
    """Somebody said what was not asked, or not offered. Nothing has changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BadSetup(Exception):
    """A table can't be laid with these options. `field` is at fault, `reason` says how.

    `figures` are the numbers that the reason speaks of.
    """

    def __init__(self, field: str, reason: str, figures: dict[str, int] | None = None) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason
        self.figures = figures or {}


class BadContent(Exception):
    """A content file that can't be played with: `thing` is at fault, in this `field`.

    `reason` says how, and `detail` what stands there.
    """

    def __init__(self, thing: str, field: str, reason: str, detail: str = "") -> None:
        super().__init__(f"{thing}: {field}: {reason} {detail}".rstrip())
        self.thing = thing
        self.field = field
        self.reason = reason
        self.detail = detail


class BadRecord(Exception):
    """A saved match that can't be trusted: truncated, edited, or of other rules."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class NoConsistentTable(Exception):
    """No table was found that could look like this view: no match shows it."""


class NotOver(Exception):
    """The game has not ended, so nobody has won yet."""


class Ended(Exception):
    """Raised by rules, caught by the match: the game ends on the spot."""
