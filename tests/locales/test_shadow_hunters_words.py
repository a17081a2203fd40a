"""Everything that Shadow Hunters can say has its words, in every language."""

import ast
import random
import re
import typing
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.locales.everything import Listening, examples, options_with_shapes, shapes_of
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadSetup
from turncoat.core.match import Match
from turncoat.core.words import ANSWER, Event, Option, Seat, Words
from turncoat.games.shadow_hunters import options as options_module
from turncoat.games.shadow_hunters import words
from turncoat.games.shadow_hunters.character import CHARACTERS as ALMANAC
from turncoat.games.shadow_hunters.content import (
    COLOUR_OF,
    COLOURS,
    EQUIPMENT,
    FACTS,
    GREENS,
    KINDS,
    PLACES,
)
from turncoat.games.shadow_hunters.content import EVENTS as EVENT_CARDS
from turncoat.games.shadow_hunters.options import Options
from turncoat.games.shadow_hunters.rules import RULES
from turncoat.games.shadow_hunters.winning import DEAD_HUMANS, ROUNDS_OVER
from turncoat.games.shadow_hunters.words import OUTCOMES
from turncoat.locales import catalogue as catalogue_module
from turncoat.locales.catalogue import LANGUAGES, MissingWords, load, messages_in
from turncoat.locales.speaker import Speaker

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["Ada", "Ben", "Cyd", "Dora", "Emil", "Fay", "Gus", "Hana"]
CHARACTERS = [card["id"] for card in FACTS["characters"]]
ENDING = [character.id for character in ALMANAC.values() if character.ends_game]
ENDS = [KINDS[0], KINDS[1], DEAD_HUMANS, ROUNDS_OVER, *ENDING]
IDS: dict[str, list[str]] = {
    "place": PLACES,
    "card": [*EVENT_CARDS, *EQUIPMENT],
    "equipment": EQUIPMENT,
    "green": GREENS,
    "character": CHARACTERS,
    "kind": list(KINDS),
    "colour": list(COLOURS),
    "outcome": [*OUTCOMES, *EQUIPMENT],
    "end": ENDS,
}
POOLS = ("basic", "advanced", "mixed", "picked", "free")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def speaker(language: str) -> Speaker:
    """Speaks to a watcher, so that nobody is called 'you'."""
    return Speaker(load(language), RULES.name, NAMES, None)


@pytest.fixture
def to_ben(language: str) -> Speaker:
    return Speaker(load(language), RULES.name, NAMES, 1)


# Examples of everything.


def values_of(kind: str) -> list[str | int]:
    if kind == "seat":
        return [0, 1, 2, 7]
    if kind == "number":
        return [1, 2, 4]
    if kind == "flag":
        return [0, 1]
    return list(IDS[kind])


def option_examples() -> list[Option]:
    return [
        option
        for kind, shapes in words.OPTIONS.items()
        for shape in shapes_of(shapes)
        for option in examples(kind, shape, values_of)
    ]


def claim_examples() -> list[Words]:
    return [
        claim for kind, shape in words.CLAIMS.items() for claim in examples(kind, shape, values_of)
    ]


OUTCOME_EXAMPLES: list[Option] = [
    ("heal", 1), ("take", 1), ("take", 2), *(("hand_over", card) for card in EQUIPMENT),
    ("show",), ("nothing",),
]  # fmt: skip


def event_examples() -> list[Event]:
    found: list[Event] = []
    for kind, shape in words.EVENTS.items():
        if shape[-1] == "option*":
            first = examples(kind, shape[:-1], values_of)
            found += [(*event, *outcome) for event in first for outcome in OUTCOME_EXAMPLES]
        elif shape[-1] == "claim*":
            first = examples(kind, shape[:-1], values_of)
            found += [(*event, *claim) for event in first for claim in claim_examples()]
        elif shape[-1] == "cast*":
            found.append((kind, *CHARACTERS[: len(NAMES)]))
        else:
            found += examples(kind, shape, values_of)
    return found


