"""What every route needs: the game server, and its refusals."""

from http import HTTPStatus
from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from turncoat.server.game_server import GameServer
from turncoat.server.protocol import pages

AnyHttpRequest = Request[Any, Any, Any]
ServerDependency = NamedDependency[GameServer]
# The description of successful answers, unless a route has its own.
FULFILLED: Final = "Request fulfilled, document follows"
# As Python says it since 3.13: the page about the protocol must not depend on the version.
PHRASES: Final = {413: "Content Too Large"}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route. Every route also refuses too many requests and banned addresses."""
    return {
        status: ResponseSpec(pages.Problem, False, PHRASES.get(status, HTTPStatus(status).phrase))
        for status in (*statuses, 403, 429)
    }
