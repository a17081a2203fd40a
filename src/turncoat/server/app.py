"""The application: routes, limits and error handlers around a game server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import structlog
from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Response
from litestar.utils import normalize_path

from turncoat import __version__
from turncoat.bots.registry import load_bots
from turncoat.server import limits
from turncoat.server.access.access import Access
from turncoat.server.access.hosts import HostCheck, Hosts
from turncoat.server.access.policies import Policies
from turncoat.server.access.proxies import Forwarded
from turncoat.server.access.rates import Rates
from turncoat.server.device_transfer import DeviceTransfers
from turncoat.server.game_server import GameServer
from turncoat.server.network.malformed import path_of
from turncoat.server.protocol import errors, pages
from turncoat.server.protocol.errors import Refused
from turncoat.server.routes import ROUTES, page
from turncoat.server.routes.about import MOST_DOCUMENTS, OpenApi
from turncoat.server.routes.listing import Listing
from turncoat.server.routes.packing import DocumentCache
from turncoat.server.socket import play, play_version_1
from turncoat.server.store.reasons import is_away

log = structlog.get_logger()

API: Final = "/api/"
ROOMS: Final = "/api/rooms"

STATUS: Final = {
    errors.WRONG_TOKEN: 401,
    errors.NOT_HOST: 403,
    errors.NO_SPECTATORS: 403,
    errors.IMPORTS_OFF: 403,
    errors.BANNED: 403,
    errors.BANNED_BY_HOST: 403,
    errors.LOCKED: 403,
    errors.LOCKED_BY_OPERATOR: 403,
    errors.SENT_AWAY: 403,
    errors.REMOVED_BY_HOST: 403,
    errors.UNKNOWN_ROOM: 404,
    errors.UNKNOWN_PAGE: 404,
    errors.NO_SUCH_SEAT: 404,
    errors.NO_SUCH_MEMBER: 404,
    errors.NAME_TAKEN: 409,
    errors.NAME_RESERVED: 409,
    errors.SEAT_TAKEN: 409,
    errors.NOT_NOW: 409,
    errors.ROOM_CLOSED: 410,
    errors.TOO_LARGE: 413,
    errors.TOO_FAST: 429,
    errors.TOO_MANY: 429,
    errors.BROKEN: 500,
    errors.CLOSING: 503,
}
REASONS: Final = {404: errors.UNKNOWN_PAGE, 413: errors.TOO_LARGE, 429: errors.TOO_FAST}

EVERYBODY: Final = Access()

AnyHttpRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def build(
    game_server: GameServer, access: Access = EVERYBODY, folder: Path = page.FOLDER
) -> Litestar:
    """The application for a game server, with the web page from a folder."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await game_server.open()
        try:
            yield
        finally:
            await game_server.close()

    # Now rather than in the middle of a game.
    load_bots()
    shown = page.load_files(folder)
    index = shown.get(page.INDEX)

    def nothing_there(request: AnyHttpRequest, error: NotFoundException) -> Response[Any]:
        """Answer people with the page, and programs with the reason."""
        if index and page.is_for_people(request):
            return page.nothing_there(index, request)
        return not_understood(request, error)

    async def not_banned(request: AnyConnection, _: BaseRouteHandler) -> None:
        """Refuse banned addresses. The page itself stays available, so that it can explain;
        websockets check for themselves.
        """
        http = isinstance(request, Request) and plain_path(request).startswith(API)
        if http and request.client and game_server.is_banned(request.client.host):
            raise Refused(errors.BANNED)

    async def only_if_ready(request: AnyHttpRequest) -> None:
        """Refuse requests about rooms while nothing can be written: memory may be ahead of the
        database.
        """
        if plain_path(request).startswith(ROOMS) and game_server.readiness != "ready":
            raise Refused(errors.CLOSING)

    limiter, transfers = limits.ConnectionLimiter(access.rate), DeviceTransfers()
    listing, cache = Listing(), DocumentCache(MOST_DOCUMENTS)
    game_server.set_rate(access.rate)
    app = Litestar(
        route_handlers=[*ROUTES, page.router(shown), play, play_version_1],
        lifespan=[lifespan],
        before_request=only_if_ready,
        dependencies={
            "game_server": Provide(lambda: game_server, sync_to_thread=False),
            "limiter": Provide(lambda: limiter, sync_to_thread=False),
            "transfers": Provide(lambda: transfers, sync_to_thread=False),
            "listing": Provide(lambda: listing, sync_to_thread=False),
            "cache": Provide(lambda: cache, sync_to_thread=False),
        },
        guards=[not_banned],
        exception_handlers={
            Refused: refused, NotFoundException: nothing_there, HTTPException: not_understood,
            RecursionError: too_deep, Exception: broken,
        },
        logging_config=None,
        request_max_body_size=limits.LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Turncoat",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[OpenApi()],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
    )  # fmt: skip
    # Around all routes, because requests to unknown paths count as well.
    checked = HostCheck(Rates(app.asgi_handler, limiter), Hosts(access.names))
    app.asgi_handler = Policies(Forwarded(checked, access.proxies))
    return app


def plain_path(request: AnyConnection) -> str:
    """The path as the router sees it, since a path can be written in several ways."""
    return normalize_path(request.scope["path"])


def refused(request: AnyHttpRequest, error: Refused) -> Response[pages.Problem]:
    """Answer with a refusal."""
    return Response(pages.Problem.of(error), status_code=STATUS.get(error.reason, 400))


def not_understood(request: AnyHttpRequest, error: HTTPException) -> Response[pages.Problem]:
    """Answer what the framework itself refuses: invalid bodies, unknown pages, limits."""
    reason = REASONS.get(error.status_code, errors.BAD_MESSAGE)
    response = problem(error.status_code, reason, field_of(error.extra))
    response.headers.update(error.headers or {})
    return response


def field_of(faults: Any) -> str:
    """The path of the first field that the framework found at fault."""
    if not isinstance(faults, list) or not faults:
        return ""
    key, source = faults[0].get("key", ""), faults[0].get("source")
    whole = (key, source) == ("data", "body")
    return path_of("" if whole else key, faults[0]["message"])


def too_deep(request: AnyHttpRequest, error: RecursionError) -> Response[pages.Problem]:
    """Answer a body that is nested too deeply."""
    return problem(400, errors.BAD_MESSAGE)


def broken(request: AnyHttpRequest, error: Exception) -> Response[pages.Problem]:
    """Log an unexpected error. The client is told only whether it was a bug or the database."""
    log.error("broken", kind=type(error).__name__, exc_info=error)
    return refused(request, Refused(errors.CLOSING if is_away(error) else errors.BROKEN))


def problem(status: int, reason: str, field: str = "") -> Response[pages.Problem]:
    """An error response."""
    return Response(pages.Problem(error=reason, field=field), status_code=status)
