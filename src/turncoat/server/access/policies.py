"""A strict default for what browsers may do with a response."""

from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from turncoat.server.access.rates import with_headers

NOTHING: Final = {
    "content-security-policy": (
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}


class Policies:
    """Adds the strictest Content-Security-Policy to every response that has none."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        http = scope["type"] == ScopeType.HTTP
        await self.app(scope, receive, with_headers(send, NOTHING) if http else send)