def topic_examples() -> list[Words]:
    return [
        topic for kind, shape in words.TOPICS.items() for topic in examples(kind, shape, values_of)
    ]


def missing(speaker: Speaker, shape: tuple[str, ...], said: Words, text: str) -> list[str]:
    """The arguments that can't be found in the sentence."""
    absent = []
    for kind, word in zip(shape, said, strict=False):
        if kind == "number":
            expected = str(word)
        elif kind in ("option*", "claim*", "cast*", "flag"):
            continue
        else:
            expected = speaker.name(kind, word)
        if expected not in text:
            absent.append(expected)
    return absent


# All words have sentences.


def test_every_event_has_a_sentence_with_its_arguments(speaker: Speaker) -> None:
    wrong = [
        (event, text)
        for event in event_examples()
        for text in [speaker.event(event)]
        if missing(speaker, words.EVENTS[str(event[0])], event[1:], text)
    ]

    assert wrong == []


def test_the_outcome_of_a_green_card_is_told_in_full(speaker: Speaker) -> None:
    assert "2" in speaker.event(("green_outcome", 0, 1, "take", 2))
    assert speaker.name("card", "crossbow") in speaker.event(
        ("green_outcome", 0, 1, "hand_over", "crossbow")
    )


def test_a_claim_is_told_in_full_and_marked_if_it_contradicts(speaker: Speaker) -> None:
    plain = speaker.event(("claims", 0, 0, "kind", 1, "vampire"))
    marked = speaker.event(("claims", 0, 1, "kind", 1, "vampire"))

    assert plain == speaker.claim(0, ("kind", 1, "vampire"))
    assert marked.startswith(plain)
    assert marked != plain


def test_the_dead_are_told_every_character(speaker: Speaker) -> None:
    text = speaker.event(("sees_all", *CHARACTERS[:4]))

    assert all(name in text for name in NAMES[:4])
    assert all(speaker.name("character", character) in text for character in CHARACTERS[:4])


def test_every_option_has_a_label_with_its_arguments(speaker: Speaker) -> None:
    options = [*RULES.vocabulary(), *option_examples()]
    wrong = [
        (option, text)
        for option, shape in options_with_shapes(options, words.OPTIONS)
        for text in [speaker.option(option)]
        if missing(speaker, shape, option[1:], text)
    ]

    assert wrong == []


def test_options_that_differ_have_labels_that_differ(to_ben: Speaker) -> None:
    labels: dict[str, set[Option]] = {}
    for option in RULES.vocabulary():
        labels.setdefault(to_ben.option(option), set()).add(option)

    assert [options for options in labels.values() if len(options) > 1] == []


def test_every_kind_of_option_is_in_the_vocabulary_and_back() -> None:
    shapes = {(str(option[0]), len(option) - 1) for option in RULES.vocabulary()}
    told = {
        (kind, len(shape)) for kind, shapes in words.OPTIONS.items() for shape in shapes_of(shapes)
    }

    assert told == shapes


def test_every_question_has_a_sentence_with_its_arguments(speaker: Speaker) -> None:
    wrong = [
        (topic, text)
        for topic in topic_examples()
        for text in [speaker.ask(topic)]
        if missing(speaker, words.TOPICS[str(topic[0])], topic[1:], text)
    ]

    assert wrong == []


@pytest.mark.parametrize("seat", [0, 3])
def test_every_claim_has_a_sentence_with_its_arguments(speaker: Speaker, seat: Seat) -> None:
    wrong = []
    for claim in claim_examples():
        text = speaker.claim(seat, claim)
        about_self = claim[1] == seat
        absent = missing(speaker, words.CLAIMS[str(claim[0])], claim[1:], text)
        if NAMES[seat] not in text or (absent and not about_self) or (len(absent) > 1):
            wrong.append((claim, text))

    assert wrong == []


