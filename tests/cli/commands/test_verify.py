"""`turncoat verify` proves that a finished game was fair, and finds forged ones."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import Result

from tests.cli.exported import TABLES, Forge, exported, forged
from tests.cli.running import play, run
from turncoat.server import fair
from turncoat.server.replays import game_file

GAME = "shadow_hunters"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(exported(GAME))
    return path


def verdict(path: Path, *options: str) -> Result:
    return run("verify", str(path), "--plain", *options)


@pytest.mark.parametrize("game", TABLES)
def test_a_fair_game_is_proven(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(exported(game))

    result = verdict(path)

    assert result.exit_code == 0
    assert result.output.count(": yes\n") == 3
    assert re.search(r"^Won by: .+$", result.output, re.MULTILINE)


def test_the_winners_have_their_names(file: Path) -> None:
    told = game_file.verify(exported(GAME))
    players = game_file.read(exported(GAME)).players

    winners = ", ".join(players[seat].name for seat in told.winners)
    assert f"Won by: {winners}\n" in verdict(file).output


@pytest.mark.parametrize("given", [str.lower, str.upper, lambda seal: f" {seal} "])
def test_the_seal_that_was_seen_is_that_of_the_file(file: Path, given: Any) -> None:
    seal = game_file.read(exported(GAME)).deal.commitment

    result = verdict(file, "--commitment", given(seal))

    assert result.exit_code == 0
    assert "The commitment is the one you gave: yes" in result.output


def test_another_seal_is_a_fraud(file: Path) -> None:
    result = verdict(file, "--commitment", "00" * 32)

    assert result.exit_code == 1
    assert "The commitment is the one you gave: NO" in result.output


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"secret":"5e', b'"secret":"5f'),
        (b'"nonces":["0a"', b'"nonces":["0b"'),
        (b'"name":"Ada"', b'"name":"Eva"'),
        (b'"kind":"bot"', b'"kind":"person"'),
        (b'"log":[[', b'"log":[["answer",0,["go_on"]],['),
        (b'"commitment":"', b'"commitment":"0'),
    ],
)
def test_a_file_that_was_edited_is_not_trusted(file: Path, old: bytes, new: bytes) -> None:
    data = file.read_bytes()
    assert old in data
    file.write_bytes(data.replace(old, new, 1))

    result = verdict(file)

    assert result.exit_code == 2
    assert re.fullmatch(r"turncoat: \S+: This [^\n]+\n", result.stderr)


def another_secret(file: dict[str, Any]) -> None:
    """The deal is the same, but the server reports another secret."""
    file["deal"]["secret"] = "ab" * 32


def another_number(file: dict[str, Any]) -> None:
    """One player's number is not the one that was used."""
    file["deal"]["nonces"][0] = "0b"


def one_number_less(file: dict[str, Any]) -> None:
    file["deal"]["nonces"].pop()


def another_deal(file: dict[str, Any]) -> None:
    """A secret and a commitment that fit each other, made after the deal."""
    secret = "ab" * 32
    file["deal"]["secret"] = secret
    file["deal"]["commitment"] = fair.commitment_to(secret)
    file["id"] = file["deal"]["commitment"][:16]


@pytest.mark.parametrize(
    ("forge", "found"),
    [
        (another_secret, "the commitment made before the deal: NO"),
        (another_number, "the players’ numbers: NO"),
        (one_number_less, "the players’ numbers: NO"),
        (another_deal, "the players’ numbers: NO"),
    ],
)
@pytest.mark.parametrize("game", TABLES)
def test_a_cheater_who_mends_every_checksum_is_found(
    game: str, forge: Forge, found: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(forged(exported(game), forge))

    result = verdict(path)

    assert result.exit_code == 1
    assert found in result.output


def no_end(file: dict[str, Any]) -> None:
    """The last answers are missing."""
    file["match"]["log"] = file["match"]["log"][:-3]


def another_answer(file: dict[str, Any]) -> None:
    """The first answer is one that was never offered."""
    kind, seat, _ = file["match"]["log"][0]
    file["match"]["log"][0] = [kind, seat, ["win"]]


def another_key(file: dict[str, Any]) -> None:
    """The answers were given to other cards."""
    file["match"]["key"] = "ab" * 32


def no_secret(file: dict[str, Any]) -> None:
    file["deal"]["secret"] = "no secret"


def a_player_less(file: dict[str, Any]) -> None:
    file["players"].pop()


def another_game(file: dict[str, Any]) -> None:
    file["match"]["game"] = "chess"


def older_rules(file: dict[str, Any]) -> None:
    file["match"]["version"] = "0"


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (no_end, "The moves in this saved game do not fit the rules."),
        (another_answer, "The moves in this saved game do not fit the rules."),
        (another_key, "The moves in this saved game do not fit the rules."),
        (no_secret, "This file is not a saved game, or it is damaged."),
        (a_player_less, "This file is not a saved game, or it is damaged."),
        (another_game, "This file was saved from a game that this version does not have."),
        (older_rules, "This game was played with a different version of the rules."),
    ],
)
def test_what_does_not_add_up_is_told_in_a_sentence(file: Path, forge: Forge, why: str) -> None:
    file.write_bytes(forged(exported(GAME), forge))

    result = verdict(file)

    assert result.exit_code == 2
    assert result.stderr == f"turncoat: {file}: {why}\n"
    assert result.stdout == ""


def test_what_is_no_exported_game_is_told_in_a_sentence(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    play("--seed", "8", "--save", str(saved))
    (tmp_path / "text.json").write_text("hello")
    (tmp_path / "list.json").write_text("[]")

    for name in ("saved.json", "text.json", "list.json", "missing.json", "."):
        result = verdict(tmp_path / name)

        assert result.exit_code == 2
        assert re.fullmatch(r"turncoat: [^\n]+\n", result.stderr)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("viewers", [[], ["--seat", "1"], ["--open"]])
def test_an_exported_game_is_seen_again(game: str, viewers: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(exported(game))

    result = run("replay", str(path), "--plain", *viewers)

    assert result.exit_code == 0
    assert "Ada" in result.output
    assert "Final reveal" in result.output


def test_an_exported_game_that_was_edited_is_not_shown(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"Ada"', b'"Eva"'))

    result = run("replay", str(file))

    assert result.exit_code == 2
    assert "This game has been changed since it was saved." in result.stderr


def test_the_file_has_the_form_that_is_documented() -> None:
    file = msgspec.json.decode(exported(GAME))

    assert list(file) == ["format", "id", "players", "deal", "match", "checksum"]
    assert file["players"][0] == {"name": "Ada", "kind": "person", "level": ""}


def test_a_game_of_one_computer_has_no_commitment(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play("--seed", "8", "--save", str(path))

    result = verdict(path)

    assert result.exit_code == 2
    assert (
        "This game was played on one computer, so there is no commitment to check." in result.stderr
    )
