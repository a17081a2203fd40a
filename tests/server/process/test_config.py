"""The server's settings: where they come from, which of them count, and what is refused."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.running import run
from tests.server.guests import get, open_room, post, problem
from tests.server.running import running
from turncoat.server.config import SETTINGS, BadFile, BadSetting, Settings, given
from turncoat.server.retention import Retention

HOUR, DAY = 3_600, 86_400


def written(folder: Path, text: str) -> Path:
    file = folder / "turncoat.toml"
    file.write_text(text)
    return file


def test_without_anything_all_is_as_usual() -> None:
    found = given({}, {}, None)

    assert found.settings == Settings()
    assert found.level("port") == "default"


@pytest.mark.parametrize(
    ("flags", "environment", "text", "port", "level"),
    [
        ({}, {}, "", 8421, "default"),
        ({}, {}, "port = 1", 1, "file"),
        ({}, {"TURNCOAT_PORT": "2"}, "port = 1", 2, "environment"),
        ({"port": 3}, {"TURNCOAT_PORT": "2"}, "port = 1", 3, "flag"),
        ({"port": None}, {"TURNCOAT_PORT": ""}, "port = 1", 1, "file"),
        ({"port": 0}, {"TURNCOAT_PORT": "2"}, "port = 1", 0, "flag"),
    ],
)
def test_flags_count_more_than_the_environment_and_that_more_than_the_file(
    tmp_path: Path, flags: dict[str, Any], environment: dict[str, str], text: str, port: int,
    level: str,
) -> None:  # fmt: skip
    found = given(flags, environment, written(tmp_path, text))

    assert found.settings.port == port
    assert found.level("port") == level


def test_values_of_every_kind_are_read_from_the_file_and_from_the_environment(
    tmp_path: Path,
) -> None:
    text = 'host = "::1"\nrate = 7\nimports = false\ntrusted_proxy = ["10.0.0.1", "unix"]\n'
    variables = {
        "TURNCOAT_HOST": "::1", "TURNCOAT_RATE": "7", "TURNCOAT_IMPORTS": "off",
        "TURNCOAT_TRUSTED_PROXY": "10.0.0.1, unix",
    }  # fmt: skip

    by_file = given({}, {}, written(tmp_path, text)).settings
    by_environment = given({}, variables, None).settings

    assert by_file == by_environment
    assert by_file.trusted_proxy == ["10.0.0.1", "unix"]
    assert not by_file.imports
    assert given({}, {"TURNCOAT_TRUSTED_PROXY": "unix"}, None).settings.trusted_proxy == ["unix"]
    one = given({}, {}, written(tmp_path, 'trusted_proxy = "unix"')).settings
    assert one.trusted_proxy == ["unix"]


def test_lengths_and_sizes_are_given_with_their_units(tmp_path: Path) -> None:
    file = written(tmp_path, 'keep_journals = "90 days"\nkeep_replays = "1.5 GB"\n')

    found = given({}, {"TURNCOAT_KEEP_LOBBIES": "36 hours"}, file).settings.retention

    assert found == Retention(journals=90 * DAY, replays=1_500_000_000, lobbies=36 * HOUR)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("prot = 1", "prot"), ("PORT = 1", "PORT"), ("[port]\nnumber = 1", "port"),
        ("port = true", "port"), ("port = -1", "port"), ("port = 65536", "port"),
        ('port = "80"', "port"), ("rate = 0", "rate"), ("imports = 1", "imports"),
        ('imports = "yes"', "imports"), ("host = 1", "host"),
        ("trusted_proxy = [1]", "trusted_proxy"), ("keep_lobbies = 3600", "keep_lobbies"),
        ('keep_addresses = "8 days"', "keep_addresses"), ('keep_replays = "-1 GB"', "keep_replays"),
        ('keep_lobbies = "0 days"', "keep_lobbies"),
    ],
)  # fmt: skip
def test_what_a_file_has_wrong_is_named(tmp_path: Path, text: str, where: str) -> None:
    with pytest.raises(BadSetting) as error:
        given({}, {}, written(tmp_path, text))

    assert error.value.where == where


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("TURNCOAT_PROT", "1"), ("TURNCOAT_TRUSTED_PROXIES", "unix"), ("TURNCOAT_PORT", "many"),
        ("TURNCOAT_PORT", "65536"), ("TURNCOAT_IMPORTS", "perhaps"), ("TURNCOAT_RATE", "0"),
    ],
)  # fmt: skip
def test_what_the_environment_has_wrong_is_named(variable: str, value: str) -> None:
    with pytest.raises(BadSetting) as error:
        given({}, {variable: value}, None)

    assert error.value.where == variable


def test_other_programs_variables_are_left_alone() -> None:
    assert given({}, {"PORT": "1", "TURNCOAT_TRACEBACK": "1"}, None).settings == Settings()


@pytest.mark.parametrize("content", [b"port 1", b"\xff", b"port = 1\nport = 2"])
def test_a_file_that_can_not_be_read_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "turncoat.toml"
    file.write_bytes(content)

    with pytest.raises(BadFile):
        given({}, {}, file)


# In the terminal.


def refusal(*words: str) -> str:
    result = run("serve", *words)
    assert result.exit_code == 2
    return result.stderr


def test_mistakes_are_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unknown = written(tmp_path, "prot = 1")
    assert "There is no setting prot." in refusal("--config", str(unknown))
    bad = written(tmp_path, "port = 65536")
    assert "port: It must be a whole number from 0 to 65535." in refusal("--config", str(bad))
    missing = str(tmp_path / "nowhere.toml")
    assert f"There is no file {missing}." in refusal("--config", missing)
    monkeypatch.setenv("TURNCOAT_RATE", "many")
    assert "TURNCOAT_RATE: It must be a whole number, 1 or more." in refusal()


def test_a_server_is_set_by_its_file_and_the_environment_and_flags_count_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, f'port = 1\nlisting = false\ndata = "{tmp_path}/by-file"\n')
    monkeypatch.setenv("TURNCOAT_CONFIG", str(file))
    monkeypatch.setenv("TURNCOAT_IMPORTS", "no")
    monkeypatch.setenv("TURNCOAT_DATA", str(tmp_path / "by-environment"))

    with running() as server:
        open_room(server, listed=True)
        listed = get(server, "/api/rooms").json()
        refused = post(server, "/api/replays", game_file())

    assert listed == []
    assert problem(refused) == (403, "imports_off")
    assert (tmp_path / "by-environment" / "turncoat.sqlite").exists()
    assert not (tmp_path / "by-file").exists()


def game_file() -> bytes:
    """The game file of a finished game, written by an older release."""
    folder = Path(__file__).resolve().parents[2] / "fixtures"
    return next(folder.rglob("*game*.json")).read_bytes()


def test_a_place_to_listen_that_is_given_by_a_flag_counts_more_than_a_socket_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNCOAT_UNIX_SOCKET", str(tmp_path / "socket"))

    with running("--data", str(tmp_path)) as server:
        assert httpx.get(f"{server.address}/health").status_code == 200

    assert not (tmp_path / "socket").exists()


def test_a_database_by_a_flag_counts_more_than_a_folder_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNCOAT_DATA", str(tmp_path / "folder"))

    with running("--database", f"sqlite:///{tmp_path}/own.sqlite"):
        assert (tmp_path / "own.sqlite").exists()

    assert not (tmp_path / "folder").exists()


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=lambda setting: setting.name)
def test_every_setting_is_an_option_or_a_secret(setting: Any) -> None:
    shown = " ".join(run("serve", "--help").stdout.split())

    assert setting.flag in shown


def test_a_setting_by_its_name_of_an_earlier_release_is_understood(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("thinkers = 3")

    assert given({}, {}, file).settings.bot_workers == 3
    assert given({}, {"TURNCOAT_THINKERS": "2"}, None).settings.bot_workers == 2
