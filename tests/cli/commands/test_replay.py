"""Replays of saved games: as seen by the public, by a seat, and with all cards open."""

import re
from pathlib import Path

import pytest

from tests.cli.running import digits, play, run
from turncoat.cli.commands.replay import ReplayStory
from turncoat.cli.table.saves import read
from turncoat.cli.table.viewer import Viewer
from turncoat.cli.terminal.i18n import catalogue
from turncoat.cli.terminal.screen import Screen
from turncoat.locales.translator import Translator

NAMES = ["Indy", "Kit", "Pat", "Jules", "Lou"]


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A save of a finished game."""
    path = tmp_path / "whole.json"
    play("--seed", "again", "--save", str(path), typed=digits(3))
    return path


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """A save of an unfinished game."""
    path = tmp_path / "half.json"
    play("--seed", "again", "--bots", "uniform", "--save", str(path), typed=digits(3)[:8])
    return path


def told(path: Path, seat: int | None) -> list[str]:
    """The sentences that a seat, or the public, was told."""
    *_, match = read(path).steps()
    translator = Translator(catalogue(), match.rules.name, NAMES, seat)
    return [translator.event(event) for event in match.events(seat)]


def lines(*arguments: str) -> list[str]:
    result = run("replay", *arguments, "--plain")
    assert result.exit_code == 0
    return result.output.splitlines()


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_the_story_is_just_what_was_told(seat: int | None, half: Path) -> None:
    chosen = [] if seat is None else ["--seat", str(seat + 1)]

    shown = [re.sub(r"^Page \d+ of \d+\. (The deal)?", "", s) for s in lines(str(half), *chosen)]

    story = [line for line in shown if line]
    assert story[1:-1] == told(half, seat)
    assert story[-1] == "The game is not finished."


def test_open_shows_every_character_and_every_green_card(half: Path) -> None:
    shown = lines(str(half), "--open")

    *_, match = read(half).steps()
    roles = match.rules.outcome(match.table).roles
    translator = Translator(catalogue(), match.rules.name, NAMES, None)
    for name, role in zip(NAMES, roles, strict=True):
        assert f"(secret) {name} is {translator.name('character', role)}." in shown
    for gift in match.table.gifts:
        assert any(
            "reads the green card: " + translator.name("card", gift.card) in s for s in shown
        )


def test_the_public_of_an_unfinished_game_learns_no_secret(half: Path) -> None:
    shown = lines(str(half))

    assert not any("secret" in line or line.startswith("You are ") for line in shown)
    assert "Final reveal:" not in shown


def test_a_finished_game_ends_with_everything_turned_up(whole: Path) -> None:
    assert "Final reveal:" in lines(str(whole))


def test_a_replay_changes_nothing(whole: Path) -> None:
    before = whole.read_bytes()

    run("replay", str(whole), "--open")

    assert whole.read_bytes() == before


def test_there_is_no_sixth_seat_among_five(whole: Path) -> None:
    result = run("replay", str(whole), "--seat", "6")

    assert result.exit_code == 2
    assert "There is no seat 6 in a game with 5 players." in result.stderr


def test_a_seat_sees_only_itself_and_so_not_everything(whole: Path) -> None:
    result = run("replay", str(whole), "--seat", "1", "--open")

    assert result.exit_code == 2


@pytest.mark.parametrize("game", ["shadow_hunters", "among_cultists", "dark_providence"])
def test_the_board_of_an_open_replay_hides_nothing(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "open.json"
    run("play", game, "--seed", "open", "--save", str(path), typed=["1"] * 6)
    story = ReplayStory(read(path), None, is_open=True)

    story.board(0, Screen(plain=True, fast=True))

    shown = capsys.readouterr().out
    *_, match = read(path).steps()
    viewer = Viewer(match, story.guide, NAMES, None)
    family = {"shadow_hunters": "character", "among_cultists": "role"}.get(game, "alignment")
    for role in match.rules.outcome(match.table).roles:
        assert viewer.translator.name(family, role) in shown
    assert "you know" not in shown
    assert "you saw" not in shown
    assert not re.search(r": hidden\b", shown)
