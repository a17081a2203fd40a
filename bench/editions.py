"""The two editions: the sources, and the copy that mypyc has compiled."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from bench.results import COMPILED, Results

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILT = ROOT / "build" / "compiled"
COMPILER = [ROOT / "tools" / "compile.py", ROOT / "tools" / "expand.py"]


def run(edition: str, folder: Path, arguments: list[str]) -> Results:
    """Measure an edition in its own process and return the results, which also stay in the folder.

    The arguments are those of `bench.measuring`.
    """
    if edition == COMPILED and not is_fresh():
        command = [sys.executable, "-m", "tools.compile"]
        subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder.resolve() / f"{edition}.json"
    print(f"measuring the {edition} edition", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "bench.measuring", str(file), *arguments]
    subprocess.run(command, cwd=ROOT, env=environment(edition), check=True)
    return msgspec.json.decode(file.read_bytes(), type=Results)


def environment(edition: str) -> dict[str, str]:
    """Return the environment of an edition; only the package's location differs."""
    compiled = edition == COMPILED
    return {
        **os.environ,
        "PYTHONPATH": str(BUILT if compiled else SOURCES),
        "TURNCOAT_COMPILED": "1" if compiled else "0",
    }


def is_fresh() -> bool:
    """Return whether the compiled copy exists and is newer than all sources."""
    modules = list((BUILT / "turncoat" / "core").glob("match.*.so"))
    changed = max(tool.stat().st_mtime_ns for tool in COMPILER)
    if not modules or modules[0].stat().st_mtime_ns < changed:
        return False
    sources, copies = written(SOURCES / "turncoat"), written(BUILT / "turncoat")
    return sources.keys() == copies.keys() and all(
        copies[name] >= time for name, time in sources.items()
    )


def written(package: Path) -> dict[str, int]:
    """Return all source files of a package with their times of change, which copying preserves."""
    return {
        str(path.relative_to(package)): path.stat().st_mtime_ns
        for path in package.rglob("*")
        if path.is_file() and path.suffix not in {".so", ".pyc"}
    }
