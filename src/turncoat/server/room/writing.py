"""What people write: names and texts that show all that is in them, and lead nowhere else."""

import re
import unicodedata
from typing import Final

# Letters, marks, digits, punctuation, symbols and plain spaces; nothing that hides or turns text.
READABLE: Final = ("L", "M", "N", "P", "S", "Zs")
LINK: Final = re.compile(
    r"://|\bwww\.|\b[\w-]+\.(com|org|net|io|gg|me|cz|pl|nl|eu|uk|de)\b", re.IGNORECASE
)


def tidy(text: str) -> str:
    """Without needless spaces, and each sign put together in the one usual way."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def harmless(text: str) -> bool:
    """Whether there is something to read, nothing that can't be seen, and no link."""
    readable = all(unicodedata.category(sign).startswith(READABLE) for sign in text)
    return bool(text) and readable and not LINK.search(text)
