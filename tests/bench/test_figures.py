"""How figures are computed from readings and compared with targets."""

from bench.figures import BYTES, DECISIONS, MICROSECONDS, MILLISECONDS, Reading, Setting, figure
from bench.targets import Target

SETTING = Setting("shadow_hunters", 6, "basic")


def test_of_a_speed_the_highest_is_best_and_the_ratio_is_sends_a_decision() -> None:
    readings = [Reading("play", DECISIONS, speed) for speed in (50.0, 100.0, 80.0)]

    found = figure(SETTING, readings, [1000.0, 3000.0, 1600.0])

    assert (found.median, found.best, found.runs) == (80.0, 100.0, 3)
    assert (found.floor, found.ratio) == (1600.0, 20.0)


def test_of_a_time_the_lowest_is_best_and_the_ratio_is_sends_a_call() -> None:
    readings = [Reading("clone", MICROSECONDS, time) for time in (40.0, 20.0, 30.0)]

    found = figure(SETTING, readings, [1e6, 2e6, 2e6])

    assert (found.median, found.best) == (30.0, 20.0)
    assert (found.floor, found.ratio) == (2e6, 40.0)


def test_a_size_has_no_floor() -> None:
    found = figure(SETTING, [Reading("a match held", BYTES, 5.0)], [])

    assert (found.median, found.floor, found.ratio) == (5.0, None, None)


def test_a_target_is_a_least_speed_or_a_longest_time() -> None:
    speed = figure(SETTING, [Reading("play", DECISIONS, 100.0)], [1.0])
    time = figure(SETTING, [Reading("clone", MICROSECONDS, 100.0)], [1.0])

    assert target("play", 99).met(speed)
    assert not target("play", 101).met(speed)
    assert target("clone", 101).met(time)
    assert not target("clone", 99).met(time)


def target(name: str, bound: float, variant: str = "") -> Target:
    return Target("pure", "shadow_hunters", name, bound, variant)


def test_a_target_speaks_of_one_game_and_of_one_variant_if_it_names_one() -> None:
    found = figure(SETTING, [Reading("play", DECISIONS, 100.0)], [1.0])

    assert target("play", 1).judges(found)
    assert target("play", 1, "basic").judges(found)
    assert not target("play", 1, "free").judges(found)
    assert not Target("pure", "among_cultists", "play", 1).judges(found)


def test_milliseconds_cost_a_thousand_times_the_sends_of_microseconds() -> None:
    found = figure(SETTING, [Reading("a game", MILLISECONDS, 2.0)], [1e6])

    assert found.ratio == 2000.0
