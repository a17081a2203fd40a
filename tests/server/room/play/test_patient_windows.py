"""Windows that wait for everybody, a shared device or slow bots; and windows of bots alone."""

import pytest

from tests.server.room.play.windows import INTERVAL, SCENES, WINDOW, Scene, asked_names, at
from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import NAMES, SPECTATOR, asks, dealt, kind, reach, stage_seats
from turncoat.core.terms import GO_ON, Seat
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes

SHARING = "Gus"

# Windows that wait for people.


@pytest.mark.parametrize("scene", [SCENES[5], SCENES[7]], ids=lambda scene: "+".join(scene[2]))
def test_a_window_without_length_waits_for_all(scene: Scene) -> None:
    harness = at(scene, clocks=Clocks(window=0))
    number, opened = harness.room.game.number, harness.room.game.opened
    last, *others = asked_names(harness)

    harness.wait(30)
    for name in others:
        harness.answer(name, GO_ON)
    harness.wait(30)
    waiting = harness.room.game.number
    harness.answer(last, GO_ON)
    harness.wait(INTERVAL / 1000)

    assert waiting == number
    assert harness.room.game.opened == opened + 50 * INTERVAL


@pytest.mark.parametrize("scene", [SCENES[5], SCENES[7]], ids=lambda scene: "+".join(scene[2]))
def test_whoever_lets_all_time_pass_goes_on(scene: Scene) -> None:
    harness = at(scene, clocks=Clocks(window=0, secret=90))
    opened, seats = harness.room.game.opened, list(harness.decisions)

    harness.wait(90)

    assert harness.changes(changes.Closed)[-1].answers == [(seat, GO_ON) for seat in seats]
    assert harness.room.game.opened == opened + 90_000


def one_device(seats: list[Seat]) -> RoomHarness:
    """A window at a table where one member has these seats, and the others have one each."""
    harness = RoomHarness("shadow_hunters", 6, several_seats=True).dealt_from(
        at(SCENES[5]).room.secret
    )
    harness.join(*NAMES[:6], SHARING, SPECTATOR)
    for seat, name in enumerate(NAMES[:6]):
        harness.do(SHARING if seat in seats else name, commands.Sit, seat=seat)
    for name in [name for name in harness.ids if harness.room.seats_of(harness.ids[name])]:
        harness.do(name, commands.Ready, nonce="0a")
    return reach(harness, asks("damage_dealt", "attacked"))


def test_whoever_shares_a_device_is_waited_for() -> None:
    first, second = [seat for stage in stage_seats(at(SCENES[5])) for seat in stage]
    harness = one_device([first, second])
    number, opened = harness.room.game.number, harness.room.game.opened

    harness.wait(30)
    harness.answer(SHARING, GO_ON, first)
    harness.wait(30)
    waiting = harness.room.game.number
    harness.answer(SHARING, GO_ON, second)
    harness.wait(INTERVAL / 1000)

    assert waiting == number
    assert harness.room.game.opened == opened + 50 * INTERVAL


def test_a_window_for_those_with_one_seat_each_is_not_held_up_by_a_shared_device() -> None:
    asked = [seat for stage in stage_seats(at(SCENES[5])) for seat in stage]
    harness = one_device([seat for seat in range(6) if seat not in asked])
    opened = harness.room.game.opened

    harness.wait(4)

    assert harness.room.game.opened == opened + WINDOW


# Bots.


def window_of(harness: RoomHarness, *by_bot: bool) -> bool:
    """Whether a window is open for seats like these, in this order: True stands for a bot."""
    chairs = [harness.room.chairs[seat] for seat in harness.decisions]
    return kind(harness) == "window" and [chair.by_bot for chair in chairs] == list(by_bot)


def with_bots(*by_bot: bool) -> RoomHarness:
    return reach(
        dealt("shadow_hunters", "b", people=3), lambda harness: window_of(harness, *by_bot)
    )


@pytest.mark.parametrize(
    ("by_bot", "length"),
    [
        ((True,), INTERVAL),
        ((True, True), INTERVAL),
        ((False, True), WINDOW),
        ((True, False), WINDOW),
    ],
)
def test_a_window_for_bots_alone_takes_one_interval(by_bot: tuple[bool, ...], length: int) -> None:
    harness = with_bots(*by_bot)
    asking, opened = harness.room_frame(SPECTATOR).asking, harness.room.game.opened

    harness.wait(length / 1000)

    assert asking is not None
    assert asking.until == opened + length
    assert harness.room.game.opened == opened + length


def slow_bots(by_bot: tuple[bool, ...]) -> RoomHarness:
    """A window in which a bot has not answered yet."""
    harness = dealt("shadow_hunters", "held 23", people=3)
    harness.bots_think = False

    def found(harness: RoomHarness) -> bool:
        if window_of(harness, *by_bot) and any(think.decision for think in harness.questions):
            return True
        harness.bots_think = True
        harness.think()
        harness.bots_think = False
        return False

    return reach(harness, found)


@pytest.mark.parametrize(
    ("by_bot", "late", "closes"),
    [
        ((False, True), 0.7, 4.0),
        ((False, True), 3.2, 4.0),
        ((False, True), 3.9, 4.8),
        ((False, True), 4.1, 4.8),
        ((False, True), 5.7, 6.0),
        ((False, True), 6.0, 7.2),
        ((True,), 0.7, 1.2),
        ((True,), 1.3, 2.4),
    ],
)
def test_a_window_that_waits_for_a_slow_bot_closes_at_the_interval(
    by_bot: tuple[bool, ...], late: float, closes: float
) -> None:
    harness = slow_bots(by_bot)
    number, opened = harness.room.game.number, harness.room.game.opened

    harness.wait(late)
    still_open = harness.room.game.number == number
    harness.bots_think = True
    harness.think()
    harness.wait(closes - late)

    assert still_open
    assert harness.room.game.opened == opened + closes * 1000
