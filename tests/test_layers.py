"""Who may import whom: core <- games <- bots <- lab, server <- client <- cli."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"

BELOW = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "lab", "locales"},
    "server": {"core", "games", "bots", "server", "locales"},
    "client": {"core", "games", "server", "client"},
    "cli": {"core", "games", "bots", "lab", "server", "client", "cli", "locales"},
    "locales": {"core", "games", "locales"},
    "__main__": {"cli"},
    # The package itself, which exports the library.
    "": {"core", "games", "bots", "lab"},
}
PURE = {"core", "games"}
OPEN_TO_BOTS = {"content", "grammar", "public", "views"}
IMPURE = {"asyncio", "datetime", "os", "random", "secrets", "socket", "time", "uuid"}
# (module, import): why it is allowed. Best kept empty.
EXCEPTIONS: dict[tuple[str, str], str] = {}
NAMELESS = {"base", "common", "handler", "helper", "helpers", "manager", "util", "utils"}


def imports(source: str, package: str) -> list[str]:
    """Everything a module imports, with full names; `package` is where relative ones start."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            parts = [*(above if node.level else []), *([node.module] if node.module else [])]
            found += [".".join([*parts, alias.name]) for alias in node.names]
    return found


def why_not(module: str, target: str, games: set[str]) -> str | None:
    """Why this module may not import this target; None if it may."""
    layer, *inside = [*module.split(".")[1:], ""]
    if (module, target) in EXCEPTIONS:
        return None
    if not target.startswith("turncoat."):
        return why_not_foreign(layer, target.split(".")[0])
    to, *to_inside = target.split(".")[1:]
    if to == "__version__":
        return None
    if to not in BELOW.get(layer, set()):
        return f"{layer or 'turncoat'} must not know {to}"
    game = to_inside[0] if to == "games" and to_inside and to_inside[0] in games else None
    if layer == "games" and to == "games" and inside[0] and game != inside[0]:
        return "a game knows only core and itself"
    if layer == "games" and inside[1:2] == ["public"] and "table" in to_inside:
        return "rules over public facts never see a table"
    if layer in ("server", "client") and game:
        return f"the {layer} knows games only through their list"
    if layer == "client" and to == "server" and to_inside[:1] != ["protocol"]:
        return "of the server a client knows only the protocol"
    if layer == "bots":
        return why_not_bot(inside, to_inside, game)
    return None


def why_not_foreign(layer: str, top: str) -> str | None:
    """Core and games may import only msgspec and the standard library, without IMPURE modules."""
    if layer not in PURE:
        return None
    if top in IMPURE:
        return f"{layer} does without {top}"
    if top not in sys.stdlib_module_names and top != "msgspec":
        return f"{layer} does without other packages"
    return None


def why_not_bot(bot: list[str], target: list[str], game: str | None) -> str | None:
    """A bot sees views, never a table, and knows the grammar of its own game only."""
    if "table" in target:
        return "a bot never sees a table"
    if game and game not in bot:
        return "a bot knows no game but its own"
    if game and not OPEN_TO_BOTS.intersection(target[1:2]):
        return f"of its game a bot knows only {', '.join(sorted(OPEN_TO_BOTS))}"
    return None


def breaches(module: str, source: str, games: set[str], *, is_package: bool = False) -> list[str]:
    """Each forbidden import of a module, with the reason."""
    package = module if is_package else module.rpartition(".")[0]
    reasons = ((target, why_not(module, target, games)) for target in imports(source, package))
    return [f"{module} imports {target}: {reason}" for target, reason in reasons if reason]


def test_every_module_keeps_to_its_layer() -> None:
    games = {path.name for path in (SRC / "turncoat" / "games").glob("[a-z]*") if path.is_dir()}
    found = []
    for path in sorted(SRC.rglob("*.py")):
        parts = path.relative_to(SRC).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        found += breaches(module, path.read_text("utf-8"), games, is_package=is_package)

    assert found == []


def test_every_module_has_a_name_of_its_own() -> None:
    folders = [ROOT / name for name in ("src", "tests", "bench", "tools")]
    paths = [path for folder in folders for path in folder.rglob("*.py")]

    nameless = [
        path for path in paths if NAMELESS & set(path.relative_to(ROOT).with_suffix("").parts)
    ]

    assert nameless == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.match", "import turncoat.games"),
        ("core.match", "from turncoat import bots"),
        ("core.match", "from ..games import GAMES"),
        ("core.match", "import rich"),
        ("core.match", "from os import path"),
        ("core.match", "def roll() -> None:\n    import random"),
        ("games.chess.turn", "from time import monotonic"),
        ("games.chess.turn", "from turncoat.games import GAMES"),
        ("games.chess.turn", "from turncoat.games.go import view"),
        ("games.chess.turn", "from ..go.view import View"),
        ("games.chess.turn", "from turncoat.bots import search"),
        ("games", "from turncoat.bots import search"),
        ("bots.chess", "from turncoat.games.chess.table import Table"),
        ("bots.chess", "from turncoat.games.chess import table"),
        ("bots.chess", "from turncoat.games.chess import turn"),
        ("bots.chess", "from turncoat.games import chess"),
        ("bots.chess", "from turncoat.games.go.view import View"),
        ("bots.search", "from turncoat.games.go.view import View"),
        ("bots.search", "from turncoat.core.table import Table"),
        ("bots.search", "import turncoat.lab.arena"),
        ("games.chess.public.scoring", "from turncoat.games.chess.table import Table"),
        ("lab.arena", "from turncoat.server import room"),
        ("lab.arena", "from turncoat.cli import main"),
        ("server.room", "from turncoat.lab import arena"),
        ("server.room", "from turncoat.games.chess import view"),
        ("server.room", "from turncoat.client import remote_table"),
        ("client.table", "from turncoat.server.game_server import House"),
        ("client.table", "from turncoat.games.chess import view"),
        ("core.match", "from turncoat import something_new"),
        ("", "from turncoat.server import app"),
    ],
)
def test_a_breach_is_found(module: str, source: str) -> None:
    name = f"turncoat.{module}".rstrip(".")

    assert len(breaches(name, source, {"chess", "go"})) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.match", "import msgspec, hashlib\nfrom turncoat.core.table import Table"),
        ("core.match", "from .table import Table\nfrom . import deck"),
        (
            "games.chess.turn",
            "from turncoat.core import ask\nfrom . import table\nfrom .table import T",
        ),
        ("games.chess.turn", "from turncoat.games.chess import table"),
        ("games", "from turncoat.games import chess, go"),
        ("bots.chess", "from turncoat.games.chess.views.schema import View\nimport random"),
        ("bots.chess.judge", "from turncoat.games.chess import content, grammar"),
        ("bots.search", "from turncoat.games import GAMES\nfrom turncoat.core.match import Match"),
        ("lab.arena", "from turncoat.bots import search\nimport rich"),
        ("server.room", "from turncoat.games import GAMES\nimport asyncio"),
        ("client.table", "from turncoat.server.protocol import frames\nimport httpx"),
        ("cli.play", "from turncoat import __version__\nfrom turncoat.games.chess import view"),
        ("__main__", "from turncoat.cli import main"),
    ],
)
def test_what_is_allowed_passes(module: str, source: str) -> None:
    assert breaches(f"turncoat.{module}", source, {"chess", "go"}) == []
