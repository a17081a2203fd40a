"""Checks the accessibility of a page with axe."""

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
SERIOUS = ("serious", "critical")
# In dark mode only the colours differ.
HOW = {
    "light": {"resultTypes": ["violations"]},
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]},
}
AT_REST = """async () => {
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().some(one => one.playState === 'running');
    if (frame > 0 && !moving) return;
  }
}"""


@cache
def script() -> str:
    return SCRIPT.read_text("utf-8")


def findings(page: Page, light: Light, part: str = "html") -> list[str]:
    """The serious findings in a part of a page in this colour scheme, each with its place."""
    page.emulate_media(color_scheme=light)
    page.evaluate(AT_REST)
    # The page's security policy forbids other scripts, but not those of the debugger.
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    result = page.evaluate("([part, how]) => axe.run(part, how)", [part, HOW[light]])
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]
