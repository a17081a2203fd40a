"""What the signs and abbreviations on the screen mean."""

from typing import Final

from turncoat.cli.terminal.i18n import text, texts
from turncoat.cli.terminal.screen import Grid

SIGNS: Final = {
    "cli-dp-sign-city": "cli-dp-sign-city-text",
    "cli-dp-sign-marks": "cli-dp-sign-marks-text",
    "cli-dp-sign-below": "cli-dp-sign-below-text",
    "cli-dp-sign-influence": "cli-dp-sign-influence-text",
    "cli-dp-sign-most": "cli-dp-sign-most-text",
    "cli-dp-sign-agent": "cli-dp-sign-agent-text",
    "cli-dp-sign-resources": "cli-dp-sign-resources-text",
    "cli-dp-sign-markers": "cli-dp-sign-markers-text",
    "cli-dp-sign-cubes": "cli-dp-sign-cubes-text",
    "cli-dp-sign-cards": "cli-dp-sign-cards-text",
    "cli-dp-sign-insanity": "cli-dp-sign-insanity-text",
}


def legend() -> list[Grid]:
    """Return a line for each sign."""
    rows = [[text(sign), text(meaning)] for sign, meaning in SIGNS.items()]
    headers = texts("cli-legend-sign", "cli-legend-meaning")
    return [Grid(text("cli-legend"), headers, rows)]
