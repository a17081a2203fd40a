"""Lines are not broken at non-breaking spaces."""

import pytest

from turncoat.cli.terminal.columns import longest_word
from turncoat.cli.terminal.screen import Screen

NBSP = "\N{NO-BREAK SPACE}"


def test_a_short_word_stays_with_the_next(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(plain=False, fast=True)
    screen.console.width = 20
    screen.say(f"Karel je dnes zase v{NBSP}Bostonu a{NBSP}hraje s{NBSP}Janou.")

    lines = capsys.readouterr().out.splitlines()

    assert len(lines) > 1
    assert [line for line in lines if line.split(" ")[-1] in ("v", "a", "s")] == []
    assert f"v{NBSP}Bostonu" in "\n".join(lines)


def test_a_column_is_as_wide_as_words_that_stay_together() -> None:
    assert longest_word([f"jde do Bostonu, 3.{NBSP}kolo"]) == len("Bostonu,")
    assert longest_word([f"jde v{NBSP}Bostonu"]) == len("v Bostonu")
