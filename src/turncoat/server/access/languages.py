"""The few texts for people that the server sends itself, in the language of their browser."""

import re
from operator import itemgetter
from typing import Final

from turncoat.locales.catalogue import ENGLISH, LANGUAGES, load

# One part of `Accept-Language`: a language, without its region, and how much it is wanted.
WANTED: Final = re.compile(r"([a-z]{1,8})(?:-[a-z0-9-]*+)?(?:;q=([01](?:\.\d{1,3})?))?")


class Notice:
    """A text in every language, loaded at once so that no table has to wait for it later."""

    def __init__(self, message_id: str) -> None:
        self._texts = {code: f"{load(code).text(message_id)}\n" for code in LANGUAGES}

    def text(self, accepted: str | None) -> tuple[str, dict[str, str]]:
        """The text in the best language for an `Accept-Language`, and headers that say so."""
        language = preferred(accepted or "")
        return self._texts[language], {"Content-Language": language, "Vary": "Accept-Language"}


def preferred(accepted: str) -> str:
    """The language that a browser wants most among those that there are; otherwise English."""
    parts = map(WANTED.fullmatch, accepted.lower().replace(" ", "").split(","))
    wanted = [(float(part[2] or 1), part[1]) for part in parts if part and part[1] in LANGUAGES]
    weight, language = max(wanted, key=itemgetter(0), default=(0.0, ENGLISH))
    return language if weight else ENGLISH
