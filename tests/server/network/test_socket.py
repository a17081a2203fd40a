"""The websocket: whose messages are accepted, what is refused, and who is sent what."""

from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from tests.server.guests import (
    BAD,
    SIT,
    Wire,
    begin,
    connected,
    get,
    join,
    open_room,
    post,
    refusal,
    room_in,
)
from tests.server.running import Running
from turncoat.server import limits
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import REFUSALS
from turncoat.server.protocol.version import PROTOCOL

POLICY = 1008


# Hello.


def test_a_token_opens_a_connection_and_shows_the_room(server: Running) -> None:
    host = open_room(server)

    with Wire(server) as wire:
        welcome, room, done = wire.hello(host.room, host.token)

    assert isinstance(welcome, frames.Welcome)
    assert isinstance(room, frames.Room)
    assert isinstance(done, frames.Done)
    assert (welcome.member, room.code, room.host) == (host.member, host.room, host.member)


def test_the_greeting_says_which_version_of_the_protocol_is_spoken(server: Running) -> None:
    host = open_room(server)

    with Wire(server) as wire:
        [welcome, *_] = wire.hello(host.room, host.token)

    assert isinstance(welcome, frames.Welcome)
    assert welcome.protocol == PROTOCOL


@pytest.mark.parametrize(
    "hello",
    [
        {"protocol": PROTOCOL + 1, "token": "A" * 43},
        {"protocol": PROTOCOL + 1, "token": "A" * 43, "something": "new"},
        {"room": "ABCDEF", "token": "A" * 43},
    ],
)
def test_a_client_that_speaks_another_version_is_told_so(
    server: Running, hello: dict[str, Any]
) -> None:
    with Wire(server) as wire:
        assert refusal(wire.ask("hello", **hello)) == "other_version"
        assert wire.closed is not None


def test_a_client_at_the_address_of_version_1_is_told_to_upgrade(server: Running) -> None:
    address = server.address.replace("http", "ws") + "/api/play"

    with connect(address, close_timeout=1) as old:
        told = frames.read(old.recv(10))

    assert isinstance(told, frames.Refusal)
    assert told.error == "other_version"


@pytest.mark.parametrize(
    ("room", "token", "why"),
    [
        ("mine", "A" * 43, "wrong_token"),
        ("mine", "Ada", "bad_message"),
        ("mine", "", "bad_message"),
        ("mine", "other", "wrong_token"),
        ("other", "mine", "wrong_token"),
        ("ZZZZZZ", "mine", "unknown_room"),
        ("ZZ..ZZ", "mine", "unknown_room"),
    ],
)
def test_no_other_token_gets_more_than_a_refusal(
    server: Running, room: str, token: str, why: str
) -> None:
    mine, other = open_room(server), open_room(server)
    rooms = {"mine": mine.room, "other": other.room}
    tokens = {"mine": mine.token, "other": other.token}

    with Wire(server) as wire:
        heard = wire.hello(rooms.get(room, room), tokens.get(token, token))
        wire.send(SIT)
        rest = wire.remaining_frames()

        assert len(heard) == 1
        assert refusal(heard) == why
        assert rest == []
        assert wire.closed == POLICY


@pytest.mark.parametrize("first", [SIT, *BAD])
def test_nothing_but_hello_comes_first(server: Running, first: str | bytes) -> None:
    with Wire(server) as wire:
        wire.send(first)
        heard = wire.remaining_frames()

        assert refusal(heard) == "bad_message"
        assert len(heard) == 1
        assert wire.closed == POLICY


def test_a_second_hello_is_refused_and_changes_nothing(server: Running) -> None:
    mine, other = open_room(server), open_room(server)

    with connected(server, mine) as wire:
        again = wire.hello(other.room, other.token)
        shown = room_in(wire.ask("sit", seat=0))

    assert refusal(again) == "bad_message"
    assert shown.code == mine.room


def test_a_stranger_hears_nothing_of_what_goes_on(server: Running) -> None:
    host = open_room(server)

    with Wire(server) as stranger, connected(server, host) as wire:
        begin(wire)

        assert stranger.remaining_frames() == []
        assert stranger.stays_open


def test_the_longest_waiting_stranger_goes_when_there_are_too_many(server: Running) -> None:
    first = Wire(server).open()

    crowd = [Wire(server).open() for _ in range(limits.MOST_UNAUTHENTICATED)]

    assert first.closed == POLICY
    assert crowd[-1].stays_open
    for wire in crowd:
        wire.socket.close()


# Names are no credentials.


def test_the_name_of_somebody_who_left_does_not_open_their_seat(server: Running) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Ben")
    with connected(server, guest) as wire:
        wire.ask("sit", seat=1)
        wire.ask("leave")

        assert wire.closed == POLICY
    namesake = join(server, host.room, "Ben")

    with Wire(server) as wire:
        shown = room_in(wire.hello(host.room, namesake.token))
    with Wire(server) as wire:
        gone = wire.hello(host.room, guest.token)
    assert shown.your_seats == []
    assert refusal(gone) == "wrong_token"


def test_whoever_left_in_mid_game_and_joins_anew_only_watches(server: Running) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Ben")
    with connected(server, host) as ada, connected(server, guest) as ben:
        ben.ask("sit", seat=3)
        begin(ada, players=3)
        ben.ask("ready", nonce="0c")
        ben.ask("leave")

        again = join(server, host.room, "Benny")

        with Wire(server) as spectator:
            shown = spectator.hello(host.room, again.token)
    tables = [frame for frame in shown if isinstance(frame, frames.TableFrame)]
    stories = [frame for frame in shown if isinstance(frame, frames.Story)]
    assert room_in(shown).phase == "playing"
    assert [table.seat for table in tables] == [None]
    assert [story.seat for story in stories] == [None]
    assert not any(event[0] == "you_are" for event in stories[0].events)


