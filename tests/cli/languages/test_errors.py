"""What libraries and the system say in English about an error is not repeated in a translation."""

import errno
import re
import socket
from pathlib import Path
from typing import Final

import pytest
from click.testing import Result

from tests.cli.languages.spoken import spoken
from tests.cli.languages.test_help import foreign_words
from tests.cli.running import run
from turncoat.cli.commands.backup import backup_error
from turncoat.cli.serving import listening
from turncoat.cli.terminal import i18n
from turncoat.locales.catalogue import ENGLISH, LANGUAGES, load
from turncoat.server.store.backup import REASONS

OTHERS: Final = [code for code in LANGUAGES if code != ENGLISH]
PLACE: Final = re.compile(r"(\d+), .*?(\d+)\.$")
BAD_JSON: Final = {
    b"": ("1", "1"),
    b"[1,\n 2,\n x]": ("3", "2"),
    b'{"a": 1': ("1", "8"),
    b'{"a": "\xff"}': None,
    b"\xff\xfe": None,
}
BAD_TOML: Final = {
    b"port = x": ("1", "8"),
    b"port = ": None,
    b"rate = 1\nport 1\n": ("2", "6"),
    b"port = \xff": None,
}


def place_in(line: str) -> tuple[str, str] | None:
    """The line and column that an error names at its end."""
    found = PLACE.search(line)
    return (found[1], found[2]) if found else None


def words_of(language: str, line: str, *known: str) -> set[str]:
    """The words of an error that are not of the language, without what the user has typed."""
    for words in known:
        assert words in line
        line = line.replace(words, "")
    return foreign_words(language, line)


def check_error(refused: Result, language: str, file: Path, place: tuple[str, str] | None) -> None:
    """Check that an error is one line in the language, which names the file and the place in it."""
    [line] = refused.stderr.splitlines()
    assert refused.exit_code == 2
    assert words_of(language, line, str(file)) == set()
    assert place_in(line) == place


@pytest.mark.parametrize(("content", "place"), BAD_JSON.items())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_cards_that_is_no_json(
    language: str, content: bytes, place: tuple[str, str] | None, tmp_path: Path
) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(content)

    refused = run("play", "dark_providence", "--content", str(file), "--language", language)

    check_error(refused, language, file, place)


@pytest.mark.parametrize(("content", "place"), BAD_TOML.items())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_settings_that_is_no_toml(
    language: str, content: bytes, place: tuple[str, str] | None, tmp_path: Path
) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(content)

    refused = run("serve", "--config", str(file), "--language", language)

    check_error(refused, language, file, place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken(language: str, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        place = ["--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)]
        refused = run("serve", *place, "--language", language)

    assert refused.exit_code == 10
    assert load(language).text("cli-serve-in-use") in refused.stderr
    assert words_of(language, refused.stderr, "127.0.0.1", port) == set()


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (OSError(errno.EADDRINUSE, "Address already in use"), "cli-serve-in-use"),
        (OSError(errno.EACCES, "Permission denied"), "cli-serve-not-allowed"),
        (OSError(errno.EADDRNOTAVAIL, "Cannot assign requested address"), "cli-serve-not-here"),
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "cli-serve-no-name"),
        (socket.gaierror(socket.EAI_AGAIN, "Temporary failure"), "cli-serve-no-name"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_reasons_for_not_listening(language: str, error: OSError, message: str) -> None:
    i18n.speak(language)

    assert listening.why_not(error) == load(language).text(message)


def test_a_rare_reason_is_called_what_the_system_calls_it() -> None:
    assert listening.why_not(OSError(errno.ENOTDIR, "Not a directory")) == "Not a directory"
    assert listening.why_not(OSError("path too long")) == "path too long"


@pytest.mark.parametrize("command", [["serve"], ["host", "shadow_hunters"]])
@pytest.mark.parametrize("language", OTHERS)
def test_a_host_that_nobody_knows(language: str, command: list[str], tmp_path: Path) -> None:
    place = ["--host", "nobody.invalid", "--port", "0", "--data", str(tmp_path)]

    [said] = spoken(language, [[*command, *place]])

    assert load(language).text("cli-serve-no-name") in said
    assert words_of(language, said, "nobody.invalid") == set()


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("detail", ["", "xyzzy"])
def test_no_error_of_a_backup_ends_in_a_space(language: str, reason: str, detail: str) -> None:
    i18n.speak(language)

    said = str(backup_error(reason, detail, "file"))

    assert said == said.rstrip()


def test_a_detail_of_a_damaged_backup_is_told() -> None:
    i18n.speak("cs")

    assert str(backup_error("damaged", "xyzzy", "file")).endswith(". xyzzy")
