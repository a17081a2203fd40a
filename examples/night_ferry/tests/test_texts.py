"""Everything that the grammar declares has a text, and no text is left over."""

from collections.abc import Iterator
from itertools import product

import pytest
from night_ferry.ferry import DUTIES, ROLES
from night_ferry.game import GAME

from turncoat.core.grammar import Shape
from turncoat.core.terms import Claim, Term
from turncoat.locales.catalogue import LANGUAGES, files_of, load, messages_in
from turncoat.locales.translator import Translator

GRAMMAR = GAME.grammar
NAMES = ["Ada", "Ben", "Cyd", "Dora"]
ENDS = ("harbour", "caught", "sunk", "taken")
VALUES: dict[str, tuple[str | int, ...]] = {
    "seat": (0, 1), "number": (1, 2), "flag": (0, 1), "role": ROLES, "duty": DUTIES, "end": ENDS,
}  # fmt: skip
CLAIM: Claim = ("trust", 1)


def terms(word: str, shape: Shape) -> Iterator[Term]:
    """The terms of a kind with all combinations of arguments."""
    rest = CLAIM if shape and shape[-1] == "claim*" else ()
    plain = [kind for kind in shape if kind != "claim*"]
    for words in product(*(VALUES[kind] for kind in plain)):
        yield (word, *words, *rest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_becomes_a_sentence(language: str) -> None:
    for me in (0, 1, None):
        translator = Translator(load(language), "night_ferry", NAMES, me)
        for word, shape in GRAMMAR.events.items():
            assert all(translator.event(term) for term in terms(word, shape))
        for word, shape in GRAMMAR.topics.items():
            assert all(translator.ask(term) for term in terms(word, shape))
        for word, shapes in GRAMMAR.options.items():
            assert isinstance(shapes, tuple)
            assert all(translator.option(term) for term in terms(word, shapes))
        for word, shape in GRAMMAR.claims.items():
            assert all(translator.claim(0, term) for term in terms(word, shape))


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_options_and_refusals_have_texts(language: str) -> None:
    translator = Translator(load(language), "night_ferry", [], None)

    for field, values in GRAMMAR.setup.items():
        assert translator.setup(field)
        assert translator.setup_text(field)
        assert all(translator.setup_value(field, value) for value in values)
    for field, reason in GRAMMAR.bad_setup:
        assert translator.bad_setup(field, reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_over(language: str) -> None:
    fields = {f"field-{path.replace('.', '-')}" for path in GRAMMAR.fields}
    fields.add("field-levels-entry")
    names = {f"role-{role}{part}" for role in ROLES for part in ("", "-goal", "-text")}
    names |= {f"duty-{duty}" for duty in DUTIES} | {f"end-{end}" for end in ENDS}
    names |= {"stage-duties", "stage-vote"}
    names |= {f"which-{kind}" for kind in ("number", "duty", "role")}
    names |= {f"gap-{kind}" for kind in ("duty", "role")}
    said = {
        f"{family}-{word}"
        for family, words in {
            "event": GRAMMAR.events, "ask": GRAMMAR.topics, "option": GRAMMAR.options,
            "claim": GRAMMAR.claims,
        }.items()
        for word in words
    }  # fmt: skip
    said.add("ask-duty-text")
    bad = {f"bad-{field}-{reason}" for field, reason in GRAMMAR.bad_setup}
    [catalogue] = files_of("night_ferry", language)
    found = {message.removeprefix("nf-") for message in messages_in(catalogue)}

    rest = {message for message in found if not message.startswith("setup-")}
    assert rest == {"name", "intro", *fields, *names, *said, *bad}


def test_every_topic_and_event_has_a_rule() -> None:
    ends = {f"ends {end}" for end in ENDS}
    assert GRAMMAR.why.keys() == GRAMMAR.events.keys() | GRAMMAR.topics.keys() | ends
