"""About the house: whether it is well, which games it has, and how to talk to it."""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar, MediaType, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response

from turncoat.bots.registry import BOTS
from turncoat.core.record import AnyRules
from turncoat.games import GAMES
from turncoat.server.gamefile import GameFile
from turncoat.server.handbook.page import html
from turncoat.server.protocol import pages
from turncoat.server.protocol.schema import FILE_TITLE, messages, of_file, words
from turncoat.server.routes.page import policies
from turncoat.server.routes.route import AnyHttpRequest, TheHouse, refusals


@get("/health", responses=refusals())
async def health() -> pages.Health:
    """That the server is up, and nothing else."""
    return pages.Health(status="ok")


@get("/ready", responses={503: ResponseSpec(pages.Readiness, False, "Unavailable"), **refusals()})
async def ready(house: TheHouse) -> Response[pages.Readiness]:
    """Whether requests are taken and written down; if not, why."""
    status = house.readiness
    return Response(pages.Readiness(status=status), status_code=200 if status == "ready" else 503)


@get("/api/games", responses=refusals())
async def games() -> list[pages.Game]:
    """The games of the house with their table options."""
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
async def schema_of_messages() -> dict[str, Any]:
    """What is said over the websocket."""
    return messages()


@get("/api/schema/words.json", include_in_schema=False)
async def schema_of_words() -> dict[str, Any]:
    """What the words of each game speak of."""
    return words()


@get("/api/schema/game.json", include_in_schema=False)
async def schema_of_game_file() -> dict[str, Any]:
    """A finished game as a file."""
    return of_file(GameFile, FILE_TITLE)


@get("/api/docs", include_in_schema=False, sync_to_thread=True)
def handbook_page(request: AnyHttpRequest) -> Response[str]:
    """All of it, to be read; it is made beside the loop, so that no table waits for it."""
    headers = policies(request)
    return Response(handbook_of(request.app), media_type=MediaType.HTML, headers=headers)


@lru_cache(1)
def handbook_of(app: Litestar) -> str:
    """Once for a house."""
    return html(app.openapi_schema.to_schema())
