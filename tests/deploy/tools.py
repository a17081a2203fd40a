"""Programs of Debian that the files in `deploy/` are tried with."""

import os
import shutil
from pathlib import Path

import pytest

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PACKAGES = {
    "nginx": "nginx",
    "caddy": "caddy",
    "promtool": "prometheus",
    "systemd-analyze": "systemd",
    "openssl": "openssl",
}


def tool(name: str) -> str:
    """Where a program is. Where there is none the test is left out, but for where all must run."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        why = f"{name} is missing: apt-get install --no-install-recommends {PACKAGES[name]}"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    return found
