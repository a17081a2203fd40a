"""Many games in a row, and what is counted."""

import msgspec
import pytest

from turncoat.bots.registry import UnknownBot
from turncoat.core.errors import BadSetup
from turncoat.lab.simulate import Report, simulate


def timeless(report: Report) -> Report:
    """A report without its clock."""
    return msgspec.structs.replace(report, seconds=0.0, decisions_per_second=0.0)


def test_the_same_seed_gives_the_same_report() -> None:
    bots = ["uniform", "sensible"]
    ada = simulate("shadow_hunters", 5, 4, 3, bots, {"pool": "mixed"})
    ben = simulate("shadow_hunters", 5, 4, 3, bots, {"pool": "mixed"})
    cyd = simulate("shadow_hunters", 5, 4, 4, bots, {"pool": "mixed"})

    assert timeless(ada) == timeless(ben)
    assert timeless(ada) != timeless(cyd)


def test_a_report_counts_games_roles_and_endings() -> None:
    report = simulate("shadow_hunters", 6, 20, 1, ["uniform"])

    assert report.games == 20
    assert sum(report.endings.values()) == 20
    assert sum(role.dealt for role in report.roles.values()) == 120
    assert all(role.won <= role.dealt for role in report.roles.values())
    assert set(report.sides) == {"werewolf", "vampire", "human"}
    assert report.decisions > 1000
    assert report.seconds > 0
    assert report.decisions_per_second > 0
    assert 1 < report.rounds_mean < 100


def test_a_report_is_plain_data() -> None:
    report = simulate("shadow_hunters", 4, 3, 1, ["uniform"])

    assert msgspec.json.decode(report.to_json(), type=Report) == report


def test_games_do_not_depend_on_how_many_are_played() -> None:
    short = simulate("shadow_hunters", 4, 1, 9, ["uniform"])
    long = simulate("shadow_hunters", 4, 2, 9, ["uniform"])

    assert short.decisions < long.decisions
    assert set(short.endings) <= set(long.endings)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []

    simulate("shadow_hunters", 4, 3, 1, ["uniform"], progress=told.append)

    assert told == [1, 2, 3]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        simulate("shadow_hunters", 4, 1, 1, ["clever"])


def test_a_bad_setup_is_refused() -> None:
    with pytest.raises(BadSetup):
        simulate("shadow_hunters", 9, 1, 1, ["uniform"])
