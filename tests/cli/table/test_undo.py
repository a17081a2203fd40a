"""Undo in the terminal: the previous question is asked again, and nothing else changes."""

import re
from collections import Counter
from pathlib import Path

import pytest
from click.testing import Result

from tests.cli.games.among_cultists import keyboard as cultists
from tests.cli.running import BLUNDERS
from tests.games.random_play import deal, step
from turncoat.cli.table import saves as keeping
from turncoat.cli.table.undo import steps_back
from turncoat.cli.terminal.i18n import text
from turncoat.core.decision import Decision
from turncoat.core.terms import LogEntry
from turncoat.games import GAMES

OFFERED = "u to undo"
TAKEN = "Your last answer is undone."
REFUSED = "There is nothing you can undo right now."
# The player goes on and then walks; no chance is involved between these steps.
TO_THE_CAFETERIA = ["1", "2"]
FURTHER = ["3"]
SAY_MY_SIDE = ["s", "1", "1"]


@pytest.fixture(autouse=True)
def allows_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all games allow undo."""
    for rules in GAMES.values():
        monkeypatch.setattr(type(rules), "allows_undo", True)


def walk(*typed: str, save: Path | None = None, load: Path | None = None) -> Result:
    """Play Among Cultists with these lines, which walk through the university."""
    table = ["--load", str(load)] if load else ["--seed", "8"]
    kept = ["--save", str(save)] if save else []
    bots = ["--bots", "sensible"]
    return cultists.play("--plain", *table, *bots, *kept, typed=[*typed, "q"])


def saved(tmp_path: Path, *typed: str) -> bytes:
    """The saved game after a walk."""
    path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
    assert walk(*typed, save=path).exit_code == 0
    return path.read_bytes()


def questions(output: str) -> list[str]:
    """All questions about where to go, with their choices but without the board."""
    return re.findall(r"\n(Where will you go\?.*?)\n1 (?:to|or)", output, re.DOTALL)


def test_the_key_is_named_only_where_it_does_something() -> None:
    key = text("cli-key-undo")
    before, after = walk(*TO_THE_CAFETERIA[:1], "h").output, walk(*TO_THE_CAFETERIA, "h").output

    assert OFFERED not in before
    assert key not in before
    assert OFFERED in after
    assert key in after


def test_the_question_before_is_put_again() -> None:
    output = walk(*TO_THE_CAFETERIA, "u").output

    first, second, again = questions(output)
    assert again == first != second
    assert output.count(TAKEN) == 1


def test_answers_are_taken_back_one_after_the_other() -> None:
    output = walk(*TO_THE_CAFETERIA, *FURTHER, "u", "u", "u").output

    first, second, third, *back = questions(output)
    assert len({first, second, third}) == 3
    assert back == [second, first, first]
    assert output.count(TAKEN) == 2
    assert output.count(REFUSED) == 1


def test_where_there_is_nothing_to_take_back_it_says_so() -> None:
    output = walk(*TO_THE_CAFETERIA[:1], "u").output

    assert REFUSED in output
    assert TAKEN not in output


def test_rules_that_do_not_take_back_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES[cultists.GAME]), "allows_undo", False)

    output = walk(*TO_THE_CAFETERIA, "u").output

    assert REFUSED in output
    assert OFFERED not in output


def test_at_a_list_the_key_leads_nowhere() -> None:
    output = walk(*TO_THE_CAFETERIA, "s", "u", "").output

    assert "Please type a number from 1 to" in output
    assert TAKEN not in output


def test_a_file_knows_nothing_of_what_was_taken_back(tmp_path: Path) -> None:
    plain = saved(tmp_path, *TO_THE_CAFETERIA)
    detour = saved(tmp_path, *TO_THE_CAFETERIA, *FURTHER, "u")
    long_detour = saved(tmp_path, *TO_THE_CAFETERIA, *FURTHER, "u", "u", *TO_THE_CAFETERIA[1:])

    assert plain == detour == long_detour


def test_a_game_goes_on_as_if_nothing_had_been_taken_back(tmp_path: Path) -> None:
    on = ["1"] * 200

    plain = saved(tmp_path, *TO_THE_CAFETERIA, *on)
    detour = saved(tmp_path, *TO_THE_CAFETERIA, *FURTHER, "u", *on)

    assert plain == detour


def test_what_happens_afterwards_is_told_once_and_whole() -> None:
    on = ["."] * 3

    plain = walk(*TO_THE_CAFETERIA, *on).output
    detour = walk(*TO_THE_CAFETERIA, *FURTHER, "u", *on).output

    asked = questions(plain)[-1]
    assert told_after(asked, detour) == told_after(asked, plain) != ""


def told_after(question: str, output: str) -> str:
    """The output from the last time that this question was asked."""
    return output[output.rindex(question) :].rsplit("The game is saved.")[0]


def test_what_was_taken_back_is_no_part_of_the_story() -> None:
    output = walk(*TO_THE_CAFETERIA, "u", "l 200").output

    assert output.count("You go to the Cafeteria.") == 1


def test_what_was_said_stays_said(tmp_path: Path) -> None:
    spoken = saved(tmp_path, *TO_THE_CAFETERIA[:1], *SAY_MY_SIDE)
    taken = saved(tmp_path, *TO_THE_CAFETERIA, *SAY_MY_SIDE, "u")
    output = walk(*TO_THE_CAFETERIA, *SAY_MY_SIDE, "u", "l 200").output

    assert log_of(taken) == log_of(spoken)
    assert "I am on the" in output.split(TAKEN)[1]


def log_of(data: bytes) -> list[LogEntry]:
    return keeping.unpack(data).record.log


def test_a_loaded_game_takes_back_as_much(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    walk(*TO_THE_CAFETERIA, *FURTHER, save=path)

    output = walk("u", "u", load=path).output

    assert output.count(TAKEN) == 2
    assert path.read_bytes() == saved(tmp_path, *TO_THE_CAFETERIA[:1])


def test_several_people_take_back_at_one_keyboard(tmp_path: Path) -> None:
    table = ["--plain", "--seed", "8", "--people", "5"]
    to_a_walk = cultists.lines_until(*table, wanted=(), until="movement points left")
    plain, detour = tmp_path / "plain.json", tmp_path / "detour.json"

    cultists.play(*table, "--save", str(plain), typed=[*to_a_walk, "q"])
    there = cultists.play(*table, "--save", str(detour), typed=[*to_a_walk, "1", "u", "q"])

    assert there.output.count(TAKEN) == 1
    assert detour.read_bytes() == plain.read_bytes()


# Undo skips questions that had only one option.


def is_choice(decision: Decision) -> bool:
    return len(decision.options) > 1


@pytest.mark.parametrize("game", ["shadow_hunters", "among_cultists"])
def test_the_way_back_leads_to_the_last_choice(game: str) -> None:
    met: Counter[bool] = Counter()
    for seed in range(20):
        match, random = deal(game, 5, f"back {seed}")
        while match.pending:
            for seat in match.pending:
                past, steps = match.clone(), steps_back(match, seat, is_choice)
                met[steps > 0] += past.can_undo(seat)
                choices = []
                while past.can_undo(seat):
                    past.undo(seat)
                    choices.append(is_choice(past.pending[seat]))
                assert steps == (choices.index(True) + 1 if True in choices else 0)
            step(match, random)

    assert met[True] > 0 < met[False]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("people", ["1", "3"])
def test_whoever_takes_back_all_the_time_comes_to_no_harm(
    seed: int, people: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    table = ["--people", people, "--save", str(path), "--bots", "uniform"]
    typed = [key for line in cultists.numbers(seed, 300) for key in (line, "u", line)]

    result = cultists.play("--seed", str(seed), *table, typed=[*typed, *BLUNDERS])

    assert result.exit_code == 0
    assert TAKEN in result.output
    steps = keeping.read(path).steps()
    assert len(list(steps)) == len(log_of(path.read_bytes())) + 1
