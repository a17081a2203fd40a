"""The example works once it is installed, with no line changed anywhere else."""

import io
import re
import subprocess
import sys
import tokenize
from ast import AsyncFunctionDef, ClassDef, FunctionDef, Module, get_docstring, parse, walk
from pathlib import Path

import httpx
import pytest

from tests.examples.conftest import EXAMPLE, ROOT
from tests.examples.installing import copy_to, on_path
from tests.server.running import running
from tests.test_rulebook import rule_tests_in, rules_on
from turncoat.client import RestClient
from turncoat.server.protocol.settings import Clocks, Settings

PACKAGE = EXAMPLE / "src" / "night_ferry"
MOST_LINES = 250
DOCUMENTED = (Module, ClassDef, FunctionDef, AsyncFunctionDef)
NO_CODE = (
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
    tokenize.ENDMARKER,
)  # fmt: skip

# A host who plays a whole game against bots, as a program.
PLAYS = """
import sys
from tests.client.rooms import seated_bots, settings
from turncoat.client import RemoteTable

with RemoteTable.open(sys.argv[1], settings("night_ferry", 6), "Ada") as ada:
    ada.sit(0)
    seated_bots(ada)
    for question in ada.questions():
        if question.topic == ("vote",) and question.view.round == 1:
            ada.say(("suspect", 1))
            ada.say(("trust", 1))
        ada.answer(question, question.options[0])
    view = ada.tables[0].view
    assert ada.room.result.winners == view["winners"], view
    print(view["ended"], len(view["heard"]), view["heard"][1]["contradicts"])
"""


