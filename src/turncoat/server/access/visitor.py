"""The visitor behind a request or websocket, and how to refuse one before it reaches a route."""

from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from turncoat.server.origins import network_of
from turncoat.server.protocol import pages

# The close code of a refused websocket. Before the handshake it becomes status 403.
POLICY: Final = 1008

_network_of = lru_cache(4096)(network_of)


def visitor_of(scope: Any) -> str:
    """Return what counts as one visitor: an IPv4 address, or an IPv6 /64 network."""
    client = scope.get("client")
    return _network_of(client[0]) if client else ""


def header(scope: Any, name: bytes) -> str | None:
    """The last header with a name; None if there is none."""
    found = headers(scope, name)
    return found[-1] if found else None


def headers(scope: Any, name: bytes) -> list[str]:
    """All headers with a name, in order."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


async def refuse(
    scope: Scope, receive: Receive, send: Send, status: int, reason: str,
    more: dict[str, str] | None = None,
) -> None:  # fmt: skip
    """Answer with a refusal, or reject a websocket."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": POLICY, "reason": ""})
        return
    body = msgspec.json.encode(pages.Problem(error=reason))
    await answer(send, status, body, "application/json", more)


async def answer(
    send: Send, status: int, body: bytes, kind: str, more: dict[str, str] | None = None
) -> None:
    """Send a whole response."""
    sent = {"content-type": kind, "content-length": str(len(body)), **(more or {})}
    pairs = [(name.encode(), value.encode()) for name, value in sent.items()]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})
