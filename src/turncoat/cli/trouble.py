"""What the one at the keyboard can mend."""


class Trouble(Exception):
    """One sentence that says what is wrong; the program ends with code 2."""
