"""Rooms: opening and joining one, and moving to another device."""

from typing import Annotated, Final

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Response

from turncoat.server.device_transfer import SECONDS, DeviceTransfers
from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.network.address import for_others
from turncoat.server.protocol import pages
from turncoat.server.protocol.errors import NO_SPECTATORS, NOT_NOW, WRONG_TOKEN, Refused
from turncoat.server.room import outbox
from turncoat.server.room.people import admission
from turncoat.server.room.people.members import check_host
from turncoat.server.room.state import Member
from turncoat.server.routes.listing import Listing, about, link
from turncoat.server.routes.packing import as_json, respond
from turncoat.server.routes.route import FULFILLED, AnyHttpRequest, ServerDependency, refusals

WITH_TOKEN: Final[list[dict[str, list[str]]]] = [{"token": []}]
Code = Annotated[str, PathParameter(min_length=1, max_length=12)]
Number = Annotated[int, PathParameter(ge=0, le=2**53)]
TransfersDependency = NamedDependency[DeviceTransfers]


@get(
    "/api/rooms",
    responses={200: ResponseSpec(list[pages.OpenRoom], False, FULFILLED), **refusals()},
)
async def rooms(
    game_server: ServerDependency, listing: NamedDependency[Listing], request: AnyHttpRequest
) -> Response[bytes]:
    """List open rooms that have not begun: at most three opened from the same address. The list may
    be a second old.
    """
    return respond(
        await listing.static_file(game_server, server_url(request, game_server)), request
    )


@post("/api/rooms", responses=refusals(400, 413, 503))
async def open_room(
    data: JSONBody[pages.NewRoom], game_server: ServerDependency, request: AnyHttpRequest
) -> pages.Joined:
    """Open a room. The answer has the host's token."""
    address = address_of(request)
    code, token = await game_server.lifecycle.open_room(
        data.settings, data.name, data.language, address
    )
    return pages.Joined(room=code, member=1, token=token, link=link_to(request, game_server, code))


@get("/api/rooms/{code:str}", responses=refusals(400, 404, 410))
async def room(
    code: Code, game_server: ServerDependency, request: AnyHttpRequest
) -> pages.OpenRoom:
    """The public facts about a room."""
    return about(await game_server.rooms.get(code), server_url(request, game_server))


@get(
    "/api/rooms/{code:str}/story",
    responses={
        200: ResponseSpec(pages.PublicStory, False, FULFILLED), **refusals(400, 403, 404, 409, 410)
    },
)  # fmt: skip
async def story(
    code: Code, game_server: ServerDependency, request: AnyHttpRequest
) -> Response[bytes]:
    """The game so far, as spectators see it."""
    live_room = await game_server.rooms.get(code)
    room = live_room.room
    shown = outbox.shown_to_all(room)
    if not shown.settings.spectators.allowed and shown.phase == "playing":
        raise Refused(NO_SPECTATORS)
    public = outbox.public(room)
    if public is None:
        raise Refused(NOT_NOW)
    told = pages.PublicStory(phase=public.phase, view=public.view, events=public.events)
    return await as_json(msgspec.json.encode(told), request)


@post("/api/rooms/{code:str}/members", responses=refusals(400, 403, 404, 409, 410, 413))
async def join(
    code: Code,
    data: JSONBody[pages.NewMember],
    game_server: ServerDependency,
    request: AnyHttpRequest,
) -> pages.Joined:
    """Join a room as a guest. The answer has a token, which also opens the seats taken with it. If
    you have been here before, send your old token.
    """
    live_room = await game_server.rooms.get(code)
    await game_server.rooms.touch(live_room)
    member, token = game_server.members.join(
        live_room, data.name, data.language, address_of(request), token_shown(request)
    )
    return await entry(request, game_server, live_room, member, token)


@get(
    "/api/rooms/{code:str}/members/{member:int}/neighbours",
    responses=refusals(400, 401, 403, 404),
    security=WITH_TOKEN,
)
async def neighbours(
    code: Code, member: Number, game_server: ServerDependency, request: AnyHttpRequest
) -> pages.Neighbours:
    """Before banning a member by address: who else in the room is from there. Only the host can
    ask.
    """
    live_room = await game_server.rooms.get(code)
    me = member_by(request, live_room)
    check_host(live_room.room, me)
    other = live_room.room.member(member)
    return pages.Neighbours(
        known=bool(admission.origins_of(live_room.room, other.id)),
        yours=admission.shares_address(live_room.room, me.id, other.id),
        names=[one.name for one in admission.neighbours(live_room.room, other.id) if one is not me],
    )


@post(
    "/api/rooms/{code:str}/programs",
    responses=refusals(400, 401, 403, 404, 409, 410, 413),
    security=WITH_TOKEN,
)
async def join_program(
    code: Code,
    data: JSONBody[pages.NewProgram],
    game_server: ServerDependency,
    request: AnyHttpRequest,
) -> pages.Joined:
    """Give a seat to a program. Only the host can. The answer has the program's token."""
    live_room, me = await use_by_member(code, game_server, request)
    member, token = game_server.members.join_program(
        live_room, me, data.seat, data.name, data.language, address_of(request)
    )
    return await entry(request, game_server, live_room, member, token)


