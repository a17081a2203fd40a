"""A gate in front of the server: guests pass while it is up, and wait while it is down."""

from threading import Condition
from time import monotonic

PATIENCE = 60.0


class Violation(AssertionError):
    """The server has broken a guarantee."""


class Gate:
    """Keeps all guests outside while something is checked."""

    def __init__(self) -> None:
        self.is_open = False
        self.over = False
        self.error: BaseException | None = None
        self._guests = 0
        self._outside = 0
        self._changed = Condition()

    # For guests.

    def enlist(self) -> None:
        """Add a guest, who is still outside."""
        with self._changed:
            self._guests += 1
            self._outside += 1

    def pass_through(self) -> bool:
        """Wait until the gate is open. Returns False if the campaign is over."""
        with self._changed:
            self._changed.wait_for(lambda: self.is_open or self.over)
            if self.over:
                return False
            self._outside -= 1
            return True

    def step_outside(self) -> None:
        """Count a guest as outside, because the connection was lost."""
        with self._changed:
            self._outside += 1
            self._changed.notify_all()

    def report(self, error: BaseException) -> None:
        """Remember the first error of a guest."""
        with self._changed:
            self.error = self.error or error
            self._changed.notify_all()

    # For the campaign.

    def open(self) -> None:
        """Let guests in, because the server is up."""
        with self._changed:
            self.is_open = True
            self._changed.notify_all()

    def shut(self) -> None:
        """Let nobody else in. Guests inside notice when they are disconnected."""
        with self._changed:
            self.is_open = False

    def end(self) -> None:
        """End the campaign for all guests."""
        with self._changed:
            self.over = True
            self._changed.notify_all()

    def gather(self) -> None:
        """Wait until all guests are outside."""
        end = monotonic() + PATIENCE
        with self._changed:
            self._changed.wait_for(
                lambda: self._outside == self._guests or self.error, end - monotonic()
            )
            self.complain()
            if self._outside != self._guests:
                raise Violation("a guest does not notice that the server is gone")

    def complain(self) -> None:
        """Raise the error of a guest, if there was one."""
        if self.error is not None:
            raise self.error
