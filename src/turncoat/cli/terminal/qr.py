"""Links as pictures that a phone can read."""

import sys


def show_code(link: str) -> None:
    """On a terminal; where nobody sees pictures there is none."""
    if sys.stdout.isatty():
        import segno

        segno.make(link, error="l").terminal(out=sys.stdout, compact=True)
