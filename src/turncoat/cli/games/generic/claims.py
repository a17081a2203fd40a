"""Composing a claim step by step from the shapes in the grammar."""

from turncoat.cli.games.generic import fields
from turncoat.cli.table.claims import next_slot, step
from turncoat.cli.table.guide import Step, View
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import text, whole
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
    words = words_for(str(said[0]), slot, view, translator)
    labels = [label(slot, word, view, translator) for word in words]
    return Step(question_for(slot, translator), words, labels, [""] * len(words))


def question_for(slot: str, translator: Translator) -> str:
    """Return what is asked about an argument: in the game's own words, if it has any."""
    own = f"{translator.grammar.prefix}-which-{slot}"
    if own in translator.catalogue:
        return translator.catalogue.text(own)
    return text(QUESTIONS.get(slot, "cli-generic-which"))


def example(kind: str, view: View, translator: Translator) -> Claim:
    """Return a claim of this kind with the first possible arguments; empty if there is none."""
    slots = translator.grammar.claims[kind]
    choices = [words_for(kind, slot, view, translator) for slot in slots]
    return (kind, *(words[0] for words in choices)) if all(choices) else ()


def words_for(claim: str, slot: str, view: View, translator: Translator) -> list[str | int]:
    """Return the possible arguments of a kind of claim.

    A number is a round that has begun, if the view has rounds.
    """
    if slot == "seat":
        about_others = claim in translator.grammar.about_others
        seats = [
            seat
            for seat in range(len(translator.names))
            if not (about_others and seat == translator.me)
        ]
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


def label(slot: str, word: str | int, view: View, translator: Translator) -> str:
    """Return an argument in words."""
    if slot == "seat":
        return seat_name(int(word), translator)
    if slot == "flag":
        return text("cli-generic-yes" if word else "cli-generic-no")
    if slot == "number" and hasattr(view, "round"):
        name = fields.round_label(translator)
        return text("cli-generic-round-name", label=name, number=word)
    return whole(int(word)) if slot == "number" else translator.name(slot, word)
