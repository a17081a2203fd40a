"""Chances to react: open just as long for all whom they could concern, one pause for several."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from tests.server.room.hall import Hall
from tests.server.room.scenes import (
    NAMES,
    WATCHER,
    asks,
    dealt,
    kind,
    name_of,
    reach,
    received,
    stage_seats,
)
from turncoat.core.words import GO_ON, Seat
from turncoat.server.protocol import requests
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room import facts

BEAT = 1_200
WINDOW = 4_000
SHARING = "Gus"

Topics: TypeAlias = tuple[str, ...]
Scene: TypeAlias = tuple[str, str, Topics]
Deeds: TypeAlias = dict[float, Callable[[], None]]

# A game, a deal and the windows that it comes to.
SCENES: list[Scene] = [
    ("shadow_hunters", "held 5", ("attacked",)),
    ("shadow_hunters", "a", ("damage_dealt",)),
    ("shadow_hunters", "held 5", ("attack_over",)),
    ("shadow_hunters", "a", ("healing_card",)),
    ("shadow_hunters", "a", ("hit",)),
    ("shadow_hunters", "held 5", ("damage_dealt", "attacked")),
    ("shadow_hunters", "held 2", ("attacked", "attack_over")),
    ("among_cultists", "a", ("announce",)),
]
every_window = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: "+".join(scene[2]))


def at(scene: Scene, **settings: Any) -> Hall:
    """The same table each time, with people in all seats."""
    game, seed, topics = scene
    return reach(dealt(game, seed, **settings), asks(*topics))


# Deals in which the same kind of window comes when somebody can do something, and when nobody can.
TEMPTING: list[tuple[str, Topics, bool]] = [
    ("a", ("attacked",), False),
    ("a", ("attacked",), True),
    ("c", ("damage_dealt",), False),
    ("c", ("damage_dealt",), True),
    ("b", ("attack_over",), False),
    ("b", ("attack_over",), True),
    ("held 3", ("healing_card",), False),
    ("held 3", ("healing_card",), True),
    ("held 0", ("hit",), False),
    ("held 0", ("hit",), True),
    ("a", ("damage_dealt", "attacked"), False),
    ("a", ("damage_dealt", "attacked"), True),
    ("held 13", ("attacked", "attack_over"), False),
    ("held 13", ("attacked", "attack_over"), True),
]


def tempting(seed: str, topics: Topics, tempted: bool) -> Hall:
    """A window in which somebody can do something, or nobody can."""

    def found(hall: Hall) -> bool:
        some = any(decision.options != [GO_ON] for decision in hall.decisions.values())
        return asks(*topics)(hall) and some == tempted

    return reach(dealt("shadow_hunters", seed), found)


def going_on(hall: Hall, *moments: float) -> Deeds:
    """All who are asked go on, at these moments."""

    def all_go_on() -> None:
        for seat in hall.decisions:
            hall.answer(name_of(hall, seat), GO_ON)

    return dict.fromkeys(moments, all_go_on)


def bystander(hall: Hall) -> str:
    """Somebody at the table who is not asked, or one who only watches."""
    others = [name for name in NAMES[: len(hall.room.chairs)] if name not in asked_names(hall)]
    return others[0] if others else WATCHER


def asked_names(hall: Hall) -> list[str]:
    return [name_of(hall, seat) for seat in hall.decisions]


# Length.


@every_window
@pytest.mark.parametrize("moments", [(0.0,), (0.5, 1.7), (2.2,), (3.999,)])
def test_all_others_see_the_same_whether_anybody_answers(
    scene: Scene, moments: tuple[float, ...]
) -> None:
    silent, quick = at(scene), at(scene)

    nobody = received(silent, bystander(silent), 6, {})
    somebody = received(quick, bystander(quick), 6, going_on(quick, *moments))

    assert len(nobody) > 1
    assert somebody == nobody


@pytest.mark.parametrize(("seed", "topics", "tempted"), TEMPTING)
def test_a_window_stays_open_just_as_long_if_nobody_can_do_anything(
    seed: str, topics: Topics, tempted: bool
) -> None:
    hall = tempting(seed, topics, tempted)
    number, opened = hall.room.game.number, hall.room.game.opened

    hall.wait(3.999)
    before = hall.room.game.number
    hall.wait(0.001)

    assert before == number
    assert hall.room.game.opened == opened + WINDOW


@pytest.mark.parametrize("wait", [0.0, 1.5, 3.9])
def test_a_reaction_comes_when_the_window_closes_and_not_before(wait: float) -> None:
    hall = tempting("a", ("attacked",), True)
    [seat] = hall.decisions
    opened = hall.room.game.opened

    def counter() -> None:
        hall.answer(name_of(hall, seat), ("counter",))

    watched = received(hall, WATCHER, 4, {wait: counter})

    assert {when for when, _ in watched} == {opened + WINDOW}
    assert any(f'["attacks",{seat},' in frame for _, frame in watched)


@every_window
def test_all_are_told_when_a_window_closes(scene: Scene) -> None:
    hall = at(scene)

    asking = hall.looks(WATCHER).asking

    assert asking is not None
    assert asking.kind == "window"
    assert asking.until == hall.room.game.opened + WINDOW
    assert asking.seats == list(hall.decisions)


def test_silence_is_written_down_as_going_on() -> None:
    hall = at(SCENES[0])
    [seat] = hall.decisions

    hall.wait(4)

    assert hall.facts(facts.Closed)[-1].answers == [(seat, GO_ON)]


# Merged windows.


merged = pytest.mark.parametrize("scene", SCENES[5:7], ids=lambda scene: "+".join(scene[2]))


@merged
def test_windows_that_follow_each_other_are_open_together(scene: Scene) -> None:
    hall = at(scene)
    first, second = stage_seats(hall)

    asking = hall.looks(WATCHER).asking
    shown = [hall.table(name_of(hall, seat)).decision for seat in (*first, *second)]

    assert asking is not None
    assert asking.seats == [*first, *second]
    assert [decision.topic[0] for decision in shown if decision] == list(scene[2])


@merged
def test_windows_that_are_open_together_close_together(scene: Scene) -> None:
    hall = at(scene)
    first, second = stage_seats(hall)
    closed = len(hall.facts(facts.Closed))

    hall.wait(4)

    assert [c.answers for c in hall.facts(facts.Closed)[closed:]] == [
        [(seat, GO_ON) for seat in (*first, *second)]
    ]


def test_whoever_acts_in_a_window_ends_it_for_those_after() -> None:
    hall = tempting("held 2", ("attacked", "attack_over"), True)
    [first], [second] = stage_seats(hall)
    hall.answer(name_of(hall, second), ("repeat",))
    hall.answer(name_of(hall, first), ("counter",))

    hall.wait(4)

    assert hall.facts(facts.Closed)[-1].answers == [(first, ("counter",))]
    assert ("reveals", first) == next(e for e in hall.story(WATCHER)[::-1] if e[0] == "reveals")[:2]


def test_whoever_acts_in_the_last_window_lets_those_before_go_on() -> None:
    hall = tempting("held 2", ("attacked", "attack_over"), True)
    [first], [second] = stage_seats(hall)
    hall.answer(name_of(hall, second), ("repeat",))

    hall.wait(4)

    assert hall.facts(facts.Closed)[-1].answers == [(first, GO_ON), (second, ("repeat",))]


# Gatherings.


def discussion() -> Hall:
    return reach(dealt("among_cultists"), asks("discussion"))


def night() -> Hall:
    return dealt("among_cultists")


@pytest.mark.parametrize("gathering", [night, discussion])
def test_a_gathering_closes_on_the_beat_once_all_are_ready(gathering: Callable[[], Hall]) -> None:
    hall = gathering()
    opened = hall.room.game.opened
    hall.wait(5)
    going_on(hall, 0)[0]()

    hall.wait(2)

    assert kind(hall) != "gathering"
    assert hall.room.game.opened == opened + 5 * BEAT


@pytest.mark.parametrize(("gathering", "length"), [(night, 120), (discussion, 180)])
def test_a_gathering_closes_when_time_is_up(gathering: Callable[[], Hall], length: int) -> None:
    hall = gathering()
    opened = hall.room.game.opened
    hall.answer("Ada", GO_ON)

    hall.wait(length - 0.001)
    before = kind(hall)
    hall.wait(0.001)

    assert before == "gathering"
    assert hall.room.game.opened == opened + length * 1000
    assert len(hall.facts(facts.SatIn)) == 0


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

    assert hall.facts(facts.Closed)[-1].answers == [(seat, GO_ON) for seat in seats]
    assert hall.room.game.opened == opened + 90_000


def one_device(seats: list[Seat]) -> Hall:
    """A window at a table where one has several seats, and others one each."""
    hall = Hall("shadow_hunters", 6).dealt_from(at(SCENES[5]).room.secret)
    hall.join(*NAMES[:6], SHARING, WATCHER)
    for seat, name in enumerate(NAMES[:6]):
        hall.do(SHARING if seat in seats else name, requests.Sit, seat=seat)
    for name in [name for name in hall.ids if hall.room.seats_of(hall.ids[name])]:
        hall.do(name, requests.Ready, nonce="0a")
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
        if window_of(hall, *by_bot) and any(think.decision for think in hall.room.thinks):
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
        ((False, True), 3.9, 4.0),
        ((False, True), 4.1, 4.8),
        ((False, True), 6.0, 6.0),
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
