"""Puts the example on the path of servers and of this process, as if it were installed."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path
from shutil import copytree

from turncoat.games import declarations, game_named
from turncoat.locales.catalogue import load

SOURCE = Path(__file__).parents[2] / "examples" / "night_ferry" / "src" / "night_ferry"
METADATA = "Metadata-Version: 2.1\nName: turncoat-night-ferry\nVersion: 1.0.0\n"
ENTRY_POINTS = "[turncoat.games]\nnight_ferry = night_ferry.game:GAME\n"
# What depends on which games are installed.
CACHES = (declarations, game_named, load)


def copy_to(folder: Path) -> Path:
    """Copy the package and the metadata of a wheel to a folder. Returns the package."""
    package = copytree(SOURCE, folder / "night_ferry")
    metadata = folder / "turncoat_night_ferry-1.0.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA, "utf-8")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    return package


@contextmanager
def on_path(folder: Path, in_process: bool = False) -> Iterator[None]:
    """Let servers that are started in the `with` block find the package; this process on demand."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(folder), before)))
    if in_process:
        sys.path.insert(0, str(folder))
        forget()
    try:
        yield
    finally:
        os.environ["PYTHONPATH"] = before
        if in_process:
            sys.path.remove(str(folder))
            forget()


def forget() -> None:
    """Look for installed games again."""
    invalidate_caches()
    for cached in CACHES:
        cached.cache_clear()
