"""Write the tables of the operator's manual that are generated from the source: `make docs`."""

from pathlib import Path
from typing import Final

from turncoat.cli.serving.options import described, usual
from turncoat.cli.terminal import exit_codes
from turncoat.server.config import SETTINGS, Setting

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "operating.md"


def settings() -> str:
    """Return a table of all settings."""
    head = ["| in the file | flag | variable | default | what it does |", f"|{' --- |' * 5}"]
    return "\n".join([*head, *map(row, SETTINGS.values())])


def row(setting: Setting) -> str:
    """Return the row of a setting."""
    flag = f"`{setting.flag}`" if setting.flag else "none: it is a secret"
    if setting.kind == "switch":
        flag += f", `--no-{setting.flag.removeprefix('--')}`"
    default = f"`{usual(setting)}`" if usual(setting) else ""
    names = f"| `{setting.name}` | {flag} | `{setting.variable}` | {default} "
    return f"{names}| {described(setting)} |"


def codes() -> str:
    """Return a table of all exit codes."""
    rows = [f"| {code} | {exit_codes.meaning(code)} |" for code in exit_codes.ALL]
    return "\n".join(["| code | meaning |\n| --- | --- |", *rows])


def filled(page: str) -> str:
    """Return the page with its tables replaced."""
    for name, table in (("settings", settings()), ("exit codes", codes())):
        start, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
        before, _, rest = page.partition(start)
        _, _, after = rest.partition(end)
        page = f"{before}{start}{table}{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")
