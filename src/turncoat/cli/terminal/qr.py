"""QR codes for links."""

import sys


def show_code(link: str) -> None:
    """Print a link as a QR code, if the output is a terminal."""
    if sys.stdout.isatty():
        import segno

        segno.make(link, error="l").terminal(out=sys.stdout, compact=True)
