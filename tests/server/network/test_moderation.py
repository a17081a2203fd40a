"""Locking and banning on a running server, from more than one address."""

import httpx
import msgspec
import pytest

from tests.server.guests import open_room, problem
from tests.server.running import Running
from turncoat.client import CommandRefused, RemoteTable
from turncoat.server.protocol import commands, pages

# All of 127.0.0.0/8 is this machine, but the server takes each address for another visitor.
ELSEWHERE, FAR = "127.0.0.2", "127.0.0.3"


def join_from(
    server: Running, room: str, name: str, address: str, token: str = ""
) -> httpx.Response:
    """Join a room from an address, optionally with an earlier token."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as client:
        path = f"{server.address}/api/rooms/{room}/members"
        return client.post(path, json={"name": name}, headers=headers)


def neighbours(server: Running, host: pages.Joined, member: int) -> pages.Neighbours:
    path = f"{server.address}/api/rooms/{host.room}/members/{member}/neighbours"
    found = httpx.get(path, headers={"Authorization": f"Bearer {host.token}"})
    return msgspec.json.decode(found.content, type=pages.Neighbours)


def entry_in(response: httpx.Response) -> pages.Joined:
    return msgspec.json.decode(response.content, type=pages.Joined)


def test_nobody_joins_a_locked_room_but_members_come_back(server: Running) -> None:
    host = open_room(server, listed=True)
    guest = entry_in(join_from(server, host.room, "Ben", ELSEWHERE))
    with RemoteTable.enter(host.link, host.token) as table:
        table.do(commands.Lock)

        refused = problem(join_from(server, host.room, "Cyd", ELSEWHERE))
        listed = [room["code"] for room in httpx.get(f"{server.address}/api/rooms").json()]

        assert refused == (403, "locked")
        assert host.room not in listed
        assert httpx.get(f"{server.address}/api/rooms/{host.room}").json()["locked"]
        with RemoteTable.enter(host.link, guest.token) as back:
            assert back.room.locked


def test_the_token_of_somebody_who_is_banned_opens_nothing(server: Running) -> None:
    host = open_room(server)
    guest = entry_in(join_from(server, host.room, "Ben", ELSEWHERE))
    with RemoteTable.enter(host.link, host.token) as table:
        table.do(commands.Ban, member=guest.member)

        with pytest.raises(CommandRefused) as refusal:
            RemoteTable.enter(host.link, guest.token).connect()

        assert refusal.value.reason == "banned_by_host"
        again = join_from(server, host.room, "Benno", ELSEWHERE, guest.token)
        assert problem(again) == (403, "banned_by_host")
        assert problem(join_from(server, host.room, "Eva", ELSEWHERE)) == (403, "sent_away")
        assert join_from(server, host.room, "Eva", FAR).status_code == 201


def test_a_ban_by_address_holds_for_that_address_and_that_room(server: Running) -> None:
    host, other = open_room(server), open_room(server)
    ben, _ = [entry_in(join_from(server, host.room, name, ELSEWHERE)) for name in ("Ben", "Cyd")]
    with RemoteTable.enter(host.link, host.token) as table:
        assert neighbours(server, host, ben.member) == pages.Neighbours(
            known=True, yours=False, names=["Cyd"]
        )

        table.do(commands.Ban, member=ben.member, by_address=True)

        assert [member.name for member in table.room.members] == ["Ada"]
        assert problem(join_from(server, host.room, "Eva", ELSEWHERE)) == (403, "banned_by_host")
        assert join_from(server, host.room, "Eva", FAR).status_code == 201
        assert join_from(server, other.room, "Eva", ELSEWHERE).status_code == 201


def test_the_host_is_told_when_somebody_shares_their_own_address(server: Running) -> None:
    host = open_room(server)
    guest = entry_in(join_from(server, host.room, "Ben", "127.0.0.1"))

    told = neighbours(server, host, guest.member)

    assert told == pages.Neighbours(known=True, yours=True, names=[])


def test_only_the_host_may_ask_who_shares_an_address(server: Running) -> None:
    host = open_room(server)
    guest = entry_in(join_from(server, host.room, "Ben", ELSEWHERE))
    path = f"{server.address}/api/rooms/{host.room}/members/{host.member}/neighbours"

    asked = httpx.get(path, headers={"Authorization": f"Bearer {guest.token}"})

    assert problem(asked) == (403, "not_host")
    assert problem(httpx.get(path)) == (401, "wrong_token")


def test_a_stranger_who_is_sent_away_is_not_back_at_once(server: Running) -> None:
    host = open_room(server)
    guest = entry_in(join_from(server, host.room, "Ben", ELSEWHERE))
    with RemoteTable.enter(host.link, host.token) as table:
        table.do(commands.Kick, member=guest.member)

        assert problem(join_from(server, host.room, "Benno", ELSEWHERE)) == (403, "sent_away")
        assert join_from(server, host.room, "Eva", FAR).status_code == 201


def test_one_address_does_not_fill_a_room_with_members(server: Running) -> None:
    host = open_room(server)

    came = [
        join_from(server, host.room, f"Guest {number}", ELSEWHERE).status_code
        for number in range(12)
    ]

    assert came == [201] * 8 + [429] * 4
    assert join_from(server, host.room, "Eva", FAR).status_code == 201
