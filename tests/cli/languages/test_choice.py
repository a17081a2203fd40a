"""The terminal speaks the language of the system, unless `--language` names another."""

import os
import subprocess
import sys

import pytest

from tests.cli.running import run
from turncoat.cli.terminal import i18n
from turncoat.locales.catalogue import LANGUAGES, load


@pytest.fixture(autouse=True)
def nothing_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "_chosen", [])


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "csb_PL.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_system_names_a_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)

    assert i18n.language() == language


@pytest.mark.parametrize(
    "command",
    [
        ["--language", "nl", "games"],
        ["--language=nl", "games"],
        ["games", "--language", "nl"],
        ["games", "--plain", "--language=nl"],
    ],
)
def test_a_named_language_comes_before_that_of_the_system(command: list[str]) -> None:
    environment = {**os.environ, "LANG": "cs_CZ.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}

    said = [
        subprocess.run(
            [sys.executable, "-m", "turncoat", *words],
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for words in (command, ["games"])
    ]

    for text, language in zip(said, ("nl", "cs"), strict=True):
        assert load(language).text("cli-games-rulebooks") in text


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["play", "shadow_hunters", "--language", "pl"], "pl"),
        (["admin", "--json", "list", "--language=cs"], "cs"),
        (["--language", "cs", "play", "--language", "nl"], "nl"),
        (["play", "--language"], "en"),
        (["play", "--language", "xx"], "en"),
        (["replay", "--", "--language", "cs"], "en"),
    ],
)
def test_the_option_is_found_wherever_it_stands(arguments: list[str], language: str) -> None:
    i18n.choose_language(arguments)

    assert i18n.language() == language


def test_a_language_that_is_not_there_is_refused_after_the_command_too() -> None:
    result = run("games", "--language", "xx")

    assert result.exit_code == 2
    offered = ", ".join(LANGUAGES)
    assert f"There is no language “xx”. Choose one of: {offered}." in result.stderr
