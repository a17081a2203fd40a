"""Rooms: to open one, to come in, to take a seat along to another device."""

from typing import Annotated, Final

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Response

from turncoat.server.address import for_others
from turncoat.server.house import House
from turncoat.server.loaded import Loaded
from turncoat.server.moves import SECONDS, Moves
from turncoat.server.protocol import pages
from turncoat.server.protocol.errors import NO_WATCHERS, NOT_NOW, WRONG_TOKEN, Refused
from turncoat.server.room import admission, screens
from turncoat.server.room.members import check_host
from turncoat.server.room.state import Member
from turncoat.server.routes.listing import Listing, about, link
from turncoat.server.routes.packing import as_json, given
from turncoat.server.routes.route import FULFILLED, AnyHttpRequest, TheHouse, refusals

WITH_TOKEN: Final[list[dict[str, list[str]]]] = [{"token": []}]
Code = Annotated[str, PathParameter(min_length=1, max_length=12)]
Number = Annotated[int, PathParameter(ge=0, le=2**53)]
TheMoves = NamedDependency[Moves]


@get(
    "/api/rooms",
    responses={200: ResponseSpec(list[pages.OpenRoom], False, FULFILLED), **refusals()},
)
async def rooms(
    house: TheHouse, listing: NamedDependency[Listing], request: AnyHttpRequest
) -> Response[bytes]:
    """Listed rooms that have not begun: at most three of those opened from one address. The list
    may be a second old."""
    return given(await listing.leaf(house, called(request, house)), request)


@post("/api/rooms", responses=refusals(400, 413, 503))
async def open_room(
    data: JSONBody[pages.NewRoom], house: TheHouse, request: AnyHttpRequest
) -> pages.Joined:
    """Open a room. The answer holds the host's token."""
    address = address_of(request)
    code, token = await house.open_room(data.settings, data.name, data.language, address)
    return pages.Joined(room=code, member=1, token=token, link=link_to(request, house, code))


@get("/api/rooms/{code:str}", responses=refusals(400, 404, 410))
async def room(code: Code, house: TheHouse, request: AnyHttpRequest) -> pages.OpenRoom:
    """A room, as anybody may know of it."""
    return about(await house.room(code), called(request, house))


@get(
    "/api/rooms/{code:str}/story",
    responses={
        200: ResponseSpec(pages.PublicStory, False, FULFILLED), **refusals(400, 403, 404, 409, 410)
    },
)  # fmt: skip
async def story(code: Code, house: TheHouse, request: AnyHttpRequest) -> Response[bytes]:
    """The game so far as those see it who only watch."""
    loaded = await house.room(code)
    room = loaded.room
    shown = screens.shown_to_all(room)
    if not shown.settings.watching.allowed and shown.phase == "playing":
        raise Refused(NO_WATCHERS)
    public = screens.public(room)
    if public is None:
        raise Refused(NOT_NOW)
    told = pages.PublicStory(phase=public.phase, view=public.view, events=public.events)
    return await as_json(msgspec.json.encode(told), request)


@post("/api/rooms/{code:str}/members", responses=refusals(400, 403, 404, 409, 410, 413))
async def join(
    code: Code, data: JSONBody[pages.NewMember], house: TheHouse, request: AnyHttpRequest
) -> pages.Joined:
    """Come in as a guest. The answer holds the token, which opens the seats taken with it. Whoever
    had a token here before shows it."""
    loaded = await house.room(code)
    await house.keep(loaded)
    member, token = house.join(
        loaded, data.name, data.language, address_of(request), token_shown(request)
    )
    await house.settled()
    return entry(request, house, loaded, member, token)


@get(
    "/api/rooms/{code:str}/members/{member:int}/neighbours",
    responses=refusals(400, 401, 403, 404),
    security=WITH_TOKEN,
)
async def neighbours(
    code: Code, member: Number, house: TheHouse, request: AnyHttpRequest
) -> pages.Neighbours:
    """The host asks who else in the room comes from the same address, before banning it."""
    loaded = await house.room(code)
    me = member_by(request, loaded)
    check_host(loaded.room, me)
    other = loaded.room.member(member)
    return pages.Neighbours(
        known=bool(admission.origins_of(loaded.room, other.id)),
        yours=admission.shares_address(loaded.room, me.id, other.id),
        names=[one.name for one in admission.neighbours(loaded.room, other.id) if one is not me],
    )


