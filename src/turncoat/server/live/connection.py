"""What a room needs of a connection, and how many connections there are."""

from collections import Counter
from typing import Protocol

from turncoat.server.monitoring.metrics import Metrics
from turncoat.server.room.outbox import SentState


class Connection(Protocol):
    """A connection that is sent what happens in a room."""

    sent_state: SentState
    # The address it comes from; empty if not known.
    address: str

    def send(self, written: list[str]) -> None:
        """Send encoded frames, in this order."""

    def close(self, reason: str) -> None:
        """Close the connection."""


class ConnectionCounter:
    """Counts the connections to rooms, in all and from each address."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._from: Counter[str] = Counter()

    def opened(self, room: str, connection: Connection) -> None:
        """Count a connection to a room."""
        self._metrics.sockets.add(room)
        self._from[connection.address] += 1

    def closed(self, room: str, connection: Connection) -> None:
        """Stop counting a connection."""
        self._metrics.sockets.add(room, -1)
        self._from[connection.address] -= 1
        if self._from[connection.address] <= 0:
            del self._from[connection.address]

    def from_address(self, address: str) -> int:
        """Return how many connections come from an address."""
        return self._from[address]
