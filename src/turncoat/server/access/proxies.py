"""Trusted proxies: only they may say on whose behalf they ask.

Each proxy appends the address of its client to `X-Forwarded-For`. Everything left of the first
address that is not a trusted proxy was written by a visitor, and may be a lie.
"""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, Self

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from turncoat.server.access.visitor import headers

# The name for clients of the Unix socket, which have no addresses.
UNIX: Final = "unix"
SCHEMES: Final = {"http": "ws", "https": "wss"}


class Proxies:
    """The proxies that the operator named: addresses, networks, the Unix socket."""

    def __init__(
        self, networks: Iterable[IPv4Network | IPv6Network] = (), unix: bool = False
    ) -> None:
        self._networks = tuple(networks)
        self._unix = unix

    @classmethod
    def named(cls, names: Iterable[str]) -> Self:
        """Parse `ADDRESS`, `ADDRESS/BITS` or `unix`. Raises ValueError."""
        given = list(names)
        networks = [ip_network(name, strict=False) for name in given if name != UNIX]
        return cls(networks, UNIX in given)

    def trusts(self, address: str) -> bool:
        """Whether an address belongs to a trusted proxy. An empty address means the Unix socket."""
        if not address:
            return self._unix
        if not self._networks:
            return False
        found = address_in(address)
        return found is not None and any(ip_address(found) in near for near in self._networks)

    def visitor(self, peer: str, forwarded: list[str]) -> str:
        """The address of the visitor, as far as trusted proxies know it."""
        known = peer
        for said in reversed(",".join(forwarded).split(",")):
            found = address_in(said)
            if found is None or not self.trusts(known):
                break
            known = found
        return known


NO_PROXIES: Final = Proxies()


def address_in(said: str) -> str | None:
    """The IP address in an entry of `X-Forwarded-For`, with or without a port; None if it has
    none.
    """
    text = said.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(found)


class Forwarded:
    """Takes client address, scheme and host name from trusted proxies' headers."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        peer = client[0] if client else ""
        if self.proxies.trusts(peer):
            self._believe(scope, peer)
        await self.app(scope, receive, send)

    def _believe(self, scope: Any, peer: str) -> None:
        visitor = self.proxies.visitor(peer, headers(scope, b"x-forwarded-for"))
        if visitor != peer:
            scope["client"] = (visitor, 0)
        scheme = last_of(headers(scope, b"x-forwarded-proto")).lower()
        if scheme in SCHEMES:
            socket = scope["type"] == ScopeType.WEBSOCKET
            scope["scheme"] = SCHEMES[scheme] if socket else scheme
        host = last_of(headers(scope, b"x-forwarded-host"))
        if host:
            others = [pair for pair in scope["headers"] if pair[0] != b"host"]
            scope["headers"] = [(b"host", host.encode("latin-1")), *others]


def last_of(values: list[str]) -> str:
    """The value that the nearest proxy added; empty if there is none."""
    return values[-1].rpartition(",")[2].strip() if values else ""
