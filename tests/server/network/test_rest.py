"""Rooms over REST: opening, listing, joining, the public story, programs, and refusals."""

import re
import socket
from time import sleep
from typing import Any

import msgspec
import pytest

from tests.server.guests import (
    begin,
    connected,
    get,
    join,
    open_room,
    post,
    problem,
    room_in,
    settings,
)
from tests.server.running import Running
from turncoat.client import RestClient
from turncoat.server import limits
from turncoat.server.protocol import frames, pages
from turncoat.server.protocol.errors import REFUSALS
from turncoat.server.routes import ROUTES
from turncoat.server.routes.listing import FRESH
from turncoat.server.tokens import is_code, new_code

NEW_ROOM: dict[str, Any] = {"settings": {"game": "shadow_hunters", "players": 4}, "name": "Ada"}
OTHER_GAME: dict[str, Any] = {**NEW_ROOM, "settings": {"game": "go", "players": 4}}
NOBODY = "A" * 43


def unanswered(line: socket.socket) -> bool:
    """Whether the other side has closed the connection without an answer."""
    try:
        return line.recv(4096) == b""
    except ConnectionResetError:
        return True


# Opening, listing, joining.


def test_the_games_are_listed_with_their_tables(server: Running) -> None:
    found = msgspec.json.decode(get(server, "/api/games").content, type=list[pages.Game])

    tables = {game.name: (game.fewest, game.most) for game in found}
    assert tables["shadow_hunters"] == (4, 8)
    assert all(game.options["$ref"] for game in found)
    assert all(game.levels == ["uniform", "sensible"] for game in found)


def test_whoever_opens_a_room_is_its_host_and_gets_a_token(server: Running) -> None:
    response = post(server, "/api/rooms", NEW_ROOM)

    entry = msgspec.json.decode(response.content, type=pages.Joined)
    assert response.status_code == 201
    assert entry.member == 1
    assert entry.link == f"{server.address}/r/{entry.room}"
    assert get(server, f"/api/rooms/{entry.room}").json()["link"] == entry.link
    assert entry.token not in entry.link


def test_a_room_is_known_by_its_code_however_it_is_written(server: Running) -> None:
    entry = open_room(server)

    shown = get(server, f"/api/rooms/{entry.room.lower()}")

    page = msgspec.json.decode(shown.content, type=pages.OpenRoom)
    assert (page.code, page.phase, page.host, page.free_seats) == (entry.room, "lobby", "Ada", 4)
    assert entry.token not in shown.text


def test_only_listed_lobbies_are_in_the_list(server: Running) -> None:
    listed, hidden = open_room(server, listed=True), open_room(server)
    begun = open_room(server, listed=True)
    with connected(server, begun) as wire:
        begin(wire)
    sleep(FRESH)

    page = msgspec.json.decode(get(server, "/api/rooms").content, type=list[pages.OpenRoom])

    codes = [room.code for room in page]
    assert listed.room in codes
    assert hidden.room not in codes
    assert begun.room not in codes


def test_a_guest_gets_a_token_of_their_own(server: Running) -> None:
    host = open_room(server)

    response = post(server, f"/api/rooms/{host.room}/members", {"name": "Ben", "language": "nl"})

    guest = msgspec.json.decode(response.content, type=pages.Joined)
    assert (response.status_code, guest.room, guest.member) == (201, host.room, 2)
    assert guest.token != host.token


@pytest.mark.parametrize("name", ["Ada", "ada", " ADA "])
def test_a_name_is_had_once_and_is_no_key(server: Running, name: str) -> None:
    host = open_room(server)

    response = post(server, f"/api/rooms/{host.room}/members", {"name": name})

    assert problem(response) == (409, "name_taken")


# Programs.


def test_a_program_gets_one_seat_from_the_host(server: Running) -> None:
    host = open_room(server)

    program = RestClient(server.address).join_program(host.room, host.token, 2, "Robot")

    with connected(server, program) as wire:
        shown = room_in(wire.ask("rename", name="Robot", language="cs"))
    assert shown.your_seats == [2]
    assert shown.members[1].program