@post(
    "/api/rooms/{code:str}/displays",
    responses=refusals(400, 401, 403, 404, 409, 410, 413),
    security=WITH_TOKEN,
)
async def join_display(
    code: Code,
    data: JSONBody[pages.NewDisplay],
    game_server: ServerDependency,
    request: AnyHttpRequest,
) -> pages.Joined:
    """Add a shared screen, such as a television. Only the host can. It shows what is public,
    without delay, and can't play. A host who is a delayed spectator is refused.
    """
    live_room, me = await use_by_member(code, game_server, request)
    member, token = game_server.members.join_display(
        live_room, me, data.name, data.language, address_of(request)
    )
    return await entry(request, game_server, live_room, member, token)


@delete(
    "/api/rooms/{code:str}/me",
    responses=refusals(400, 401, 404, 410),
    security=WITH_TOKEN,
    status_code=200,
)
async def forget_me(
    code: Code, game_server: ServerDependency, request: AnyHttpRequest
) -> pages.Forgotten:
    """Erase your data: your name and all texts, also in replays. In a running game a bot takes over
    your seats. Your token stops working.
    """
    live_room, me = await use_by_member(code, game_server, request)
    game_server.members.erase(live_room, me.id, address_of(request))
    await game_server.settled()
    return pages.Forgotten(room=live_room.room.code, member=me.id)


@post(
    "/api/rooms/{code:str}/transfers", responses=refusals(400, 401, 404, 410), security=WITH_TOKEN
)
async def move(
    code: Code,
    game_server: ServerDependency,
    transfers: TransfersDependency,
    request: AnyHttpRequest,
) -> pages.Transfer:
    """Get a code with which another device takes over your token's seats."""
    live_room = await game_server.rooms.get(code)
    me = member_by(request, live_room)
    issued = transfers.issue(game_server.now(), live_room.room.code, me.id)
    # After '#', so that the code does not reach any log.
    link = f"{link_to(request, game_server, live_room.room.code)}#transfer={issued}"
    return pages.Transfer(code=issued, link=link, seconds=SECONDS)


@post("/api/rooms/{code:str}/transfers/redeem", responses=refusals(400, 401, 404, 410, 413))
async def redeem(
    code: Code,
    data: JSONBody[pages.Redeemed],
    game_server: ServerDependency,
    transfers: TransfersDependency,
    request: AnyHttpRequest,
) -> pages.Joined:
    """On the new device: redeem a transfer code for a new token. The old token stops working."""
    live_room = await game_server.rooms.get(code)
    member = transfers.redeem(game_server.now(), live_room.room.code, data.code)
    await game_server.rooms.touch(live_room)
    if member not in live_room.room.members:
        raise Refused(WRONG_TOKEN)
    token = game_server.members.move(live_room, member)
    return await entry(request, game_server, live_room, member, token)


async def use_by_member(
    code: str, game_server: GameServer, request: AnyHttpRequest
) -> tuple[LiveRoom, Member]:
    """The room and the member whose token a request has. The room counts as used. Raises Refused
    if there is no such room or member.
    """
    live_room = await game_server.rooms.get(code)
    me = member_by(request, live_room)
    await game_server.rooms.touch(live_room)
    return live_room, me


def address_of(request: AnyHttpRequest) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


async def entry(
    request: AnyHttpRequest, game_server: GameServer, live_room: LiveRoom, member: int, token: str
) -> pages.Joined:
    """The answer to somebody who has joined, once that is on disk."""
    await game_server.settled()
    code = live_room.room.code
    return pages.Joined(
        room=code, member=member, token=token, link=link_to(request, game_server, code)
    )


def link_to(request: AnyHttpRequest, game_server: GameServer, code: str) -> str:
    """A link to a room, to be shared. It lets people find the room, but opens no seat."""
    return link(server_url(request, game_server), code)


def server_url(request: AnyHttpRequest, game_server: GameServer) -> str:
    """The URL of the server as the client called it."""
    scheme, [host, port] = request.scope["scheme"], request.scope["server"] or ("", 0)
    address = f"{scheme}://{request.headers.get('host') or f'{host}:{port}'}"
    return for_others(address, game_server.address)


def bearer(request: AnyHttpRequest) -> str:
    """The token of a request. Raises Refused(WRONG_TOKEN). It is never part of a URL."""
    token = token_shown(request)
    if not token:
        raise Refused(WRONG_TOKEN)
    return token


def token_shown(request: AnyHttpRequest) -> str:
    """The token of a request; empty if there is none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""


def member_by(request: AnyHttpRequest, live_room: LiveRoom) -> Member:
    """The member whose token a request has. Raises Refused."""
    return live_room.room.members[live_room.member_with(bearer(request))]
