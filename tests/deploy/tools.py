"""Debian programs that the files in `deploy/` are tested with."""

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
    """The path of a program. If it is missing, the test is skipped, or fails in CI."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        why = f"{name} is missing: apt-get install --no-install-recommends {PACKAGES[name]}"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    return found
