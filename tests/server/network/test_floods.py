"""Limits of websockets: unreadable, large and too many messages, and clients that don't read."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from time import monotonic, sleep

import pytest

from tests.server.guests import (
    BAD,
    SIT,
    Wire,
    connected,
    join,
    open_room,
    post,
    refusal,
    room_in,
)
from tests.server.running import Running
from turncoat.server import limits
from turncoat.server.protocol import frames
from turncoat.server.room.people.admission import MOST_MEMBERS

POLICY, TOO_BIG = 1008, 1009
RATE = 600
# More messages than the limit allows, even if sending them takes a while.
FLOOD = 2 * limits.BURST


# Unreadable messages, and too many of them.


@pytest.mark.parametrize("frame", BAD)
def test_what_can_not_be_read_is_refused_and_the_next_is_heard(
    server: Running, frame: str | bytes
) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        wire.send(frame)
        refused = wire.next_frame()
        after = wire.ask("sit", seat=0)

    assert isinstance(refused, frames.Refusal)
    assert (refused.error, refused.to in (-1, 1)) == ("bad_message", True)
    assert refusal(after) == ""


LONG = "x" * 100


@pytest.mark.parametrize(
    ("frame", "to", "field"),
    [
        ('{"do":"sit","id":8,"seat":77}', 8, "seat"),
        ('{"do":"sit","id":8}', 8, "seat"),
        ('{"do":"sit","id":8,"seat":0,"more":1}', 8, "more"),
        ('{"do":"win","id":8}', 8, "do"),
        ('{"id":8}', 8, "do"),
        ('{"do":"answer","id":8,"seat":0,"question":1,"option":["go",{}]}', 8, "option[1]"),
        ('{"do":"arrange","id":8,"settings":{"langage":"en"}}', 8, "settings.langage"),
        ('{"do":"arrange","id":8,"settings":{"game":"go","players":9}}', 8, "settings.players"),
        ('{"do":"hello","id":8,"protocol":2,"token":"' + "A" * 43 + '"}', 8, "do"),
        # Only short and plain paths, and only ids in range, are repeated to the sender.
        (f'{{"do":"sit","id":8,"seat":0,"{LONG}":1}}', 8, ""),
        ('{"do":"sit","id":8,"seat":0,"<b>":1}', 8, ""),
        (f'{{"do":"arrange","id":8,"settings":{{"{LONG}":1}}}}', 8, "settings"),
        ('{"do":"sit","id":-8,"seat":0}', -1, "id"),
        ('{"do":"sit","id":9007199254740993,"seat":0}', -1, "id"),
        ('{"do":"sit","id":8.5,"seat":0}', -1, "id"),
        ('{"do":"sit","id":"8","seat":0}', -1, "id"),
        ('{"do":"sit","seat":0}', -1, "id"),
        ('{"do":"sit","id":8,"seat":0', -1, ""),
        ("[8]", -1, ""),
    ],
)
def test_a_refusal_tells_which_message_and_which_field(
    server: Running, frame: str, to: int, field: str
) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        wire.send(frame)

        assert wire.next_frame() == frames.Refusal(to=to, error="bad_message", field=field)


def test_a_greeting_that_can_not_be_read_is_refused_by_its_number(server: Running) -> None:
    with Wire(server) as wire:
        wire.send('{"do":"hello","id":5,"protocol":2,"token":"short"}')

        assert wire.next_frame() == frames.Refusal(to=5, error="bad_message", field="token")
        assert wire.closed == POLICY


def test_a_message_that_is_too_large_is_refused_by_its_number(server: Running) -> None:
    host = open_room(server)
    text = "x" * limits.LARGEST_FRAME

    with connected(server, host) as wire:
        wire.send(f'{{"do":"write","id":8,"text":"{text}"}}')

        assert wire.next_frame() == frames.Refusal(to=8, error="too_large")


def test_text_that_is_no_text_is_refused(server: Running) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        wire.socket.send(b"\xff\xfe", text=True)

        assert wire.next_frame() == frames.Refusal(to=-1, error="bad_message")


def test_a_frame_that_is_too_large_is_refused(server: Running) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        wire.send("x" * (limits.LARGEST_FRAME + 1))

        assert wire.next_frame() == frames.Refusal(to=-1, error="too_large")
        assert refusal(wire.ask("sit", seat=0)) == ""


def test_a_frame_that_is_huge_is_not_even_read(server: Running) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        wire.send("x" * (limits.LARGEST_READ + 1))

        assert wire.closed == TOO_BIG


def test_whoever_is_too_fast_is_heard_slowly(server: Running) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        for _ in range(FLOOD):
            wire.send(SIT)
        began = monotonic()
        heard = [wire.next_frame(limits.PATIENCE) for _ in range(FLOOD)]
        refused = [frame.error for frame in heard if isinstance(frame, frames.Refusal)]

        assert set(refused) == {"seat_taken", "too_fast"}
        assert {frame.to for frame in heard if isinstance(frame, frames.Refusal)} == {7}
        # The server stopped reading for a moment after each refusal for being too fast.
        assert monotonic() - began > (refused.count("too_fast") - 1) * limits.READ_PAUSE
        sleep(2 * limits.READ_PAUSE)
        wire.remaining_frames()
        assert refusal(wire.ask("stand", seat=0)) == ""


def test_a_program_that_tries_again_after_a_moment_goes_on(server: Running) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        done = [answered_at_last(wire, f"Ada {number % 2}") for number in range(FLOOD)]

    assert all(done)


def answered_at_last(wire: Wire, name: str) -> bool:
    """Send a command until it is not refused as too fast, with pauses, as our own client does."""
    for _ in range(20):
        if refusal(wire.ask("rename", name=name, language="en")) != "too_fast":
            return True
        sleep(limits.READ_PAUSE / 2)
    return False


def test_whoever_sends_nothing_that_can_be_read_is_cut_off(server: Running) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        for _ in range(2 * limits.MOST_REFUSED):
            wire.send("nonsense")
        heard = wire.remaining_frames(timeout=1)

        assert {frame.error for frame in heard if isinstance(frame, frames.Refusal)} == {
            "bad_message",
            "too_fast",
        }
        assert wire.closed == POLICY
    with connected(server, host) as again:
        assert refusal(again.ask("sit", seat=0)) == ""


def test_the_first_device_goes_when_a_member_has_too_many(server: Running) -> None:
    host = open_room(server)
    with connected(server, host) as first, ExitStack() as stack:
        others = [stack.enter_context(connected(server, host)) for _ in range(limits.MOST_DEVICES)]

        assert first.closed == POLICY
        assert refusal(others[0].ask("sit", seat=0)) == ""


@pytest.mark.parametrize("kind", ["ping", "pong", "fragment"])
def test_frames_that_are_no_messages_are_counted_too(server: Running, kind: str) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        flood = {
            "ping": b"\x89\x80\0\0\0\0",
            "pong": b"\x8a\x80\0\0\0\0",
            "fragment": b"\x00\x80\0\0\0\0",
        }
        opening = b"\x01\x80\0\0\0\0" if kind == "fragment" else b""
        wire.socket.socket.sendall(opening + flood[kind] * 1_000)

        assert wire.closed is not None


# Clients that don't read.


class RoomWithStalledPhone:
    """A room with many members in which Ben has a seat, and a phone that stops reading."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.host = open_room(server)
        self.ben = join(server, self.host.room, "Ben")
        names = [f"Guest number {number}" for number in range(MOST_MEMBERS - 2)]
        self.guests = [join(server, self.host.room, name) for name in names]
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        self.phone = Wire(server, sock=line)
        self.phone.hello(self.host.room, self.ben.token)
        self.phone.ask("sit", seat=1)
        seen = self.room()
        self.was_there, self.size = seen.members[1].present, len(frames.write(seen))

    def make_noise(self) -> None:
        """Send more room frames than the phone's connection can hold.

        Guests connect in turn, each before the previous one disconnects, and everybody is told. It
        has to be another guest each time: nobody is told of a member who is back within a tick.
        """
        before = ExitStack()
        for number in range(6 * limits.MOST_UNSENT // self.size):
            with before:
                before = ExitStack()
                wire = before.enter_context(Wire(self.server))
                wire.hello(self.host.room, self.guests[number % len(self.guests)].token)
        before.close()

    def room(self) -> frames.Room:
        """The room as Ada sees it."""
        with Wire(self.server) as ada:
            return room_in(ada.hello(self.host.room, self.host.token))


@pytest.fixture
def stalled(server: Running) -> Iterator[RoomWithStalledPhone]:
    """The room after more was sent than Ben's phone has read; its connection is still open."""
    found = RoomWithStalledPhone(server)
    found.make_noise()
    yield found
    found.phone.socket.close_timeout = 0
    found.phone.socket.close()


def test_whoever_does_not_read_is_cut_off_and_can_return(stalled: RoomWithStalledPhone) -> None:
    end = monotonic() + 2 * limits.PATIENCE
    while stalled.room().members[1].present and monotonic() < end:
        sleep(0.2)

    is_there = stalled.room().members[1].present
    with Wire(stalled.server) as wire:
        shown = wire.hello(stalled.host.room, stalled.ben.token)
    assert (stalled.was_there, is_there) == (True, False)
    assert room_in(shown).your_seats == [1]
    assert len(shown) == 3


def test_whoever_has_moved_on_is_not_heard_from_the_old_phone(
    stalled: RoomWithStalledPhone,
) -> None:
    path = f"/api/rooms/{stalled.host.room}/transfers"
    code = post(stalled.server, path, token=stalled.ben.token).json()["code"]
    post(stalled.server, f"{path}/redeem", {"code": code})

    stalled.phone.send('{"do":"stand","id":9,"seat":1}')
    sleep(0.3)

    assert stalled.room().chairs[1].member == stalled.ben.member


# The limiters themselves.


def test_a_bucket_gives_a_burst_and_then_as_much_as_flows_in() -> None:
    bucket = limits.Bucket(burst=3, per_second=2)

    at_once = [bucket.take(10.0) for _ in range(4)]
    half_a_second_later = [bucket.take(10.5) for _ in range(2)]

    assert at_once == [True, True, True, False]
    assert half_a_second_later == [True, False]


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    bucket = limits.Bucket(burst=2, per_second=100)
    bucket.take(0.0)

    assert [bucket.take(1_000.0) for _ in range(3)] == [True, True, False]


def test_the_doors_are_full_for_one_address_and_open_for_others() -> None:
    limiter = limits.ConnectionLimiter(RATE)
    visitors = [object() for _ in range(limits.MOST_CONNECTIONS)]
    for visitor in visitors:
        limiter.enter("here", visitor)
        limiter.authenticated("here", visitor)

    full = limiter.full("here"), limiter.full("there")
    limiter.leave("here", visitors[0])

    assert full == (True, False)
    assert not limiter.full("here")


def test_what_one_address_may_cause_is_measured_and_leaves_room_for_others() -> None:
    limiter = limits.ConnectionLimiter(RATE)

    at_once = [limiter.allow("here", 5.0, RATE) for _ in range(2)]
    elsewhere = limiter.allow("there", 5.0, RATE)
    a_moment_later = [limiter.allow("here", 5.5, RATE) for _ in range(2)]

    assert at_once == [True, False]
    assert elsewhere
    assert a_moment_later == [True, False]


def test_whoever_has_shown_a_token_is_no_stranger_any_more() -> None:
    limiter = limits.ConnectionLimiter(RATE)
    known = object()
    limiter.enter("here", known)
    limiter.authenticated("here", known)

    sent_away = [limiter.enter("here", object()) for _ in range(limits.MOST_UNAUTHENTICATED)]

    assert sent_away == [None] * limits.MOST_UNAUTHENTICATED


def test_nothing_is_kept_of_an_address_from_which_nobody_is_left() -> None:
    limiter = limits.ConnectionLimiter(RATE)
    visitor = object()
    limiter.enter("here", visitor)

    limiter.leave("here", visitor)

    assert not limiter.connected
    assert not limiter.unauthenticated
