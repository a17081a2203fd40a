"""What every route needs: the house, and how it may refuse."""

from http import HTTPStatus
from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from turncoat.server.game_server import GameServer
from turncoat.server.protocol import pages

AnyHttpRequest = Request[Any, Any, Any]
TheServer = NamedDependency[GameServer]
# What answers to requests that went well are described with, unless a route says more.
FULFILLED: Final = "Request fulfilled, document follows"


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a route may refuse; each can be called too often, or by somebody who is banned."""
    return {
        status: ResponseSpec(pages.Problem, False, HTTPStatus(status).phrase)
        for status in (*statuses, 403, 429)
    }