def turncoat(*arguments: str, typed: str = "") -> str:
    """Run the program as its own process and return its output."""
    ended = subprocess.run(
        [sys.executable, "-m", "turncoat", *arguments],
        input=typed, capture_output=True, text=True, encoding="utf-8", timeout=120,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr + ended.stdout
    return ended.stdout


def suite(*arguments: str) -> str:
    """Run tests in a process that finds the example, and return their output."""
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        capture_output=True, text=True, cwd=ROOT, timeout=600,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout
    return ended.stdout


def code_lines(path: Path) -> int:
    """Lines of code, without blank lines, comments and docstrings."""
    source = path.read_text("utf-8")
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NO_CODE:
            lines |= {*range(token.start[0], token.end[0] + 1)}
    for node in walk(parse(source)):
        if isinstance(node, DOCUMENTED) and get_docstring(node) is not None:
            first = node.body[0]
            lines -= {*range(first.lineno, (first.end_lineno or 0) + 1)}
    return len(lines)


def test_its_rules_are_short() -> None:
    modules = [PACKAGE / f"{name}.py" for name in ("ferry", "rules", "talk", "view")]

    assert sum(code_lines(module) for module in modules) < MOST_LINES
    assert {path.stem for path in PACKAGE.glob("*.py")} == {
        "__init__", "ferry", "game", "grammar", "imagining", "rules", "talk", "view",
    }  # fmt: skip


def test_every_rule_has_a_test_and_every_test_a_rule() -> None:
    page = (PACKAGE / "rulebooks" / "en" / "night_ferry.md").read_text("utf-8")
    tests = (EXAMPLE / "tests" / "test_rules.py").read_text("utf-8")

    assert len(rules_on(page)) == len({*rules_on(page)}) > 10
    assert {*rules_on(page)} == {*rule_tests_in(tests, {"NF"})}


@pytest.mark.usefixtures("environment")
def test_its_own_tests_pass() -> None:
    assert " passed" in suite(str(EXAMPLE / "tests"))


@pytest.mark.usefixtures("environment")
def test_it_passes_the_suites_over_every_game() -> None:
    told = suite(
        "tests/games/test_every_game.py", "tests/games/test_claims.py", "tests/test_cover.py",
        "-k", "night_ferry and not golden",
    )  # fmt: skip

    # Seven tests at five sizes of table, three of claims and eight of the cover.
    assert "46 passed" in told


@pytest.mark.usefixtures("environment")
def test_it_is_listed() -> None:
    told = turncoat("games", "--plain")

    assert "shadow_hunters. Name: Shadow Hunters" in told
    assert "night_ferry. Name: Night Ferry; Players: 4 to 8; Default: 5" in told
    assert re.search(r"^Night Ferry: .*night_ferry\.md$", told, re.MULTILINE)


def test_a_text_that_a_package_lacks_is_named(tmp_path: Path) -> None:
    texts = copy_to(tmp_path) / "locales" / "en" / "night_ferry.ftl"
    without = re.sub(r"^nf-name = .*\n", "", texts.read_text("utf-8"), flags=re.MULTILINE)
    texts.write_text(without, "utf-8")
    with on_path(tmp_path):
        ended = subprocess.run(
            [sys.executable, "-m", "turncoat", "games"],
            capture_output=True, text=True, encoding="utf-8", timeout=120,
        )  # fmt: skip

    assert ended.returncode == 2
    assert ended.stderr.startswith("turncoat: The package of a game lacks the message nf-name.")


@pytest.mark.usefixtures("environment")
def test_it_is_simulated() -> None:
    told = turncoat("simulate", "night_ferry", "--games", "40", "--plain")

    assert "Games: 40" in told
    assert "Wrecker. Ending: The ferry sinks: the wreckers win." in told
    assert "uniform. Side: Sailor" in told


@pytest.mark.usefixtures("environment")
def test_a_whole_game_is_played_in_the_terminal_and_watched_again(tmp_path: Path) -> None:
    save = str(tmp_path / "game")
    keys = ["s", "4", "1", "s", "5", "1", "c", "j", "?", "b", "a", "a wreck", "r vote", "h", "l"]
    typed = "".join(f"{line}\n" for line in [*keys, "1", "1", "j", *["1"] * 60])

    told = turncoat(
        "play", "night_ferry", "--seed", "4", "--plain", "--save", save, "--option", "legs=4",
        typed=typed,
    )  # fmt: skip
    again = turncoat("replay", save, "--plain", "--open")

    assert "A leaking ferry crosses the strait" in told
    assert "Leg 1 of 4: duties" in told
    assert re.search(r"Water after each leg: Start 0, Leg 1: \d+\n", told)
    assert "Indy (you). Locked up: no; Role: Sailor" in told
    assert "Kit. Locked up: no; Role: ?" in told
    assert "You: “I suspect Kit.” (You said otherwise before.)" in told
    assert "NF-11 (A leg)" in told
    assert "h — show these keys\n" in told
    assert "The water rises by 3 in every leg. If you watch somebody, you learn what" in told
    assert re.search(r"The water (rose from 0 to \d+|stayed at 0)\. The ferry sinks at 10\.", told)
    assert "Leg 1. What you were told: You pumped." in told
    assert "Indy (you). Leg 1: Kit" in told
    assert "The crossing is over." in told
    assert re.search(r"s win\. You (won!|lost\.) Final reveal:\n", told)
    assert "Role: Wrecker; Result:" in told
    assert " was told: You are a wrecker." in again


@pytest.mark.usefixtures("environment")
def test_secrets_are_covered_where_several_share_a_keyboard() -> None:
    typed = "".join(f"{line}\n" for line in ["", "", "1", "", "", "q"])
    told = turncoat(
        "play", "night_ferry", "--people", "2", "--players", "4", "--seed", "1", "--plain",
        typed=typed,
    )  # fmt: skip

    assert "It is your turn to choose in secret." in told
    assert "Nothing secret is on the screen yet." in told
    assert "Indy (you). Locked up: no; Role: ?" in told
    for secret in ("You are a", "Role: Sailor", "Role: Wrecker", "is a wrecker too"):
        assert secret not in told


@pytest.mark.usefixtures("environment")
def test_it_is_hosted_from_the_terminal() -> None:
    typed = "".join(f"{line}\n" for line in ["1", "", "c", "1", "q"])

    told = turncoat("host", "night_ferry", "--name", "Ada", "--plain", "--port", "0", typed=typed)

    assert "Leg 1 of 5: everybody goes below deck." in told
    assert "Ada (you). Locked up: no; Role: " in told
    assert "Your choice: Pump: 1 less water" in told


@pytest.mark.usefixtures("environment")
def test_it_is_joined_from_the_terminal(tmp_path: Path) -> None:
    typed = "".join(f"{line}\n" for line in ["", "c", "h", "1", "q"])
    settings = Settings(game="night_ferry", players=5, clocks=Clocks(pace="untimed", window=0))

    with running("--database", f"sqlite:///{tmp_path / 'rooms.db'}") as server:
        entry = RestClient(server.address).open(settings, "Ada")
        told = turncoat("join", entry.link, "--token", entry.token, "--plain", typed=typed)

    assert f"Night Ferry: room {entry.room}" in told
    assert "Leg 1 of 5: everybody goes below deck." in told
    assert "Ada (you). Locked up: no; Role: " in told
    assert "a and a name — look up one thing\n" in told
    assert "Your choice: Pump: 1 less water" in told


@pytest.mark.usefixtures("environment")
def test_a_server_deals_it_and_bots_play_it_to_the_end(tmp_path: Path) -> None:
    script = tmp_path / "plays.py"
    script.write_text(PLAYS, "utf-8")
    with running("--database", f"sqlite:///{tmp_path / 'rooms.db'}") as server:
        games = {game["name"] for game in httpx.get(f"{server.address}/api/games").json()}
        docs = httpx.get(f"{server.address}/api/docs", timeout=60)
        ended = subprocess.run(
            [sys.executable, str(script), server.address],
            capture_output=True, text=True, cwd=ROOT, timeout=120,
        )  # fmt: skip

    assert "night_ferry" in games
    assert docs.status_code == 200
    assert ended.returncode == 0, ended.stderr
    reason, claims, contradicted = ended.stdout.split()
    assert reason in ("sunk", "caught", "taken", "harbour")
    assert (int(claims) >= 2, contradicted) == (True, "0")
