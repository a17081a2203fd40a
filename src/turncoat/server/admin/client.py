"""The operator's end of the control channel."""

import socket
from pathlib import Path

import msgspec

from turncoat.server.admin import messages
from turncoat.server.admin.location import reached


class NoAnswer(Exception):
    """No server runs in this folder, or it closed the connection."""


def ask(folder: Path, request: messages.Command) -> messages.AnyAnswer:
    """Send a command to the server that uses a data folder, and return its answer.

    Raises NoAnswer or PermissionError.
    """
    try:
        with socket.socket(socket.AF_UNIX) as line, reached(folder) as address:
            line.connect(address)
            line.sendall(messages.write(request))
            with line.makefile("rb") as answers:
                return messages.read_answer(answers.readline())
    except PermissionError:
        raise
    except (OSError, msgspec.DecodeError) as error:
        raise NoAnswer from error
