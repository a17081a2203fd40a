"""What axe finds wrong with a page for those who see little or nothing, or use no mouse."""

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
SERIOUS = ("serious", "critical")
# By night nothing but the colours is another.
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
    """The serious ones in a part of a page by this light, each with where it is."""
    page.emulate_media(color_scheme=light)
    page.evaluate(AT_REST)
    # The policy of the page lets no script in but its own; the debugger may.
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    result = page.evaluate("([part, how]) => axe.run(part, how)", [part, HOW[light]])
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]
