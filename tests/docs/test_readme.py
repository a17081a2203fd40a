"""What the README and the guides show must run, and what they name must exist."""

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import pytest

from turncoat.cli.program import program
from turncoat.core import record
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.match import Match

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
GUIDES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def python_in(page: str) -> list[str]:
    """The Python examples of a page, in order."""
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def commands_in(page: str) -> list[list[str]]:
    """The words of every `turncoat ...` in the code of a page."""
    code = re.findall(r"```.*?```|`[^`\n]+`", page, re.DOTALL)
    lines = [line.strip("` ") for piece in code for line in piece.splitlines()]
    found = [
        re.fullmatch(r"(?:sudo -u turncoat )?(?:\S*/)?turncoat ([a-z].*)", line) for line in lines
    ]
    return [match[1].split("#")[0].split() for match in found if match]


def options_of(name: str) -> set[str]:
    """The options of a command and of its own commands. Fails if there is no such command."""
    with click.Context(program) as context:
        command = program.get_command(context, name)
        assert command is not None, name
        below = command.commands.values() if isinstance(command, click.Group) else ()
        parameters = [each for one in (command, *below) for each in one.params]
    return {"--help", *(flag for each in parameters for flag in each.opts + each.secondary_opts)}


def test_the_example_prints_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = python_in(README)

    exec(compile(code, "README.md", "exec"), {})

    assert re.fullmatch(r"\[\d(, \d)*\]\n", capsys.readouterr().out)
    assert len([line for line in code.splitlines() if line]) == 4


def test_the_examples_of_the_library_run(monkeypatch: pytest.MonkeyPatch) -> None:
    examples = python_in((ROOT / "docs" / "library.md").read_text("utf-8"))
    page = ModuleType("library_page")
    monkeypatch.setitem(sys.modules, page.__name__, page)

    for code in examples:
        exec(compile(code, "library.md", "exec"), page.__dict__)

    assert len(examples) >= 5
    assert page.report.games == 20


def test_the_game_of_the_guide_is_played_saved_and_imagined(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page: dict[str, Any] = {"__name__": "games_page"}
    exec("\n".join(python_in((ROOT / "docs" / "games.md").read_text("utf-8"))), page)
    rules = page["GAME"].rules

    match = Match.deal(rules, rules.read_options(4, {}), key_from_seed(3))
    match.answer(0, ("name", 2))
    loaded = record.load(record.save(match), {rules.name: rules})

    assert "traitor" in capsys.readouterr().out
    assert loaded.given() == [(0, ("name", 2))]
    for seat in (1, 2, 3, None):
        view = match.view(seat)
        assert Match.imagined(rules, view, Chance(key_from_seed(4))).view(seat) == view
    assert [match.view(seat).traitor for seat in match.seats].count(None) == 3
    assert {*match.decision_view(1).options} <= {*rules.action_space()}

    for seat in (1, 2, 3):
        match.answer(seat, ("name", 0))

    assert match.outcome.sides.count("traitor") == 1
    assert {event[0] for event in match.events(None)} == {*page["GRAMMAR"].events}


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_every_command_and_its_options_exist(page: Path) -> None:
    commands = commands_in(page.read_text("utf-8"))
    unknown = [
        [name, *words]
        for name, *words in commands
        if not {word for word in words if word.startswith("--")} <= options_of(name)
    ]

    assert unknown == []


def test_the_readme_names_commands_of_every_kind() -> None:
    named = {words[0] for words in commands_in(README)}

    assert named >= {"play", "host", "join", "serve", "simulate"}


def test_every_link_of_the_readme_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)", README)
    missing = [link for link in links if "://" not in link and not (ROOT / link).exists()]

    assert len(links) > 20
    assert missing == []


def test_the_readme_is_short_and_says_whose_games_these_are() -> None:
    assert 100 <= len(README.splitlines()) <= 150
    assert "not affiliated with the publishers" in README
