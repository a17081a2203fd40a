"""What the one at the keyboard can mend."""

from turncoat.cli.terminal.exit_codes import BAD_USAGE


class UserError(Exception):
    """One sentence that says what is wrong, and the code with which the program ends."""

    def __init__(self, sentence: str, code: int = BAD_USAGE) -> None:
        super().__init__(sentence)
        self.code = code
