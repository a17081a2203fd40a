"""`turncoat` for a test: memory is never swept, and in the end it says what is left.

Whatever is in a circle stays for ever then, and everything else goes as usual.
"""

LEFT = "left behind:"


def main() -> None:
    """Any command of `turncoat`."""
    # Not above: the processes of bots read this module as well, and need nothing of it.
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
