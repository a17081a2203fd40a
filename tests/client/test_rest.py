"""Joining over REST: who gets in, and why others are refused."""

import msgspec
import pytest

from tests.client.rooms import settings
from tests.server.running import Running
from turncoat.client import CommandRefused, ConnectionLost, RemoteTable, RestClient


@pytest.fixture
def rest(game_server: Running) -> RestClient:
    return RestClient(game_server.address)


@pytest.mark.parametrize(
    ("link", "address", "socket", "code"),
    [
        (
            "http://house:8421/r/ABCDEF",
            "http://house:8421",
            "ws://house:8421/api/rooms/ABCDEF/play",
            "ABCDEF",
        ),
        ("https://house/r/abcdef/", "https://house", "wss://house/api/rooms/ABCDEF/play", "ABCDEF"),
        (
            "http://[::1]:9/r/ABCDEF#transfer=x",
            "http://[::1]:9",
            "ws://[::1]:9/api/rooms/ABCDEF/play",
            "ABCDEF",
        ),
    ],
)
def test_a_link_is_a_server_and_a_code(link: str, address: str, socket: str, code: str) -> None:
    rest, found = RestClient.from_link(link)

    assert (rest.address, rest.socket_of(found), found) == (address, socket, code)


def test_a_link_without_a_code_is_refused() -> None:
    with pytest.raises(CommandRefused, match="unknown_page"):
        RestClient.from_link("http://house:8421/")


def test_whoever_opens_a_room_gets_its_link_and_a_token(rest: RestClient) -> None:
    entry = rest.open(settings(), "Ada")

    assert entry.link == f"{rest.address}/r/{entry.room}"
    with RemoteTable.enter(entry.link, entry.token) as ada:
        assert ada.room.host == ada.member == entry.member


def test_each_guest_is_somebody_of_their_own(rest: RestClient) -> None:
    room = rest.open(settings(), "Ada").room

    ben, cyd = rest.join(room, "Ben"), rest.join(room, "Cyd")

    assert ben.token != cyd.token
    assert ben.member != cyd.member


@pytest.mark.parametrize(
    ("name", "reason", "field"),
    [
        ("ada", "name_taken", "name"),
        ("\u200b", "bad_name", "name"),
        ("x" * 17, "bad_name", "name"),
        ("x" * 49, "bad_message", "name"),
    ],
)
def test_a_refusal_has_a_reason_and_names_the_field(
    rest: RestClient, name: str, reason: str, field: str
) -> None:
    room = rest.open(settings(), "Ada").room

    with pytest.raises(CommandRefused) as refusal:
        rest.join(room, name)

    assert (refusal.value.reason, refusal.value.field) == (reason, field)
    assert str(refusal.value) == (f"{reason} ({field})" if field else reason)


def test_the_open_rooms_are_those_that_are_listed(rest: RestClient) -> None:
    listed = msgspec.structs.replace(settings(), listed=True)
    shown, hidden = rest.open(listed, "Ada").room, rest.open(settings(), "Ben").room

    rooms = {room.code: room for room in rest.rooms()}

    assert (rooms[shown].host, rooms[shown].free_seats) == ("Ada", 4)
    assert hidden not in rooms


def test_only_the_host_gives_a_seat_to_a_program(rest: RestClient) -> None:
    ada = rest.open(settings(), "Ada")
    ben = rest.join(ada.room, "Ben")

    with pytest.raises(CommandRefused, match="not_host"):
        rest.join_program(ada.room, ben.token, 1, "Robo")
    with pytest.raises(CommandRefused, match="wrong_token"):
        rest.join_program(ada.room, "x" * 22, 1, "Robo")
    robo = rest.join_program(ada.room, ada.token, 1, "Robo")
    with pytest.raises(CommandRefused, match="seat_taken"):
        rest.join_program(ada.room, ada.token, 1, "Other")

    with RemoteTable.enter(robo.link, robo.token) as table:
        assert table.seats == [1]
        assert [member.program for member in table.room.members] == [False, False, True]


def test_only_the_host_puts_up_a_screen(rest: RestClient) -> None:
    ada = rest.open(settings(), "Ada")
    ben = rest.join(ada.room, "Ben")

    with pytest.raises(CommandRefused, match="not_host"):
        rest.join_display(ada.room, ben.token, "Telly")
    telly = rest.join_display(ada.room, ada.token, "Telly")

    with RemoteTable.enter(telly.link, telly.token) as table:
        assert table.seats == []
        assert [member.display for member in table.room.members] == [False, False, True]


def test_a_seat_moves_once(rest: RestClient) -> None:
    ada = rest.open(settings(), "Ada")
    move = rest.transfer(ada.room, ada.token)

    moved = rest.redeem(ada.room, move.code)

    assert move.link == f"{ada.link}#transfer={move.code}"
    assert moved.member == ada.member
    with pytest.raises(CommandRefused, match="wrong_token"):
        rest.redeem(ada.room, move.code)
    with pytest.raises(CommandRefused, match="wrong_token"), RemoteTable.enter(ada.link, ada.token):
        pass


def test_before_the_end_there_is_nothing_to_look_back_at(rest: RestClient) -> None:
    with pytest.raises(CommandRefused, match="unknown_page"):
        rest.last_views("0123456789abcdef")


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:1", "http://127.0.0.1:99999", "http://a..b", "http://"]
)
def test_where_nobody_answers_nobody_is_found(address: str) -> None:
    with pytest.raises(ConnectionLost):
        RestClient(address).join("ABCDEF", "Ben")
    with pytest.raises(ConnectionLost):
        RemoteTable(RestClient(address), "ABCDEF", "x" * 22).connect()
