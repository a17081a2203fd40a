"""Saved games: they go on as if nothing had been, and nobody else's file is ever touched."""

import json
import os
import signal
import time
from pathlib import Path

import msgspec
import pytest

from tests.cli.terminal import FIRST, GAME, digits, play, process, run, saves
from turncoat.cli import saves as keeping
from turncoat.cli.saves import LARGEST
from turncoat.core import record


def story(output: str) -> list[str]:
    """What was told after the answers that both games share."""
    lines = output.splitlines()
    return lines[
        lines.index(next(line for line in reversed(lines) if line.startswith("Round 3"))) :
    ]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game in its middle."""
    path = tmp_path / "game.json"
    play("--seed", "8", "--save", str(path), typed=[*FIRST[:12], "q"])
    return path


@pytest.mark.parametrize("people", ["1", "3"])
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
@pytest.mark.parametrize("stop", [1, 9, 20])
def test_a_loaded_game_goes_on_as_it_would_have(
    people: str, bots: str, stop: int, tmp_path: Path
) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    table = ["--seed", "twin", "--people", people, "--bots", bots]
    lines = ["1"] * 2000

    play(*table, "--save", str(whole), typed=lines)
    play(*table, "--save", str(parted), typed=lines[:stop])
    half = parted.read_bytes()
    result = play("--load", str(parted), typed=lines)

    assert result.exit_code == 0
    assert half != parted.read_bytes()
    assert parted.read_bytes() == whole.read_bytes()


def test_a_loaded_game_tells_what_happened_since_the_last_answer(saved: Path) -> None:
    result = play("--load", str(saved), typed=["l 400", "q"])

    assert result.exit_code == 0
    assert "Everybody secretly is" not in result.output
    assert "You are the starting player." in result.output
    assert "What will you do?" in result.output or "Will you" in result.output


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
    assert "exists already" in result.stderr
    assert path.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_a_full_disk_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = iter([True])

    def full(source: str, target: Path) -> None:
        next(calls, None)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    result = play("--seed", "8", typed=FIRST)

    assert result.exit_code == 0
    assert "No space left on device" in result.output
    assert "The game is over." in result.output


def a_changed_digit(good: bytes) -> bytes:
    place = good.index(b'"players":') + len(b'"players":')
    return good[:place] + b"6" + good[place + 1 :]


def a_changed_answer(good: bytes) -> bytes:
    return good.replace(b'"throw"', b'"thrwo"', 1)


def a_changed_name(good: bytes) -> bytes:
    return good.replace(b"Hana", b"Hena", 1)


def another_format(good: bytes) -> bytes:
    return good.replace(b"turncoat-table-1", b"turncoat-table-9", 1)


def other_rules(good: bytes, **changes: str) -> bytes:
    """The same match, rightly signed, of other rules."""
    saved = keeping.unpack(good)
    changed = msgspec.structs.replace(saved.record, **changes)
    changed.checksum = record._checksum(changed)
    return msgspec.json.encode(changed)


SPOILED = {
    "empty": (lambda good: b"", "not a saved match"),
    "truncated": (lambda good: good[: len(good) // 2], "not a saved match"),
    "one byte short": (lambda good: good[:-1], "not a saved match"),
    "not JSON": (lambda good: b"hello", "not a saved match"),
    "not UTF-8": (lambda good: b'{"format":"\xff\xfe"}', "not a saved match"),
    "another JSON": (lambda good: b'{"a": [1, 2, 3]}', "not a saved match"),
    "a list": (lambda good: b"[]", "not a saved match"),
    "deep": (lambda good: b"[" * 100_000, "not a saved match"),
    "deep inside": (
        lambda good: b'{"format":"turncoat-match-1","options":' + b'{"a":' * 9000,
        "not a saved match",
    ),
    "a digit": (a_changed_digit, "was changed after it was saved"),
    "an answer": (a_changed_answer, "was changed after it was saved"),
    "a name": (a_changed_name, "was changed after it was saved"),
    "another format": (another_format, "not a saved match"),
    "huge": (lambda good: good + b" " * LARGEST, "far too large"),
    "other version": (lambda good: other_rules(good, version="0"), "another version of the rules"),
    "other content": (lambda good: other_rules(good, content="x"), "other cards or numbers"),
    "other game": (lambda good: other_rules(good, game="chess"), "a game we don’t have"),
    "other record": (lambda good: other_rules(good, format="turncoat-match-9"), "a format we don’t know"),
    "a key": (lambda good: other_rules(good, key="ab"), "moves in this match don’t add up"),
    "no key": (lambda good: other_rules(good, key="zz"), "moves in this match don’t add up"),
    "a long key": (lambda good: other_rules(good, key="ab" * 99), "moves in this match don’t add up"),
}  # fmt: skip


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
def test_a_forged_log_is_refused(entry: record.Entry, saved: Path) -> None:
    forged = keeping.unpack(saved.read_bytes()).record
    forged.log.insert(0, entry)
    forged.checksum = record._checksum(forged)
    saved.write_bytes(msgspec.json.encode(forged))

    result = play("--load", str(saved))

    assert result.exit_code == 2
    assert "moves in this match don’t add up" in result.stderr


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
    assert "has its settings and names already" in result.stderr


def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.json", tmp_path / "killed.json"
    play("--seed", "kill", "--save", str(whole), typed=FIRST)

    with process(tmp_path, "play", GAME, "--seed", "kill", "--save", str(killed)) as game:
        assert game.stdin and game.stdout
        for _ in range(6):
            game.stdin.write("1\n")
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
    """Wait until a game stands at a question: its file has not changed for a while."""
    deadline = time.monotonic() + 30
    last, since = b"", time.monotonic()
    while time.monotonic() < deadline and (not last or time.monotonic() - since < 1):
        data = path.read_bytes() if path.exists() else b""
        if data != last:
            last, since = data, time.monotonic()
        time.sleep(0.02)


@pytest.mark.parametrize("moment", range(6))
def test_a_game_killed_at_any_moment_can_be_loaded(moment: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    with process(tmp_path, "play", GAME, "--seed", "any", "--save", str(path)) as game:
        assert game.stdin and game.stdout
        game.stdin.write("".join(f"{line}\n" for line in digits(moment)))
        game.stdin.close()
        while not path.exists():
            time.sleep(0.01)
        time.sleep(moment * 0.1)
        game.send_signal(signal.SIGKILL)
        game.stdout.read()
    result = play("--load", str(path), typed=FIRST)

    assert result.exit_code == 0
    assert "Everything turned up" in result.output
