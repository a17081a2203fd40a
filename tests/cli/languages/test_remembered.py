"""A language that was chosen in a game is spoken the next time, unless `--language` is given."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import play
from turncoat.cli.terminal import i18n
from turncoat.locales.catalogue import LANGUAGES, load

SAVE: Final = ["--seed", "8", "--save"]


@pytest.fixture
def file(data: Path) -> Path:
    """Where the language is kept."""
    return data / "turncoat" / "language"


@pytest.fixture
def next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that has just been started."""
    monkeypatch.setattr(i18n, "_chosen", [])
    i18n.catalogue.cache_clear()


def keep(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True)
    file.write_bytes(content)


def choose(language: str, save: Path) -> str:
    """Choose a language in a game; returns what was printed."""
    result = play(*SAVE, str(save), typed=[f"language {language}", "q"])
    assert result.exit_code == 0
    return result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_chosen_in_a_game_is_spoken_by_the_next_program(
    language: str, tmp_path: Path
) -> None:
    choose(language, tmp_path / "game.json")

    said = subprocess.run(
        [sys.executable, "-m", "turncoat", "games"],
        env={**os.environ, "LANG": "pl_PL.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout

    assert load(language).text("cli-games-rulebooks") in said


@pytest.mark.parametrize(
    ("option", "kept", "system", "spoken"),
    [
        (["--language", "nl"], b"cs\n", "pl_PL.UTF-8", "nl"),
        (["--language=nl"], b"cs\n", "pl_PL.UTF-8", "nl"),
        (["--language", "xx"], b"cs\n", "pl_PL.UTF-8", "cs"),
        ([], b"cs\n", "pl_PL.UTF-8", "cs"),
        ([], b"cs", "", "cs"),
        ([], b"", "pl_PL.UTF-8", "pl"),
        ([], b"xx\n", "pl_PL.UTF-8", "pl"),
        ([], b"\xff\xfe\x00", "pl_PL.UTF-8", "pl"),
        ([], b"cs\npl\n", "", "en"),
        ([], b"xx\n", "", "en"),
    ],
)
@pytest.mark.usefixtures("next_time")
def test_the_option_comes_first_then_what_was_chosen_then_the_system(
    option: list[str],
    kept: bytes,
    system: str,
    spoken: str,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keep(file, kept)
    monkeypatch.setenv("LANG", system)

    i18n.choose_language(["games", *option])

    assert i18n.language() == spoken


@pytest.mark.usefixtures("next_time")
def test_an_option_is_not_remembered(file: Path) -> None:
    i18n.choose_language(["--language", "cs"])

    assert not file.exists()


@pytest.mark.usefixtures("next_time")
def test_what_can_not_be_read_is_ignored(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.mkdir(parents=True)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")

    i18n.choose_language([])

    assert i18n.language() == "pl"


def test_where_nothing_can_be_kept_the_language_changes_all_the_same(
    data: Path, tmp_path: Path
) -> None:
    data.write_text("")

    told = choose("cs", tmp_path / "game.json")

    assert told.endswith(f"{load('cs').text('cli-quit')}\n{told.splitlines()[-1]}\n")
    assert data.read_text() == ""


def test_a_language_that_is_not_there_is_not_kept(file: Path, tmp_path: Path) -> None:
    choose("cs", tmp_path / "game.json")
    choose("xx", tmp_path / "other.json")

    assert file.read_text() == "cs\n"


@pytest.mark.usefixtures("next_time")
def test_without_a_home_folder_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", homeless)

    i18n.remember("cs")
    i18n.choose_language([])

    assert i18n.language() == "en"
