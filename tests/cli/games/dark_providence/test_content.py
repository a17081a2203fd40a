"""Custom content files: they can be played with, and broken or wrong ones are refused."""

import json
from pathlib import Path

import pytest

from tests.cli.games.dark_providence.keyboard import (
    GAME,
    card_of,
    default_content,
    numbers,
    play,
    write,
)
from tests.cli.running import run
from turncoat.cli.terminal.i18n import text


@pytest.fixture
def own(tmp_path: Path) -> str:
    """A content file with a changed card and a lower threshold of victory points."""
    content = default_content()
    whispers = card_of(content, "st_whispers")
    whispers |= {"name": "Loud Shouts", "resources": {"influence": 4}}
    content["rules"]["vp_threshold"] = dict.fromkeys("12345", 9)
    return write(tmp_path / "own.json", content)


@pytest.mark.parametrize("players", ["1", "3"])
def test_own_cards_are_played_with(own: str, players: str) -> None:
    table = ["--players", players, "--content", own, "--seed", "own"]

    result = play(*table, typed=["c", *numbers(1)])

    assert result.exit_code == 0
    assert "Loud Shouts (inf 4)" in result.output
    assert "Whispers" not in result.output
    assert "0/9" in result.output
    assert text("cli-dp-ending") in result.output


def test_a_game_with_own_cards_goes_on_and_is_seen_again(own: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    left = play("--players", "2", "--content", own, "--save", file, typed=["1", "q"])

    on = play("--load", file, "--content", own, typed=["q"])
    again = run("replay", file, "--content", own)

    assert f"--load {file} --content {own}" in left.output.replace("\n", " ")
    assert on.exit_code == again.exit_code == 0


def test_a_game_with_own_cards_needs_its_file(own: str, tmp_path: Path) -> None:
    file, game_server = str(tmp_path / "game.json"), str(tmp_path / "server.json")
    play("--players", "2", "--content", own, "--save", file, typed=["q"])
    play("--players", "2", "--save", game_server, typed=["q"])

    refused = [
        play("--load", file, typed=["q"]),
        run("replay", file),
        play("--load", game_server, "--content", own, typed=["q"]),
        run("replay", game_server, "--content", own),
    ]

    for result in refused:
        assert result.exit_code == 2
        assert "played with different cards or numbers" in result.stderr
        assert "--content" in result.stderr


def test_other_games_have_no_other_cards(own: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    run("play", "shadow_hunters", "--save", file, typed=["q"])

    result = run("replay", file, "--content", own)

    assert result.exit_code == 2
    assert "--content works only for dark_providence." in result.stderr


def test_a_broken_card_is_refused_with_its_field(tmp_path: Path) -> None:
    content = default_content()
    card_of(content, "ag_earp")["resources"] = {"influence": -3}
    file = write(tmp_path / "broken.json", content)

    for arguments in (["play", GAME], ["simulate", GAME], ["replay", "any.json"]):
        result = run(*arguments, "--content", file)

        assert result.exit_code == 2
        assert result.stdout == ""
        [line] = result.stderr.splitlines()
        assert file in line
        assert "ag_earp" in line
        assert "resources" in line


def test_bots_play_with_own_cards(own: str) -> None:
    arguments = ["simulate", GAME, "--players", "3", "--games", "3", "--bots", "uniform", "--json"]

    ours = json.loads(run(*arguments).stdout)
    theirs = json.loads(run(*arguments, "--content", own).stdout)

    assert ours["content"] != theirs["content"]
    assert "vp_mark" in theirs["endings"]


def test_a_great_old_one_of_one_s_own_can_be_chosen(tmp_path: Path) -> None:
    content = default_content()
    content["solo"]["great_old_ones"][0] |= {"id": "goo_mine", "name": "Mine", "text": "My text."}
    file = write(tmp_path / "mine.json", content)
    chosen = ["--players", "1", "--content", file, "--option", "great_old_one=goo_mine"]

    result = play(*chosen, typed=["q"])
    explained = play("--options", "--content", file, typed=[])

    assert "Mine: 6 of 35 VP" in result.output
    assert "Mine: My text." in result.output
    assert "goo_mine" in explained.output
