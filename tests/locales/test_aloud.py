"""What a game says can be printed for proofreading, that of the example game too."""

import pytest

from tests.locales.aloud import main
from turncoat.games import names, own_names


@pytest.mark.parametrize("game", [*own_names(), "night_ferry"])
def test_a_game_is_printed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nl", game]) == 0

    printed = capsys.readouterr().out
    assert "## To a spectator" in printed
    assert "claim-" in printed
    assert names() == own_names()


@pytest.mark.parametrize(
    "arguments", [[], ["nl"], ["nl", "chess"], ["tlh", "shadow_hunters"], ["nl", "a", "b"]]
)
def test_what_it_does_not_know_is_answered_with_what_it_knows(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2

    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("usage: python -m tests.locales.aloud LANGUAGE GAME\n")
    assert all(game in printed.err for game in (*own_names(), "night_ferry"))
