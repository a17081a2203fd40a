"""The terminal client: play, simulate and replay with the keyboard alone."""

import sys

from turncoat.cli.extras import install_command, missing_extra
from turncoat.core.errors import BadGame


def main() -> None:
    """Run the program.

    Where its packages are missing, say what to install; where another package declares a game that
    can't be used, say which. Both exit with code 2.
    """
    try:
        from turncoat.cli.terminal.i18n import choose_language

        choose_language(sys.argv[1:])
        from turncoat.cli.program import main as run

        run()
    except BadGame as error:
        print(f"turncoat: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except ModuleNotFoundError as error:
        extra = missing_extra(error, sys.argv[1:2])
        if extra is None:
            raise
        # Without its packages there is no catalogue either.
        sentence = "turncoat: The terminal needs packages that are not installed. Install them with"
        print(f"{sentence}: {install_command(extra)}", file=sys.stderr)
        raise SystemExit(2) from None
