"""Examples of everything that a game can say, and a catalogue that records what is used of it."""

from collections.abc import Callable, Sequence

from tests.locales.game import Game
from turncoat.core.terms import Event, Option, Term
from turncoat.locales.catalogue import ENGLISH, Catalogue
from turncoat.locales.translator import Translator

MANY = 100


def examples(
    head: str, shape: tuple[str, ...], values_of: Callable[[str], Sequence[str | int]]
) -> list[Term]:
    """Terms of a shape, in which each argument runs through all its values."""
    found: list[Term] = [(head,)]
    for kind in shape:
        values = values_of(kind)
        found = [
            (*first, values[(index + shift) % len(values)])
            for index, first in enumerate(found)
            for shift in range(len(values) if len(found) < MANY else 1)
        ]
    return found


def shapes_of(shapes: tuple[str, ...] | list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The shapes as a list, whether there is one or several."""
    return shapes if isinstance(shapes, list) else [shapes]


def options_with_shapes(
    options: list[Option], kinds: dict[str, tuple[str, ...] | list[tuple[str, ...]]]
) -> list[tuple[Option, tuple[str, ...]]]:
    """Each option with the one shape that fits it."""
    found = []
    for option in options:
        fitting = [s for s in shapes_of(kinds[str(option[0])]) if is_long_enough(s, option)]
        [shape] = fitting
        found.append((option, shape))
    return found


def is_long_enough(shape: tuple[str, ...], option: Option) -> bool:
    """Whether an option has the right length for this shape."""
    if shape and shape[-1].endswith("*"):
        return len(option) >= len(shape)
    return len(option) == len(shape) + 1


def whole_examples(game: Game, kind: str, shape: tuple[str, ...]) -> list[Term]:
    """Examples of a shape; if it ends with a list or another term, with each possible ending."""
    if not shape or not shape[-1].endswith("*"):
        return examples(kind, shape, game.values_of)
    rests = claim_examples(game) if shape[-1] == "claim*" else game.rests[kind]
    first = examples(kind, shape[:-1], game.values_of)
    return [(*words, *rest) for words in first for rest in rests]


def event_examples(game: Game) -> list[Event]:
    return [
        event
        for kind, shape in game.grammar.EVENTS.items()
        for event in whole_examples(game, kind, shape)
    ]


def option_examples(game: Game) -> list[Option]:
    return [
        option
        for kind, shapes in game.grammar.OPTIONS.items()
        for shape in shapes_of(shapes)
        for option in whole_examples(game, kind, shape)
    ]


def topic_examples(game: Game) -> list[Term]:
    return [
        topic
        for kind, shape in game.grammar.TOPICS.items()
        for topic in whole_examples(game, kind, shape)
    ]


def by_kind(terms: list[Term]) -> dict[str, list[Term]]:
    """Return terms by their first words."""
    kinds: dict[str, list[Term]] = {}
    for term in terms:
        kinds.setdefault(str(term[0]), []).append(term)
    return kinds


def claim_examples(game: Game) -> list[Term]:
    return [
        claim
        for kind, shape in game.grammar.CLAIMS.items()
        for claim in examples(kind, shape, game.values_of)
    ]


def missing(
    game: Game, translator: Translator, shape: tuple[str, ...], said: Term, text: str
) -> list[str]:
    """The arguments that the sentence does not name."""
    return [
        f"{kind} {word}"
        for kind, word in zip(kinds_of(game, shape, said), said, strict=True)
        if kind in ("seat", "number", *game.grammar.NAMES)
        and word not in game.also_seats
        and not any(form in text for form in forms_of(game, translator, kind, word))
    ]


def kinds_of(game: Game, shape: tuple[str, ...], said: Term) -> list[str]:
    """The kind of each argument, including those of a list or an option at the end."""
    kinds = list(shape)
    if kinds and kinds[-1] == "option*":
        option = said[len(shape) - 1 :]
        [(_, rest)] = options_with_shapes([option], game.grammar.OPTIONS)
        kinds[-1:] = ["option", *rest]
    elif kinds and kinds[-1].endswith("*"):
        kinds[-1:] = [kinds[-1][:-1]] * (len(said) - len(shape) + 1)
    return kinds


def forms_of(game: Game, translator: Translator, kind: str, word: str | int) -> list[str]:
    """All forms in which a sentence may name a thing; other languages inflect more names."""
    if kind == "number":
        return [str(word)]
    inflected = translator.catalogue.language != ENGLISH or kind in game.in_other_forms
    if kind == "seat" or not inflected:
        return [translator.name(kind, word)]
    message = f"{game.grammar.PREFIX}-{game.grammar.NAMES[kind]}-{word}"
    return list(translator.catalogue.forms(message, players=len(translator.names)).values())


class RecordingCatalogue(Catalogue):
    """A catalogue that records which messages it was asked for."""

    def __init__(self, language: str, texts: list[str]) -> None:
        super().__init__(language, texts)
        self.heard: set[str] = set()

    def forms(self, message_id: str, **args: str | int) -> dict[str, str]:
        self.heard.add(message_id)
        return super().forms(message_id, **args)


def speak_of_everything(game: Game, translator: Translator) -> None:
    """Translate everything that this game can say."""
    for say in (Translator.title, *game.also_says):
        say(translator)
    for event in event_examples(game):
        translator.event(event)
    for option in option_examples(game):
        translator.option(option)
    for topic in topic_examples(game):
        translator.ask(topic)
    for claim in claim_examples(game):
        translator.claim(0, claim)
    for kind, ids in game.ids.items():
        for word in ids:
            translator.name(kind, word)
    for read, thing in game.readings:
        read(translator, thing)
    speak_of_table_options(game, translator)


def speak_of_table_options(game: Game, translator: Translator) -> None:
    for field, values in game.grammar.SETUP.items():
        translator.setup(field)
        translator.setup_text(field)
        for value in values:
            translator.setup_value(field, value)
    for field, reason in game.grammar.BAD_SETUP:
        translator.bad_setup(field, reason, game.figures)
