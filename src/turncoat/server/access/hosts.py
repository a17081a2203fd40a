"""By which names the server may be called, and from which pages.

A page of another site can point its own name to this machine (DNS rebinding) and then read whatever
is here; or it can open a websocket, which browsers do not prevent. Names that can't be registered
publicly are always accepted, and others only if the operator configured them.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from turncoat.server.access.languages import Notice
from turncoat.server.access.visitor import answer, header, headers, refuse
from turncoat.server.protocol.errors import OTHER_SITE, UNKNOWN_HOST

MISDIRECTED: Final = 421
FORBIDDEN: Final = 403
# Domains in which nobody can register a name publicly.
OF_HOMES: Final = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
HOST: Final = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?")
DEFAULT_PORTS: Final = {"http": "80", "https": "443"}
# Methods that change nothing are allowed from anywhere; browsers hide the answers from other sites.
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Hosts:
    """The names of this server."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = {plain(name) for name in (*names, socket.gethostname()) if name}

    def knows(self, host: str) -> bool:
        """Whether a `Host` header may mean this server."""
        found = HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = plain(found[1])
        return is_address(name) or "." not in name or name.endswith(OF_HOMES) or name in self._names


def plain(name: str) -> str:
    """A name in lower case, without brackets or a final dot."""
    return name.lower().strip("[]").removesuffix(".")


def is_address(name: str) -> bool:
    """Whether a host is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def host_in(address: str) -> str:
    """The host name in a public address such as `https://play.example.org`. Raises ValueError."""
    parts = urlsplit(address)
    whole = parts.scheme in DEFAULT_PORTS and parts.path in ("", "/")
    if not whole or parts.query or parts.fragment or not HOST.fullmatch(parts.netloc.lower()):
        raise ValueError(address)
    return parts.hostname or ""


def same_site(origin: str, host: str) -> bool:
    """Whether a page loaded from `origin` belongs to the server called `host`."""
    scheme, _, place = origin.lower().partition("://")
    port = DEFAULT_PORTS.get(scheme)
    return port is not None and without(place, port) == without(host.lower(), port)


def without(place: str, port: str) -> str:
    """A host without its default port."""
    return place.removesuffix(f":{port}")


class HostCheck:
    """Refuses requests for other host names, and requests by pages of other sites."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts
        self._notice = Notice("page-unknown-host")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        named = headers(scope, b"host")
        # Programs may leave `Host` out; browsers never do.
        if named and not (len(named) == 1 and self.hosts.knows(named[0])):
            await self._unknown(scope, receive, send)
        elif comes_from_elsewhere(scope):
            await refuse(scope, receive, send, FORBIDDEN, OTHER_SITE)
        else:
            await self.app(scope, receive, send)

    async def _unknown(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and "text/html" in (header(scope, b"accept") or ""):
            text, more = self._notice.text(header(scope, b"accept-language"))
            await answer(send, MISDIRECTED, text.encode(), "text/plain; charset=utf-8", more)
        else:
            await refuse(scope, receive, send, MISDIRECTED, UNKNOWN_HOST)


def comes_from_elsewhere(scope: Any) -> bool:
    """Whether a page of another site wants to change something or open a websocket."""
    origins = headers(scope, b"origin")
    if not origins or (scope["type"] == ScopeType.HTTP and scope["method"] in SAFE):
        return False
    return len(origins) > 1 or not same_site(origins[0], header(scope, b"host") or "")
