"""Many games between bots, and the report."""

import json

import pytest

from tests.cli.running import GAME, run


def test_json_is_all_there_is_on_the_output() -> None:
    result = run("simulate", GAME, "--games", "5", "--seed", "3", "--bots", "uniform", "--json")

    report = json.loads(result.stdout)
    assert result.exit_code == 0
    assert report["games"] == 5
    assert report["decisions"] > 100
    assert report["seconds"] > 0
    assert report["decisions_per_second"] > 0
    assert sum(report["endings"].values()) == 5
    assert set(report["sides"]) == {"werewolf", "vampire", "human"}
    assert result.stderr == ""


def test_the_same_seed_gives_the_same_report() -> None:
    arguments = ["simulate", GAME, "--games", "4", "--bots", "uniform", "--json"]
    reports = [json.loads(run(*arguments, "--seed", seed).stdout) for seed in ("1", "1", "2")]
    for report in reports:
        del report["seconds"], report["decisions_per_second"], report["seed"]

    assert reports[0] == reports[1] != reports[2]


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_report_is_told_in_words(plain: list[str]) -> None:
    result = run("simulate", GAME, "--games", "6", "--bots", "uniform,sensible", *plain)

    assert result.exit_code == 0
    for words in ("Games", "Decisions per second", "Wins by side", "werewolf", "Endings"):
        assert words in result.output


def test_options_reach_the_table() -> None:
    result = run(
        "simulate", GAME, "--games", "1", "--players", "8", "--option", "pool=free",
        "--option", "deck_size=18", "--json",
    )  # fmt: skip

    options = json.loads(result.stdout)["options"]
    assert options["pool"] == "free"
    assert options["deck_size"] == 18


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_among_cultists_reports_ways_rounds_and_deaths(plain: list[str]) -> None:
    result = run(
        "simulate", "among_cultists", "--players", "6", "--games", "8", "--bots", "uniform",
        "--option", "preset=experienced", *plain,
    )  # fmt: skip

    assert result.exit_code == 0
    for words in (
        "Wins by side", "Cultists", "Wins by side and ending", "Books and points by round",
        "Averages at the end of each round", "Deaths by cause", "the vote", "Per game",
    ):  # fmt: skip
        assert words in result.output
    assert "More than one side" not in result.output


def test_the_json_of_among_cultists_has_ways_and_tallies() -> None:
    result = run("simulate", "among_cultists", "--games", "4", "--bots", "uniform", "--json")

    report = json.loads(result.stdout)
    ways = [games for by_ending in report["ways"].values() for games in by_ending.values()]
    assert sum(ways) == 4
    assert set(report["tallies"]) == {"books", "points", "deaths"}
    assert set(report["tallies"]["deaths"]["vote"]) == {"games", "total", "mean"}


def test_a_game_without_tallies_has_no_tables_for_them() -> None:
    result = run("simulate", GAME, "--games", "2", "--bots", "uniform")

    assert result.exit_code == 0
    assert "by round" not in result.output
    assert "Deaths" not in result.output


@pytest.mark.parametrize("game", [GAME, "among_cultists"])
def test_text_and_json_tell_which_bot_did_better(game: str) -> None:
    arguments = ["simulate", game, "--games", "4", "--bots", "sensible,uniform"]

    counted = json.loads(run(*arguments, "--json").stdout)["wins_by_bot"]
    shown = run(*arguments, "--plain").output

    told = shown[shown.index("Wins by bot:") :]
    assert set(counted) == {"sensible", "uniform"}
    for bot, wins in counted.items():
        share = round(100 * wins["won"] / wins["dealt"])
        row = f"{bot}. Side: all; Seats: {wins['dealt']}; Won: {wins['won']}; Share: {share}%"
        assert row in told


def test_a_preset_has_a_switch_of_its_own() -> None:
    arguments = ["simulate", "among_cultists", "--games", "1", "--bots", "uniform", "--json"]

    result = run(*arguments, "--preset", "first_game")

    assert json.loads(result.stdout)["options"]["preset"] == "first_game"


@pytest.mark.parametrize("players", ["1", "4"])
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_dark_providence_reports_points_and_claims(players: str, plain: list[str]) -> None:
    arguments = ["--players", players, "--games", "4", "--bots", "uniform", *plain]

    result = run("simulate", "dark_providence", *arguments)

    assert result.exit_code == 0
    for words in (
        "Wins by side", "Investigators", "Wins by side and ending", "Median",
        "Distribution of scores", "How often each card was claimed", "By winners",
    ):  # fmt: skip
        assert words in result.output
