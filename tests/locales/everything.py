"""Examples of everything that a game can say, and a catalogue that notices what is asked of it."""

from collections.abc import Callable, Sequence

from tests.locales.game import Game
from turncoat.core.words import Event, Option, Words
from turncoat.locales.catalogue import Catalogue
from turncoat.locales.speaker import Speaker

MANY = 100


def examples(
    head: str, shape: tuple[str, ...], values_of: Callable[[str], Sequence[str | int]]
) -> list[Words]:
    """Each argument runs through all it can be, one after the other."""
    found: list[Words] = [(head,)]
    for kind in shape:
        values = values_of(kind)
        found = [
            (*first, values[(index + shift) % len(values)])
            for index, first in enumerate(found)
            for shift in range(len(values) if len(found) < MANY else 1)
        ]
    return found


def shapes_of(shapes: tuple[str, ...] | list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """One shape or several."""
    return shapes if isinstance(shapes, list) else [shapes]


def options_with_shapes(
    options: list[Option], kinds: dict[str, tuple[str, ...] | list[tuple[str, ...]]]
) -> list[tuple[Option, tuple[str, ...]]]:
    """Each option beside the one shape that fits it."""
    found = []
    for option in options:
        fitting = [s for s in shapes_of(kinds[str(option[0])]) if len(s) == len(option) - 1]
        [shape] = fitting
        found.append((option, shape))
    return found


def event_examples(game: Game) -> list[Event]:
    found: list[Event] = []
    for kind, shape in game.words.EVENTS.items():
        if shape and shape[-1].endswith("*"):
            rests = claim_examples(game) if shape[-1] == "claim*" else game.rests[kind]
            first = examples(kind, shape[:-1], game.values_of)
            found += [(*event, *rest) for event in first for rest in rests]
        else:
            found += examples(kind, shape, game.values_of)
    return found


def option_examples(game: Game) -> list[Option]:
    return [
        option
        for kind, shapes in game.words.OPTIONS.items()
        for shape in shapes_of(shapes)
        for option in examples(kind, shape, game.values_of)
    ]


def topic_examples(game: Game) -> list[Words]:
    return [
        topic
        for kind, shape in game.words.TOPICS.items()
        for topic in examples(kind, shape, game.values_of)
    ]


def claim_examples(game: Game) -> list[Words]:
    return [
        claim
        for kind, shape in game.words.CLAIMS.items()
        for claim in examples(kind, shape, game.values_of)
    ]


def missing(
    game: Game, speaker: Speaker, shape: tuple[str, ...], said: Words, text: str
) -> list[str]:
    """The arguments that can't be found in the sentence."""
    kinds = list(shape)
    if kinds and kinds[-1].endswith("*"):
        kinds[-1:] = [kinds[-1][:-1]] * (len(said) - len(shape) + 1)
    return [
        f"{kind} {word}"
        for kind, word in zip(kinds, said, strict=True)
        if kind in ("seat", "number", *game.words.NAMES)
        and not any(form in text for form in forms_of(game, speaker, kind, word))
    ]


def forms_of(game: Game, speaker: Speaker, kind: str, word: str | int) -> list[str]:
    """All that a thing may be called in a sentence."""
    if kind == "number":
        return [str(word)]
    if kind not in game.in_other_forms:
        return [speaker.name(kind, word)]
    message = f"{game.words.PREFIX}-{game.words.NAMES[kind]}-{word}"
    return list(speaker.catalogue.forms(message, players=len(speaker.names)).values())


class Listening(Catalogue):
    """A catalogue that remembers what it was asked for."""

    def __init__(self, language: str, texts: list[str]) -> None:
        super().__init__(language, texts)
        self.heard: set[str] = set()

    def forms(self, message_id: str, **args: str | int) -> dict[str, str]:
        self.heard.add(message_id)
        return super().forms(message_id, **args)


def speak_of_everything(game: Game, speaker: Speaker) -> None:
    """Say all that this game can say."""
    for say in (Speaker.title, *game.also_says):
        say(speaker)
    for event in event_examples(game):
        speaker.event(event)
    for option in option_examples(game):
        speaker.option(option)
    for topic in topic_examples(game):
        speaker.ask(topic)
    for claim in claim_examples(game):
        speaker.claim(0, claim)
    for kind, ids in game.ids.items():
        for word in ids:
            speaker.name(kind, word)
    for read, thing in game.readings:
        read(speaker, thing)
    speak_of_table_options(game, speaker)


def speak_of_table_options(game: Game, speaker: Speaker) -> None:
    for field, values in game.words.SETUP.items():
        speaker.setup(field)
        speaker.setup_text(field)
        for value in values:
            speaker.setup_value(field, value)
    for field, reason in game.words.BAD_SETUP:
        speaker.bad_setup(field, reason, game.figures)
