"""Discussions with bots: they speak first, a person may answer, and they answer back."""

import re
from functools import cache
from pathlib import Path

from tests.cli.games.among_cultists.keyboard import common_screens, lines_until, numbers, play
from tests.cli.running import saves
from tests.cli.shared_keyboard import NAMES

WANTED = ("Call a vote", "Stop in the Cafeteria", "Go to the Cafeteria")
ALONE = ["--seed", "talk", "--seat", "1", "--bots", "sensible"]
SHARED = ["--seed", "1", "--people", "2", "--bots", "sensible"]
SUSPECT_IVO = ["s", "2", "1"]
PROMPT = re.compile(r"(?:for help|see the screen|next person|or q|to cancel): ")
SAID = re.compile(r"(?m)^(\w+): “(.*)”")


@cache
def up_to_the_talk() -> list[str]:
    """The lines that a person types until there is a discussion."""
    return lines_until(*ALONE, wanted=WANTED, until="Talk it over")


def test_bots_speak_before_a_person_is_asked_in_the_order_of_seats() -> None:
    """The person says nothing in the whole game."""
    table = ["--seed", "talk", "--players", "7", "--bots", "sensible"]

    *talks, after = play(*table, typed=numbers(1)).output.split("Talk it over")

    spoken = [[NAMES.index(name) for name, _ in SAID.findall(before)] for before in talks]
    assert max(map(len, spoken)) > 1
    assert all(seats == sorted(set(seats)) for seats in spoken)
    assert SAID.findall(after) == []


def test_whom_a_person_accuses_answers_and_the_person_is_asked_again() -> None:
    result = play(*ALONE, typed=[*up_to_the_talk(), *SUSPECT_IVO, *SUSPECT_IVO, "1", "q"])

    after = result.output.split("You: “I suspect Kit.”\n")
    assert after[1].startswith("Kit: “I am on the Investigators’ team.”\n")
    assert "Kit: " not in after[2]
    assert "Talk it over" in after[1]
    assert "Whom will you vote out?" in after[2]


def test_nobody_says_more_than_two_things_however_much_a_person_says() -> None:
    accusations = [line for who in "1234" * 3 for line in ("s", "2", who)]

    result = play(*ALONE, typed=[*up_to_the_talk(), *accusations, "1", "q"])

    speakers = [name for name, _ in SAID.findall(result.output) if name != "You"]
    assert speakers
    assert max(map(speakers.count, speakers)) <= 2


def test_a_discussion_that_was_left_goes_on(data: Path) -> None:
    whole = play(*ALONE, typed=[*up_to_the_talk(), *SUSPECT_IVO, *SUSPECT_IVO, "1", "q"])
    for file in saves(data):
        file.unlink()
    play(*ALONE, typed=[*up_to_the_talk(), *SUSPECT_IVO, "q"])
    [file] = saves(data)

    rest = play("--load", str(file), "--bots", "sensible", typed=[*SUSPECT_IVO, "1", "q"])

    said = SAID.findall(whole.output)
    assert SAID.findall(rest.output) == said[-len(SAID.findall(rest.output)) :]
    assert "Whom will you vote out?" in rest.output


def test_at_one_screen_all_read_what_the_bots_say() -> None:
    """A person who takes the keyboard to speak is answered, and everybody reads that as well."""
    typed = shared_talk()
    caller = [NAMES[0], "", "s", "2", "2", "1", ""]

    result = play(*SHARED, typed=[*typed, *caller, "q"])

    first, second = [screen for screen in common_screens(result.output) if "Talk it over" in screen]
    assert SAID.findall(first)
    assert ("Indy", "I suspect Pat.") in SAID.findall(second)
    assert ("Pat", "I am on the Investigators’ team.") in SAID.findall(second)


@cache
def shared_talk() -> list[str]:
    """The lines that two people type until there is a discussion: random numbers."""
    typed = list(numbers(2))
    before, talk, _ = play(*SHARED, typed=typed).output.partition("Talk it over")
    assert talk
    return typed[: len(PROMPT.findall(before))]
