"""Leaving stops the host's own server, after a question if others are still here."""

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tests.cli.online.person import Person
from tests.cli.online.rooms import STILL, open_room
from tests.cli.online.test_lobby import wait_until_all_connected
from tests.server.running import Running
from turncoat.cli.online.room_commands import Away, Gone
from turncoat.cli.table.question import Quit
from turncoat.client import CommandRefused, RemoteTable
from turncoat.server.protocol import commands, pages


@pytest.fixture
def eva(game_server: Running) -> Iterator[Person]:
    """Eva, in a room on a server that stops when she leaves."""
    entry = open_room(game_server, clocks=STILL)
    with Person(entry.link, entry.token, owns_server=True) as eva:
        eva.until("Enter to start")
        yield eva


def link_to(eva: Person) -> str:
    return f"{eva.table.rest.address}/r/{eva.table.code}"


def test_the_keys_say_that_the_server_closes(eva: Person) -> None:
    eva.type("h")
    eva.until("q — leave; the server stops for everyone", "Enter to start")
    eva.type("")
    eva.until("Type h for the keys", "for help:")
    eva.type("h")
    eva.until("q — leave; the server stops for everyone", "for help:")

    assert "your seat is still yours" not in eva.seen
    assert "q — quit" not in eva.seen


@pytest.mark.parametrize(("key", "end"), [("q", Quit), ("x", Gone)])
def test_who_is_alone_goes_at_once(eva: Person, key: str, end: type[Quit]) -> None:
    eva.type(key)

    assert type(eva.ends()) is end


@pytest.mark.parametrize(("key", "end"), [("q", Quit), ("x", Gone)])
def test_who_is_not_alone_is_asked_once_more(eva: Person, key: str, end: type[Quit]) -> None:
    with RemoteTable.join(link_to(eva), "Ben"):
        eva.until("Ben has joined.")
        wait_until_all_connected(eva)
        eva.type(key)
        eva.until("the server stops for everyone. Still here: Ben. Stop it anyway?")
        eva.type("n")
        eva.until("Enter to start")
        assert [member.name for member in eva.table.room.members] == ["Eva", "Ben"]
        eva.type(key, "y")

        assert type(eva.ends()) is end


def test_in_mid_game_too(eva: Person) -> None:
    with RemoteTable.join(link_to(eva), "Ben") as ben:
        eva.until("Ben has joined.")
        ben.sit(1)
        eva.until("Ben takes seat 2.")
        wait_until_all_connected(eva)
        eva.type("")
        eva.until("You are ready.")
        ben.ready()
        eva.until("Type h for the keys", "for help:")
        eva.type("x")
        eva.until("Still here: Ben.", "for no:")
        eva.type("")
        eva.until("for help:")
        assert not eva.table.room.chairs[0].away
        eva.type("x", "y")

        assert type(eva.ends()) is Away


def test_who_has_lost_the_connection_is_nobody_to_close_for(eva: Person) -> None:
    with RemoteTable.join(link_to(eva), "Ben"):
        eva.until("Ben has joined.")
        wait_until_all_connected(eva)
    eva.until("Ben has lost the connection.")

    eva.type("q")

    assert type(eva.ends()) is Quit


def test_programs_are_nobody_to_close_for(eva: Person) -> None:
    entry = eva.table.rest.join_program(eva.table.code, eva.table.token, 1, "Robo")

    with RemoteTable.enter(entry.link, entry.token):
        eva.until("Robo takes seat 2.")
        wait_until_all_connected(eva)
        eva.type("q")

        assert type(eva.ends()) is Quit


def test_a_screen_is_nobody_to_wait_or_to_close_for(eva: Person) -> None:
    headers = {"Authorization": f"Bearer {eva.table.token}"}
    path = f"{eva.table.rest.address}/api/rooms/{eva.table.code}/displays"
    answer = httpx.post(path, json={"name": "Wall"}, headers=headers)
    entry = msgspec.json.decode(answer.content, type=pages.Joined)

    with RemoteTable.enter(entry.link, entry.token):
        eva.until("Wall has joined.")
        wait_until_all_connected(eva)
        eva.type("h")
        eva.until("Wall is watching.", "Enter to start")
        eva.type("")
        eva.until("Type h for the keys", "for help:")
        eva.type("q")

        assert type(eva.ends()) is Quit


def test_a_guest_goes_at_once(eva: Person) -> None:
    with Person(link_to(eva), RemoteTable.join(link_to(eva), "Ben").token) as ben:
        ben.until("Enter to take a seat")
        ben.type("q")

        assert type(ben.ends()) is Quit


def test_whoever_may_not_leave_stays_and_is_told_why(
    eva: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    do = eva.table.do

    def refuse(request: type[commands.Command], **fields: object) -> None:
        if request is commands.Leave:
            raise CommandRefused("too_fast")
        do(request, **fields)

    monkeypatch.setattr(eva.table, "do", refuse)
    eva.type("x")

    eva.until("That was too fast. Please wait a moment.", "Enter to start")
