"""Mistakes on the command line: one sentence, exit code 2, and nothing is done."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.cli.running import GAME, run
from turncoat.cli.commands import play as playing
from turncoat.cli.program import program

MISTAKES = [
    (["plya"], "There is no command “plya”."),
    (["--nonsense"], "There is no option --nonsense."),
    (["play", "chess"], ("There is no game “chess”. Choose one of: among_cultists, "
                         "dark_providence, shadow_hunters.")),
    (["play", "shadow_hunter"], "Did you mean “shadow_hunters”?"),
    (["play", GAME, "extra"], "There are too many arguments."),
    (["play", GAME, "--playrs", "5"], "There is no option --playrs."),
    (["play", GAME, "--players", "five"], "--players: “five” is not a whole number."),
    (["play", GAME, "--players", "0"], "--players: The number must be 1 or more."),
    (["play", GAME, "--players", "3"], "Shadow Hunters is for 4 to 8 players."),
    (["play", GAME, "--players", "9"], "Shadow Hunters is for 4 to 8 players."),
    (["play", GAME, "--fast=1"], "--fast takes no value."),
    (["play", GAME, "--players"], "--players needs a value."),
    (["play"], "Which game? Give one of: among_cultists, dark_providence, shadow_hunters."),
    (["host"], "Missing argument: GAME. Choose one of: among_cultists, dark_providence,"),
    (["play", GAME, "--bots", "clever"], "There is no bot level “clever”. Choose one of: "),
    (["play", GAME, "--people", "6"], "6 people are too many for 5 players."),
    (["play", GAME, "--seat", "6"], "There is no seat 6 in a game with 5 players."),
    (["play", GAME, "--seat", "1", "--seat", "1"], "Two people can’t have the same seat."),
    (["play", GAME, "--people", "1", "--seat", "1", "--seat", "2"], "More seats were given"),
    (["play", GAME, "--name", ""], "A name must have 1 to 16 characters."),
    (["play", GAME, "--name", "x" * 17], "A name must have 1 to 16 characters."),
    (["play", GAME, "--name", "a\x1b[2Jb"], "A name must have 1 to 16 characters."),
    (["play", GAME, "--name", "a\nb"], "A name must have 1 to 16 characters."),
    (["play", GAME, "--name", "a\tb"], "A name must have 1 to 16 characters."),
    (["play", GAME, "--name", "Eva", "--name", "eva"], "Two players can’t have the same name."),
    (["play", GAME, *["--name", "x"] * 6], "There are more names than players"),
    (["play", GAME, "--pool", "huge"],
     "“huge” is not a value of pool. Possible values: basic, advanced, mixed, picked, free."),
    (["play", GAME, "--pool", "picked"], "Choose with --option picked=LIST. LIST: ids separated"),
    (["play", "among_cultists", "--preset", "expert"],
     "Choose with --option roles=LIST. LIST: ids separated by commas, such as mechanic,"),
    (["simulate", "among_cultists", "--preset", "expert"], "Choose with --option roles=LIST."),
    (["play", "among_cultists", "--option", "discussion_seconds=90"],
     "Possible values: 0, 60, 120, 180, 300. Default: 0."),
    (["play", GAME, "--option", "deck_size=16", "--option", "deck_size=18"],
     "The option deck_size was given two different values."),
    (["play", GAME, "--pool", "free", "--option", "pool=basic"],
     "The option pool was given two different values."),
    (["simulate", GAME, "--preset", "first_game", "--option", "preset=none"],
     "The option preset was given two different values."),
    (["play", GAME, "--pool", "picked"], "Pick exactly one character for each letter"),
    (["play", GAME, "--preset", "first_game", "--players", "8"], "for up to six players"),
    (["play", GAME, "--option", "deck_size"], "“deck_size” must be written as NAME=VALUE."),
    (["play", GAME, "--option", "deck_size=17"], "Possible values: 16, 18."),
    (["play", GAME, "--option", "dead_see=perhaps"], "Possible values: yes, no."),
    (["play", GAME, "--option", "decksize=16"], "Did you mean “deck_size”?"),
    (["play", GAME, "--option", "xyzzy=16"], "There is no table option “xyzzy”."),
    (["play", GAME, "--option", "players=5"], "Set the number of players with --players."),
    (["play", GAME, "--option", "dead_talk=yes"], "only if they do not see everything"),
    (["play", GAME, "--load", "missing.json"], "There is no file"),
    (["play", GAME, "--load", "."], "is a folder, not a saved game."),
    (["play", GAME, "--save", "missing/game.json"], "No such file or directory"),
    (["play", GAME, "--save", "."], "already exists and was not changed."),
    (["replay"], "Missing argument: FILE."),
    (["replay", "missing.json"], "There is no file missing.json."),
    (["replay", "."], "is a folder, not a saved game."),
    (["simulate", "chess"], "turncoat: There is no game “chess”."),
    (["simulate", GAME, "--games", "0"], "--games: The number must be 1 or more."),
    (["simulate", GAME, "--seed", "x"], "--seed: “x” is not a whole number."),
    (["simulate", GAME, "--bots", "uniform,clever"], "There is no bot level “clever”."),
    (["simulate", GAME, "--bots", ","], "There is no bot level “,”."),
    (["simulate", GAME, "--players", "3"], "Shadow Hunters is for 4 to 8 players."),
    (["simulate", GAME, "--option", "pool=x"], "Possible values: basic"),
    (["simulate", GAME, "--preset", "x"], "Possible values: "),
    (["play", "dark_providence", "--players", "6"], "Dark Providence is for 1 to 5 players."),
    (["play", "dark_providence", "--option", "great_old_one=goo_yog"],
     "A Great Old One can only be chosen for one player."),
    (["play", "dark_providence", "--option", "agents=monday,monday"], "can’t have the same"),
    (["play", "dark_providence", "--content", "missing.json"], "There is no file missing.json."),
    (["simulate", "dark_providence", "--content", "."], ". is a folder, not a file with"),
    (["play", GAME, "--content", "any.json"], "--content works only for dark_providence."),
    (["simulate", GAME, "--content", "any.json"], "can’t be replaced"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES)
def test_a_mistake_is_told_in_one_sentence(
    arguments: list[str], sentence: str, data: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)

    result = run(*arguments)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.startswith("turncoat: ")
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_no_command_shows_what_there_is() -> None:
    result = run()

    assert result.exit_code == 2
    for command in ("games", "play", "replay", "simulate"):
        assert f"\n  {command}" in result.output


@pytest.mark.parametrize("command", [[], ["games"], ["play"], ["replay"], ["simulate"]])
def test_help_is_in_our_own_words(command: list[str]) -> None:
    result = run(*command, "--help")

    assert result.exit_code == 0
    assert result.output.startswith("Usage: ")
    assert "Show this help and exit." in result.output
    assert "Show this message" not in result.output


def test_the_games_are_listed_with_their_rulebooks() -> None:
    result = run("games", "--plain")

    assert result.exit_code == 0
    assert "shadow_hunters. Name: Shadow Hunters; Players: 4 to 8; Default: 5" in result.output
    assert result.output.strip().endswith("shadow_hunters.md")


def test_not_even_our_own_mistakes_show_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("oh")

    monkeypatch.setattr(playing, "open_new", broken)
    monkeypatch.delenv("TURNCOAT_TRACEBACK", raising=False)
    result = CliRunner().invoke(program, ["play", GAME])

    assert result.exit_code == 70
    assert "This is a bug, not your mistake" in result.stderr
    assert "Traceback" not in result.output
