"""About the house: whether it is well, which games it has, and how to talk to it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Litestar, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from turncoat.bots.registry import BOTS
from turncoat.core.record import AnyRules
from turncoat.games import GAMES
from turncoat.server.protocol import pages
from turncoat.server.protocol.schema import FILE_TITLE, messages, of_file, words
from turncoat.server.protocol_docs.page import html
from turncoat.server.replays.game_file import GameFile
from turncoat.server.routes.packing import JSON, Shelf, given
from turncoat.server.routes.page import policies
from turncoat.server.routes.route import FULFILLED, AnyHttpRequest, TheServer, refusals

# More than there are of them.
MOST_DOCUMENTS: Final = 16
HTML: Final = "text/html"
TheShelf = NamedDependency[Shelf]


@get("/health", responses=refusals())
async def health() -> pages.Health:
    """That the server is up, and nothing else."""
    return pages.Health(status="ok")


@get("/ready", responses={503: ResponseSpec(pages.Readiness, False, "Unavailable"), **refusals()})
async def ready(game_server: TheServer) -> Response[pages.Readiness]:
    """Whether requests are taken and written down; if not, why."""
    status = game_server.readiness
    return Response(pages.Readiness(status=status), status_code=200 if status == "ready" else 503)


@get(
    "/api/games",
    responses={200: ResponseSpec(list[pages.Game], False, FULFILLED), **refusals()},
)
async def games(shelf: TheShelf, request: AnyHttpRequest) -> Response[bytes]:
    """The games of the house with their table options."""
    return await document("games", all_games, shelf, request)


def all_games() -> list[pages.Game]:
    """All of them."""
    return [game(rules) for rules in GAMES.values()]


def game(rules: AnyRules) -> pages.Game:
    """One of them."""
    usual = rules.read_options(rules.player_counts[0], {})
    return pages.Game(
        name=rules.name,
        version=rules.version,
        fewest=rules.player_counts[0],
        most=rules.player_counts[-1],
        levels=list(BOTS),
        options=msgspec.json.schema(type(usual)),
    )


@get("/api/schema/messages.json", include_in_schema=False)
async def schema_of_messages(shelf: TheShelf, request: AnyHttpRequest) -> Response[bytes]:
    """What is said over the websocket."""
    return await document("messages", messages, shelf, request)


@get("/api/schema/grammar.json", include_in_schema=False)
async def schema_of_words(shelf: TheShelf, request: AnyHttpRequest) -> Response[bytes]:
    """What the words of each game speak of."""
    return await document("words", words, shelf, request)


@get("/api/schema/game.json", include_in_schema=False)
async def schema_of_game_file(shelf: TheShelf, request: AnyHttpRequest) -> Response[bytes]:
    """A finished game as a file."""
    return await document("game file", lambda: of_file(GameFile, FILE_TITLE), shelf, request)


async def document(
    name: str, told: Callable[[], Any], shelf: Shelf, request: AnyHttpRequest
) -> Response[bytes]:
    """What stays the same as long as the server runs."""
    static_file = await shelf.static_file(name, JSON, lambda: msgspec.json.encode(told()))
    return given(static_file, request)


@get("/api/docs", include_in_schema=False)
async def handbook_page(shelf: TheShelf, request: AnyHttpRequest) -> Response[bytes]:
    """All of it, to be read."""
    static_file = await shelf.static_file(
        "handbook", HTML, lambda: handbook_of(request.app).encode()
    )
    return given(static_file, request, policies(request))


def handbook_of(app: Litestar) -> str:
    """The handbook of a house."""
    return html(app.openapi_schema.to_schema())


class OpenApi(JsonRenderPlugin):
    """The routes as OpenAPI: written once, and never packed, since the framework can't be told."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._written = b""

    def render(self, request: AnyHttpRequest, openapi_schema: dict[str, Any]) -> bytes:
        self._written = self._written or super().render(request, openapi_schema)
        return self._written
