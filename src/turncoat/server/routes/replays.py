"""Replays: finished games, step by step, as any seat saw them."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from turncoat.server import limits
from turncoat.server.access.visitor import visitor_of
from turncoat.server.game_server import GameServer
from turncoat.server.protocol import pages
from turncoat.server.protocol.errors import BAD_FILE, CLOSING, TOO_LARGE, UNKNOWN_PAGE, Refused
from turncoat.server.replays import bounds, game_file
from turncoat.server.replays.tasks import Task
from turncoat.server.routes.packing import as_json
from turncoat.server.routes.route import AnyHttpRequest, ServerDependency, refusals
from turncoat.server.store.store import ReplayRow

ReplayId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
ViewerName = Annotated[str, QueryParameter(pattern="^(open|public|[0-7])$")]


@post(
    "/api/replays",
    responses=refusals(400, 403, 413),
    request_max_body_size=limits.LARGEST_FILE,
)
async def import_replay(
    data: JSONBody[game_file.GameFile], game_server: ServerDependency, request: AnyHttpRequest
) -> pages.Replay:
    """Import a game file. It must be proven fair first."""
    game_server.check_imports()
    if not bounds.fits(data.match):
        raise Refused(TOO_LARGE)
    written = game_file.write(data)
    # A stored game has been proven, and is never replaced.
    if (kept := await game_server.replay(data.id)) is not None:
        return checked_summary(data, kept, written)
    verdict = await verdict_on(written, game_server, request)
    if not verdict.fair:
        raise Refused(BAD_FILE)
    game_server.publisher.keep_replay(data.id, data.match.game, written.decode())
    await game_server.settled()
    return checked_summary(data, await game_server.replay(data.id), written)


def checked_summary(
    data: game_file.GameFile, kept: ReplayRow | None, written: bytes
) -> pages.Replay:
    """The summary of a file that is stored unchanged. Raises Refused(BAD_FILE)."""
    if kept is None or kept.file != written.decode():
        raise Refused(BAD_FILE)
    return game_file.summary(data)


@get("/api/replays/{replay:str}", responses=refusals(400, 404, 413))
async def replay(
    replay: ReplayId, game_server: ServerDependency, request: AnyHttpRequest
) -> pages.Replay:
    """A summary of a finished game."""
    task = Task(what="summary", file=await file_of(game_server, replay))
    return msgspec.json.decode(await run_task(task, game_server, request), type=pages.Replay)


@get(
    "/api/replays/{replay:str}/file",
    responses={200: ResponseSpec(game_file.GameFile, False, "A game file"), **refusals(400, 404)},
)
async def replay_file(
    replay: ReplayId, game_server: ServerDependency, request: AnyHttpRequest
) -> Response[bytes]:
    """The whole game as one JSON file."""
    row = await row_of(game_server, replay)
    name = f'attachment; filename="{file_name(row)}"'
    return await as_json(row.file.encode(), request, {"Content-Disposition": name})


def file_name(row: ReplayRow) -> str:
    """The name of a game file: the game and the day. The replay ID is left out, because whoever
    knows it can open the replay.
    """
    day = datetime.fromtimestamp(row.written_on, UTC).date()
    return f"turncoat-{row.game.replace('_', '-')}-{day}.json"


@get(
    "/api/replays/{replay:str}/steps",
    responses={200: ResponseSpec(pages.Steps, False, "Steps"), **refusals(400, 404, 413)},
)
async def replay_steps(
    replay: ReplayId,
    game_server: ServerDependency,
    request: AnyHttpRequest,
    viewer: ViewerName = game_file.PUBLIC,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=game_file.MOST_STEPS)] = 20,
) -> Response[bytes]:
    """Steps of a game as a seat or the public saw them, or with all cards open.

    There may be fewer than `count` if they are large; the next page begins after the last one.
    """
    data = await file_of(game_server, replay)
    if viewer not in (game_file.OPEN, game_file.PUBLIC) and int(viewer) >= seats_in(data):
        raise Refused(UNKNOWN_PAGE, "viewer")
    task = Task(what="steps", file=data, viewer=viewer, first=first, count=count)
    return await as_json(await run_task(task, game_server, request), request)


@get(
    "/api/replays/{replay:str}/last",
    responses={200: ResponseSpec(pages.Step, False, "Step"), **refusals(400, 404, 413)},
)
async def replay_end(
    replay: ReplayId, game_server: ServerDependency, request: AnyHttpRequest
) -> Response[bytes]:
    """The last step, with all cards open."""
    task = Task(what="last", file=await file_of(game_server, replay))
    return await as_json(await run_task(task, game_server, request), request)


@get("/api/replays/{replay:str}/verdict", responses=refusals(400, 404, 413))
async def replay_verdict(
    replay: ReplayId, game_server: ServerDependency, request: AnyHttpRequest
) -> pages.Proof:
    """Check the proof: the server committed itself before the deal, dealt from that secret, and the
    game was played by the rules.
    """
    verdict = await verdict_on(await file_of(game_server, replay), game_server, request)
    return pages.Proof(
        committed=verdict.committed,
        dealt=verdict.dealt,
        played=verdict.played,
        ended=verdict.ended,
        winners=verdict.winners,
    )


async def verdict_on(
    file: bytes, game_server: GameServer, request: AnyHttpRequest
) -> game_file.Verdict:
    """The verdict on a file. Raises Refused."""
    page = await run_task(Task(what="verdict", file=file), game_server, request)
    return msgspec.json.decode(page, type=game_file.Verdict)


async def run_task(task: Task, game_server: GameServer, request: AnyHttpRequest) -> bytes:
    """Run a task in the replay process for as long as the client waits. Raises Refused."""
    origin = visitor_of(request.scope)
    asked = asyncio.ensure_future(game_server.replay_queue.ask(task, origin))
    gone = asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait({asked, gone}, return_when=asyncio.FIRST_COMPLETED)
        if asked.done():
            return asked.result()
        # Nobody is left to receive this.
        raise Refused(CLOSING)
    finally:
        asked.cancel()
        gone.cancel()


async def disconnected(request: AnyHttpRequest) -> None:
    """Wait until the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def seats_in(file: bytes) -> int:
    """Return how many players a file has."""
    return len(msgspec.json.decode(file, type=Seated).players)


class Seated(msgspec.Struct):
    """The part of a file that is needed to count the players."""

    players: list[msgspec.Raw]


async def row_of(game_server: GameServer, replay_id: str) -> ReplayRow:
    """A finished game. Raises Refused(UNKNOWN_PAGE)."""
    row = await game_server.replay(replay_id)
    if row is None:
        raise Refused(UNKNOWN_PAGE)
    return row


async def file_of(game_server: GameServer, replay_id: str) -> bytes:
    """The file of a finished game. Raises Refused(UNKNOWN_PAGE)."""
    return (await row_of(game_server, replay_id)).file.encode()
