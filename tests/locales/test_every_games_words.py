"""One suite over every game: everything that it can say has its words, in every language."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.random_play import deal
from tests.locales.every_game import EVERY_GAME, each
from tests.locales.everything import (
    Listening,
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
from turncoat.core.words import Event, Option, Seat
from turncoat.games import GAMES
from turncoat.locales import catalogue as catalogue_module
from turncoat.locales.catalogue import MissingWords, load, messages_in
from turncoat.locales.speaker import Speaker

NO_WORDS_FOR: list[Callable[[Speaker], str]] = [
    lambda speaker: speaker.event(("explodes", 0)),
    lambda speaker: speaker.option(("fly",)),
    lambda speaker: speaker.ask(("fly",)),
    lambda speaker: speaker.claim(0, ("love", 1)),
    lambda speaker: speaker.refusal("mood"),
    lambda speaker: speaker.end("mood"),
    lambda speaker: speaker.name("dragon", "smaug"),
]

# The functions of core and of games that put a question.
ASKING = ("ask", "ask_in_window", "choose", "ask_player", "ask_open_city")


def test_no_game_is_left_out() -> None:
    assert [game.rules for game in EVERY_GAME] == list(GAMES.values())


# All words have sentences.


def test_every_event_has_a_sentence_with_its_arguments(game: Game, speaker: Speaker) -> None:
    wrong = [
        (event, text)
        for event in event_examples(game)
        for text in [speaker.event(event)]
        if event[0] not in game.in_own_words
        and missing(game, speaker, game.words.EVENTS[str(event[0])], event[1:], text)
    ]

    assert wrong == []


def test_every_event_can_be_told_to_whom_it_concerns(game: Game, to_ben: Speaker) -> None:
    assert all(to_ben.event(event) for event in event_examples(game))


def test_a_claim_is_told_in_full_and_marked_if_it_contradicts(game: Game, speaker: Speaker) -> None:
    for claim in claim_examples(game):
        plain = speaker.event(("claims", 0, 0, *claim))
        marked = speaker.event(("claims", 0, 1, *claim))

        assert plain == speaker.claim(0, claim)
        assert marked.startswith(plain)
        assert marked != plain


def test_a_claim_that_not_everybody_hears_is_told_as_such(game: Game, speaker: Speaker) -> None:
    if "claims_apart" not in game.words.EVENTS:
        return
    for claim in claim_examples(game):
        plain = speaker.event(("claims_apart", 0, 0, *claim))
        marked = speaker.event(("claims_apart", 0, 1, *claim))

        assert plain.endswith(speaker.claim(0, claim))
        assert plain != speaker.claim(0, claim)
        assert marked.startswith(plain)
        assert marked != plain


def test_every_option_has_a_label_with_its_arguments(game: Game, speaker: Speaker) -> None:
    options = [*game.rules.vocabulary(), *option_examples(game)]
    wrong = [
        (option, text)
        for option, shape in options_with_shapes(options, game.words.OPTIONS)
        for text in [speaker.option(option)]
        if option[0] not in game.in_own_words and missing(game, speaker, shape, option[1:], text)
    ]

    assert wrong == []


def test_options_that_differ_have_labels_that_differ(game: Game, to_ben: Speaker) -> None:
    labels: dict[str, set[Option]] = {}
    for option in game.rules.vocabulary():
        labels.setdefault(to_ben.option(option), set()).add(option)

    assert [options for options in labels.values() if len(options) > 1] == []


def test_every_kind_of_option_is_in_the_vocabulary_and_back(game: Game) -> None:
    shapes = {(str(option[0]), len(option) - 1) for option in game.rules.vocabulary()}
    told = {(str(option[0]), len(option) - 1) for option in option_examples(game)}

    assert told == shapes


def test_every_question_has_a_sentence_with_its_arguments(game: Game, speaker: Speaker) -> None:
    wrong = [
        (topic, text)
        for topic in topic_examples(game)
        for text in [speaker.ask(topic)]
        if missing(game, speaker, game.words.TOPICS[str(topic[0])], topic[1:], text)
    ]

    assert wrong == []


@pytest.mark.parametrize("seat", [0, 3])
def test_every_claim_has_a_sentence_with_its_arguments(
    game: Game, speaker: Speaker, seat: Seat
) -> None:
    wrong = [
        (claim, text)
        for claim in claim_examples(game)
        for text in [speaker.claim(seat, claim)]
        if NAMES[seat] not in text
        or missing(game, speaker, game.words.CLAIMS[str(claim[0])], claim[1:], text)
    ]

    assert wrong == []


def test_nobody_calls_oneself_by_name_in_a_claim(game: Game, speaker: Speaker) -> None:
    texts = [
        speaker.claim(3, claim)
        for kind, shape in game.words.CLAIMS.items()
        for claim in examples(kind, shape, lambda k: [2, 3] if k == "seat" else game.values_of(k))
    ]

    assert [text for text in texts if NAMES[3] in text.removeprefix(NAMES[3])] == []
    assert len(set(texts)) == len(texts)


@each("kind", of=lambda game: game.ids)
def test_everything_that_has_a_name_has_its_own(game: Game, speaker: Speaker, kind: str) -> None:
    names = [speaker.name(kind, word) for word in game.ids[kind]]

    assert sorted(game.words.NAMES) == sorted(game.ids)
    assert len(set(names)) == len(names)


def test_a_seat_is_called_by_its_name(to_ben: Speaker) -> None:
    assert to_ben.name("seat", 1) == "Ben"


@each("say", of=lambda game: [Speaker.title, *game.also_says])
def test_the_game_has_a_name(speaker: Speaker, say: Callable[[Speaker], str]) -> None:
    assert say(speaker)


@each("read", "thing", of=lambda game: game.readings)
def test_everything_says_what_it_does_at_every_table(
    game: Game, language: str, read: Callable[[Speaker, str], str], thing: str
) -> None:
    for players in game.rules.player_counts:
        assert read(Speaker(load(language), game.name, NAMES[:players], None), thing)


@each("reason", of=lambda game: game.ids["end"])
def test_every_end_has_its_reason(game: Game, speaker: Speaker, reason: str) -> None:
    ends = examples(game.ends, game.words.EVENTS[game.ends], game.values_of)
    told = [speaker.event(event) for event in ends if event[-1] == reason]

    assert told
    assert all(speaker.end(reason) in text for text in told)


def test_everything_that_is_counted_has_a_heading(game: Game, speaker: Speaker) -> None:
    match, _ = deal(game.name, game.rules.player_counts[1], "tally")
    tallies = game.rules.outcome(match.table).tallies

    assert list(tallies) == list(game.printed.get(Speaker.tally, []))
    assert len({speaker.tally(name) for name in tallies}) == len(tallies)


# Nothing is guessed.


@each("say", of=lambda game: [*NO_WORDS_FOR, *game.no_words_for])
def test_what_has_no_words_is_refused(speaker: Speaker, say: Callable[[Speaker], str]) -> None:
    with pytest.raises(MissingWords):
        say(speaker)


@each("read", of=lambda game: game.printed)
def test_nothing_is_printed_on_what_is_not_there(
    speaker: Speaker, read: Callable[[Speaker, str], str]
) -> None:
    with pytest.raises(MissingWords):
        read(speaker, "smaug")


# The words, the rules and the catalogue fit each other.


def test_every_question_and_event_has_a_rule_of_the_rulebook(game: Game) -> None:
    prefix = game.words.PREFIX.upper()
    ids = set(re.findall(rf"^- \*\*({prefix}-\w+)\*\*", game.rulebook, re.MULTILINE))

    assert list(game.words.WHY) == list(dict.fromkeys([*game.words.TOPICS, *game.words.EVENTS]))
    assert set(game.words.WHY.values()) <= ids


def test_whoever_does_nothing_chooses_to(game: Game) -> None:
    assert set(game.words.IDLE) <= set(game.words.OPTIONS)


def test_the_words_know_every_event_that_the_rules_tell(game: Game) -> None:
    assert set(game.words.EVENTS) == heads_in(game, "tell") | game.events_put_together


def test_the_words_know_every_question_that_the_rules_ask(game: Game) -> None:
    asked = [heads_in(game, function) for function in ASKING]

    assert set(game.words.TOPICS) == set().union(*asked) | game.topics_put_together


def test_no_message_is_unused(game: Game, language: str) -> None:
    folder = Path(catalogue_module.__file__).parent / language
    own = (folder / f"{game.name}.ftl").read_text("utf-8")
    listening = Listening(language, [own, (folder / "house.ftl").read_text("utf-8")])

    speak_of_everything(game, Speaker(listening, game.name, NAMES, None))

    assert set(messages_in(own)) - listening.heard == set()


# English.


@each("event", "text", of=lambda game: game.english_events)
def test_english_speaks_to_its_reader(english_to_ben: Speaker, event: Event, text: str) -> None:
    assert english_to_ben.event(event) == text


@each("option", "text", of=lambda game: game.english_options)
def test_english_labels_its_options(english_to_ben: Speaker, option: Option, text: str) -> None:
    assert english_to_ben.option(option) == text
