"""Composing a claim step by step from the shapes in the grammar."""

from turncoat.cli.table.claims import next_slot, step
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
        examples = {kind: example(kind, view, translator) for kind in claims}
        return step(
            "cli-generic-claim",
            [kind for kind in claims if examples[kind]],
            lambda kind: translator.claim(view.seat or 0, examples[str(kind)]),
        )
    slot = next_slot(said, claims)
    if slot is None:
        return None
    words = words_for(slot, view, translator)
    question = QUESTIONS.get(slot, "cli-generic-which")
    return step(question, words, lambda word: label(slot, word, translator))


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
