"""About the server: its health and its protocol."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Litestar, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from turncoat.server.protocol import pages
from turncoat.server.protocol.schema import FILE_TITLE, grammars, messages, of_file, room_settings
from turncoat.server.protocol_docs.page import html
from turncoat.server.replays.game_file import GameFile
from turncoat.server.routes.packing import JSON, DocumentCache, respond
from turncoat.server.routes.page import policies
from turncoat.server.routes.route import AnyHttpRequest, ServerDependency, refusals

# More than there are: a game has about four, and some of them in several languages.
MOST_DOCUMENTS: Final = 512
HTML: Final = "text/html"
CacheDependency = NamedDependency[DocumentCache]


@get("/health", responses=refusals())
async def health() -> pages.Health:
    """Whether the server is up."""
    return pages.Health(status="ok")


@get("/ready", responses={503: ResponseSpec(pages.Readiness, False, "Unavailable"), **refusals()})
async def ready(game_server: ServerDependency) -> Response[pages.Readiness]:
    """Whether commands are accepted and stored; if not, why."""
    status = game_server.readiness
    return Response(pages.Readiness(status=status), status_code=200 if status == "ready" else 503)


@get("/api/schema/messages.json", include_in_schema=False)
async def schema_of_messages(cache: CacheDependency, request: AnyHttpRequest) -> Response[bytes]:
    """The schema of messages over the websocket."""
    return await document("messages", messages, cache, request)


@get("/api/schema/grammar.json", include_in_schema=False)
async def schema_of_grammars(cache: CacheDependency, request: AnyHttpRequest) -> Response[bytes]:
    """The grammars of all games."""
    return await document("grammar", grammars, cache, request)


@get("/api/schema/settings.json", include_in_schema=False)
async def schema_of_settings(cache: CacheDependency, request: AnyHttpRequest) -> Response[bytes]:
    """The defaults and limits of a room's settings."""
    return await document("settings", room_settings, cache, request)


@get("/api/schema/game.json", include_in_schema=False)
async def schema_of_game_file(cache: CacheDependency, request: AnyHttpRequest) -> Response[bytes]:
    """The schema of game files."""
    return await document("game file", lambda: of_file(GameFile, FILE_TITLE), cache, request)


async def document(
    name: str, told: Callable[[], Any], cache: DocumentCache, request: AnyHttpRequest
) -> Response[bytes]:
    """A JSON document that stays the same while the server runs."""
    static_file = await cache.static_file(name, JSON, lambda: msgspec.json.encode(told()))
    return respond(static_file, request)


@get("/api/docs", include_in_schema=False)
async def protocol_page(cache: CacheDependency, request: AnyHttpRequest) -> Response[bytes]:
    """The documentation of the protocol."""
    static_file = await cache.static_file(
        "handbook", HTML, lambda: protocol_html(request.app).encode()
    )
    return respond(static_file, request, policies(request))


def protocol_html(app: Litestar) -> str:
    """The documentation of the protocol for an application, as HTML."""
    return html(app.openapi_schema.to_schema())


class OpenApi(JsonRenderPlugin):
    """The routes as OpenAPI, rendered once. The framework does not support compressing it."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._written = b""

    def render(self, request: AnyHttpRequest, openapi_schema: dict[str, Any]) -> bytes:
        self._written = self._written or super().render(request, openapi_schema)
        return self._written
