"""The wheel, built from the source archive as packagers do it: `make test-wheel`."""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from turncoat import __version__

ROOT = Path(__file__).resolve().parent.parent


def build(kind: str, source: Path, folder: Path) -> Path:
    """Build a source archive or a wheel and return its path."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True)
    [built] = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive."""
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel built from the source archive."""
    folder = tmp_path_factory.mktemp("source")
    # `tarfile` has no extraction filters in Python 3.11.2, and 3.12 warns if none is given.
    subprocess.run(["tar", "xzf", str(archive), "-C", str(folder)], check=True)
    [source] = folder.iterdir()
    return build("wheel", source, tmp_path_factory.mktemp("wheel"))


def test_the_archive_holds_all_that_the_page_is_made_of_and_nothing_that_is_built(
    archive: Path,
) -> None:
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}

    assert names >= {
        "hatch_build.py", "pyproject.toml", "web/package-lock.json", "web/.npmrc", "web/index.html",
        "web/vite.config.ts", "web/build/checkNodeVersion.mjs", "docs/rules/en/among_cultists.md",
        "docs/protocol/grammar.json", "src/turncoat/locales/en/server.ftl",
    }  # fmt: skip
    assert [name for name in names if "node_modules/" in name or "turncoat/page/" in name] == []


def test_the_wheel_brings_the_page_and_the_rulebooks_and_no_source_of_the_page(
    wheel: Path,
) -> None:
    names = ZipFile(wheel).namelist()

    assert wheel.name.endswith("-py3-none-any.whl")
    assert "turncoat/page/index.html" in names
    assert "turncoat/rulebooks/en/among_cultists.md" in names
    assert any(name.startswith("turncoat/page/assets/") for name in names)
    assert [name for name in names if not name.startswith(("turncoat/", "turncoat-"))] == []


def test_the_wheel_requires_msgspec_alone_unless_more_is_asked_for(wheel: Path) -> None:
    text = ZipFile(wheel).read(f"turncoat-{__version__}.dist-info/METADATA").decode()
    required = re.findall(r"^Requires-Dist: (.+)$", text, re.MULTILINE)
    extras = re.findall(r"^Provides-Extra: (.+)$", text, re.MULTILINE)

    assert [each for each in required if "extra ==" not in each] == ["msgspec>=0.19"]
    assert set(extras) == {"cli", "server", "all", "dev"}


def test_what_was_installed_serves_the_page_where_there_is_no_node(
    wheel: Path, tmp_path: Path
) -> None:
    ZipFile(wheel).extractall(tmp_path / "site")
    command = [sys.executable, "-m", "turncoat", "serve", "--host", "127.0.0.1", "--port", "0"]
    # The wheel has to come before the source, which is installed as well.
    environment = {"PYTHONPATH": str(tmp_path / "site"), "PATH": "", "HOME": str(tmp_path)}

    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True
    ) as game_server:
        assert game_server.stdout is not None
        address = next(word for word in game_server.stdout.readline().split() if "://" in word)
        page = httpx.get(address)
        game_server.terminate()

    assert page.status_code == 200
    assert page.content == ZipFile(wheel).read("turncoat/page/index.html")


def test_the_script_for_containers_installs_the_wheel_with_the_packages_that_were_tested(
    wheel: Path, tmp_path: Path
) -> None:
    command = [str(ROOT / "deploy" / "install.sh"), str(tmp_path / "opt"), str(wheel)]
    # The installed program must find neither the source nor this environment's packages.
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    environment["COLUMNS"] = "200"

    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)

    assert done.stdout.strip() == __version__
    assert (tmp_path / "opt" / "deploy" / "start.sh").exists()
    turncoat = str(tmp_path / "opt" / "bin" / "turncoat")
    games = subprocess.run([turncoat, "games"], env=environment, check=True, capture_output=True)
    assert b"shadow_hunters" in games.stdout
