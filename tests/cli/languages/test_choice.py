"""The terminal speaks the language of the system, unless `--language` names another."""

import os
import subprocess
import sys

import pytest

from turncoat.cli.terminal import i18n
from turncoat.locales.catalogue import load


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


@pytest.mark.parametrize("option", [["--language", "nl"], ["--language=nl"]])
def test_a_named_language_comes_before_that_of_the_system(option: list[str]) -> None:
    environment = {**os.environ, "LANG": "cs_CZ.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}

    said = [
        subprocess.run(
            [sys.executable, "-m", "turncoat", *options, "games"],
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for options in (option, [])
    ]

    for text, language in zip(said, ("nl", "cs"), strict=True):
        assert load(language).text("cli-games-rulebooks") in text
