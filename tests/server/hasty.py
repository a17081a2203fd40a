"""`turncoat` for tests: the same commands, but bots act as soon as they have thought.

Nothing else leads to that argument, so a server that people start can't be hurried.
"""


def main() -> None:
    """Any command of `turncoat`."""
    # Not above: the processes of bots read this module as well, and need nothing of it.
    from functools import partial

    from turncoat.cli import main as turncoat
    from turncoat.server import serving

    serving.serve = partial(serving.serve, shortest_pause=0)
    turncoat()


if __name__ == "__main__":
    main()
