"""The texts of cards and places beside questions, options and events."""

from turncoat.cli.games.shadow_hunters.board import USES
from turncoat.cli.terminal.i18n import text
from turncoat.core.terms import Event, Option, Seat, Term
from turncoat.games.shadow_hunters.content import COLOUR_OF
from turncoat.games.shadow_hunters.grammar import IDLE, OPTIONS
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView
from turncoat.locales.translator import Translator


def arranged(options: list[Option], view: ShadowHuntersView) -> list[Option]:
    """Put oneself after all others, but before options at the end that do nothing."""
    own = [option for option in options if names_self(option, view.seat)]
    others = [option for option in options if option not in own]
    end = len(others)
    while own and end and others[end - 1][0] in IDLE:
        end -= 1
    return [*others[:end], *own, *others[end:]]


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
    """Return the text of a card that is drawn or received, or of an ability that is used."""
    if event[0] == "uses":
        return translator.ability(str(event[2]))
    kinds = ("draws_card", "green_drawn", "green_received", "salvages")
    return printed(event, translator) if event[0] in kinds else ""
