"""The installed games: what a client needs to play one that it was not built with."""

import re
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.response import Response

from turncoat.bots.registry import levels
from turncoat.games import GAMES, game_named, own_names, package_of
from turncoat.locales.catalogue import ENGLISH, files_of, supported
from turncoat.locales.rulebooks import rulebook_of
from turncoat.server.protocol import pages
from turncoat.server.protocol.errors import UNKNOWN_PAGE, Refused
from turncoat.server.protocol.schema import grammar_document
from turncoat.server.routes.about import CacheDependency, document
from turncoat.server.routes.packing import respond
from turncoat.server.routes.route import FULFILLED, AnyHttpRequest, refusals

GameName = Annotated[str, PathParameter(pattern="^[a-z][a-z0-9_-]{0,63}$")]
Language = Annotated[str, PathParameter(pattern="^[a-z]{2,3}$")]
SCRIPT: Final = "text/javascript"
# Browsers ask again after an upgrade of the package.
ALWAYS_ASK: Final = {"Cache-Control": "no-cache"}
COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
TEXT_OF_GAME: Final = {
    200: ResponseSpec(pages.GameText, False, FULFILLED), **refusals(400, 404)
}  # fmt: skip


@get(
    "/api/games",
    responses={200: ResponseSpec(list[pages.Game], False, FULFILLED), **refusals()},
)
async def games(cache: CacheDependency, request: AnyHttpRequest) -> Response[bytes]:
    """The games of this server, with their table options."""
    return await document("games", all_games, cache, request)


@get(
    "/api/games/{game:str}/grammar",
    responses={200: ResponseSpec(dict[str, Any], False, FULFILLED), **refusals(400, 404)},
)
async def grammar(
    game: GameName, cache: CacheDependency, request: AnyHttpRequest
) -> Response[bytes]:
    """The grammar of a game, in the form of docs/protocol/grammar.json."""
    checked(game)
    return await document(
        f"grammar {game}", lambda: grammar_document(game_named(game)), cache, request
    )


@get("/api/games/{game:str}/catalogue/{language:str}", responses=TEXT_OF_GAME)
async def catalogue(
    game: GameName, language: Language, cache: CacheDependency, request: AnyHttpRequest
) -> Response[bytes]:
    """The messages of a game's package as Fluent; in English if it lacks the language."""
    checked(game)
    known = supported(language)
    name = f"catalogue {package_of(game)} {known}"
    return await document(name, lambda: messages_of(game, known), cache, request)


@get("/api/games/{game:str}/rulebook/{language:str}", responses=TEXT_OF_GAME)
async def rulebook(
    game: GameName, language: Language, cache: CacheDependency, request: AnyHttpRequest
) -> Response[bytes]:
    """The rulebook of a game as Markdown; in English if it lacks the language."""
    if not has_rulebook(checked(game)):
        raise Refused(UNKNOWN_PAGE)
    known = supported(language)
    return await document(f"rulebook {game} {known}", lambda: rules_of(game, known), cache, request)


@get("/api/games/{game:str}/page.js", include_in_schema=False)
async def page_module(
    game: GameName, cache: CacheDependency, request: AnyHttpRequest
) -> Response[bytes]:
    """The JavaScript module with which a game's package draws its board."""
    path = game_named(checked(game)).page
    if not path:
        raise Refused(UNKNOWN_PAGE)
    script = files(package_of(game)).joinpath(path)
    static_file = await cache.static_file(f"page {game}", SCRIPT, script.read_bytes)
    return respond(static_file, request, ALWAYS_ASK)


def checked(game: str) -> str:
    """Return the name of an installed game. Raises Refused."""
    if game not in GAMES:
        raise Refused(UNKNOWN_PAGE)
    return game


def all_games() -> list[pages.Game]:
    """Return all games."""
    return [game_page(name) for name in GAMES]


def game_page(name: str) -> pages.Game:
    """Return what is published about a game."""
    declared = game_named(name)
    rules = declared.rules
    usual = rules.read_options(rules.player_counts[0], {})
    return pages.Game(
        name=name,
        version=rules.version,
        prefix=declared.grammar.prefix,
        built_in=name in own_names(),
        fewest=rules.player_counts[0],
        most=rules.player_counts[-1],
        levels=levels(name),
        rulebook=has_rulebook(name),
        page=bool(declared.page),
        options=msgspec.json.schema(type(usual)),
    )


@cache
def has_rulebook(game: str) -> bool:
    """Return whether a game has a rulebook in any language."""
    return rulebook_of(game, ENGLISH) is not None


def messages_of(game: str, language: str) -> pages.GameText:
    """Return the messages of a game's package without comments."""
    package = package_of(game)
    found = files_of(package, language)
    texts = found or files_of(package, ENGLISH)
    return pages.GameText(
        language=language if found else ENGLISH, text=COMMENT.sub("", "\n".join(texts))
    )


def rules_of(game: str, language: str) -> pages.GameText:
    """Return the rulebook of a game that has one."""
    book = rulebook_of(game, language)
    assert book is not None
    return pages.GameText(language=book.language, text=book.text)
