"""Displays: a shared screen shows what is public, without delay, and can do nothing."""

from typing import Any

import pytest

from tests.server.room.room_harness import ADA, BEN, RoomHarness
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import inbox, outbox
from turncoat.server.room.outbox import SentState

TV = "Telly"


def put_up(harness: RoomHarness, host: str = ADA) -> RoomHarness:
    """Let a host add a display, and connect it."""
    me = harness.room.members[harness.ids[host]]
    harness.ids[TV] = inbox.join_display(harness.room, harness.now, me, TV, "en", "hash-tv")
    harness.connect(TV)
    return harness


def shown(harness: RoomHarness) -> list[Any]:
    """All frames that the display would be sent on connecting now."""
    return [frames.read(frame) for frame in outbox.news(harness.room, SentState(harness.ids[TV]))]


@pytest.mark.parametrize("spectators", [Spectators(allowed=False), Spectators(delay=600)])
def test_it_shows_what_is_public_at_once_whatever_holds_for_spectator(
    spectators: Spectators,
) -> None:
    harness = put_up(RoomHarness(spectators=spectators).start(ADA, BEN))

    room, story, table = shown(harness)

    assert room.phase == "playing"
    assert table.seat is None
    assert table.question == harness.room.game.number
    assert story.events == harness.room.game.story.by_viewer[None]


def test_it_sees_what_a_spectator_sees_and_no_more() -> None:
    harness = RoomHarness().join("Wim").start(ADA, BEN)
    harness.do("Wim", commands.HandOver, member=harness.ids[ADA])
    put_up(harness)

    spectator = [frames.read(f) for f in outbox.news(harness.room, SentState(harness.ids["Wim"]))]

    assert shown(harness) == spectator


@pytest.mark.parametrize(
    ("request_", "fields"),
    [
        (commands.Sit, {"seat": 0}),
        (commands.Write, {"text": "Hello"}),
        (commands.Ready, {}),
        (commands.Rename, {"name": "Ada2", "language": "en"}),
        (commands.Mute, {"member": 1}),
        (commands.Again, {}),
    ],
)
def test_it_does_nothing(request_: type[commands.Command], fields: dict[str, Any]) -> None:
    harness = put_up(RoomHarness().join(ADA))

    assert harness.refusal(TV, request_, **fields) == "not_yours"


def test_it_goes_when_it_wants_to() -> None:
    harness = put_up(RoomHarness().join(ADA))

    harness.do(TV, commands.Leave)

    assert [member.name for member in harness.room_frame(ADA).members] == [ADA]


def test_only_the_host_puts_it_up() -> None:
    harness = RoomHarness().join(ADA, BEN)

    with pytest.raises(Refused, match="not_host"):
        put_up(harness, BEN)


def test_the_host_takes_it_down_in_mid_game_too() -> None:
    harness = put_up(RoomHarness().start(ADA, BEN))

    harness.do(ADA, commands.Kick, member=harness.ids[TV])

    assert harness.ids[TV] not in harness.room.members


def test_it_never_becomes_the_host() -> None:
    harness = put_up(RoomHarness().join(ADA))

    assert harness.refusal(ADA, commands.HandOver, member=harness.ids[TV]) == "not_now"

    harness.disconnect(ADA)
    harness.wait(3600)

    assert harness.room.host == harness.ids[ADA]


def test_everybody_sees_that_it_is_a_screen() -> None:
    harness = put_up(RoomHarness().join(ADA))

    assert [(member.name, member.display) for member in harness.room_frame(ADA).members] == [
        (ADA, False),
        (TV, True),
    ]


def test_it_is_still_a_screen_after_a_restart() -> None:
    harness = put_up(RoomHarness(spectators=Spectators(allowed=False)).start(ADA, BEN))
    before = shown(harness)[1:]

    harness.room = harness.restarted()

    assert shown(harness)[1:] == before
