"""A match that is played at a server: it looks like one here to those who read and ask."""

from turncoat.cli.table.guide import View
from turncoat.client import CommandRefused, RemoteTable
from turncoat.core.errors import IllegalAnswer
from turncoat.core.record import AnyRules
from turncoat.core.terms import Claim, Event, Option, Seat
from turncoat.games import GAMES
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import STALE


class Overtaken(Exception):
    """The table has moved on in the meantime."""


class RemoteMatch:
    """What a seat may know and do, as the server tells it."""

    def __init__(self, table: RemoteTable) -> None:
        self.table = table

    @property
    def rules(self) -> AnyRules:
        """The game."""
        return GAMES[self.table.room.settings.game]

    @property
    def viewer(self) -> Seat | None:
        """Through whose eyes we look."""
        return self.table.seats[0] if self.table.seats else None

    @property
    def story_length(self) -> int:
        """How much we were told so far."""
        return len(self.table.stories.get(self.viewer, []))

    def now(self, seat: Seat | None) -> frames.TableFrame:
        """The table as a seat sees it."""
        return self.table.tables[seat]

    def view(self, seat: Seat | None) -> View:
        """What a seat may know; of those that are not ours, nothing."""
        return self.table.view(self.viewer if seat is None else seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat was told."""
        return self.table.stories.get(seat, [])[since:]

    def offers(self, seat: Seat) -> list[Option]:
        """What a seat may do without being asked."""
        return self.now(seat).offers

    def may_talk(self, seat: Seat) -> bool:
        """Whether anybody would hear it."""
        return self.table.room.phase == "playing" and self.now(seat).may_talk

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer the question that was seen."""
        self._do(commands.Answer, seat=seat, question=self.now(seat).question, option=option)

    def interrupt(self, seat: Seat, option: Option) -> None:
        """Take an offer."""
        self._do(commands.Offer, seat=seat, question=self.now(seat).question, option=option)

    def undo(self, seat: Seat) -> None:
        """Undo the last answer."""
        self._do(commands.Undo, seat=seat, question=self.now(seat).question)

    def say(self, seat: Seat, claim: Claim) -> None:
        """Claim something."""
        self._do(commands.Say, seat=seat, claim=claim)

    def _do(self, request: type[commands.Command], **fields: object) -> None:
        try:
            self.table.do(request, **fields)
        except CommandRefused as refusal:
            # If somebody was quicker, the next question shows it; all else is told.
            if refusal.reason == STALE:
                raise Overtaken from None
            raise IllegalAnswer(refusal.reason) from None
