"""The command `language CODE`, which works wherever a game can be typed into."""

from typing import Final

from turncoat.cli.terminal.i18n import listed, name_in_itself, remember, speak, text
from turncoat.cli.terminal.screen import Screen
from turncoat.locales.catalogue import LANGUAGES

# The same in all languages, as other commands are.
COMMAND: Final = "language"


class LanguageChanged(Exception):
    """The person has chosen a language, so whatever was asked must be asked again in it."""


def is_command(line: str) -> bool:
    """Return whether a line is the command."""
    return line.partition(" ")[0].lower() == COMMAND


def obey(line: str, screen: Screen) -> None:
    """Speak another language from now on, or say which ones there are. Raises LanguageChanged."""
    code = line.partition(" ")[2].strip()
    if code.lower() not in LANGUAGES:
        screen.say(choices(code))
        return
    speak(code.lower())
    remember(code.lower())
    screen.say(text("cli-language-chosen", name=name_in_itself(code.lower())))
    raise LanguageChanged


def choices(unknown: str) -> str:
    """Return which languages there are, after what was typed instead of one, if anything."""
    named = [text("cli-language-named", code=c, name=name_in_itself(c)) for c in LANGUAGES]
    offered = text("cli-language-list", languages=listed(named))
    return text("cli-unknown-language", value=unknown, hint=offered) if unknown else offered
