"""Errors that the user can fix."""

from turncoat.cli.terminal.exit_codes import BAD_USAGE


class UserError(Exception):
    """An error shown as one sentence, and the exit code that goes with it."""

    def __init__(self, sentence: str, code: int = BAD_USAGE) -> None:
        super().__init__(sentence)
        self.code = code
