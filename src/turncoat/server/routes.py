"""REST: games, rooms, replays. Play itself goes over the websocket."""

from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from turncoat import __version__
from turncoat.bots.registry import BOTS
from turncoat.core.errors import BadRecord
from turncoat.core.record import AnyRules
from turncoat.games import GAMES
from turncoat.server import gamefile, limits
from turncoat.server.house import House, Loaded
from turncoat.server.moves import SECONDS, Moves
from turncoat.server.protocol import handbook, pages
from turncoat.server.protocol.errors import (
    BAD_FILE,
    NO_WATCHERS,
    NOT_NOW,
    UNKNOWN_PAGE,
    WRONG_TOKEN,
    Refused,
)
from turncoat.server.protocol.schema import messages
from turncoat.server.room import screens
from turncoat.server.room.state import Member
from turncoat.server.store.store import ReplayRow

MOST_LISTED = 100
Code = Annotated[str, PathParameter(min_length=1, max_length=12)]
ReplayId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
Eyes = Annotated[str, QueryParameter(pattern="^(open|public|[0-7])$")]
AnyHttpRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheMoves = NamedDependency[Moves]
WITH_TOKEN: list[dict[str, list[str]]] = [{"token": []}]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a route may refuse; each can be called too often."""
    return {
        status: ResponseSpec(pages.Problem, False, HTTPStatus(status).phrase)
        for status in (*statuses, 429)
    }


@get("/health", responses={503: ResponseSpec(pages.Health, False, "Unavailable")})
async def health(house: TheHouse) -> Response[pages.Health]:
    """Whether requests are taken and written down."""
    well = house.scribe.healthy and not house.closing
    body = pages.Health(status="ok" if well else "unavailable", version=__version__)
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def metrics(house: TheHouse) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4")


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


@get("/api/docs", include_in_schema=False)
async def handbook_page(request: AnyHttpRequest) -> Response[str]:
    """All of it, to be read."""
    openapi = request.app.openapi_schema.to_schema()
    return Response(handbook.page(openapi), media_type=MediaType.HTML)


# Rooms.


@get("/api/rooms", responses=refusals())
async def rooms(house: TheHouse) -> list[pages.OpenRoom]:
    """Listed rooms that have not begun."""
    codes = await house.open_rooms(MOST_LISTED)
    return [about(await house.room(code)) for code in codes]


@post("/api/rooms", responses=refusals(400, 413, 503))
async def open_room(
    data: JSONBody[pages.NewRoom], house: TheHouse, request: AnyHttpRequest
) -> pages.Entry:
    """Open a room. The answer holds the host's token."""
    code, token = await house.open_room(data.settings, data.name, data.language)
    return pages.Entry(room=code, member=1, token=token, link=link_to(request, code))


@get("/api/rooms/{code:str}", responses=refusals(400, 404))
async def room(code: Code, house: TheHouse) -> pages.OpenRoom:
    """A room, as anybody may know of it."""
    return about(await house.room(code))


@get("/api/rooms/{code:str}/story", responses=refusals(400, 403, 404, 409))
async def story(code: Code, house: TheHouse) -> pages.PublicStory:
    """The game so far as those see it who only watch."""
    loaded = await house.room(code)
    room = loaded.room
    if not room.settings.watching.allowed and room.phase == "playing":
        raise Refused(NO_WATCHERS)
    public = screens.public(room)
    if public is None:
        raise Refused(NOT_NOW)
    return pages.PublicStory(phase=public.phase, view=public.view, events=public.events)


@post("/api/rooms/{code:str}/members", responses=refusals(400, 403, 404, 409, 413))
async def join(
    code: Code, data: JSONBody[pages.NewMember], house: TheHouse, request: AnyHttpRequest
) -> pages.Entry:
    """Come in as a guest. The answer holds the token, which opens the seats taken with it."""
    loaded = await house.room(code)
    member, token = house.join(loaded, data.name, data.language)
    await house.settled()
    return entry(request, loaded, member, token)


@post(
    "/api/rooms/{code:str}/programs",
    responses=refusals(400, 401, 403, 404, 409, 413),
    security=WITH_TOKEN,
)
async def join_program(
    code: Code, data: JSONBody[pages.NewProgram], house: TheHouse, request: AnyHttpRequest
) -> pages.Entry:
    """The host gets a token for a program that plays one seat."""
    loaded = await house.room(code)
    token = bearer(request)
    member, token = house.join_program(loaded, token, data.seat, data.name, data.language)
    await house.settled()
    return entry(request, loaded, member, token)


