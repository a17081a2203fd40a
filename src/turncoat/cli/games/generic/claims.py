"""Composing a claim step by step from the shapes in the grammar."""

from turncoat.cli.table.guide import Step, View
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import text
from turncoat.core.terms import Claim
from turncoat.locales.table_options import ids
from turncoat.locales.translator import Translator

# The numbers to choose from, in games whose views have no round.
NUMBERS = range(11)
QUESTIONS = {"seat": "cli-generic-which-seat", "number": "cli-generic-which-number"}


def claim_step(said: Claim, view: View, translator: Translator) -> Step | None:
    """Return the next thing to choose; first the kind of claim, shown by an example."""
    claims = translator.grammar.claims
    if not said:
        found: list[str | int] = [kind for kind in claims if example(kind, view, translator)]
        labels = [
            translator.claim(view.seat or 0, example(str(kind), view, translator)) for kind in found
        ]
        return Step(text("cli-generic-claim"), found, labels, [""] * len(found))
    slots = claims[str(said[0])]
    if len(said) > len(slots):
        return None
    slot = slots[len(said) - 1]
    words = words_for(slot, view, translator)
    labels = [label(slot, word, translator) for word in words]
    question = text(QUESTIONS.get(slot, "cli-generic-which"))
    return Step(question, words, labels, [""] * len(words))


def example(kind: str, view: View, translator: Translator) -> Claim:
    """Return a claim of this kind with the first possible arguments; empty if there is none."""
    choices = [words_for(slot, view, translator) for slot in translator.grammar.claims[kind]]
    return (kind, *(words[0] for words in choices)) if all(choices) else ()


def words_for(slot: str, view: View, translator: Translator) -> list[str | int]:
    """Return the possible arguments of a kind. A number is a round, if the view has rounds."""
    if slot == "seat":
        seats = [*range(len(translator.names))]
        return sorted(seats, key=lambda seat: seat == translator.me)
    if slot == "number":
        last = getattr(view, "round", None)
        return [*(NUMBERS if last is None else range(1, last + 1))]
    if slot == "flag":
        return [1, 0]
    grammar = translator.grammar
    if slot in grammar.values:
        return [*grammar.values[slot]]
    return ids(grammar.prefix, grammar.names[slot]) if slot in grammar.names else []


def label(slot: str, word: str | int, translator: Translator) -> str:
    """Return an argument in words."""
    if slot == "seat":
        return seat_name(int(word), translator)
    if slot == "flag":
        return text("cli-generic-yes" if word else "cli-generic-no")
    return str(word) if slot == "number" else translator.name(slot, word)
