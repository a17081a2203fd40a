"""The folder in which the terminal keeps what belongs to its user."""

import os
import sys
from pathlib import Path


def user_data() -> Path | None:
    """Return the folder for user data on this system, or None if there is no home folder."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if chosen and Path(chosen).is_absolute():
        return Path(chosen) / "turncoat"
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "turncoat"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "turncoat"
    return home / ".local" / "share" / "turncoat"
