"""Which packages are needed: msgspec alone for the library, extras for everything else."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

from turncoat.cli.extras import EXTRAS
from turncoat.games import GAMES

ROOT = Path(__file__).parent.parent
# rich brings markdown-it-py along.
SERVER = EXTRAS["server"] - {"markdown_it"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# Makes some packages impossible to import. `allowed` also accepts the compiled copy.
WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

refused = set({refused!r})

def allowed(top):
    known = top in sys.stdlib_module_names or top in {{"msgspec", "turncoat"}}
    return known or top.endswith("__mypyc")

class Refusing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in refused if refused else not allowed(top):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refusing())
"""
LIBRARY = """
import pkgutil
import turncoat

for layer in ("core", "games", "bots", "lab"):
    package = __import__("turncoat." + layer, fromlist=["__path__"])
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        __import__(module.name)
        print(module.name)

from turncoat.lab.simulate import simulate

report = simulate(sys.argv[1], 4, 1, 1, ["sensible", "uniform"])
assert report.games == 1 and report.decisions > 10, report
assert not {"click", "fluent", "litestar"} & sys.modules.keys()
"""
TERMINAL = """
from turncoat.cli import main

sys.argv[0] = "turncoat"
main()
"""


def python(
    code: str, *arguments: str, without: Iterable[str] = ()
) -> "subprocess.CompletedProcess[str]":
    """Run code in an interpreter without these packages, or by default with msgspec alone."""
    program = WITHOUT.format(refused=sorted(without)) + code
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=120,
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_library_needs_msgspec_alone(game: str) -> None:
    done = python(LIBRARY, game)

    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 100


def test_the_library_requires_msgspec_alone() -> None:
    assert [name_of(requirement) for requirement in PROJECT["dependencies"]] == ["msgspec"]


def test_what_is_refused_is_refused() -> None:
    done = python("import click")

    assert "No module named 'click'" in done.stderr


@pytest.mark.parametrize("command", [[], ["--help"], ["play", "shadow_hunters"]])
def test_without_the_cli_extra_one_sentence_says_what_to_install(command: list[str]) -> None:
    done = python(TERMINAL, *command, without=EXTRAS["cli"] | SERVER)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        "turncoat: The terminal needs packages that are not installed. Install them with: "
        'pip install "turncoat[cli]"\n'
    )


@pytest.mark.parametrize("command", ["serve", "host", "backup", "restore", "retention"])
def test_with_the_library_alone_a_server_asks_for_everything_it_needs(command: str) -> None:
    done = python(TERMINAL, command, without=EXTRAS["cli"] | SERVER)

    assert done.returncode == 2
    assert done.stderr.endswith(': pip install "turncoat[server]"\n')
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("missing", sorted(EXTRAS["cli"] - {"httpx", "websockets", "segno"}))
def test_each_package_of_the_terminal_is_missed_without_a_traceback(missing: str) -> None:
    done = python(TERMINAL, "games", without=[missing])

    assert done.returncode == 2
    assert done.stderr.endswith(': pip install "turncoat[cli]"\n')
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "command",
    [
        ["serve", "--port", "0"],
        ["host", "shadow_hunters"],
        ["backup", "file"],
        ["restore", "file"],
        ["retention"],
    ],
    ids=lambda command: command[0],
)
def test_without_the_server_extra_one_sentence_says_what_to_install(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    done = python(TERMINAL, *command, without=SERVER)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        "turncoat: This command needs packages that are not installed. Install them with: "
        'pip install "turncoat[server]"\n'
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("missing", sorted(SERVER - {"uvloop"}))
def test_each_package_of_the_server_is_missed_before_anything_is_started(missing: str) -> None:
    done = python(TERMINAL, "host", "shadow_hunters", "--port", "0", without=[missing])

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.endswith(': pip install "turncoat[server]"\n')
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        (["--help"], "simulate"),
        (["games"], "shadow_hunters"),
        (["play", "dark_providence", "--options"], "great_old_one"),
        (["simulate", "shadow_hunters", "--games", "1", "--bots", "uniform"], "Decisions"),
        (["host", "--help"], "--spectator-delay"),
        (["serve", "--help"], "--database"),
        (["admin", "--help"], "status"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_the_terminal_plays_without_the_server_extra(command: list[str], shown: str) -> None:
    done = python(TERMINAL, *command, without=SERVER)

    assert done.returncode == 0, done.stderr
    assert shown in done.stdout


def test_a_room_elsewhere_is_visited_without_the_server_extra() -> None:
    done = python(TERMINAL, "join", "http://127.0.0.1:9/", without=SERVER)

    # The only error is that no server listens there.
    assert done.returncode == 2
    assert "http://127.0.0.1:9" in done.stderr


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_extras_hold_what_the_program_names(extra: str) -> None:
    required = {name_of(each) for each in PROJECT["optional-dependencies"][extra]}

    assert {modules_of(name) for name in required - {"msgspec", "turncoat"}} == EXTRAS[extra]


def test_the_server_comes_with_the_terminal_and_all_is_both() -> None:
    extras = PROJECT["optional-dependencies"]

    assert "turncoat[cli]" in extras["server"]
    assert extras["all"] == ["turncoat[cli,server]"]


def test_every_requirement_has_a_lower_bound() -> None:
    extras = PROJECT["optional-dependencies"].values()
    every = [*PROJECT["dependencies"], *(each for extra in extras for each in extra)]

    assert [each for each in every if ">=" not in each and not each.startswith("turncoat[")] == []


def name_of(requirement: str) -> str:
    """The name of a package, without its version and markers."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return found[0]


def modules_of(package: str) -> str:
    """The name under which a package is imported."""
    renamed = {"fluent.runtime": "fluent", "markdown-it-py": "markdown_it"}
    return renamed.get(package, package.replace("-", "_"))
