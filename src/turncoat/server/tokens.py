"""Tokens: what opens a seat. The server keeps only their hashes."""

from hashlib import blake2b
from secrets import choice, token_urlsafe
from typing import Final

# Letters and digits that are not taken for one another.
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6


def new_token() -> str:
    """256 bits that only their owner knows."""
    return token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token; it has so much entropy that a quick hash is enough."""
    return blake2b(token.encode(), digest_size=32, person=b"turncoat-token").hexdigest()


def new_code() -> str:
    """A short code for a room, to be read out loud. It opens the lobby, and no seat."""
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a room could be called so; anything else is not even looked for."""
    return text.isascii() and text.isalnum()
