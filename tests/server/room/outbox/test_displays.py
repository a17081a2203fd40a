"""A screen that all in one room look at: it shows what is public, at once, and does nothing."""

from typing import Any

import pytest

from tests.server.room.hall import ADA, BEN, Hall
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import inbox, outbox
from turncoat.server.room.outbox import SentState

TV = "Telly"


def put_up(hall: Hall, host: str = ADA) -> Hall:
    """The host puts up a screen."""
    me = hall.room.members[hall.ids[host]]
    hall.ids[TV] = inbox.join_display(hall.room, hall.now, me, TV, "en", "hash-tv")
    hall.connect(TV)
    return hall


def shown(hall: Hall) -> list[Any]:
    """All that a screen is sent that comes to it now."""
    return [frames.read(frame) for frame in outbox.news(hall.room, SentState(hall.ids[TV]))]


@pytest.mark.parametrize("spectators", [Spectators(allowed=False), Spectators(delay=600)])
def test_it_shows_what_is_public_at_once_whatever_holds_for_watchers(
    spectators: Spectators,
) -> None:
    hall = put_up(Hall(spectators=spectators).start(ADA, BEN))

    room, story, table = shown(hall)

    assert room.phase == "playing"
    assert table.seat is None
    assert table.question == hall.room.game.number
    assert story.events == hall.room.game.story.by_viewer[None]


def test_it_sees_what_a_watcher_sees_and_no_more() -> None:
    hall = Hall().join("Wim").start(ADA, BEN)
    hall.do("Wim", commands.HandOver, member=hall.ids[ADA])
    put_up(hall)

    watcher = [frames.read(f) for f in outbox.news(hall.room, SentState(hall.ids["Wim"]))]

    assert shown(hall) == watcher


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
    hall = put_up(Hall().join(ADA))

    assert hall.refusal(TV, request_, **fields) == "not_yours"


def test_it_goes_when_it_wants_to() -> None:
    hall = put_up(Hall().join(ADA))

    hall.do(TV, commands.Leave)

    assert [member.name for member in hall.looks(ADA).members] == [ADA]


def test_only_the_host_puts_it_up() -> None:
    hall = Hall().join(ADA, BEN)

    with pytest.raises(Refused, match="not_host"):
        put_up(hall, BEN)


def test_the_host_takes_it_down_in_mid_game_too() -> None:
    hall = put_up(Hall().start(ADA, BEN))

    hall.do(ADA, commands.Kick, member=hall.ids[TV])

    assert hall.ids[TV] not in hall.room.members


def test_it_never_becomes_the_host() -> None:
    hall = put_up(Hall().join(ADA))

    assert hall.refusal(ADA, commands.HandOver, member=hall.ids[TV]) == "not_now"

    hall.disconnect(ADA)
    hall.wait(3600)

    assert hall.room.host == hall.ids[ADA]


def test_everybody_sees_that_it_is_a_screen() -> None:
    hall = put_up(Hall().join(ADA))

    assert [(member.name, member.display) for member in hall.looks(ADA).members] == [
        (ADA, False),
        (TV, True),
    ]


def test_it_is_still_a_screen_after_a_restart() -> None:
    hall = put_up(Hall(spectators=Spectators(allowed=False)).start(ADA, BEN))
    before = shown(hall)[1:]

    hall.room = hall.restarted()

    assert shown(hall)[1:] == before
