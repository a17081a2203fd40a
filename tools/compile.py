"""Compile core and games with mypyc into build/compiled, leaving the sources unchanged.

With --translate FOLDER they are only translated to C there, which shows what mypyc rejects.
"""

import argparse
import ast
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
# Import the sources here, even if PYTHONPATH names the compiled copy.
sys.path.insert(0, str(ROOT / "src"))
from tools.expand import expanded  # noqa: E402

COMPILED = ROOT / "build" / "compiled"

# Modules with msgspec structs, in addition to packages called `schema`: mypyc silently drops class
# keywords (frozen, kw_only, forbid_unknown_fields) if the metaclass is not its own.
STRUCTS = ("/options.py", "/packing.py", "/record.py", "/schema.py", "core/view.py")
# Compiled code would not find attributes that a game's class sets in interpreted code.
LOADS_GAMES = ("core/game.py", "turncoat/games/__init__.py")
INTERPRETED = STRUCTS + LOADS_GAMES

# Classes of core that a game may subclass in interpreted code, as the tests' toy game does.
OPEN_CLASSES = {
    "core/fields.py": "class Copyable:",
    "core/rules.py": "class Rules(",
    "core/table.py": "class Table(",
    "core/talk.py": "class Talk(",
}


def main() -> int:
    """Copy the package, then compile the copy in place. Returns the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--translate", type=Path, metavar="FOLDER")
    folder: Path | None = parser.parse_args().translate
    copy = folder or COMPILED
    shutil.rmtree(copy, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "turncoat", copy / "turncoat", ignore=unwanted)
    modules = [
        module
        for layer in ("core", "games")
        for module in sorted((copy / "turncoat" / layer).rglob("*.py"))
        if not module.as_posix().endswith(INTERPRETED) and module.parent.name != "schema"
    ]
    for module in modules:
        name = ".".join(module.relative_to(copy).with_suffix("").parts)
        module.write_text(expanded(module.read_text("utf-8"), name), "utf-8")
    open_to_subclasses(copy)
    refused = [module for module in modules if has_class_keywords(module.read_text("utf-8"))]
    for module in refused:
        print(f"{module.relative_to(copy)}: class keywords would be lost; see INTERPRETED")
    if refused:
        return 1
    extensions = translate(copy, modules)
    if folder is None:
        setup(name="turncoat", ext_modules=extensions, script_args=["build_ext", "--inplace"])
        print("compiled", flush=True)
    return 0


def open_to_subclasses(copy: Path) -> None:
    """Allow interpreted subclasses of some compiled classes."""
    for name, statement in OPEN_CLASSES.items():
        module = copy / "turncoat" / name
        before, after = module.read_text("utf-8").split(statement)
        decorator = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
        source = f"{before}{decorator}{statement}{after}"
        imports = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
        docstring_end = source.index('"""', 3) + 3
        module.write_text(source[:docstring_end] + imports + source[docstring_end:], "utf-8")


def has_class_keywords(source: str) -> bool:
    """Return whether any class statement has keywords."""
    classes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))
    return any(node.keywords for node in classes)


def translate(copy: Path, modules: list[Path]) -> list[Any]:
    """Run mypyc next to the copy, without the project's configuration, which refers to src.

    Each module gets its own C file: a single one takes gcc three times as long and is hardly
    faster.
    """
    names = [str(module.relative_to(copy)) for module in modules]
    print(f"compiling {len(names)} modules", flush=True)
    os.chdir(copy)
    return mypycify(["--config-file=", *names], opt_level="3", debug_level="0", multi_file=True)


if __name__ == "__main__":
    sys.exit(main())