# Several devices, and coming back.


def test_two_devices_with_one_token_see_and_do_the_same(server: Running) -> None:
    host = open_room(server)

    with connected(server, host) as phone, connected(server, host) as tablet:
        phone.remaining_frames()
        mine = begin(phone)
        before = tablet.remaining_frames()

        shown = [frame for frame in before if isinstance(frame, frames.Room | frames.TableFrame)]
        assert shown[-5:] == [f for f in mine if isinstance(f, frames.Room | frames.TableFrame)]
        assert refusal(tablet.ask("again")) == "not_now"


def test_coming_back_in_mid_decision_gives_the_state_of_now(server: Running) -> None:
    host = open_room(server)
    with connected(server, host) as wire:
        dealt = begin(wire)
        table = next(f for f in dealt if isinstance(f, frames.TableFrame) and f.decision)
        assert table.decision is not None
        choice = {"question": table.question, "option": table.decision.options[0]}
        wire.ask("answer", seat=table.seat, **choice)
        wire.remaining_frames()
        seen = [frames.read(frame) for frame in wire.raw]

        with Wire(server) as other:
            now = other.hello(host.room, host.token)

    assert room_in(now) == room_in(seen)
    assert state_of(now) == state_of(seen)
    assert len(state_of(now)) == 4


def state_of(
    seen: list[frames.AnyFrame],
) -> dict[int | None, tuple[frames.TableFrame, list[object]]]:
    """The last table and the story of each seat after these frames."""
    tables = {frame.seat: frame for frame in seen if isinstance(frame, frames.TableFrame)}
    stories: dict[int | None, list[object]] = {seat: [] for seat in tables}
    for frame in seen:
        if isinstance(frame, frames.Story):
            stories[frame.seat][frame.since :] = frame.events
    return {seat: (tables[seat], stories[seat]) for seat in tables}


def test_whoever_is_kicked_is_cut_off_and_can_not_return(server: Running) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Ben")

    with connected(server, host) as ada, connected(server, guest) as ben:
        ben.ask("sit", seat=1)
        ada.ask("kick", member=guest.member)

        assert ben.closed == POLICY
    with Wire(server) as wire:
        assert refusal(wire.hello(host.room, guest.token)) == "removed_by_host"


# What is refused.


def test_every_refusal_is_on_the_closed_list(server: Running) -> None:
    host = open_room(server)

    with connected(server, host) as wire:
        asked = [
            wire.ask("stand", seat=0), wire.ask("stand", seat=7), wire.ask("kick", member=9),
            wire.ask("seat_bot", seat=0, level="genius"), wire.ask("vote", yes=True),
            wire.ask("answer", seat=0, question=1, option=[]), wire.ask("mute", member=2**70),
            wire.ask("say", seat=0, claim=["x"]), wire.ask("ready"), wire.ask("return", seat=1),
            wire.ask("write", text="www.example.com"), wire.ask("call", ballot="pause"),
            wire.ask("again"),
        ]  # fmt: skip

    reasons = {refusal(found) for found in asked}
    assert reasons <= set(REFUSALS)
    assert len(reasons) >= 6
    assert all(len(found) == 1 for found in asked)


# Other seats.


def test_nobody_answers_for_another_seat(server: Running) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Ben")
    with connected(server, host) as ada, connected(server, guest) as ben:
        dealt = begin(ada)
        table = next(f for f in dealt if isinstance(f, frames.TableFrame) and f.decision)
        ben.remaining_frames()
        assert table.decision is not None
        choice = {"question": table.question, "option": table.decision.options[0]}

        asked = [
            ben.ask("answer", seat=table.seat, **choice),
            ben.ask("answer", seat=table.seat, question=table.question, option=["no", "option"]),
            ben.ask("offer", seat=table.seat, **choice),
            ben.ask("undo", seat=table.seat, question=table.question),
            ben.ask("return", seat=table.seat),
            ben.ask("say", seat=table.seat, claim=["x"]),
            ben.ask("write", seat=table.seat, text="It was me"),
        ]

        assert [refusal(found) for found in asked] == ["not_yours"] * 7
        assert ada.remaining_frames() == []


def test_an_old_answer_does_not_hit_a_new_question(server: Running) -> None:
    host = open_room(server)
    with connected(server, host) as ada:
        dealt = begin(ada)
        table = next(f for f in dealt if isinstance(f, frames.TableFrame) and f.decision)
        assert table.decision is not None
        choice = {"question": table.question, "option": table.decision.options[0]}
        first = ada.ask("answer", seat=table.seat, **choice)

        again = ada.ask("answer", seat=table.seat, **choice)

    assert refusal(first) == ""
    assert again == [frames.Refusal(to=ada.number, error="stale")]


def test_tokens_are_in_no_frame_and_no_page(server: Running) -> None:
    host = open_room(server)
    guest = join(server, host.room, "Ben")

    with connected(server, guest) as ben, connected(server, host) as ada:
        begin(ada)
        ada.hello(host.room, guest.token)
        ben.remaining_frames()
        shown = "\n".join([*ada.raw, *ben.raw])
    pages = [
        get(server, path, host.token).text
        for path in ("/metrics", "/api/rooms", f"/api/rooms/{host.room}/story", "/api/nowhere")
    ]
    pages.append(post(server, f"/api/rooms/{host.room}/programs", {"seat": 9}, host.token).text)

    everything = msgspec.json.encode([shown, *pages]).decode()
    assert host.token not in everything
    assert guest.token not in everything
