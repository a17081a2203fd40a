"""Many simulated games, and what their report counts."""

import json

import msgspec
import pytest

from tests.cli.games.dark_providence.keyboard import default_content
from turncoat.bots.registry import UnknownBot
from turncoat.core.errors import BadSetup, UnknownGame
from turncoat.games import GAMES
from turncoat.games.dark_providence.content import read_box
from turncoat.games.dark_providence.rules import DarkProvidence
from turncoat.lab.simulate import Report, simulate


def timeless(report: Report) -> Report:
    """A report without its times."""
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


def test_only_the_game_must_be_named() -> None:
    report = simulate("shadow_hunters", games=2)

    assert (report.players, report.games, report.bots) == (5, 2, ["sensible"])


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="chess: among_cultists"):
        simulate("chess")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        simulate("shadow_hunters", 4, 1, 1, ["clever"])


@pytest.mark.parametrize("players", [0, 9])
def test_a_bad_setup_is_refused(players: int) -> None:
    with pytest.raises(BadSetup):
        simulate("shadow_hunters", players, 1, 1, ["uniform"])


def test_ways_are_the_wins_of_each_side_by_ending() -> None:
    report = simulate("among_cultists", 6, 30, 1, ["uniform"])

    assert {side: sum(ways.values()) for side, ways in report.ways.items()} == {
        side: wins for side, wins in report.sides.items() if wins
    }
    assert sum(report.sides.values()) == 30
    assert set(report.ways["investigators"]) <= {"points", "cultists_out", "false_alarm"}


def test_a_side_wins_without_a_seat_of_its_own() -> None:
    """With four people, AUTOMA is sometimes the only Cultist."""
    report = simulate("among_cultists", 4, 40, 2, ["uniform"])

    lost = report.roles["cultist"].dealt - report.roles["cultist"].won
    assert report.roles["cultist"].dealt < 40
    assert report.sides["cultists"] > report.roles["cultist"].won
    assert report.sides["investigators"] >= lost
    assert sum(report.sides.values()) == 40


def test_a_tally_by_round_is_a_mean_over_the_games_that_had_that_round() -> None:
    report = simulate("among_cultists", 7, 12, 1, ["uniform"])

    books = report.tallies["books"]
    games = [tally.games for tally in books.values()]
    assert list(books) == [str(number) for number in range(1, len(books) + 1)]
    assert games == sorted(games, reverse=True)
    assert games[0] <= 12
    assert all(tally.mean == tally.total / tally.games for tally in books.values())
    assert list(report.tallies["points"]) == list(books)


def test_deaths_are_counted_by_cause_in_every_game() -> None:
    report = simulate("among_cultists", 6, 12, 3, ["uniform"], {"preset": "experienced"})

    deaths = report.tallies["deaths"]
    assert set(deaths) == {"card", "vote", "role", "assassin", "unrevealed"}
    assert {tally.games for tally in deaths.values()} == {12}
    assert sum(tally.total for tally in deaths.values()) > 0


def test_a_game_without_tallies_has_none() -> None:
    report = simulate("shadow_hunters", 4, 2, 1, ["uniform"])

    assert report.tallies == {}
    assert sum(sum(ways.values()) for ways in report.ways.values()) == sum(report.sides.values())


def test_a_report_with_tallies_is_plain_data() -> None:
    report = simulate("among_cultists", 5, 3, 1, ["uniform"])

    assert msgspec.json.decode(report.to_json(), type=Report) == report


def test_the_seats_of_every_bot_are_counted_in_all_and_by_side() -> None:
    report = simulate("among_cultists", 5, 20, 1, ["uniform", "sensible"])

    # The first bot has three of five seats.
    assert {bot: counted.dealt for bot, counted in report.wins_by_bot.items()} == {
        "uniform": 60,
        "sensible": 40,
    }
    won = sum(role.won for role in report.roles.values())
    assert sum(counted.won for counted in report.wins_by_bot.values()) == won
    for counted in report.wins_by_bot.values():
        assert sum(side.dealt for side in counted.sides.values()) == counted.dealt
        assert sum(side.won for side in counted.sides.values()) == counted.won
    assert report.bots == ["uniform", "sensible"]


def test_a_bot_that_plays_a_side_is_counted_there() -> None:
    report = simulate(
        "among_cultists", 7, 10, 1, ["uniform"], bots_by_side={"cultists": "sensible"}
    )

    sensible = report.wins_by_bot["sensible"]
    assert set(sensible.sides) == {"cultists"}
    assert sensible.dealt == 20
    assert sensible.won == 2 * report.sides["cultists"]
    assert set(report.wins_by_bot["uniform"].sides) == {"investigators"}


@pytest.mark.parametrize("players", range(1, 6))
def test_dark_providence_is_counted_by_alignment_ending_points_and_claims(players: int) -> None:
    report = simulate("dark_providence", players, 3, 1, ["uniform"])

    people = players * 3
    points, claimed = report.tallies["points"], report.tallies["claimed"]
    by_winners = report.tallies["claimed_by_winners"]
    assert sum(report.endings.values()) == 3
    assert sum(role.dealt for role in report.roles.values()) == people
    assert sum(tally.total for tally in points.values()) == people
    assert all(by_winners[card].total <= claimed[card].total for card in by_winners)
    assert set(report.roles) <= {
        "investigator", "cultist", "dissenter_investigator", "dissenter_cultist",
    }  # fmt: skip


def test_a_great_old_one_wins_without_a_seat() -> None:
    report = simulate("dark_providence", 1, 4, 1, ["uniform"], {"great_old_one": "goo_yog"})

    assert report.sides.get("great_old_one", 0) + report.sides["investigator"] == 4
    assert report.roles["investigator"].dealt == 4


def test_other_rules_are_counted_as_other_content() -> None:
    raw = default_content()
    raw["rules"]["hand"] = 6
    rules = DarkProvidence(read_box(json.dumps(raw).encode()))

    ours = simulate("dark_providence", 2, 1, 1, ["sensible"])
    theirs = simulate("dark_providence", 2, 1, 1, ["sensible"], rules=rules)

    assert ours.content == GAMES["dark_providence"].content_hash
    assert theirs.content == rules.content_hash != ours.content
