"""`turncoat` for tests: the same commands, but bots act without a minimum pause.

No option or setting of the real program can do this, so servers that people start always pause.
"""


def main() -> None:
    """Run any command of `turncoat`."""
    # Imported here because bot processes import this module too, and need none of this.
    from functools import partial

    from turncoat.cli import main as turncoat
    from turncoat.server import serving

    serving.serve = partial(serving.serve, shortest_pause=0)
    turncoat()


if __name__ == "__main__":
    main()
