"""What the program prints in a language.

The help of a command is in the language that was spoken when the command was imported, so each
language has a process of its own: `python -m tests.cli.languages.spoken cs` runs the commands that
it reads from its input.
"""

import json
import subprocess
import sys
from typing import Final

from turncoat.cli.terminal import i18n

WIDTH: Final = "80"


def spoken(language: str, commands: list[list[str]]) -> list[str]:
    """Return what each command prints in a language, errors included."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.cli.languages.spoken", language],
        input=json.dumps(commands),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    printed: list[str] = json.loads(done.stdout)
    return printed


def main(language: str) -> None:
    """Run commands, given as JSON, and print their outputs as JSON."""
    i18n.choose_language([i18n.OPTION, language])
    from click.testing import CliRunner

    from turncoat.cli.program import program

    runner = CliRunner(env={"COLUMNS": WIDTH, "TURNCOAT_TRACEBACK": "1"})
    commands = json.load(sys.stdin)
    print(json.dumps([runner.invoke(program, command).output for command in commands]))


if __name__ == "__main__":
    main(sys.argv[1])
