"""Keys with an argument, and mistakes in typing."""

import re

import pytest

from tests.cli.games.among_cultists import keyboard as cultists
from tests.cli.running import play
from turncoat.cli.table import question
from turncoat.cli.terminal.i18n import text


@pytest.mark.parametrize("lines", ["-5", "abc", "0", "1 2"])
def test_a_story_of_no_length_is_refused(lines: str) -> None:
    result = play("--seed", "8", typed=[f"l {lines}", "q"])

    assert f"“{lines}” is not a number of lines." in result.output
    assert "lines:" not in result.output


@pytest.mark.parametrize(("key", "most"), [("l", 20), ("l 7", 7), ("l 31", 31)])
def test_as_many_lines_are_told_as_are_promised(
    key: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines are counted, not events: the verses of the night have several lines each."""
    monkeypatch.setattr(question, "LOG_LINES", 20)

    told = play_cultists(key)

    found = re.search(r"The last (\d+) of (\d+) lines:\n(.*?)\nThe night is over", told, re.DOTALL)
    assert found
    shown, all_lines, story = int(found[1]), int(found[2]), found[3]
    assert shown == most < all_lines
    assert len([line for line in story.splitlines() if line.strip()]) == shown


def test_a_story_that_is_told_whole_has_no_heading() -> None:
    told = play_cultists("l 999")

    assert "The porter’s lantern" in told
    assert "lines:" not in told


def play_cultists(key: str) -> str:
    """What a key shows after the first night of Among Cultists."""
    table = ["--plain", "--players", "8", "--seed", "night"]
    asked = cultists.play(*table, typed=["q"]).output
    result = cultists.play(*table, typed=[key, "q"])
    return result.output[asked.index("for help:") :]


def test_enter_leaves_the_rulebook_closed() -> None:
    result = play("--seed", "8", typed=["r", "", "q"])

    assert text("cli-rules-prompt") in result.output
    assert "The rulebook does not mention" not in result.output


def test_a_single_choice_is_no_range_of_numbers() -> None:
    result = cultists.play("--seed", "8", typed=["zzz", "7", "q"])

    assert "Please press Enter, or type 1 or one of the keys." in result.output
    assert "Please type 1." in result.output
    assert "1 to 1" not in result.output


@pytest.mark.parametrize("message", ["cli-replay-prompt-last", "cli-replay-again"])
def test_a_single_page_is_no_range_of_numbers(message: str) -> None:
    assert "1 to 1" not in text(message, pages=1)
    assert "1 to 2" in text(message, pages=2)


def test_keys_do_at_the_offers_what_they_do_elsewhere() -> None:
    result = play("--seed", "8", typed=["o", "h", "1", "q"])

    assert "s — make a statement" in result.output.split("Actions available at any time:")[1]
    assert "Your character is revealed: Fenris, a werewolf." in result.output


def test_what_is_read_first_speaks_of_no_browser() -> None:
    result = cultists.play("--seed", "8", typed=["?", "q"])

    assert "AC-11" in result.output
    assert "browser" not in result.output
