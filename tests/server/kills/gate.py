"""A gate before the server: guests pass while the server is up, and gather while it is down."""

from threading import Condition
from time import monotonic

PATIENCE = 60.0


class Violation(AssertionError):
    """Something that was promised did not hold."""


class Gate:
    """All guests are outside whenever something is checked."""

    def __init__(self) -> None:
        self.is_open = False
        self.over = False
        self.error: BaseException | None = None
        self._guests = 0
        self._outside = 0
        self._changed = Condition()

    # For guests.

    def enlist(self) -> None:
        """One more guest, still outside."""
        with self._changed:
            self._guests += 1
            self._outside += 1

    def pass_through(self) -> bool:
        """Wait until the server is up; False if it will not be any more."""
        with self._changed:
            self._changed.wait_for(lambda: self.is_open or self.over)
            if self.over:
                return False
            self._outside -= 1
            return True

    def step_outside(self) -> None:
        """Connection lost."""
        with self._changed:
            self._outside += 1
            self._changed.notify_all()

    def report(self, error: BaseException) -> None:
        """Something went wrong with a guest."""
        with self._changed:
            self.error = self.error or error
            self._changed.notify_all()

    # For whoever holds the keys.

    def open(self) -> None:
        """The server is up."""
        with self._changed:
            self.is_open = True
            self._changed.notify_all()

    def shut(self) -> None:
        """Nobody comes in any more; those inside find out when they are cut off."""
        with self._changed:
            self.is_open = False

    def end(self) -> None:
        """All go home."""
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
        """Whatever went wrong with a guest goes wrong here."""
        if self.error is not None:
            raise self.error