@post(
    "/api/rooms/{code:str}/programs",
    responses=refusals(400, 401, 403, 404, 409, 410, 413),
    security=WITH_TOKEN,
)
async def join_program(
    code: Code, data: JSONBody[pages.NewProgram], house: TheHouse, request: AnyHttpRequest
) -> pages.Joined:
    """The host gets a token for a program that plays one seat."""
    loaded = await house.room(code)
    me = member_by(request, loaded)
    await house.keep(loaded)
    member, token = house.join_program(
        loaded, me, data.seat, data.name, data.language, address_of(request)
    )
    await house.settled()
    return entry(request, house, loaded, member, token)


@post(
    "/api/rooms/{code:str}/screens",
    responses=refusals(400, 401, 403, 404, 409, 410, 413),
    security=WITH_TOKEN,
)
async def join_screen(
    code: Code, data: JSONBody[pages.NewScreen], house: TheHouse, request: AnyHttpRequest
) -> pages.Joined:
    """The host gets a token for a screen, such as a television: it shows what is public, at once,
    and can do nothing. A host who sees the table later, having no seat, gets none."""
    loaded = await house.room(code)
    me = member_by(request, loaded)
    await house.keep(loaded)
    member, token = house.join_screen(loaded, me, data.name, data.language, address_of(request))
    await house.settled()
    return entry(request, house, loaded, member, token)


@delete(
    "/api/rooms/{code:str}/me",
    responses=refusals(400, 401, 404, 410),
    security=WITH_TOKEN,
    status_code=200,
)
async def forget_me(code: Code, house: TheHouse, request: AnyHttpRequest) -> pages.Forgotten:
    """Forget whoever has this token: the name and all texts, also in replays. In a running game a
    bot takes the seats over. The token opens nothing any more."""
    loaded = await house.room(code)
    me = member_by(request, loaded).id
    await house.keep(loaded)
    house.erase(loaded, me, address_of(request))
    await house.settled()
    return pages.Forgotten(room=loaded.room.code, member=me)


@post("/api/rooms/{code:str}/moves", responses=refusals(400, 401, 404, 410), security=WITH_TOKEN)
async def move(code: Code, house: TheHouse, moves: TheMoves, request: AnyHttpRequest) -> pages.Move:
    """A code with which another device takes over this token's seats."""
    loaded = await house.room(code)
    me = member_by(request, loaded)
    issued = moves.issue(house.now(), loaded.room.code, me.id)
    # After '#', so that the code reaches no log on its way.
    link = f"{link_to(request, house, loaded.room.code)}#move={issued}"
    return pages.Move(code=issued, link=link, seconds=SECONDS)


@post("/api/rooms/{code:str}/moves/redeem", responses=refusals(400, 401, 404, 410, 413))
async def redeem(
    code: Code,
    data: JSONBody[pages.Redeemed],
    house: TheHouse,
    moves: TheMoves,
    request: AnyHttpRequest,
) -> pages.Joined:
    """On the other device: a new token; the old one is worth nothing any more."""
    loaded = await house.room(code)
    member = moves.redeem(house.now(), loaded.room.code, data.code)
    await house.keep(loaded)
    if member not in loaded.room.members:
        raise Refused(WRONG_TOKEN)
    token = house.move(loaded, member)
    await house.settled()
    return entry(request, house, loaded, member, token)


def address_of(request: AnyHttpRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def entry(
    request: AnyHttpRequest, house: House, loaded: Loaded, member: int, token: str
) -> pages.Joined:
    """What somebody gets who has come in."""
    code = loaded.room.code
    return pages.Joined(room=code, member=member, token=token, link=link_to(request, house, code))


def link_to(request: AnyHttpRequest, house: House, code: str) -> str:
    """The address of a room, to be shared: it opens the lobby, and no seat."""
    return link(called(request, house), code)


def called(request: AnyHttpRequest, house: House) -> str:
    """The address of the house as the other side has called it; they alone are told it so."""
    scheme, [host, port] = request.scope["scheme"], request.scope["server"] or ("", 0)
    address = f"{scheme}://{request.headers.get('host') or f'{host}:{port}'}"
    return for_others(address, house.address)


def bearer(request: AnyHttpRequest) -> str:
    """The token that a request shows; it never stands in an address."""
    token = token_shown(request)
    if not token:
        raise Refused(WRONG_TOKEN)
    return token


def token_shown(request: AnyHttpRequest) -> str:
    """The token that a request shows; empty if it shows none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""


def member_by(request: AnyHttpRequest, loaded: Loaded) -> Member:
    """Whose token a request shows."""
    return loaded.room.members[loaded.member_with(bearer(request))]
