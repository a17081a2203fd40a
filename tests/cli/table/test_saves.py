"""Saved games: they continue as if never interrupted, and no other file is overwritten."""

import json
import os
import signal
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from tests.cli.running import FIRST, GAME, digits, play, process, run, saves
from turncoat.cli.table import saves as keeping
from turncoat.cli.table.saves import LARGEST
from turncoat.core import record
from turncoat.core.terms import LogEntry


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A save of an unfinished game."""
    path = tmp_path / "game.json"
    play("--seed", "8", "--bots", "uniform", "--save", str(path), typed=[*FIRST[:8], "q"])
    return path


@pytest.mark.parametrize("people", ["1", "3"])
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
@pytest.mark.parametrize("stop", [1, 5])
def test_a_loaded_game_goes_on_as_it_would_have(
    people: str, bots: str, stop: int, tmp_path: Path
) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    table = ["--plain", "--seed", "twin", "--people", people, "--bots", bots]
    lines = ["1"] * 2000

    play(*table, "--save", str(whole), typed=lines)
    play(*table, "--save", str(parted), typed=lines[:stop])
    half = parted.read_bytes()
    result = play("--plain", "--load", str(parted), typed=lines)

    assert result.exit_code == 0
    assert half != parted.read_bytes()
    assert parted.read_bytes() == whole.read_bytes()


def test_a_loaded_game_tells_what_happened_since_the_last_answer(saved: Path) -> None:
    result = play("--load", str(saved), typed=["l 400", "q"])

    assert result.exit_code == 0
    assert "Everyone is secretly" not in result.output
    assert "You are the starting player." in result.output
    assert "for help: l 400" in result.output


def test_a_game_may_go_on_in_another_file(saved: Path, tmp_path: Path) -> None:
    before = saved.read_bytes()
    other = tmp_path / "other.json"

    result = play("--load", str(saved), "--save", str(other), typed=["1", "q"])

    assert result.exit_code == 0
    assert saved.read_bytes() == before
    assert other.read_bytes() != before


def test_the_game_is_saved_after_every_answer(data: Path) -> None:
    lengths = []
    for answers in range(1, 6):
        play("--seed", "8", typed=FIRST[:answers])
        newest = max(saves(data), key=lambda path: path.stat().st_mtime_ns)
        lengths.append(len(json.loads(newest.read_bytes())["match"]["log"]))

    assert lengths == sorted(set(lengths))


def test_saves_are_kept_apart_and_to_oneself(data: Path) -> None:
    for _ in range(4):
        play(typed=["q"])

    assert len(saves(data)) == 4
    assert {file.stat().st_mode & 0o777 for file in saves(data)} == {0o600}
    assert (data / "turncoat").stat().st_mode & 0o777 == 0o700


def test_a_relative_data_folder_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "somewhere")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)

    play(typed=["q"])

    assert not (tmp_path / "somewhere").exists()
    assert len(list((tmp_path / ".local/share/turncoat").iterdir())) == 1


@pytest.mark.parametrize("content", [b"", b"precious"])
def test_another_file_is_never_overwritten(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(content)

    result = play("--save", str(path))

    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert path.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    result = play("--seed", "8", typed=FIRST)

    assert result.exit_code == 0
    assert result.output.count("No space left on device") == 1
    assert "The last moves could not be saved." in result.output
    assert "The game is over." in result.output


def a_changed_digit(good: bytes) -> bytes:
    place = good.index(b'"players":') + len(b'"players":')
    return good[:place] + b"6" + good[place + 1 :]


def a_changed_answer(good: bytes) -> bytes:
    return good.replace(b'"throw"', b'"thrwo"', 1)


def a_changed_name(good: bytes) -> bytes:
    return good.replace(b"Indy", b"Indi", 1)


def another_format(good: bytes) -> bytes:
    return good.replace(b"turncoat-table-1", b"turncoat-table-9", 1)


def other_rules(good: bytes, field: str, value: str) -> bytes:
    """The same record with one field changed and a correct checksum."""
    changed = keeping.unpack(good).record
    setattr(changed, field, value)
    return signed(changed)


def signed(changed: record.Record) -> bytes:
    """The record as bytes, with a correct checksum."""
    changed.checksum = ""
    changed.checksum = blake2b(msgspec.json.encode(changed), digest_size=16).hexdigest()
    return msgspec.json.encode(changed)


NOT_SAVED = "not a saved game"
CHANGED = "has been changed since it was saved"
SENSELESS = "moves in this saved game do not fit the rules"
SPOILED: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda good: b"", NOT_SAVED),
    "truncated": (lambda good: good[: len(good) // 2], NOT_SAVED),
    "one byte short": (lambda good: good[:-1], NOT_SAVED),
    "not JSON": (lambda good: b"hello", NOT_SAVED),
    "not UTF-8": (lambda good: b'{"format":"\xff\xfe"}', NOT_SAVED),
    "another JSON": (lambda good: b'{"a": [1, 2, 3]}', NOT_SAVED),
    "a list": (lambda good: b"[]", NOT_SAVED),
    "deep": (lambda good: b"[" * 100_000, NOT_SAVED),
    "deep inside": (
        lambda good: b'{"format":"x","options":' + b"[" * 9000,
        NOT_SAVED,
    ),
    "another format": (another_format, NOT_SAVED),
    "a digit": (a_changed_digit, CHANGED),
    "an answer": (a_changed_answer, CHANGED),
    "a name": (a_changed_name, CHANGED),
    "huge": (lambda good: good + b" " * LARGEST, "too large for a saved game"),
    "other version": (lambda good: other_rules(good, "version", "0"), "a different version"),
    "other content": (lambda good: other_rules(good, "content", "x"), "different cards or numbers"),
    "other game": (
        lambda good: other_rules(good, "game", "chess"),
        "from a game that this version does not have",
    ),
    "other record": (lambda good: other_rules(good, "format", "x"), "an unknown format"),
    "a key": (lambda good: other_rules(good, "key", "ab"), SENSELESS),
    "no key": (lambda good: other_rules(good, "key", "zz"), SENSELESS),
    "a long key": (lambda good: other_rules(good, "key", "ab" * 99), SENSELESS),
}


@pytest.mark.parametrize("name", SPOILED)
@pytest.mark.parametrize("command", ["play", "replay"])
def test_a_spoiled_file_is_refused_and_left_as_it_is(name: str, command: str, saved: Path) -> None:
    spoil, sentence = SPOILED[name]
    spoiled = spoil(saved.read_bytes())
    saved.write_bytes(spoiled)
    arguments = ["play", GAME, "--load"] if command == "play" else ["replay"]

    result = run(*arguments, str(saved), typed=FIRST)

    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output
    assert saved.read_bytes() == spoiled


@pytest.mark.parametrize(
    "entry",
    [(0, 99, ("throw",)), (1, 99, ("reveal",)), (2, 99, ("trust", 0)), (7, -1, ()), (0, 0, ())],
)
def test_a_forged_log_is_refused(entry: LogEntry, saved: Path) -> None:
    forged = keeping.unpack(saved.read_bytes()).record
    forged.log.insert(0, entry)
    saved.write_bytes(signed(forged))

    result = play("--load", str(saved))

    assert result.exit_code == 2
    assert "moves in this saved game do not fit the rules" in result.stderr


def test_a_bare_match_can_be_played_and_stays_as_it_is(saved: Path, data: Path) -> None:
    bare = keeping.unpack(saved.read_bytes()).data
    saved.write_bytes(bare)

    result = play("--load", str(saved), "--seat", "2", typed=FIRST)

    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert saved.read_bytes() == bare
    assert len(saves(data)) == 1


@pytest.mark.parametrize("arguments", [["--seed", "1"], ["--players", "5"], ["--pool", "free"]])
def test_a_loaded_game_has_its_settings_already(arguments: list[str], saved: Path) -> None:
    result = play("--load", str(saved), *arguments)

    assert result.exit_code == 2
    assert "already has its options and names" in result.stderr


def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.json", tmp_path / "killed.json"
    table = ["--seed", "kill", "--bots", "uniform", "--save"]
    play(*table, str(whole), typed=FIRST)

    with process(tmp_path, "play", GAME, *table, str(killed)) as game:
        assert game.stdin
        assert game.stdout
        game.stdin.write("1\n" * 5)
        game.stdin.flush()
        until_quiet(killed)
        game.send_signal(signal.SIGKILL)
        game.stdout.read()
    result = play("--load", str(killed), typed=FIRST)

    assert game.returncode == -signal.SIGKILL
    assert result.exit_code == 0
    assert killed.read_bytes() == whole.read_bytes()
    assert sorted(file.suffix for file in tmp_path.glob("*.*")) == [".json", ".json"]


def until_quiet(path: Path) -> None:
    """Wait until a game has come to a question, so that its file has not changed for a second."""
    deadline = time.monotonic() + 30
    last, since = b"", time.monotonic()
    while time.monotonic() < deadline and (not last or time.monotonic() - since < 1):
        data = path.read_bytes() if path.exists() else b""
        if data != last:
            last, since = data, time.monotonic()
        time.sleep(0.02)


@pytest.mark.parametrize("moment", range(3))
def test_a_game_killed_at_any_moment_can_be_loaded(moment: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    with process(tmp_path, "play", GAME, "--seed", "any", "--save", str(path)) as game:
        assert game.stdin
        assert game.stdout
        game.stdin.write("".join(f"{line}\n" for line in digits(moment)))
        game.stdin.flush()
        while not path.exists():
            time.sleep(0.01)
        time.sleep(moment * 0.2)
        game.send_signal(signal.SIGKILL)
        game.stdout.read()
    result = play("--load", str(path), typed=FIRST)

    assert result.exit_code == 0
    assert "Final reveal" in result.output


def test_a_saved_game_knows_its_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play("--seed", "8", "--save", str(path), typed=["q"])

    result = run("play", "--load", str(path), typed=["q"])

    assert result.exit_code == 0
    assert f"turncoat play {GAME} --load {path}" in result.output


def test_a_saved_game_of_another_game_is_refused_with_the_right_command(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play("--seed", "8", "--save", str(path), typed=["q"])

    result = run("play", "dark_providence", "--load", str(path))

    assert result.exit_code == 2
    assert f"Use: turncoat play {GAME} --load {path}" in result.stderr
