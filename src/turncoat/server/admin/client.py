"""The operator's end of the control channel."""

import socket
from pathlib import Path

import msgspec

from turncoat.server.admin import messages
from turncoat.server.admin.location import reached


class NoAnswer(Exception):
    """No server runs over this folder, or it broke off."""


def ask(folder: Path, request: messages.Command) -> messages.AnyAnswer:
    """What the server over a data folder answers; raises NoAnswer, or PermissionError."""
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
