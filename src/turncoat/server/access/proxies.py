"""Trusted proxies: only they are believed when they say for whom they ask.

Each proxy writes down, at the right end of `X-Forwarded-For`, whom it was asked by. What stands
left of the first address that is no trusted proxy was written by a visitor, and may be a lie.
"""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, Self

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from turncoat.server.access.visitor import headers

# Whoever speaks over the Unix socket; there are no addresses there.
UNIX: Final = "unix"
SCHEMES: Final = {"http": "ws", "https": "wss"}


class Proxies:
    """The proxies that an operator has named: addresses, networks, the Unix socket."""

    def __init__(
        self, networks: Iterable[IPv4Network | IPv6Network] = (), unix: bool = False
    ) -> None:
        self._networks = tuple(networks)
        self._unix = unix

    @classmethod
    def named(cls, names: Iterable[str]) -> Self:
        """By `ADDRESS`, `ADDRESS/BITS` or `unix`; raises ValueError."""
        given = list(names)
        networks = [ip_network(name, strict=False) for name in given if name != UNIX]
        return cls(networks, UNIX in given)

    def trusts(self, address: str) -> bool:
        """Whether somebody is one of them; over a Unix socket there is no address."""
        if not address:
            return self._unix
        if not self._networks:
            return False
        found = address_in(address)
        return found is not None and any(ip_address(found) in near for near in self._networks)

    def visitor(self, peer: str, forwarded: list[str]) -> str:
        """Whoever has asked, as far as trusted proxies know."""
        known = peer
        for said in reversed(",".join(forwarded).split(",")):
            found = address_in(said)
            if found is None or not self.trusts(known):
                break
            known = found
        return known


NO_PROXIES: Final = Proxies()


def address_in(said: str) -> str | None:
    """The address in what a proxy has written, with or without a port; None if it is none."""
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
    """Takes the word of trusted proxies for who has asked, how, and by which name of the server."""

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
    """What the nearest proxy has said; nothing if it has not."""
    return values[-1].rpartition(",")[2].strip() if values else ""
