"""`turncoat` for a test: garbage is never collected, and at the end it prints what is left.

So objects in reference cycles are never freed, and everything else is freed as usual.
"""

LEFT = "left behind:"


def main() -> None:
    """Run any command of `turncoat`."""
    # Imported here because bot processes import this module too, and need none of this.
    import gc
    import json
    import sys
    from collections import Counter

    from turncoat.cli import main as turncoat
    from turncoat.server.monitoring.memory import Sweeper

    setattr(Sweeper, "tick", lambda self: None)  # noqa: B010
    kinds = ("HttpLine", "SocketLine", "WebSocket", "Socket", "ServerProtocol")
    try:
        turncoat()
    finally:
        there = Counter(type(thing).__name__ for thing in gc.get_objects())
        left = {kind: there[kind] for kind in kinds if there[kind]}
        print(LEFT, json.dumps(left), file=sys.stderr)


if __name__ == "__main__":
    main()
