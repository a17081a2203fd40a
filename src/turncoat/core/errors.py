"""The errors of core, a closed list. None of them depends on hidden facts."""

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
"""The reasons of an `IllegalAnswer`."""


class IllegalAnswer(Exception):
    """An answer, offer, claim or undo that is not allowed now. Nothing was changed.

    `reason` is one of `REFUSALS`: `not_asked`, `not_an_option`, `not_offered`, `not_a_claim`,
    `talk_closed` or `cannot_undo`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BadSetup(Exception):
    """Table options that the game does not allow.

    `field` is the option at fault, `reason` a key for the explanation, and `figures` the numbers
    that the explanation mentions.
    """

    def __init__(self, field: str, reason: str, figures: dict[str, int] | None = None) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason
        self.figures = figures or {}


class BadContent(Exception):
    """A content file that can't be used.

    `thing` and `field` say where the fault is, `reason` is a key for the explanation, and `detail`
    is the offending value. In a file that is no JSON, `place` is the line and the column if known.
    """

    def __init__(
        self,
        thing: str,
        field: str,
        reason: str,
        detail: str = "",
        place: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(f"{thing}: {field}: {reason} {detail}".rstrip())
        self.thing = thing
        self.field = field
        self.reason = reason
        self.detail = detail
        self.place = place


class BadRecord(Exception):
    """A record that can't be loaded: damaged, edited, or made by other rules.

    `reason` is a key for the explanation, and `detail` what it is about, if anything.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class NoConsistentTable(Exception):
    """No table was found that fits a view, so the view can't come from a real match."""


class UnknownGame(Exception):
    """No installed game has this name. `known` lists the games that are installed."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"{name}: {', '.join(known)}")
        self.name = name
        self.known = known


class BadGame(Exception):
    """An installed package declares a game that can't be used.

    `name` is the name of its entry point, `reason` a key for the explanation, and `detail` what is
    wrong.
    """

    def __init__(self, name: str, reason: str, detail: str) -> None:
        super().__init__(f"{name}: {reason}: {detail}")
        self.name = name
        self.reason = reason
        self.detail = detail


class NotOver(Exception):
    """Raised by `Match.outcome` while the game runs: nobody has won yet."""


class Ended(Exception):
    """Raised by scripts to end the game immediately. The match catches it."""
