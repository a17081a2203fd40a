"""A match on a server, with the interface of a match in this process."""

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
    """What our seat may know and do, as the server reports it."""

    def __init__(self, table: RemoteTable) -> None:
        self.table = table
        # The number of the question that answers are meant for.
        self.question = 0

    @property
    def rules(self) -> AnyRules:
        """The game's rules."""
        return GAMES[self.table.room.settings.game]

    @property
    def own_seat(self) -> Seat | None:
        """Our first seat, or None for a spectator."""
        return self.table.seats[0] if self.table.seats else None

    @property
    def story_length(self) -> int:
        """The length of the story that we have."""
        return len(self.table.stories.get(self.own_seat, []))

    def now(self, seat: Seat | None) -> frames.TableFrame:
        """Return the last frame of a seat's table."""
        return self.table.tables[seat]

    def view(self, seat: Seat | None) -> View:
        """Return what one of our seats, or a spectator, may know."""
        return self.table.view(self.own_seat if seat is None else seat)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Return what a seat was told."""
        return self.table.stories.get(seat, [])[since:]

    def offers(self, seat: Seat) -> list[Option]:
        """Return what a seat may do without being asked."""
        return self.now(seat).offers

    def may_talk(self, seat: Seat) -> bool:
        """Return whether anybody would hear a claim."""
        return self.table.room.phase == "playing" and self.now(seat).may_talk

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer the question that was shown. Raises Overtaken or IllegalAnswer."""
        self._do(commands.Answer, seat=seat, question=self.question, option=option)

    def change_answer(self, seat: Seat, option: Option) -> None:
        """Replace an answer that is not final yet. Raises Overtaken or IllegalAnswer."""
        self._do(commands.Answer, seat=seat, question=self.now(seat).question, option=option)

    def interrupt(self, seat: Seat, option: Option) -> None:
        """Take an offer. Raises Overtaken or IllegalAnswer."""
        self._do(commands.Offer, seat=seat, question=self.now(seat).question, option=option)

    def undo(self, seat: Seat) -> None:
        """Undo our last answer. Raises Overtaken or IllegalAnswer."""
        self._do(commands.Undo, seat=seat, question=self.now(seat).question)

    def say(self, seat: Seat, claim: Claim) -> None:
        """Make a claim. Raises Overtaken or IllegalAnswer."""
        self._do(commands.Say, seat=seat, claim=claim)

    def _do(self, request: type[commands.Command], **fields: object) -> None:
        try:
            self.table.do(request, **fields)
        except CommandRefused as refusal:
            # If the table has moved on, the next question shows it; other refusals are reported.
            if refusal.reason == STALE:
                raise Overtaken from None
            raise IllegalAnswer(refusal.reason) from None