@pytest.mark.parametrize(
    ("who", "seat", "why"),
    [
        ("guest", 2, (403, "not_host")),
        ("nobody", 2, (401, "wrong_token")),
        ("without", 2, (401, "wrong_token")),
        ("host", 0, (409, "seat_taken")),
        ("host", 7, (404, "no_such_seat")),
        ("host", 8, (400, "bad_message")),
    ],
)
def test_a_program_gets_no_seat_otherwise(
    server: Running, who: str, seat: int, why: tuple[int, str]
) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Ben")
    tokens = {"host": host.token, "guest": guest.token, "nobody": NOBODY, "without": ""}
    with connected(server, host) as wire:
        wire.ask("sit", seat=0)

    body = {"seat": seat, "name": "Robot"}
    response = post(server, f"/api/rooms/{host.room}/programs", body, tokens[who])

    assert problem(response) == why


# The public story.


def test_there_is_no_story_before_the_deal(server: Running) -> None:
    host = open_room(server)

    assert problem(get(server, f"/api/rooms/{host.room}/story")) == (409, "not_now")


def test_the_story_so_far_is_what_those_who_watch_see_whoever_asks(server: Running) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Ben")
    with connected(server, host) as wire:
        begin(wire)

    asked = [get(server, f"/api/rooms/{host.room}/story", t) for t in ("", host.token, NOBODY)]

    with connected(server, guest) as spectator:
        shown = [frames.read(frame) for frame in spectator.raw]
    [table] = [frame for frame in shown if isinstance(frame, frames.TableFrame)]
    [told] = [frame for frame in shown if isinstance(frame, frames.Story)]
    story = msgspec.json.decode(asked[0].content, type=pages.PublicStory)
    assert asked[0].content == asked[1].content == asked[2].content
    assert (story.phase, story.view, story.events) == ("playing", table.view, told.events)
    assert table.seat is None
    assert not any(event[0] == "you_are" for event in story.events)


def test_nobody_reads_along_where_nobody_may_watch(server: Running) -> None:
    host = open_room(server, spectators={"allowed": False})
    with connected(server, host) as wire:
        begin(wire)

    story = get(server, f"/api/rooms/{host.room}/story", host.token)
    late = post(server, f"/api/rooms/{host.room}/members", {"name": "Ben"})

    assert problem(story) == problem(late) == (403, "no_spectators")


# What is refused.


@pytest.mark.parametrize(
    ("path", "body", "why"),
    [
        ("/api/rooms", {**NEW_ROOM, "name": "\u200b"}, (400, "bad_name")),
        (
            "/api/rooms",
            {**NEW_ROOM, "settings": {"game": "go", "players": 4}},
            (400, "unknown_game"),
        ),
        (
            "/api/rooms",
            {**NEW_ROOM, "settings": {**NEW_ROOM["settings"], "options": {"pool": "x"}}},
            (400, "bad_settings"),
        ),
        ("/api/rooms/ZZZZZZ/members", {"name": "Ben"}, (404, "unknown_room")),
        ("/api/rooms/ZZZZZZ/transfers/redeem", {"code": "0123456789"}, (404, "unknown_room")),
        ("/api/rooms", {**NEW_ROOM, "more": 1}, (400, "bad_message")),
        ("/api/rooms", b"{", (400, "bad_message")),
        ("/api/rooms", b"", (400, "bad_message")),
        ("/api/rooms", b"\xff\xfe\x00", (400, "bad_message")),
        ("/api/rooms", b"[" * 60_000, (400, "bad_message")),
        ("/api/rooms", b'{"settings":{"options":' * 2_000, (400, "bad_message")),
        ("/api/rooms", b" " * (limits.LARGEST_BODY + 1), (413, "too_large")),
        ("/api/replays", b" " * (limits.LARGEST_FILE + 1), (413, "too_large")),
        ("/api/replays", b"{}", (400, "bad_message")),
        ("/api/nowhere", {}, (404, "unknown_page")),
        ("/api/rooms/ZZZZZZ", {}, (405, "bad_message")),
    ],
)
def test_what_can_not_be_is_refused(
    server: Running, path: str, body: Any, why: tuple[int, str]
) -> None:
    assert problem(post(server, path, body)) == why
    assert why[1] in REFUSALS


