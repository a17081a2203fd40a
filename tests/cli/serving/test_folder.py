"""Where a server keeps its data unless another folder is given."""

from pathlib import Path

import pytest

from turncoat.cli.commands.serve import database_of
from turncoat.cli.serving.folder import server_folder
from turncoat.cli.table.saves import data_folder


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_a_new_server_has_a_folder_of_its_own() -> None:
    assert server_folder() == data_folder() / "server"


def test_a_server_from_before_keeps_its_folder() -> None:
    older = data_folder() / "house"
    older.mkdir(parents=True)

    assert server_folder() == older


def test_a_file_of_that_name_is_not_a_folder() -> None:
    data_folder().mkdir(parents=True)
    (data_folder() / "house").write_text("")

    assert server_folder() == data_folder() / "server"


def test_the_database_is_kept_there() -> None:
    address = database_of(None, None)

    assert Path(address.removeprefix("sqlite:///")).parent == data_folder() / "server"
