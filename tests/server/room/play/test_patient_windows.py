"""Windows that wait: for all, for those who share a device, for slow bots; and those of bots."""

import pytest

from tests.server.room.hall import Hall
from tests.server.room.play.windows import BEAT, SCENES, WINDOW, Scene, asked_names, at
from tests.server.room.scenes import NAMES, WATCHER, asks, dealt, kind, reach, stage_seats
from turncoat.core.terms import GO_ON, Seat
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import changes

SHARING = "Gus"

# Where nobody hurries.


@pytest.mark.parametrize("scene", [SCENES[5], SCENES[7]], ids=lambda scene: "+".join(scene[2]))
def test_a_window_without_length_waits_for_all(scene: Scene) -> None:
    hall = at(scene, clocks=Clocks(window=0))
    number, opened = hall.room.game.number, hall.room.game.opened
    last, *others = asked_names(hall)

    hall.wait(30)
    for name in others:
        hall.answer(name, GO_ON)
    hall.wait(30)
    waiting = hall.room.game.number
    hall.answer(last, GO_ON)
    hall.wait(BEAT / 1000)

    assert waiting == number
    assert hall.room.game.opened == opened + 50 * BEAT


@pytest.mark.parametrize("scene", [SCENES[5], SCENES[7]], ids=lambda scene: "+".join(scene[2]))
def test_whoever_lets_all_time_pass_goes_on(scene: Scene) -> None:
    hall = at(scene, clocks=Clocks(window=0, secret=90))
    opened, seats = hall.room.game.opened, list(hall.decisions)

    hall.wait(90)

    assert hall.changes(changes.Closed)[-1].answers == [(seat, GO_ON) for seat in seats]
    assert hall.room.game.opened == opened + 90_000


def one_device(seats: list[Seat]) -> Hall:
    """A window at a table where one has several seats, and others one each."""
    hall = Hall("shadow_hunters", 6, several_seats=True).dealt_from(at(SCENES[5]).room.secret)
    hall.join(*NAMES[:6], SHARING, WATCHER)
    for seat, name in enumerate(NAMES[:6]):
        hall.do(SHARING if seat in seats else name, commands.Sit, seat=seat)
    for name in [name for name in hall.ids if hall.room.seats_of(hall.ids[name])]:
        hall.do(name, commands.Ready, nonce="0a")
    return reach(hall, asks("damage_dealt", "attacked"))


def test_whoever_shares_a_device_is_waited_for() -> None:
    first, second = [seat for stage in stage_seats(at(SCENES[5])) for seat in stage]
    hall = one_device([first, second])
    number, opened = hall.room.game.number, hall.room.game.opened

    hall.wait(30)
    hall.answer(SHARING, GO_ON, first)
    hall.wait(30)
    waiting = hall.room.game.number
    hall.answer(SHARING, GO_ON, second)
    hall.wait(BEAT / 1000)

    assert waiting == number
    assert hall.room.game.opened == opened + 50 * BEAT


def test_a_window_for_those_with_one_seat_each_is_not_held_up_by_a_shared_device() -> None:
    asked = [seat for stage in stage_seats(at(SCENES[5])) for seat in stage]
    hall = one_device([seat for seat in range(6) if seat not in asked])
    opened = hall.room.game.opened

    hall.wait(4)

    assert hall.room.game.opened == opened + WINDOW


# Bots.


def window_of(hall: Hall, *by_bot: bool) -> bool:
    """Whether a window is open for people and bots like that, in this order."""
    chairs = [hall.room.chairs[seat] for seat in hall.decisions]
    return kind(hall) == "window" and [chair.by_bot for chair in chairs] == list(by_bot)


def with_bots(*by_bot: bool) -> Hall:
    return reach(dealt("shadow_hunters", "b", people=3), lambda hall: window_of(hall, *by_bot))


@pytest.mark.parametrize(
    ("by_bot", "length"),
    [((True,), BEAT), ((True, True), BEAT), ((False, True), WINDOW), ((True, False), WINDOW)],
)
def test_a_window_for_bots_alone_takes_one_beat(by_bot: tuple[bool, ...], length: int) -> None:
    hall = with_bots(*by_bot)
    asking, opened = hall.looks(WATCHER).asking, hall.room.game.opened

    hall.wait(length / 1000)

    assert asking is not None
    assert asking.until == opened + length
    assert hall.room.game.opened == opened + length


def slow_bots(by_bot: tuple[bool, ...]) -> Hall:
    """A window in which a bot has not answered yet."""
    hall = dealt("shadow_hunters", "held 23", people=3)
    hall.bots_think = False

    def found(hall: Hall) -> bool:
        if window_of(hall, *by_bot) and any(think.decision for think in hall.questions):
            return True
        hall.bots_think = True
        hall.think()
        hall.bots_think = False
        return False

    return reach(hall, found)


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
def test_a_window_that_waits_for_a_slow_bot_closes_on_the_beat(
    by_bot: tuple[bool, ...], late: float, closes: float
) -> None:
    hall = slow_bots(by_bot)
    number, opened = hall.room.game.number, hall.room.game.opened

    hall.wait(late)
    still_open = hall.room.game.number == number
    hall.bots_think = True
    hall.think()
    hall.wait(closes - late)

    assert still_open
    assert hall.room.game.opened == opened + closes * 1000