IN_ROOM: dict[str, Any] = {"game": "shadow_hunters", "players": 4}


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/rooms", {**NEW_ROOM, "more": 1}, "more"),
        ("/api/rooms", {"settings": IN_ROOM}, "name"),
        ("/api/rooms", {**NEW_ROOM, "name": 7}, "name"),
        ("/api/rooms", {**NEW_ROOM, "settings": {**IN_ROOM, "langage": 1}}, "settings.langage"),
        ("/api/rooms", {**NEW_ROOM, "settings": {**IN_ROOM, "players": 9}}, "settings.players"),
        (
            "/api/rooms",
            {**NEW_ROOM, "settings": {**IN_ROOM, "clocks": {"window": 99}}},
            "settings.clocks.window",
        ),
        ("/api/rooms/TOOLONGFORACODE/members", {"name": "Ben"}, "code"),
        ("/api/rooms", {**NEW_ROOM, "x" * 100: 1}, ""),
        ("/api/rooms", {**NEW_ROOM, "<b>": 1}, ""),
        ("/api/rooms", {**NEW_ROOM, "settings": {**IN_ROOM, "x" * 100: 1}}, "settings"),
        ("/api/rooms", [], ""),
        ("/api/rooms", b"{", ""),
        ("/api/rooms", b"", ""),
    ],
)
def test_a_refusal_names_the_field_at_fault(
    server: Running, path: str, body: Any, field: str
) -> None:
    response = post(server, path, body)

    found = msgspec.json.decode(response.content, type=pages.Problem)
    assert (response.status_code, found) == (400, pages.Problem(error="bad_message", field=field))


def test_a_query_at_fault_is_named_too(server: Running) -> None:
    response = get(server, "/api/replays/0123456789abcdef/steps?count=0")

    found = msgspec.json.decode(response.content, type=pages.Problem)
    assert found == pages.Problem(error="bad_message", field="count")


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("/nowhere", (404, "unknown_page")),
        ("/api/rooms/ZZZZZZ", (404, "unknown_room")),
        ("/api/rooms/%00%ff", (404, "unknown_room")),
        ("/api/rooms/TOOLONGFORACODE", (400, "bad_message")),
        ("/api/rooms/ZZZZZZ/story", (404, "unknown_room")),
        ("/api/replays/0123456789abcdef", (404, "unknown_page")),
        ("/api/replays/not-a-number", (400, "bad_message")),
        ("/api/rooms/ZZZZZZ/play", (405, "bad_message")),
    ],
)
def test_a_page_that_is_not_there_is_refused(
    server: Running, path: str, why: tuple[int, str]
) -> None:
    assert problem(get(server, path)) == why


@pytest.mark.parametrize("text", ["", "ABC EF", "ABCDE\0", "ÄBCDEF", "../..", "%00"])
def test_what_is_no_code_is_not_even_looked_for(text: str) -> None:
    assert not is_code(text)
    assert is_code(new_code())


def test_a_body_without_an_announced_length_is_measured_too(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        head = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        line.sendall(head + (b"4000\r\n" + b" " * 0x4000 + b"\r\n") * 5)

        answer = line.recv(4096)

    assert answer.startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize("host", [b"a:b:c", b"[", b"", b"x" * 300])
def test_a_host_that_is_no_name_is_refused(server: Running, host: bytes) -> None:
    body = msgspec.json.encode({"settings": settings(), "name": "Ada"})
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(
            b"POST /api/rooms HTTP/1.1\r\nHost: %b\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\n\r\n%b" % (host, len(body), body)
        )

        answer = line.recv(4096)

    assert answer.startswith(b"HTTP/1.1 421 ")


def test_a_head_without_an_end_is_cut_off(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 2 * limits.LARGEST_HEAD)

        assert unanswered(line)


# The server itself.


def test_the_schema_lists_every_route(server: Running) -> None:
    schema = get(server, "/api/schema/openapi.json").json()

    wanted = {
        (re.sub(r":\w+}", "}", path), method.lower())
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
        if route.resolve_include_in_schema() and method != "OPTIONS"
    }
    listed = {(path, method) for path, item in schema["paths"].items() for method in item}
    assert listed == wanted
    assert ("/api/rooms/{code}/programs", "post") in listed
    assert schema["components"]["securitySchemes"]["token"]["scheme"] == "bearer"


def test_the_server_says_that_it_is_up_and_nothing_else(server: Running) -> None:
    response = get(server, "/health")

    assert (response.status_code, response.json()) == (200, {"status": "ok"})


def test_there_are_no_figures_for_strangers(server: Running) -> None:
    assert problem(get(server, "/metrics")) == (404, "unknown_page")
