"""Windows: they stay open equally long whoever can react, and several may be open together."""

from collections.abc import Callable

import pytest

from tests.server.room.play.windows import (
    INTERVAL,
    SCENES,
    WINDOW,
    Deeds,
    Scene,
    Topics,
    asked_names,
    at,
    every_window,
)
from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import (
    NAMES,
    SPECTATOR,
    asks,
    dealt,
    kind,
    name_of,
    reach,
    received,
    stage_seats,
)
from turncoat.core.terms import GO_ON
from turncoat.server.room import changes

# Seeds of deals, the topics of their windows, and whether anybody has a choice there.
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


def tempting(seed: str, topics: Topics, tempted: bool) -> RoomHarness:
    """A window in which somebody has a choice, or nobody has."""

    def found(harness: RoomHarness) -> bool:
        some = any(decision.options != [GO_ON] for decision in harness.decisions.values())
        return asks(*topics)(harness) and some == tempted

    return reach(dealt("shadow_hunters", seed), found)


def going_on(harness: RoomHarness, *moments: float) -> Deeds:
    """Deeds in which everybody who is asked goes on at these moments."""

    def all_go_on() -> None:
        for seat in harness.decisions:
            harness.answer(name_of(harness, seat), GO_ON)

    return dict.fromkeys(moments, all_go_on)


def bystander(harness: RoomHarness) -> str:
    """A player who is not asked; the spectator if there is none."""
    others = [
        name for name in NAMES[: len(harness.room.chairs)] if name not in asked_names(harness)
    ]
    return others[0] if others else SPECTATOR


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
    harness = tempting(seed, topics, tempted)
    number, opened = harness.room.game.number, harness.room.game.opened

    harness.wait(3.999)
    before = harness.room.game.number
    harness.wait(0.001)

    assert before == number
    assert harness.room.game.opened == opened + WINDOW


@pytest.mark.parametrize("wait", [0.0, 1.5, 3.9])
def test_a_reaction_comes_when_the_window_closes_and_not_before(wait: float) -> None:
    harness = tempting("a", ("attacked",), True)
    [seat] = harness.decisions
    opened = harness.room.game.opened

    def counter() -> None:
        harness.answer(name_of(harness, seat), ("counter",))

    watched = received(harness, SPECTATOR, 4, {wait: counter})

    assert {when for when, _ in watched} == {opened + WINDOW}
    assert any(f'["attacks",{seat},' in frame for _, frame in watched)


@every_window
def test_all_are_told_when_a_window_closes(scene: Scene) -> None:
    harness = at(scene)

    asking = harness.room_frame(SPECTATOR).asking

    assert asking is not None
    assert asking.kind == "window"
    assert asking.until == harness.room.game.opened + WINDOW
    assert asking.seats == list(harness.decisions)


def test_silence_is_written_down_as_going_on() -> None:
    harness = at(SCENES[0])
    [seat] = harness.decisions

    harness.wait(4)

    assert harness.changes(changes.Closed)[-1].answers == [(seat, GO_ON)]


# Merged windows.


merged = pytest.mark.parametrize("scene", SCENES[5:7], ids=lambda scene: "+".join(scene[2]))


@merged
def test_windows_that_follow_each_other_are_open_together(scene: Scene) -> None:
    harness = at(scene)
    first, second = stage_seats(harness)

    asking = harness.room_frame(SPECTATOR).asking
    shown = [harness.table(name_of(harness, seat)).decision for seat in (*first, *second)]

    assert asking is not None
    assert asking.seats == [*first, *second]
    assert [decision.topic[0] for decision in shown if decision] == list(scene[2])


@merged
def test_windows_that_are_open_together_close_together(scene: Scene) -> None:
    harness = at(scene)
    first, second = stage_seats(harness)
    closed = len(harness.changes(changes.Closed))

    harness.wait(4)

    assert [c.answers for c in harness.changes(changes.Closed)[closed:]] == [
        [(seat, GO_ON) for seat in (*first, *second)]
    ]


def test_whoever_acts_in_a_window_ends_it_for_those_after() -> None:
    harness = tempting("held 2", ("attacked", "attack_over"), True)
    [first], [second] = stage_seats(harness)
    harness.answer(name_of(harness, second), ("repeat",))
    harness.answer(name_of(harness, first), ("counter",))

    harness.wait(4)

    assert harness.changes(changes.Closed)[-1].answers == [(first, ("counter",))]
    assert ("reveals", first) == next(
        e for e in harness.story(SPECTATOR)[::-1] if e[0] == "reveals"
    )[:2]


def test_whoever_acts_in_the_last_window_lets_those_before_go_on() -> None:
    harness = tempting("held 2", ("attacked", "attack_over"), True)
    [first], [second] = stage_seats(harness)
    harness.answer(name_of(harness, second), ("repeat",))

    harness.wait(4)

    assert harness.changes(changes.Closed)[-1].answers == [(first, GO_ON), (second, ("repeat",))]


# Gatherings.


def discussion() -> RoomHarness:
    return reach(dealt("among_cultists"), asks("discussion"))


def night() -> RoomHarness:
    return dealt("among_cultists")


@pytest.mark.parametrize("gathering", [night, discussion])
def test_a_gathering_closes_at_the_interval_once_all_are_ready(
    gathering: Callable[[], RoomHarness],
) -> None:
    harness = gathering()
    opened = harness.room.game.opened
    harness.wait(5)
    going_on(harness, 0)[0]()

    harness.wait(2)

    assert kind(harness) != "gathering"
    assert harness.room.game.opened == opened + 5 * INTERVAL


@pytest.mark.parametrize(("gathering", "length"), [(night, 120), (discussion, 180)])
def test_a_gathering_closes_when_time_is_up(
    gathering: Callable[[], RoomHarness], length: int
) -> None:
    harness = gathering()
    opened = harness.room.game.opened
    harness.answer("Ada", GO_ON)

    harness.wait(length - 0.001)
    before = kind(harness)
    harness.wait(0.001)

    assert before == "gathering"
    assert harness.room.game.opened == opened + length * 1000
    assert len(harness.changes(changes.SatIn)) == 0