@pytest.mark.parametrize("kind", IDS)
def test_everything_that_has_a_name_has_its_own(speaker: Speaker, kind: str) -> None:
    names = [speaker.name(kind, word) for word in IDS[kind]]

    assert sorted(words.NAMES) == sorted(IDS)
    assert len(set(names)) == len(names)


def test_a_seat_is_called_by_its_name(to_ben: Speaker) -> None:
    assert to_ben.name("seat", 1) == "Ben"


@pytest.mark.parametrize("card", COLOUR_OF)
def test_every_card_says_what_it_does(speaker: Speaker, card: str) -> None:
    assert speaker.card_text(card)


@pytest.mark.parametrize("card", [card for card in FACTS["cards"] if card["kind"] == "green"])
def test_green_cards_name_their_kinds_and_their_numbers(
    speaker: Speaker, card: dict[str, typing.Any]
) -> None:
    text = speaker.card_text(card["id"])
    fits = card["fits"]

    kinds = [kind for kind in KINDS if speaker.name("kind", kind) in text]
    numbers = {int(number) for number in re.findall(r"\d+", text)}

    assert sorted(kinds) == sorted(fits.get("kinds", []))
    assert numbers == {
        *([card["amount"]] if card["amount"] else []),
        *(fits[key] for key in ("at_most", "at_least") if key in fits),
    }


@pytest.mark.parametrize("place", FACTS["places"])
def test_every_place_says_its_numbers_and_its_use(
    speaker: Speaker, place: dict[str, typing.Any]
) -> None:
    text = speaker.place_text(place["id"])

    assert all(str(number) in text for number in place["numbers"])


@pytest.mark.parametrize("card", FACTS["characters"])
def test_every_character_has_an_ability_a_goal_and_its_kind(
    speaker: Speaker, card: dict[str, typing.Any]
) -> None:
    told = speaker.event(("you_are", card["id"]))

    assert speaker.ability(card["id"])
    assert speaker.goal(card["id"])
    assert speaker.name("kind", card["kind"]) in told
    assert speaker.name("character", card["id"])[0] == card["initial"]


@pytest.mark.parametrize("reason", ENDS)
def test_every_end_has_its_reason(speaker: Speaker, reason: str) -> None:
    assert speaker.end(reason) in speaker.event(("ends", reason))


# Table options.


def test_the_words_know_every_table_option_and_its_values() -> None:
    hints = typing.get_type_hints(Options)
    literal = {
        field: set(typing.get_args(hint)) for field, hint in hints.items() if typing.get_args(hint)
    }
    switches = {field: {True, False} for field, hint in hints.items() if hint is bool}
    expected = {**literal, **switches, "players": set(RULES.player_counts), "picked": set()}

    assert {field: set(values) for field, values in words.SETUP.items()} == expected
    assert list(words.SETUP) == list(Options.__struct_fields__)


def test_the_first_value_of_a_table_option_is_its_default() -> None:
    plain = RULES.write_options(RULES.read_options(6, {}))
    firsts = {field: values[0] for field, values in words.SETUP.items() if values}
    del firsts["players"], plain["picked"]

    assert firsts | {"opening_prophecy_from_players": 6} == plain


@pytest.mark.parametrize("field", words.SETUP)
def test_every_table_option_and_each_of_its_values_is_explained(
    speaker: Speaker, field: str
) -> None:
    values = [speaker.setup_value(field, value) for value in words.SETUP[field]]

    assert speaker.setup(field)
    assert speaker.setup_text(field)
    assert len(set(values)) == len(words.SETUP[field])


@pytest.mark.parametrize(("field", "reason"), words.BAD_SETUP)
def test_every_bad_setup_has_its_sentence(speaker: Speaker, field: str, reason: str) -> None:
    assert speaker.bad_setup(field, reason)


def test_the_words_know_every_bad_setup() -> None:
    tree = ast.parse(Path(options_module.__file__).read_text("utf-8"))
    raised = {
        (node.args[0].value, node.args[1].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "BadSetup"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[1], ast.Constant)
    }
    values = {(field, "value") for field in words.SETUP if field != "players"}

    assert set(words.BAD_SETUP) == raised | values


