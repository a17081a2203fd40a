"""The texts of cards and places beside questions, options and events."""

from turncoat.cli.games.shadow_hunters.board import USES
from turncoat.cli.terminal.i18n import text
from turncoat.core.terms import Event, Option, Seat, Term
from turncoat.games.shadow_hunters.content import COLOUR_OF
from turncoat.games.shadow_hunters.grammar import OPTIONS
from turncoat.games.shadow_hunters.view import ShadowHuntersView
from turncoat.locales.translator import Translator


def arranged(options: list[Option], view: ShadowHuntersView) -> list[Option]:
    """Put oneself after all others among the options that name a player."""
    return sorted(options, key=lambda option: names_self(option, view.seat))


def names_self(option: Option, me: Seat | None) -> bool:
    """Return whether an option names the viewer."""
    shape = OPTIONS[str(option[0])]
    return shape == ("seat",) and option[1] == me


def printed(words: Term, translator: Translator) -> str:
    """Return the text of the card that a term names; empty if it names none."""
    for word in words[1:]:
        if word in COLOUR_OF:
            return translator.card_text(str(word))
    return ""


def question_note(topic: Term, translator: Translator) -> str:
    """Return the text of the card that a question is about."""
    return printed(topic, translator)


def detail(option: Option, translator: Translator) -> str:
    """Return the text of the card that an option names, or the use of its place."""
    if option[0] in ("move", "step"):
        return text(USES[str(option[1])])
    return printed(option, translator)


def event_note(event: Event, translator: Translator) -> str:
    """Return the text of a card that is drawn or received."""
    kinds = ("draws_card", "green_drawn", "green_received", "salvages")
    return printed(event, translator) if event[0] in kinds else ""
