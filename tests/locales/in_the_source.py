"""Finds events, topics and refused table options in the source of a game."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.locales.game import Game


def heads_in(game: Game, function: str) -> set[str]:
    """The first words of all tuples that the rules pass to this function."""
    return {
        argument.elts[0].value
        for path in sorted(folder_of(game).rglob("*.py"))
        for node in calls_of(function, path)
        for argument in node.args
        if isinstance(argument, ast.Tuple)
        and isinstance(argument.elts[0], ast.Constant)
        and isinstance(argument.elts[0].value, str)
    }


def bad_setups_in(game: Game) -> set[tuple[object, object]]:
    """Every table option that is refused for a reason, with the reason."""
    return {
        (node.args[0].value, reason.value)
        for node in calls_of("BadSetup", path_of(game))
        if isinstance(node.args[0], ast.Constant)
        for reason in ast.walk(node.args[1])
        if isinstance(reason, ast.Constant)
    }


def path_of(game: Game) -> Path:
    """The file of a game's table options, in the folder of its rules."""
    return Path(str(game.options.__file__))


def folder_of(game: Game) -> Path:
    return path_of(game).parent


def calls_of(function: str, path: Path) -> Iterator[ast.Call]:
    """All calls of this function in a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and called(node) == function:
            yield node


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""
