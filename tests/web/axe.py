"""What axe finds wrong with a page for those who see little or nothing, or use no mouse."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


@cache
def script() -> str:
    return SCRIPT.read_text("utf-8")


def findings(page: Page) -> list[str]:
    """The serious ones, each with where it is."""
    # The policy of the page lets no script in but its own; the debugger may.
    page.evaluate(script())
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]
