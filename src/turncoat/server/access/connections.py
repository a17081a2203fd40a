"""Connections by address: nobody may hold so many that others can't connect.

A connection is idle until a whole request has arrived, and again once it was answered. Closing an
idle connection costs nobody anything, so when there are too many, the oldest idle ones are closed,
first those of the address that has most.
"""

from collections import OrderedDict
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Final, NamedTuple, Protocol

from turncoat.server.access.proxies import NO_PROXIES, Proxies
from turncoat.server.limits import MOST_CONNECTIONS, MOST_IDLE, MOST_IDLE_IN_ALL
from turncoat.server.origins import network_of

# File descriptors for the database, bot processes and files.
RESERVED: Final = 256
# When there are too many idle connections, one in this many is closed at once.
SHARE: Final = 16


class Transport(Protocol):
    """A connection that can be aborted."""

    def abort(self) -> None:
        """Close it at once."""


class Bounds(NamedTuple):
    """Limits on the number of connections: in all, idle in all, and both for one address."""

    most: int
    most_idle: int
    each: int
    each_idle: int

    @classmethod
    def within(cls, descriptors: int) -> "Bounds":
        """The bounds of a process that may open this many file descriptors."""
        most = descriptors - min(RESERVED, descriptors // 2)
        idle = min(MOST_IDLE_IN_ALL, most // 4)
        each = min(MOST_CONNECTIONS + MOST_IDLE, most // 2)
        return cls(most, idle, each, min(MOST_IDLE, idle // 2))


class Connections:
    """All open connections. Those of trusted proxies count only towards the total."""

    def __init__(self, bounds: Bounds, proxies: Proxies = NO_PROXIES) -> None:
        self.bounds = bounds
        self.proxies = proxies
        self._networks: dict[Transport, str | None] = {}
        self._count: dict[str, int] = {}
        self._idle: dict[str, OrderedDict[Transport, int]] = {}
        self._idle_in_all = 0
        self._serial = count()

    def __len__(self) -> int:
        return len(self._networks)

    def enter(self, transport: Transport, address: str) -> None:
        """Add a connection. If there are too many, it or another one is closed."""
        network = None if self.proxies.trusts(address) else network_of(address)
        self._networks[transport] = network
        if network is not None:
            self._count[network] = self._count.get(network, 0) + 1
            self.idle(transport)
            self._thin_out(network)
        if self._too_many():
            self._make_room()
        if len(self) > self.bounds.most and transport in self._networks:
            self._cut(transport)

    def idle(self, transport: Transport) -> None:
        """Mark a connection as idle."""
        network = self._networks.get(transport)
        if network is not None and transport not in self._idle.get(network, ()):
            self._idle.setdefault(network, OrderedDict())[transport] = next(self._serial)
            self._idle_in_all += 1

    def busy(self, transport: Transport) -> None:
        """Mark a connection as busy: a whole request has arrived, or it became a websocket."""
        network = self._networks.get(transport)
        idle = self._idle.get(network) if network is not None else None
        if network is not None and idle is not None and transport in idle:
            del idle[transport]
            self._idle_in_all -= 1
            if not idle:
                del self._idle[network]

    def leave(self, transport: Transport) -> None:
        """Remove a connection that has closed."""
        self.busy(transport)
        network = self._networks.pop(transport, None)
        if network is not None:
            self._count[network] -= 1
            if not self._count[network]:
                del self._count[network]

    def _thin_out(self, network: str) -> None:
        """Keep one address within its bounds."""
        idle = self._idle[network]
        if len(idle) > self.bounds.each_idle or self._count[network] > self.bounds.each:
            self._cut(next(iter(idle)))

    def _too_many(self) -> bool:
        return self._idle_in_all > self.bounds.most_idle or len(self) > self.bounds.most

    def _make_room(self) -> None:
        """Close the oldest idle connections of the addresses that have most; many at once, because
        it takes a pass over all addresses.
        """
        crowd = [self._place(network) for network in self._idle]
        heapify(crowd)
        for _ in range(max(1, self._idle_in_all // SHARE)):
            if not crowd:
                return
            network = heappop(crowd)[2]
            self._cut(next(iter(self._idle[network])))
            if network in self._idle:
                heappush(crowd, self._place(network))

    def _place(self, network: str) -> tuple[int, int, str]:
        idle = self._idle[network]
        return -len(idle), next(iter(idle.values())), network

    def _cut(self, transport: Transport) -> None:
        self.leave(transport)
        transport.abort()
