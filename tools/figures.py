"""Print the size of a checkout: lines by area, large files and folders, `Any` and casts.

`python tools/figures.py FOLDER`
"""

import re
import sys
from collections import Counter
from pathlib import Path
from typing import Final

# Where the files of an area are, and how their names end.
AREAS: Final = {
    **{
        area: (f"src/turncoat/{area}", (".py",))
        for area in ("core", "games", "bots", "lab", "server", "client", "cli")
    },
    "locales": ("src/turncoat/locales", (".py", ".ftl")),
    "web": ("web/src", (".ts", ".svelte", ".css", ".js")),
    "tests": ("tests", (".py",)),
    "web tests": ("web/tests", (".ts", ".js")),
}
CODE: Final = (".py", ".ts", ".svelte")
LONG: Final = 300
CROWDED: Final = 20
SKIPPED: Final = {"node_modules", "__pycache__", "page", "golden", "fixtures"}
# Written by a tool, not by hand.
GENERATED: Final = ("web/src/wire/messages.ts",)

ANY: Final = re.compile(r"\bAny\b")
PYTHON_CAST: Final = re.compile(r"\bcast\(")
PAGE_CAST: Final = re.compile(r"\bas (?!const\b)[A-Za-z{(\[\"']")


def files_in(root: Path, area: str) -> list[Path]:
    """Return the files of an area."""
    folder, endings = AREAS[area]
    found = sorted(path for path in (root / folder).rglob("*") if path.suffix in endings)
    return [path for path in found if not SKIPPED & {*path.relative_to(root).parts}]


def lines_of(path: Path) -> list[str]:
    """Return the lines of a file."""
    return path.read_text("utf-8").splitlines()


def code_of(path: Path) -> str:
    """Return a file's code, without most parts where the searched words would not be code."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return "\n".join(line for line in text.splitlines() if "import " not in line)
    if path.suffix == ".svelte":
        parts = re.findall(r"<script.*?</script>|\{[^{}]*\}", text, re.DOTALL)
        text = "\n".join(part for part in parts if not part.startswith("{#each"))
    text = re.sub(r"\bimport\b[^;=]*?\bfrom\b|\bexport (?:type )?\{[^}]*\}", "", text)
    return re.sub(r"//.*|/\*[\s\S]*?\*/|`[^`]*`|\"[^\"\n]*\"|'[^'\n]*'", "''", text)


def figures(root: Path) -> list[str]:
    """Return the figures of a checkout, one line each."""
    report = ["lines by area (files)"]
    everything: list[Path] = []
    for area in AREAS:
        paths = files_in(root, area)
        everything += paths
        report.append(f"  {area:10} {sum(len(lines_of(path)) for path in paths):7} ({len(paths)})")
    code = [path for path in everything if path.suffix in CODE]
    own = [path for path in code if path.relative_to(root).as_posix() not in GENERATED]
    sizes = {path.relative_to(root).as_posix(): len(lines_of(path)) for path in own}
    long = sorted((size, name) for name, size in sizes.items() if size > LONG)
    report.append(f"files over {LONG} lines: {len(long)}")
    report += [f"  {size:5} {name}" for size, name in reversed(long)]
    folders = Counter(path.parent.relative_to(root).as_posix() for path in code)
    crowded = [(count, name) for name, count in folders.items() if count > CROWDED]
    report.append(f"folders with over {CROWDED} files: {len(crowded)}")
    report += [f"  {count:5} {name}" for count, name in sorted(crowded, reverse=True)]
    for what, pattern, kind in (
        ("Any in src", ANY, "src/turncoat"),
        ("Any in tests", ANY, "tests"),
        ("cast( in src", PYTHON_CAST, "src/turncoat"),
        ("cast( in tests", PYTHON_CAST, "tests"),
        ("as in web/src", PAGE_CAST, "web/src"),
        ("as in web/tests", PAGE_CAST, "web/tests"),
    ):
        within = [path for path in own if path.is_relative_to(root / kind)]
        count = sum(len(pattern.findall(code_of(path))) for path in within)
        report.append(f"{what}: {count}")
    return report


if __name__ == "__main__":
    print("\n".join(figures(Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve())))