def test_an_unknown_table_option_is_called_by_its_name(speaker: Speaker) -> None:
    with pytest.raises(BadSetup) as raised:
        RULES.read_options(6, {"dragons": True})

    assert "dragons" in speaker.bad_setup(raised.value.field, raised.value.reason)


# Nothing is guessed.


@pytest.mark.parametrize(
    "say",
    [
        lambda speaker: speaker.event(("explodes", 0)),
        lambda speaker: speaker.event(("moves", 0)),
        lambda speaker: speaker.event(("moves", 0, "moon")),
        lambda speaker: speaker.event(("moves", 0, "chapel", 1)),
        lambda speaker: speaker.event(("green_outcome", 0, 1, "explode")),
        lambda speaker: speaker.option(("take",)),
        lambda speaker: speaker.option(("fly",)),
        lambda speaker: speaker.ask(("fly",)),
        lambda speaker: speaker.claim(0, ("love", 1)),
        lambda speaker: speaker.refusal("mood"),
        lambda speaker: speaker.end("mood"),
        lambda speaker: speaker.name("dragon", "smaug"),
        lambda speaker: speaker.card_text("smaug"),
        lambda speaker: speaker.bad_setup("pool", "mood"),
    ],
)
def test_what_has_no_words_is_refused(speaker: Speaker, say: Callable[[Speaker], str]) -> None:
    with pytest.raises(MissingWords):
        say(speaker)


# Why.


def test_every_question_and_event_has_a_rule_of_the_rulebook() -> None:
    rulebook = (ROOT / "docs" / "rules" / "shadow-hunters.md").read_text("utf-8")
    ids = set(re.findall(r"^- \*\*(SH-\w+)\*\*", rulebook, re.MULTILINE))

    assert list(words.WHY) == [*words.TOPICS, *words.EVENTS]
    assert set(words.WHY.values()) <= ids


# The catalogue and the words fit each other.


def test_no_message_is_unused(language: str) -> None:
    folder = Path(catalogue_module.__file__).parent / language
    own = (folder / "shadow_hunters.ftl").read_text("utf-8")
    listening = Listening(language, [own, (folder / "house.ftl").read_text("utf-8")])
    speaker = Speaker(listening, RULES.name, NAMES, None)

    speak_of_everything(speaker)

    assert set(messages_in(own)) - listening.heard == set()


def speak_of_everything(speaker: Speaker) -> None:
    speaker.title()
    for event in event_examples():
        speaker.event(event)
    for option in option_examples():
        speaker.option(option)
    for topic in topic_examples():
        speaker.ask(topic)
    for claim in claim_examples():
        speaker.claim(0, claim)
    for kind, ids in IDS.items():
        for word in ids:
            speaker.name(kind, word)
    for card in COLOUR_OF:
        speaker.card_text(card)
    for place in PLACES:
        speaker.place_text(place)
    for character in CHARACTERS:
        speaker.ability(character)
        speaker.goal(character)
    for field, values in words.SETUP.items():
        speaker.setup(field)
        speaker.setup_text(field)
        for value in values:
            speaker.setup_value(field, value)
    for field, reason in words.BAD_SETUP:
        speaker.bad_setup(field, reason)