@post("/api/rooms/{code:str}/moves", responses=refusals(400, 401, 404), security=WITH_TOKEN)
async def move(code: Code, house: TheHouse, moves: TheMoves, request: AnyHttpRequest) -> pages.Move:
    """A code with which another device takes over this token's seats."""
    loaded = await house.room(code)
    me = member_by(request, loaded)
    issued = moves.issue(house.now(), loaded.room.code, me.id)
    # After '#', so that the code reaches no log on its way.
    link = f"{link_to(request, loaded.room.code)}#move={issued}"
    return pages.Move(code=issued, link=link, seconds=SECONDS)


@post("/api/rooms/{code:str}/moves/redeem", responses=refusals(400, 401, 404, 413))
async def redeem(
    code: Code,
    data: JSONBody[pages.Redeemed],
    house: TheHouse,
    moves: TheMoves,
    request: AnyHttpRequest,
) -> pages.Entry:
    """On the other device: a new token; the old one is worth nothing any more."""
    loaded = await house.room(code)
    member = moves.redeem(house.now(), loaded.room.code, data.code)
    if member not in loaded.room.members:
        raise Refused(WRONG_TOKEN)
    token = house.move(loaded, member)
    await house.settled()
    return entry(request, loaded, member, token)


def about(loaded: Loaded) -> pages.OpenRoom:
    """What anybody may know."""
    room = loaded.room
    around = screens.room_frame(room, None)
    host = room.members.get(room.host)
    return pages.OpenRoom(
        code=room.code,
        phase=room.phase,
        settings=room.settings,
        host=host.name if host else "",
        free_seats=sum(chair.free for chair in room.chairs),
        commitment=around.deal.commitment,
    )


def entry(request: AnyHttpRequest, loaded: Loaded, member: int, token: str) -> pages.Entry:
    """What somebody gets who has come in."""
    code = loaded.room.code
    return pages.Entry(room=code, member=member, token=token, link=link_to(request, code))


def link_to(request: AnyHttpRequest, code: str) -> str:
    """The address of a room, to be shared: it opens the lobby, and no seat.

    The host is as the other side has called it; they alone get the link.
    """
    scheme, [host, port] = request.scope["scheme"], request.scope["server"] or ("", 0)
    return f"{scheme}://{request.headers.get('host') or f'{host}:{port}'}/r/{code}"


def bearer(request: AnyHttpRequest) -> str:
    """The token that a request shows; it never stands in an address."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused(WRONG_TOKEN)
    return token


def member_by(request: AnyHttpRequest, loaded: Loaded) -> Member:
    """Whose token a request shows."""
    return loaded.room.members[loaded.member_with(bearer(request))]


# Replays.


@post(
    "/api/replays",
    responses=refusals(400, 413),
    request_max_body_size=limits.LARGEST_FILE,
)
async def import_replay(data: JSONBody[gamefile.GameFile], house: TheHouse) -> pages.Replay:
    """Bring in a game file from elsewhere; it must prove itself first."""
    written = gamefile.write(data)
    try:
        verdict = await house.thinkers.study(gamefile.verify, written)
    except BadRecord:
        raise Refused(BAD_FILE) from None
    if not verdict.fair:
        raise Refused(BAD_FILE)
    house.keep_replay(ReplayRow(data.id, data.match.game, written.decode()))
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
    try:
        every, found = await house.thinkers.study(gamefile.steps, data, eyes, first, count)
    except BadRecord:
        raise Refused(BAD_FILE) from None
    return pages.Steps(all=every, steps=found)


@get("/api/replays/{replay:str}/last", responses=refusals(400, 404))
async def replay_end(replay: ReplayId, house: TheHouse) -> gamefile.Step:
    """The last moment, with all cards open."""
    data = await file_of(house, replay)
    last = len(gamefile.read(data).match.log)
    try:
        _, [found] = await house.thinkers.study(gamefile.steps, data, gamefile.OPEN, last, 1)
    except BadRecord:
        raise Refused(BAD_FILE) from None
    return step_of(found)


def step_of(found: Any) -> gamefile.Step:
    """What came back from another process."""
    assert isinstance(found, gamefile.Step)
    return found


@get("/api/replays/{replay:str}/verdict", responses=refusals(400, 404))
async def replay_verdict(replay: ReplayId, house: TheHouse) -> pages.Winners:
    """The proof: committed before, dealt from that, played by the rules."""
    data = await file_of(house, replay)
    try:
        verdict = await house.thinkers.study(gamefile.verify, data)
    except BadRecord:
        raise Refused(BAD_FILE) from None
    return pages.Winners(
        committed=verdict.committed,
        dealt=verdict.dealt,
        played=verdict.played,
        ended=verdict.ended,
        winners=verdict.winners,
    )


async def file_of(house: TheHouse, replay_id: str) -> bytes:
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


ROUTES = [
    health, metrics, schema_of_messages, handbook_page, games, rooms, open_room, room, story,
    join, join_program, move, redeem,
    import_replay, replay, replay_file, replay_steps, replay_end, replay_verdict,
]  # fmt: skip
