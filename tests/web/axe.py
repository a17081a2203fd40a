"""What axe finds wrong with a page for those who see little or nothing, or use no mouse."""

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Light = Literal["light", "dark"]
SERIOUS = ("serious", "critical")
# By night nothing but the colours is another.
HOW = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}


@cache
def script() -> str:
    return SCRIPT.read_text("utf-8")


def findings(page: Page, light: Light) -> list[str]:
    """The serious ones by this light, each with where it is."""
    page.emulate_media(color_scheme=light)
    # The policy of the page lets no script in but its own; the debugger may.
    page.evaluate(script())
    result = page.evaluate("how => axe.run(document, how)", HOW[light])
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]