# English.


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (("moves", 1, "chapel"), "You go to the Chapel."),
        (("moves", 0, "morganas_hut"), "Ada goes to Morgana’s Hut."),
        (("attacks", 0, 1), "Ada attacks you."),
        (("attacks", 1, 2), "You attack Cyd."),
        (("wounded", 0, 1), "Ada takes 1 wound."),
        (("wounded", 1, 3), "You take 3 wounds."),
        (("heals", 1, 0), "You heal nothing."),
        (("hands_over", 1, 0, "flail"), "Ada gets the Whirling Flail from you."),
        (("green_outcome", 0, 1, "take", 1), "Your answer to Ada’s card: take 1 wound."),
        (("green_outcome", 1, 0, "nothing"), "Ada’s answer to your card: nothing happens."),
        (("sees", 1, 0, "u1"), "You see that Ada is Ulrich, a vampire."),
        (("turn", 1, 12), "Round 12: it is your turn."),
        (("claims", 1, 0, "kind", 1, "human"), "You: “I am a human.”"),
    ],
)
def test_english_speaks_to_its_reader(event: Event, text: str) -> None:
    assert Speaker(load("en"), RULES.name, NAMES, 1).event(event) == text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (("take", 1), "Take 1 wound"),
        (("take", 2), "Take 2 wounds"),
        (("take", 0, "crossbow"), "Take the Crossbow from Ada"),
        (("tree_wound", 1), "2 wounds to yourself"),
        (("set_seven", 0), "Set Ada’s wounds to 7 (Frederik)"),
    ],
)
def test_english_labels_its_options(option: Option, text: str) -> None:
    assert Speaker(load("en"), RULES.name, NAMES, 1).option(option) == text


# Whole games.


@pytest.mark.parametrize("seed", range(100))
def test_a_random_game_can_be_told_to_everybody(seed: int) -> None:
    match = random_game(seed)
    speakers: dict[Seat | None, Speaker] = {
        me: Speaker(load("en"), RULES.name, NAMES, me) for me in (None, *range(match.table.seats))
    }

    for me, speaker in speakers.items():
        for event in set(match.events(me)):
            assert fits(words.EVENTS[str(event[0])], event[1:])
            assert speaker.event(event)


def fits(shape: tuple[str, ...], arguments: Words) -> bool:
    """Whether these are the right arguments; a rest may be long."""
    if shape and shape[-1].endswith("*"):
        return len(arguments) >= len(shape) and fits(shape[:-1], arguments[: len(shape) - 1])
    return len(arguments) == len(shape) and all(
        isinstance(word, int) if kind in ("seat", "number", "flag") else word in IDS[kind]
        for kind, word in zip(shape, arguments, strict=True)
    )


def random_game(seed: int) -> Match[typing.Any, typing.Any, typing.Any]:
    """Anybody answers, interrupts and claims anything that is allowed, to the end."""
    luck = random.Random(seed)
    match = Match.deal(RULES, random_options(seed, luck), key_from_seed(seed))
    speaker = Speaker(load("en"), RULES.name, NAMES, None)
    while match.pending:
        seat = luck.choice(sorted(match.pending))
        decision = match.pending[seat]
        assert speaker.ask(decision.topic)
        assert all(speaker.option(option) for option in decision.options)
        match.answer(seat, luck.choice(decision.options))
        talker = luck.randrange(match.table.seats)
        offers = match.offers(talker)
        if offers and luck.random() < 0.03:
            assert all(speaker.option(option) for option in offers)
            match.interrupt(talker, luck.choice(offers))
        if luck.random() < 0.1:
            match.say(talker, random_claim(match.table.seats, luck))
    assert any(entry[0] == ANSWER for entry in match.log)
    return match


def random_options(seed: int, luck: random.Random) -> Options:
    players = 4 + seed % 5
    pool = POOLS[seed // 5 % 5]
    raw = {
        field: luck.choice(values)
        for field, values in words.SETUP.items()
        if values and field not in ("players", "preset", "pool")
    }
    raw["dead_talk"] = raw["dead_talk"] and not raw["dead_see"]
    raw["vampires_win_on_three_dead_humans"] = players == 7 and luck.random() < 0.5
    picked = [initial + luck.choice("12") for initial in "abcdefguvw"] if pool == "picked" else []
    return RULES.read_options(players, {**raw, "pool": pool, "picked": picked})


def random_claim(seats: int, luck: random.Random) -> Words:
    kind = luck.choice(sorted(words.CLAIMS))
    return (
        kind,
        *(
            luck.randrange(seats) if slot == "seat" else luck.choice(IDS[slot])
            for slot in words.CLAIMS[kind]
        ),
    )
