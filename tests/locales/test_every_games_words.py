"""One suite over every game: everything that it can say has its texts, in every language."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.random_play import deal
from tests.locales.every_game import EVERY_GAME, each
from tests.locales.everything import (
    RecordingCatalogue,
    claim_examples,
    event_examples,
    examples,
    missing,
    option_examples,
    options_with_shapes,
    speak_of_everything,
    topic_examples,
)
from tests.locales.game import NAMES, Game
from tests.locales.in_the_source import heads_in
from turncoat.core.terms import Event, Option, Seat
from turncoat.games import GAMES
from turncoat.locales import catalogue as catalogue_module
from turncoat.locales.catalogue import MissingMessage, load, messages_in
from turncoat.locales.translator import Translator

NO_WORDS_FOR: list[Callable[[Translator], str]] = [
    lambda translator: translator.event(("explodes", 0)),
    lambda translator: translator.option(("fly",)),
    lambda translator: translator.ask(("fly",)),
    lambda translator: translator.claim(0, ("love", 1)),
    lambda translator: translator.refusal("mood"),
    lambda translator: translator.end("mood"),
    lambda translator: translator.name("dragon", "smaug"),
]

# The functions of core and of games that ask a question.
ASKING = ("ask", "ask_in_window", "choose", "ask_player", "ask_open_city", "ask_performer")


def test_no_game_is_left_out() -> None:
    assert [game.rules for game in EVERY_GAME] == list(GAMES.values())


# All terms have texts.


def test_every_event_has_a_sentence_with_its_arguments(game: Game, translator: Translator) -> None:
    wrong = [
        (event, text)
        for event in event_examples(game)
        for text in [translator.event(event)]
        if event[0] not in game.in_own_words
        and missing(game, translator, game.grammar.EVENTS[str(event[0])], event[1:], text)
    ]

    assert wrong == []


def test_every_event_can_be_told_to_whom_it_concerns(game: Game, to_ben: Translator) -> None:
    assert all(to_ben.event(event) for event in event_examples(game))


def test_a_claim_is_told_in_full_and_marked_if_it_contradicts(
    game: Game, translator: Translator
) -> None:
    for claim in claim_examples(game):
        plain = translator.event(("claims", 0, 0, *claim))
        marked = translator.event(("claims", 0, 1, *claim))

        assert plain == translator.claim(0, claim)
        assert marked.startswith(plain)
        assert marked != plain


def test_a_claim_that_not_everybody_hears_is_told_as_such(
    game: Game, translator: Translator
) -> None:
    if "claims_apart" not in game.grammar.EVENTS:
        return
    for claim in claim_examples(game):
        plain = translator.event(("claims_apart", 0, 0, *claim))
        marked = translator.event(("claims_apart", 0, 1, *claim))

        assert plain.endswith(translator.claim(0, claim))
        assert plain != translator.claim(0, claim)
        assert marked.startswith(plain)
        assert marked != plain


def test_every_option_has_a_label_with_its_arguments(game: Game, translator: Translator) -> None:
    options = [*game.rules.action_space(), *option_examples(game)]
    wrong = [
        (option, text)
        for option, shape in options_with_shapes(options, game.grammar.OPTIONS)
        for text in [translator.option(option)]
        if option[0] not in game.in_own_words and missing(game, translator, shape, option[1:], text)
    ]

    assert wrong == []


def test_options_that_differ_have_labels_that_differ(game: Game, to_ben: Translator) -> None:
    labels: dict[str, set[Option]] = {}
    for option in game.rules.action_space():
        labels.setdefault(to_ben.option(option), set()).add(option)

    assert [options for options in labels.values() if len(options) > 1] == []


def test_every_kind_of_option_is_in_the_vocabulary_and_back(game: Game) -> None:
    shapes = {(str(option[0]), len(option) - 1) for option in game.rules.action_space()}
    told = {(str(option[0]), len(option) - 1) for option in option_examples(game)}

    assert told == shapes


def test_every_question_has_a_sentence_with_its_arguments(
    game: Game, translator: Translator
) -> None:
    wrong = [
        (topic, text)
        for topic in topic_examples(game)
        for text in [translator.ask(topic)]
        if topic[0] not in game.in_own_words
        and missing(game, translator, game.grammar.TOPICS[str(topic[0])], topic[1:], text)
    ]

    assert wrong == []


@pytest.mark.parametrize("seat", [0, 3])
def test_every_claim_has_a_sentence_with_its_arguments(
    game: Game, translator: Translator, seat: Seat
) -> None:
    wrong = [
        (claim, text)
        for claim in claim_examples(game)
        for text in [translator.claim(seat, claim)]
        if NAMES[seat] not in text
        or missing(game, translator, game.grammar.CLAIMS[str(claim[0])], claim[1:], text)
    ]

    assert wrong == []


def test_nobody_calls_oneself_by_name_in_a_claim(game: Game, translator: Translator) -> None:
    texts = [
        translator.claim(3, claim)
        for kind, shape in game.grammar.CLAIMS.items()
        for claim in examples(kind, shape, lambda k: [2, 3] if k == "seat" else game.values_of(k))
    ]

    assert [text for text in texts if NAMES[3] in text.removeprefix(NAMES[3])] == []
    assert len(set(texts)) == len(texts)


@each("kind", of=lambda game: game.ids)
def test_everything_that_has_a_name_has_its_own(
    game: Game, translator: Translator, kind: str
) -> None:
    names = [translator.name(kind, word) for word in game.ids[kind]]

    assert sorted(game.grammar.NAMES) == sorted(game.ids)
    assert len(set(names)) == len(names)


def test_a_seat_is_called_by_its_name(to_ben: Translator) -> None:
    assert to_ben.name("seat", 1) == "Ben"


@each("say", of=lambda game: [Translator.title, *game.also_says])
def test_the_game_has_a_name(translator: Translator, say: Callable[[Translator], str]) -> None:
    assert say(translator)


@each("read", "thing", of=lambda game: game.readings)
def test_everything_says_what_it_does_at_every_table(
    game: Game, language: str, read: Callable[[Translator, str], str], thing: str
) -> None:
    for players in game.rules.player_counts:
        assert read(Translator(load(language), game.name, NAMES[:players], None), thing)


@each("reason", of=lambda game: game.ids["end"])
def test_every_end_has_its_reason(game: Game, translator: Translator, reason: str) -> None:
    ends = examples(game.ends, game.grammar.EVENTS[game.ends], game.values_of)
    told = [translator.event(event) for event in ends if event[-1] == reason]

    assert told
    assert all(translator.end(reason) in text for text in told)


def test_everything_that_is_counted_has_a_heading(game: Game, translator: Translator) -> None:
    match, _ = deal(game.name, game.rules.player_counts[1], "tally")
    tallies = game.rules.outcome(match.table).tallies

    assert list(tallies) == list(game.printed.get(Translator.tally, []))
    assert len({translator.tally(name) for name in tallies}) == len(tallies)


# What is unknown is refused.


@each("say", of=lambda game: [*NO_WORDS_FOR, *game.no_words_for])
def test_what_has_no_words_is_refused(
    translator: Translator, say: Callable[[Translator], str]
) -> None:
    with pytest.raises(MissingMessage):
        say(translator)


@each("read", of=lambda game: game.printed)
def test_nothing_is_printed_on_what_is_not_there(
    translator: Translator, read: Callable[[Translator, str], str]
) -> None:
    with pytest.raises(MissingMessage):
        read(translator, "smaug")


# The grammar, the rules and the catalogue fit together.


def test_every_question_and_event_has_a_rule_of_the_rulebook(game: Game) -> None:
    prefix = game.grammar.PREFIX.upper()
    ids = set(re.findall(rf"^- \*\*({prefix}-\w+)\*\*", game.rulebook, re.MULTILINE))

    assert list(game.grammar.WHY) == list(
        dict.fromkeys([*game.grammar.TOPICS, *game.grammar.EVENTS])
    )
    assert set(game.grammar.WHY.values()) <= ids


def test_whoever_does_nothing_chooses_to(game: Game) -> None:
    assert set(game.grammar.IDLE) <= set(game.grammar.OPTIONS)


def test_the_words_know_every_event_that_the_rules_tell(game: Game) -> None:
    assert set(game.grammar.EVENTS) == heads_in(game, "tell") | game.events_put_together


def test_the_words_know_every_question_that_the_rules_ask(game: Game) -> None:
    asked = [heads_in(game, function) for function in ASKING]

    assert set(game.grammar.TOPICS) == set().union(*asked) | game.topics_put_together


def test_no_message_is_unused(game: Game, language: str) -> None:
    folder = Path(catalogue_module.__file__).parent / language
    own = (folder / f"{game.name}.ftl").read_text("utf-8")
    catalogue = RecordingCatalogue(language, [own, (folder / "server.ftl").read_text("utf-8")])

    speak_of_everything(game, Translator(catalogue, game.name, NAMES, None))

    assert set(messages_in(own)) - catalogue.heard == set()


# English.


@each("event", "text", of=lambda game: game.english_events)
def test_english_speaks_to_its_reader(english_to_ben: Translator, event: Event, text: str) -> None:
    assert english_to_ben.event(event) == text


@each("option", "text", of=lambda game: game.english_options)
def test_english_labels_its_options(english_to_ben: Translator, option: Option, text: str) -> None:
    assert english_to_ben.option(option) == text
