"""Compares the forms of names with what inflection libraries know of their words.

For Polish, Morfeusz (the dictionary SGJP) says which cases a word can be in. For Czech and Dutch,
simplemma says which word a form belongs to. The forms that they do not confirm, such as those of
cities and gods, are on a list for each language, judged one by one by the rules of its grammar.
`python -m tests.locales.inflection pl` prints the forms that are neither confirmed nor on the list.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.locales.every_game import EVERY_GAME
from tests.locales.translations import entries_of, pages_of, texts_in

LISTS: Final = Path(__file__).resolve().parent
WORD: Final = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")
# Words around some forms of a name: prepositions, possessives, nouns that carry the name. A
# language may have none, and forms with such words on its list instead.
AROUND: Final = {
    "cs": """do na v ve z ze k ke u s se od jako tvůj tvoje tvého tvoji polička poličky poličku""",
    "pl": """do na w we z ze od przy pod spod jako twój twoja twoje twojego twoją
             karta kartę półka półki półkę""",
    "nl": """de het een in op bij naar van als voor agent""",
}
# The Polish case of each form; forms with prepositions of several cases allow all of these.
CASES: Final = {
    "acc": {"acc"},
    "gen": {"gen"},
    "ins": {"inst"},
    "in": {"loc", "inst"},
    "from": {"gen"},
    "to": {"gen", "acc", "inst"},
    "with": {"inst", "gen", "loc", "acc"},
}
# Attributes that are no forms of the name itself.
NO_FORMS: Final = {
    "team",
    "goal",
    "number",
    "gender",
    "kind",
    "does",
    "do",
    "order",
    "sign",
    "said",
    "for",
}


class Form(NamedTuple):
    """A name and one of its forms, by the id of the message and the name of the attribute."""

    message: str
    attribute: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.message}.{self.attribute}: {self.text}"


def forms_of(language: str) -> Iterator[Form]:
    """Yield the forms of all names of things, choices by the number of players apart."""
    for game in EVERY_GAME:
        entries = entries_of(pages_of(language)[f"{game.name}.ftl"])
        families = {f"{game.grammar.PREFIX}-{family}-" for family in game.grammar.NAMES.values()}
        for message, entry in entries.items():
            if not message.startswith(tuple(families)):
                continue
            [name, *forms] = list(texts_in(entry))
            for attribute, text in zip(entry.attributes, forms, strict=False):
                if attribute.id.name not in NO_FORMS and "{" not in name + text:
                    yield Form(message, attribute.id.name, name, text)


def unconfirmed(language: str) -> list[str]:
    """Return the forms that a language's library does not confirm."""
    return [str(form) for form in forms_of(language) if not is_confirmed(language, form)]


def is_confirmed(language: str, form: Form) -> bool:
    """Whether each word of a form is a form of the name's word at the same place."""
    name, text = (words_of(language, one) for one in (form.name, form.text))
    if len(name) != len(text):
        return False
    cases = CASES.get(form.attribute.rpartition("_")[2])
    # Only the last words of a name may stay as they are, like “Ochrony” in “Biuro Ochrony”.
    same = [one == other for one, other in zip(name, text, strict=True)]
    return all(
        (at > 0 and all(same[at:])) or fits(language, one, other, cases)
        for at, (one, other) in enumerate(zip(name, text, strict=True))
    )


def words_of(language: str, text: str) -> list[str]:
    around = AROUND.get(language, "").split()
    return [word.lower() for word in WORD.findall(text) if word.lower() not in around]


def fits(language: str, name: str, form: str, cases: set[str] | None) -> bool:
    """Whether a word of a form belongs to a word of the name, and is in the right case."""
    if language == "pl" and cases:
        lemmas = {lemma for lemma, _ in polish(name)}
        return any(lemma in lemmas and cases & case for lemma, case in polish(form))
    return name == form or bool(lemmas_of(language, name) & lemmas_of(language, form))


def lemmas_of(language: str, word: str) -> set[str]:
    if language == "pl":
        return {lemma for lemma, _ in polish(word)}
    from simplemma import lemmatize

    return {lemmatize(word, lang=language).lower(), lemmatize(word.title(), lang=language).lower()}


@cache
def polish(word: str) -> frozenset[tuple[str, frozenset[str]]]:
    """Return the lemmas of a Polish word with the cases that it can be in."""
    found = set()
    for written in (word, word.capitalize()):
        for _, _, (_, lemma, tag, *_) in morfeusz().analyse(written):
            fields = {part for field in tag.split(":") for part in field.split(".")}
            found.add((lemma.split(":")[0].lower(), frozenset(fields)))
    return frozenset(found)


@cache
def morfeusz():  # type: ignore[no-untyped-def]
    """Return the analyser of Polish words."""
    from morfeusz2 import Morfeusz

    return Morfeusz()


def listed(language: str) -> list[str]:
    """Return the forms that no library has to confirm; none if there is no list."""
    path = LISTS / f"{language}.txt"
    return path.read_text("utf-8").splitlines() if path.exists() else []
