"""Several people at one keyboard: nobody reads another's secrets."""

import re
from pathlib import Path

import pytest

from tests.cli.running import digits, play, saves
from tests.cli.shared_keyboard import NAMES, Turn, cut, leaked, told_to_others
from turncoat.cli.table.saves import read
from turncoat.cli.terminal.i18n import catalogue, text
from turncoat.core.match import AnyMatch
from turncoat.locales.translator import Translator

TABLES = [
    ("4", "2", "basic", 1), ("5", "3", "basic", 2), ("5", "5", "advanced", 3),
    ("6", "3", "mixed", 4), ("7", "4", "free", 5), ("8", "8", "free", 6),
]  # fmt: skip


def turns(output: str) -> list[Turn]:
    """Cut the output of a game at its covers; the last turn ends before the final reveal."""
    return cut(output.split("The game is over.")[0])


def played(players: str, people: str, pool: str, seed: int) -> str:
    arguments = ["--players", players, "--people", people, "--pool", pool, "--plain"]
    result = play(*arguments, "--seed", str(seed), typed=digits(seed))
    assert result.exit_code == 0
    assert "The game is over." in result.output
    return result.output


def translator_for(match: AnyMatch, seat: int | None) -> Translator:
    """The translator that tells a match to one seat."""
    return Translator(catalogue(), match.rules.name, NAMES, seat)


@pytest.mark.parametrize(("players", "people", "pool", "seed"), TABLES)
def test_nobody_is_told_what_only_another_was_told(
    players: str, people: str, pool: str, seed: int, data: Path
) -> None:
    output = played(players, people, pool, seed)

    *_, match = read(saves(data)[0]).steps()
    hidden = {seat: told_to_others(match, seat, translator_for) for seat in range(int(people))}

    assert any(hidden.values())
    assert leaked(turns(output), hidden) == []


@pytest.mark.parametrize(("players", "people", "pool", "seed"), TABLES)
def test_a_character_is_shown_only_to_those_who_were_told(
    players: str, people: str, pool: str, seed: int
) -> None:
    output = played(players, people, pool, seed)

    for seat in range(int(people)):
        told = ""
        for turn in turns(output):
            if turn.seat != seat:
                continue
            for line in turn.screen.splitlines():
                row = re.match(r"(\w+)( \(you\))?\. Wounds: .*Character: (\w+)", line)
                if row and row[3] not in ("hidden", "type"):
                    assert re.search(rf"{row[1]}.*{row[3]}|Your character.*{row[3]}", told), line
                elif not row:
                    told += line + "\n"


@pytest.mark.parametrize(("players", "people", "pool", "seed"), TABLES)
def test_between_two_people_there_is_nothing_but_the_cover(
    players: str, people: str, pool: str, seed: int
) -> None:
    output = played(players, people, pool, seed)

    for turn in turns(output):
        others, enter, *_ = turn.screen.splitlines()
        assert others == text("cli-cover-others")
        assert enter.startswith(text("cli-cover-enter", name=NAMES[turn.seat]))


def test_the_own_character_is_behind_a_key() -> None:
    shown = play("--people", "2", "--seed", "8", typed=["", "j", "q"])
    hidden = play("--people", "2", "--seed", "8", "--pool", "advanced", typed=["", "b", "l", "q"])
    looked = play("--people", "2", "--seed", "8", typed=["", "c", "q"])

    assert "Fenris, werewolf" in shown.output
    asked = text("cli-question-covered")
    assert asked in hidden.output
    assert "You are " not in hidden.output.replace("You are the starting player.", "").replace(
        asked, ""
    )
    assert "type c" in hidden.output
    assert "You are Fenris, a werewolf with 12 hit points." in looked.output


def test_everybody_is_asked_alike() -> None:
    """Kit can only roll the dice, but is asked nevertheless."""
    result = play("--people", "2", "--seed", "8", typed=["", "", "1", "4", "", "", ""])

    last = turns(result.output)[-1]
    assert last.seat == 1
    assert "1. Roll the dice and move\nEnter or 1" in re.sub(r"(?m)^ +| +$", "", last.screen)


def test_somebody_who_is_not_asked_may_act_at_the_cover() -> None:
    result = play("--people", "2", "--seed", "8", typed=["kit", "", "1", "", "", "q"])

    assert "Kit, press Enter when nobody else is looking:" in result.output
    assert "Your character is revealed: " in result.output
    assert "Kit’s character is revealed: " in turns(result.output)[-1].screen


def test_q_at_a_cover_stops_the_game() -> None:
    result = play("--people", "2", typed=["q"])

    assert result.exit_code == 0
    assert "The game is saved." in result.output
