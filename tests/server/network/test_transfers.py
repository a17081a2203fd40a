"""Moving a seat to another device: a code works once, and the old token becomes invalid."""

import msgspec
import pytest

from tests.server.guests import Wire, connected, join, open_room, post, problem, refusal, room_in
from tests.server.running import Running
from turncoat.server.device_transfer import MOST, SECONDS, DeviceTransfers
from turncoat.server.protocol import pages
from turncoat.server.protocol.errors import Refused

POLICY = 1008


def move(server: Running, entry: pages.Joined) -> pages.Transfer:
    """Get a code for another device."""
    response = post(server, f"/api/rooms/{entry.room}/transfers", token=entry.token)
    return msgspec.json.decode(response.content, type=pages.Transfer)


def redeem(server: Running, room: str, code: str) -> pages.Joined:
    """Redeem a code on the other device."""
    response = post(server, f"/api/rooms/{room}/transfers/redeem", {"code": code})
    return msgspec.json.decode(response.content, type=pages.Joined)


def test_the_other_device_has_the_seats_and_the_old_one_is_cut_off(server: Running) -> None:
    host = open_room(server)
    with connected(server, host) as old, connected(server, host) as second:
        old.ask("sit", seat=1)

        there = redeem(server, host.room, move(server, host).code)

        with Wire(server) as new:
            shown = room_in(new.hello(host.room, there.token))
        assert (old.closed, second.closed) == (POLICY, POLICY)
    assert (there.room, there.member) == (host.room, host.member)
    assert (shown.your_seats, shown.host) == ([1], host.member)


def test_the_old_token_is_dead_at_every_door(server: Running) -> None:
    host = open_room(server)
    redeem(server, host.room, move(server, host).code)

    again = post(server, f"/api/rooms/{host.room}/transfers", token=host.token)
    program = {"seat": 0, "name": "Robot"}
    lent = post(server, f"/api/rooms/{host.room}/programs", program, host.token)
    with Wire(server) as wire:
        heard = wire.hello(host.room, host.token)

    assert problem(again) == problem(lent) == (401, "wrong_token")
    assert len(heard) == 1
    assert refusal(heard) == "wrong_token"


def test_a_code_works_once(server: Running) -> None:
    host = open_room(server)
    code = move(server, host).code
    redeem(server, host.room, code)

    response = post(server, f"/api/rooms/{host.room}/transfers/redeem", {"code": code})

    assert problem(response) == (401, "wrong_token")


def test_a_newer_code_ends_the_older_one(server: Running) -> None:
    host = open_room(server)
    older = move(server, host)
    newer = move(server, host)

    response = post(server, f"/api/rooms/{host.room}/transfers/redeem", {"code": older.code})

    assert problem(response) == (401, "wrong_token")
    assert redeem(server, host.room, newer.code).member == host.member


def test_a_code_opens_no_other_room(server: Running) -> None:
    here, elsewhere = open_room(server), open_room(server)
    code = move(server, here).code

    response = post(server, f"/api/rooms/{elsewhere.room}/transfers/redeem", {"code": code})

    assert problem(response) == (401, "wrong_token")


def test_a_code_of_somebody_who_has_left_is_worth_nothing(server: Running) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Ben")
    code = move(server, guest).code
    with connected(server, guest) as wire:
        wire.ask("leave")

    response = post(server, f"/api/rooms/{host.room}/transfers/redeem", {"code": code})

    assert problem(response) == (401, "wrong_token")


def test_a_link_shows_the_code_to_nobody_on_the_way(server: Running) -> None:
    host = open_room(server)

    found = move(server, host)

    address, _, secret = found.link.partition("#")
    assert address == host.link
    assert secret == f"transfer={found.code}"
    assert found.seconds == SECONDS
    assert host.token not in found.link


def test_a_code_expires() -> None:
    moves = DeviceTransfers()
    code = moves.issue(1_000, "ROOM", 1)

    with pytest.raises(Refused) as refused:
        moves.redeem(1_000 + SECONDS * 1000, "ROOM", code)

    assert refused.value.reason == "wrong_token"


def test_a_code_is_good_until_it_expires() -> None:
    moves = DeviceTransfers()
    code = moves.issue(1_000, "ROOM", 1)

    assert moves.redeem(999 + SECONDS * 1000, "ROOM", code) == 1


def test_the_oldest_code_goes_when_there_are_too_many() -> None:
    moves = DeviceTransfers()
    first = moves.issue(0, "ROOM", 0)
    moves._codes |= {f"code {n}": ("ROOM", n, 9_000) for n in range(1, MOST)}

    last = moves.issue(0, "ROOM", MOST)

    assert moves.redeem(0, "ROOM", last) == MOST
    with pytest.raises(Refused):
        moves.redeem(0, "ROOM", first)
