"""What people write: names and texts that show all that is in them, and lead nowhere else."""

from functools import cache
from typing import Final
from unicodedata import normalize

import regex

from turncoat.server.room.people.skeleton import INVISIBLE, looks

# Letters, marks, digits, punctuation, symbols and plain spaces; nothing that hides or turns text.
READABLE: Final = regex.compile(r"[\p{L}\p{M}\p{N}\p{P}\p{S} ]*")
LINK: Final = regex.compile(
    r"://|\bwww\.|\b[\w-]+\.(com|org|net|io|gg|me|cz|pl|nl|eu|uk|de)\b", regex.IGNORECASE
)
# Symbols and letters that are drawn as nothing, and what stands in for something that is missing.
BLANK: Final = regex.compile(r"[\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159]")
TO_BE_SEEN: Final = regex.compile(r"[\p{L}\p{N}\p{S}]")
# The flags of England, Scotland and Wales are spelled in characters that nobody sees.
FLAGS: Final = "|".join(
    "".join(chr(0xE0000 + ord(letter)) for letter in region)
    for region in ("gbeng", "gbsct", "gbwls")
)
PICTURE: Final = r"\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?"
EMOJI: Final = rf"\U0001f3f4(?:{FLAGS})\U000e007f|{PICTURE}(?:\u200d{PICTURE})*|[0-9#*]\ufe0f\u20e3"
OUTSIDE_EMOJI: Final = regex.compile(rf"({EMOJI})|{INVISIBLE.pattern}")
# Marks above and below a letter: no language stacks more of them once those are put together that
# belong together. A name has fewer, since it stands between other lines.
MARKS: Final = 4
MARKS_IN_A_NAME: Final = 2
TOO_MANY_MARKS: Final = regex.compile(rf"(\p{{M}}{{{MARKS}}})\p{{M}}+")
LOOSE_MARKS: Final = regex.compile(r"(?<!\S)\p{M}+")
# Nor does it have emoji of the future: all of them look alike where they are not known yet.
NOT_IN_A_NAME: Final = regex.compile(rf"(?<!\S)\p{{M}}|\p{{M}}{{{MARKS_IN_A_NAME + 1}}}|\p{{Cn}}")
# As people count: a letter with its marks is one.
LONGEST_NAME: Final = 16
LONGEST_NAME_IN_CODES: Final = 32
LONGEST_TEXT: Final = 300
# In codes, before it is tidied: an emoji may take a dozen of them.
LONGEST_SENT: Final = 2_000
# Whoever erases themselves is called 'Player 3' from then on, and nobody else is.
RESERVED: Final = ("bot", "player")


def tidy(text: str) -> str:
    """Without needless spaces and whatever can't be seen, unless it holds an emoji together; each
    sign put together in the one usual way, with a few marks at most."""
    seen = normalize("NFC", OUTSIDE_EMOJI.sub(lambda found: found[1] or "", text))
    spaced = " ".join(BLANK.sub(" ", seen).split())
    bounded: str = TOO_MANY_MARKS.sub(r"\1", LOOSE_MARKS.sub("", spaced))
    return bounded.strip()


def tidy_name(name: str) -> str:
    """The same, but nothing at all that can't be seen; marks are left for whoever checks them."""
    seen = normalize("NFC", INVISIBLE.sub("", name))
    return " ".join(BLANK.sub(" ", seen).split())


def harmless(text: str) -> bool:
    """Whether there is something to read, nothing that can't be seen, and no link."""
    plain = OUTSIDE_EMOJI.sub("", text)
    return bool(text) and READABLE.fullmatch(plain) is not None and not leads_elsewhere(text)


def leads_elsewhere(text: str) -> bool:
    """Whether a link is in it, in letters of whatever form."""
    return LINK.search(normalize("NFKC", text)) is not None


def is_name(name: str) -> bool:
    """Whether people could call somebody so: it has something to see, is short, and stays in its
    line."""
    if len(name) > LONGEST_NAME_IN_CODES or NOT_IN_A_NAME.search(name):
        return False
    short = len(regex.findall(r"\X", name)) <= LONGEST_NAME
    return short and TO_BE_SEEN.search(name) is not None and harmless(name)


def is_reserved(name: str) -> bool:
    """Whether it looks like a name that the server itself gives."""
    return any(reserved_look().fullmatch(look) for look in looks(name))


@cache
def reserved_look() -> regex.Pattern[str]:
    """The bare word for a bot, and either word with a number: as they look."""
    bot, player = (max(looks(word)) for word in RESERVED)
    digits = "".join(max(looks(str(digit))) for digit in range(10))
    return regex.compile(rf"{bot}|(?:{bot}|{player}) [{digits}]+")
