"""Tokens and room codes. A token proves that somebody is a member; the server keeps only its
hash.
"""

from hashlib import blake2b
from secrets import choice, token_urlsafe
from typing import Final

# Letters and digits that are not easily confused.
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6


def new_token() -> str:
    """A new random token with 256 bits."""
    return token_urlsafe(32)


def hashed(token: str) -> str:
    """The hash of a token. Tokens have enough entropy for a fast hash."""
    return blake2b(token.encode(), digest_size=32, person=b"turncoat-token").hexdigest()


def new_code() -> str:
    """A new random room code, short enough to read aloud. It lets people find a room, but opens no
    seat.
    """
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text could be a room code; anything else need not be looked up."""
    return text.isascii() and text.isalnum()
