"""Replays: games that have ended, step by step, from any eyes."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from turncoat.core.errors import BadRecord
from turncoat.games import GAMES
from turncoat.server import gamefile, limits
from turncoat.server.house import House
from turncoat.server.protocol import pages
from turncoat.server.protocol.errors import BAD_FILE, UNKNOWN_PAGE, Refused
from turncoat.server.routes.route import TheHouse, refusals

ReplayId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
Eyes = Annotated[str, QueryParameter(pattern="^(open|public|[0-7])$")]


@post(
    "/api/replays",
    responses=refusals(400, 403, 413),
    request_max_body_size=limits.LARGEST_FILE,
)
async def import_replay(data: JSONBody[gamefile.GameFile], house: TheHouse) -> pages.Replay:
    """Bring in a game file from elsewhere; it must prove itself first."""
    house.check_imports()
    written = gamefile.write(data)
    verdict: gamefile.Verdict = await study(house, gamefile.verify, written)
    if not verdict.fair:
        raise Refused(BAD_FILE)
    house.keep_replay(data.id, data.match.game, written.decode())
    await house.settled()
    if await house.replay(data.id) != written.decode():
        raise Refused(BAD_FILE)
    return summary(data)


@get("/api/replays/{replay:str}", responses=refusals(400, 404))
async def replay(replay: ReplayId, house: TheHouse) -> pages.Replay:
    """A finished game."""
    return summary(gamefile.read(await file_of(house, replay)))


@get(
    "/api/replays/{replay:str}/file",
    responses={200: ResponseSpec(gamefile.GameFile, False, "A game file"), **refusals(400, 404)},
)
async def replay_file(replay: ReplayId, house: TheHouse) -> Response[bytes]:
    """The whole game as one JSON file."""
    data = await file_of(house, replay)
    name = f'attachment; filename="turncoat-{replay}.json"'
    return Response(data, media_type="application/json", headers={"Content-Disposition": name})


@get("/api/replays/{replay:str}/steps", responses=refusals(400, 404))
async def replay_steps(
    replay: ReplayId,
    house: TheHouse,
    eyes: Eyes = gamefile.PUBLIC,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=gamefile.MOST_STEPS)] = 20,
) -> pages.Steps:
    """Moments of a game through the eyes of a seat, of the public, or with all cards open."""
    data = await file_of(house, replay)
    file = gamefile.read(data)
    if eyes not in (gamefile.OPEN, gamefile.PUBLIC) and int(eyes) >= len(file.players):
        raise Refused(UNKNOWN_PAGE, "eyes")
    every, found = await study(house, gamefile.steps, data, eyes, first, count)
    return pages.Steps(all=every, steps=found)


@get("/api/replays/{replay:str}/last", responses=refusals(400, 404))
async def replay_end(replay: ReplayId, house: TheHouse) -> pages.Step:
    """The last moment, with all cards open."""
    data = await file_of(house, replay)
    last = len(gamefile.read(data).match.log)
    step: pages.Step
    _, [step] = await study(house, gamefile.steps, data, gamefile.OPEN, last, 1)
    return step


@get("/api/replays/{replay:str}/verdict", responses=refusals(400, 404))
async def replay_verdict(replay: ReplayId, house: TheHouse) -> pages.Proof:
    """The proof: committed before, dealt from that, played by the rules."""
    data = await file_of(house, replay)
    verdict: gamefile.Verdict = await study(house, gamefile.verify, data)
    return pages.Proof(
        committed=verdict.committed,
        dealt=verdict.dealt,
        played=verdict.played,
        ended=verdict.ended,
        winners=verdict.winners,
    )


async def study(house: House, work: Callable[..., Any], file: bytes, *args: Any) -> Any:
    """Look into a game file in another process; or a refusal."""
    try:
        return await house.thinkers.study(work, file, *args)
    except BadRecord:
        raise Refused(BAD_FILE) from None


async def file_of(house: House, replay_id: str) -> bytes:
    """The file of a finished game; or a refusal."""
    file = await house.replay(replay_id)
    if file is None:
        raise Refused(UNKNOWN_PAGE)
    return file.encode()


def summary(file: gamefile.GameFile) -> pages.Replay:
    """What there is to know of a replay without playing it again."""
    rules = GAMES.get(file.match.game)
    same = rules and (rules.version, rules.content_hash) == (file.match.version, file.match.content)
    return pages.Replay(
        id=file.id,
        game=file.match.game,
        players=[player.name for player in file.players],
        commitment=file.deal.commitment,
        steps=len(file.match.log) + 1,
        playable=bool(same),
    )
