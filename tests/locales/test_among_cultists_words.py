"""Everything that Among Cultists can say has its words, in every language."""

import ast
import re
import typing
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from tests.games.random_play import deal, step
from tests.locales.everything import Listening, examples, options_with_shapes, shapes_of
from turncoat.core.errors import BadSetup
from turncoat.core.match import AnyMatch
from turncoat.core.words import Event, Option, Seat, Words
from turncoat.games.among_cultists import night, words
from turncoat.games.among_cultists import options as options_module
from turncoat.games.among_cultists.content import (
    CAFETERIA,
    CHARACTERS,
    COLOURS,
    ENCOUNTER_CARDS,
    EVENTS,
    FACTS,
    GREEN_ROOM,
    PLACES,
    ROOM_CARDS,
    ROOMS,
    ROUTES,
    SECURITY,
    SIDES,
    UNSAFE,
)
from turncoat.games.among_cultists.ghosts import DEATHS
from turncoat.games.among_cultists.options import Options
from turncoat.games.among_cultists.roles import CULTIST, ROLES, SPECIAL
from turncoat.games.among_cultists.rules import RULES
from turncoat.games.among_cultists.tallies import deaths_by_cause
from turncoat.games.among_cultists.winning import WAYS
from turncoat.locales import catalogue as catalogue_module
from turncoat.locales.catalogue import LANGUAGES, MissingWords, load, messages_in
from turncoat.locales.speaker import Speaker

ROOT = Path(__file__).resolve().parents[2]
RULES_FOLDER = Path(options_module.__file__).parent
RULEBOOK = (ROOT / "docs" / "rules" / "among-cultists.md").read_text("utf-8")
NAMES = ["Ada", "Ben", "Cyd", "Dora", "Emil", "Fay", "Gus", "Hana"]
STEPS = [
    night.FALLS, night.CULTISTS_WAKE, night.CULTIST_WAKES, night.VICTIMS,
    night.CULTISTS_SLEEP, night.CULTIST_SLEEPS, night.SEER_WAKES, night.SEER_SLEEPS, night.DAWN,
]  # fmt: skip
SHELVES = sorted(
    {
        shelf["id"]
        for variant in FACTS["shelves"].values()
        for plan in variant.values()
        for shelf in plan["shelves"]
    }
)
IDS: dict[str, Sequence[str | int]] = {
    "place": PLACES,
    "lay_place": [*ROOMS, UNSAFE],
    "colour": COLOURS,
    "shelf": SHELVES,
    "pulse_card": ENCOUNTER_CARDS,
    "room_card": ROOM_CARDS,
    "route": range(len(ROUTES)),
    "role": list(ROLES),
    "side": SIDES,
    "character": CHARACTERS,
    "event": EVENTS,
    "fate": ["put_back", "remove"],
    "death": [*DEATHS, "unrevealed"],
    "step": STEPS,
    "end": WAYS,
}
LISTS: dict[str, list[Words]] = {
    "roles": [(), ("seer",), ("seer", "klutz"), tuple(SPECIAL)],
    "one_of": [("rookie", "klutz", "coward")],
    "encounter": [(0, 1), (1, 0), (2, 0, 1), tuple(range(8))],
}
FIGURES = {"cultists": 7, "investigators": 6, "wanted": -1, "most": 5}
TALLIES = ("books", "points", "deaths")
WITH_TEXT = (CAFETERIA, SECURITY, GREEN_ROOM)
# Told under names that are put together.
PUT_TOGETHER = {"votes", "votes_nobody", "changes_vote", "changes_vote_nobody", "claims"}


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


def values_of(kind: str) -> Sequence[str | int]:
    if kind == "seat":
        return [0, 1, 2, 7]
    if kind == "number":
        return [1, 2, 4]
    return [0, 1] if kind == "flag" else IDS[kind]


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


def topic_examples() -> list[Words]:
    return [
        topic for kind, shape in words.TOPICS.items() for topic in examples(kind, shape, values_of)
    ]


def event_examples() -> list[Event]:
    found: list[Event] = []
    for kind, shape in words.EVENTS.items():
        if shape and shape[-1].endswith("*"):
            rests = LISTS.get(kind) or claim_examples()
            first = examples(kind, shape[:-1], values_of)
            found += [(*event, *rest) for event in first for rest in rests]
        else:
            found += examples(kind, shape, values_of)
    return found


def forms_of(speaker: Speaker, kind: str, word: str | int) -> list[str]:
    """All that a thing may be called in a sentence."""
    if kind == "seat":
        return [speaker.name(kind, word)]
    if kind == "number":
        return [str(word)]
    message = f"{words.PREFIX}-{words.NAMES[kind]}-{word}"
    return list(speaker.catalogue.forms(message, players=len(speaker.names)).values())


def missing(speaker: Speaker, shape: tuple[str, ...], said: Words, text: str) -> list[str]:
    """The arguments that can't be found in the sentence."""
    kinds = list(shape)
    if kinds and kinds[-1] in ("role*", "seat*"):
        kinds[-1:] = [kinds[-1][:-1]] * (len(said) - len(shape) + 1)
    return [
        f"{kind} {word}"
        for kind, word in zip(kinds, said, strict=False)
        if kind not in ("flag", "claim*")
        and not any(form in text for form in forms_of(speaker, kind, word))
    ]


# All words have sentences.


def test_every_event_has_a_sentence_with_its_arguments(speaker: Speaker) -> None:
    wrong = [
        (event, text)
        for event in event_examples()
        for text in [speaker.event(event)]
        if missing(speaker, words.EVENTS[str(event[0])], event[1:], text)
    ]

    assert wrong == []


def test_every_event_can_be_told_to_whom_it_concerns(to_ben: Speaker) -> None:
    assert all(to_ben.event(event) for event in event_examples())


def test_a_claim_is_told_in_full_and_marked_if_it_contradicts(speaker: Speaker) -> None:
    plain = speaker.event(("claims", 0, 0, "side", "cultists"))
    marked = speaker.event(("claims", 0, 1, "side", "cultists"))

    assert plain == speaker.claim(0, ("side", "cultists"))
    assert marked.startswith(plain)
    assert marked != plain


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
        shape = words.CLAIMS[str(claim[0])]
        text = speaker.claim(seat, claim)
        oneself = [f"seat {seat}"] if shape[0] == "seat" and claim[1] == seat else []
        absent = missing(speaker, shape, claim[1:], text)
        if NAMES[seat] not in text or not set(absent) <= set(oneself):
            wrong.append((claim, text))

    assert wrong == []


def test_only_a_claim_about_a_seat_can_be_about_oneself(speaker: Speaker) -> None:
    about = speaker.claim(3, ("suspect", 3))

    assert about != speaker.claim(3, ("suspect", 2))
    assert NAMES[3] not in about.removeprefix(NAMES[3])
    assert "3" in speaker.claim(3, ("will_go", "H0", 3))


@pytest.mark.parametrize("kind", IDS)
def test_everything_that_has_a_name_has_its_own(speaker: Speaker, kind: str) -> None:
    names = [speaker.name(kind, word) for word in IDS[kind]]

    assert sorted(words.NAMES) == sorted(IDS)
    assert len(set(names)) == len(names)


def test_a_seat_is_called_by_its_name(to_ben: Speaker) -> None:
    assert to_ben.name("seat", 1) == "Ben"


def test_the_game_and_the_automa_have_names(speaker: Speaker) -> None:
    with_automa = Speaker(speaker.catalogue, RULES.name, [*NAMES[:4], speaker.automa()], 0)

    assert speaker.title()
    assert speaker.automa() in with_automa.event(("gives", 0, 4))


@pytest.mark.parametrize("role", ROLES)
def test_every_role_has_a_text_a_goal_and_its_team(speaker: Speaker, role: str) -> None:
    told = speaker.event(("you_are", role, 0))
    teams = [side for side in SIDES if forms_of(speaker, "side", side)[1] in told]

    assert speaker.role_text(role)
    assert speaker.role_goal(role)
    assert teams == [ROLES[role].side]


def test_the_teams_have_different_goals(speaker: Speaker) -> None:
    goals = {role: speaker.role_goal(role) for role in ROLES}

    assert [role for role in goals if goals[role] == goals["cultist"]] == [CULTIST.id]


@pytest.mark.parametrize("card", [*ENCOUNTER_CARDS, *ROOM_CARDS])
def test_every_card_says_what_it_does(speaker: Speaker, card: str) -> None:
    assert speaker.card_text(card)


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_token_says_what_it_brings(speaker: Speaker, event: str) -> None:
    assert speaker.token_text(event)


@pytest.mark.parametrize("place", WITH_TEXT)
def test_rooms_with_something_of_their_own_say_what(speaker: Speaker, place: str) -> None:
    assert speaker.place_text(place)


@pytest.mark.parametrize("way", WAYS)
def test_every_end_has_its_reason(speaker: Speaker, way: str) -> None:
    assert speaker.end(way) in speaker.event(("ends", "cultists", way))


def test_everything_that_is_counted_has_a_heading_and_names(speaker: Speaker) -> None:
    match, _ = deal(RULES.name, 5, "tally")

    assert tuple(RULES.outcome(match.table).tallies) == TALLIES
    assert len({speaker.tally(name) for name in TALLIES}) == len(TALLIES)
    assert list(deaths_by_cause(match.table)) == list(IDS["death"])


# The night.


@pytest.mark.parametrize("verse", STEPS)
def test_the_narrator_speaks_a_stanza_for_every_step(speaker: Speaker, verse: str) -> None:
    stanza = speaker.event(("night", verse))

    assert stanza == speaker.name("step", verse)
    assert 2 <= len(stanza.splitlines()) <= 4
    assert all(line.strip() == line != "" for line in stanza.splitlines())


# What the rulebook calls them.


@pytest.mark.parametrize(("plan", "players"), [("A", 5), ("A", 6), ("B", 7), ("B", 8)])
def test_places_are_called_as_on_their_map(plan: str, players: int) -> None:
    speaker = Speaker(load("en"), RULES.name, NAMES[:players], None)
    chapter = RULEBOOK.split(f"### Map {plan}")[1].split("\n### ")[0]
    called = dict(re.findall(r"^\| `(\w+)` \| ([^|(]+?)(?: \([^|]*\))? \|", chapter, re.MULTILINE))

    assert called == {
        place["id"]: speaker.name("place", place["id"]) for place in FACTS["maps"][plan]["places"]
    }


@pytest.mark.parametrize(("kind", "ids"), [("event", EVENTS), ("role", list(ROLES))])
def test_roles_and_events_are_called_as_in_the_rulebook(kind: str, ids: list[str]) -> None:
    speaker = Speaker(load("en"), RULES.name, NAMES, None)

    assert [
        word for word in ids if f"| {speaker.name(kind, word)} | `{word}` |" not in RULEBOOK
    ] == []


def test_characters_are_called_as_in_the_rulebook() -> None:
    speaker = Speaker(load("en"), RULES.name, NAMES, None)

    assert [c for c in CHARACTERS if speaker.name("character", c) not in RULEBOOK] == []


def test_routes_are_counted_from_one() -> None:
    speaker = Speaker(load("en"), RULES.name, NAMES, None)

    assert [speaker.name("route", route) for route in range(len(ROUTES))] == [
        f"route {number}" for number in range(1, len(ROUTES) + 1)
    ]


# Table options.


def test_the_words_know_every_table_option_and_its_values() -> None:
    hints = typing.get_type_hints(Options)
    literal = {
        field: set(typing.get_args(hint))
        for field, hint in hints.items()
        if typing.get_origin(hint) is typing.Literal
    }
    switches = {field: {True, False} for field in ("automa", "seer", "unbalanced")}
    lists: dict[str, set[str]] = {"roles": set(), "characters": set()}
    expected = {"players": set(RULES.player_counts), **literal, **switches, **lists}

    assert {field: set(values) for field, values in words.SETUP.items()} == expected
    assert list(words.SETUP) == list(Options.__struct_fields__)


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_the_first_value_of_a_table_option_is_its_default(players: int) -> None:
    plain = RULES.write_options(RULES.read_options(players, {}))
    firsts = {field: values[0] for field, values in words.SETUP.items() if values}
    del firsts["players"], plain["roles"], plain["characters"]

    assert firsts == plain


@pytest.mark.parametrize("field", words.SETUP)
def test_every_table_option_and_each_of_its_values_is_explained(
    speaker: Speaker, field: str
) -> None:
    values = [speaker.setup_value(field, value) for value in words.SETUP[field]]

    assert speaker.setup(field)
    assert speaker.setup_text(field)
    assert len(set(values)) == len(words.SETUP[field])


@pytest.mark.parametrize(("field", "ids"), [("roles", SPECIAL), ("characters", CHARACTERS)])
def test_lists_name_the_ids_that_they_take(speaker: Speaker, field: str, ids: list[str]) -> None:
    assert [word for word in ids if word not in speaker.setup_text(field)] == []


@pytest.mark.parametrize(("field", "reason"), words.BAD_SETUP)
def test_every_bad_setup_has_its_sentence(speaker: Speaker, field: str, reason: str) -> None:
    assert speaker.bad_setup(field, reason, FIGURES)


@pytest.mark.parametrize(
    "roles", [["rookie"], ["mechanic", "radiant", "infected"], ["firestarter", "klutz"], []]
)
def test_roles_out_of_balance_are_refused_with_their_figures(
    speaker: Speaker, roles: list[str]
) -> None:
    with pytest.raises(BadSetup) as raised:
        RULES.read_options(8, {"preset": "expert", "roles": roles})

    error = raised.value
    text = speaker.bad_setup(error.field, error.reason, error.figures)

    assert sorted(error.figures) == sorted(FIGURES)
    assert [figure for figure in error.figures.values() if str(figure) not in text] == []


def test_the_words_know_every_bad_setup() -> None:
    tree = ast.parse(Path(options_module.__file__).read_text("utf-8"))
    raised = {
        (node.args[0].value, reason.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "BadSetup"
        and isinstance(node.args[0], ast.Constant)
        for reason in ast.walk(node.args[1])
        if isinstance(reason, ast.Constant)
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
        lambda speaker: speaker.event(("enters", 0)),
        lambda speaker: speaker.event(("enters", 0, "moon")),
        lambda speaker: speaker.event(("enters", 0, "H0", 1)),
        lambda speaker: speaker.event(("roles", "dragon")),
        lambda speaker: speaker.option(("give",)),
        lambda speaker: speaker.option(("fly",)),
        lambda speaker: speaker.ask(("fly",)),
        lambda speaker: speaker.claim(0, ("love", 1)),
        lambda speaker: speaker.claim(0, ("side",)),
        lambda speaker: speaker.claim(0, ("side", "cultists", 1)),
        lambda speaker: speaker.end("mood"),
        lambda speaker: speaker.name("dragon", "smaug"),
        lambda speaker: speaker.name("route", 10),
        lambda speaker: speaker.role_text("dragon"),
        lambda speaker: speaker.tally("dragons"),
        lambda speaker: speaker.bad_setup("roles", "mood"),
        lambda speaker: speaker.bad_setup("roles", "loyalty"),
    ],
)
def test_what_has_no_words_is_refused(speaker: Speaker, say: Callable[[Speaker], str]) -> None:
    with pytest.raises(MissingWords):
        say(speaker)


# Why.


def test_every_question_and_event_has_a_rule_of_the_rulebook() -> None:
    ids = set(re.findall(r"^- \*\*(AC-\w+)\*\*", RULEBOOK, re.MULTILINE))

    assert list(words.WHY) == list(dict.fromkeys([*words.TOPICS, *words.EVENTS]))
    assert set(words.WHY.values()) <= ids


# The words and the rules fit each other.


def test_the_words_know_every_event_that_the_rules_tell() -> None:
    assert set(words.EVENTS) == heads_in("tell") | PUT_TOGETHER


def test_the_words_know_every_question_that_the_rules_ask() -> None:
    # The discussion and its seconds are put together before they are asked.
    assert set(words.TOPICS) == heads_in("ask") | heads_in("ask_in_window") | {"discussion"}


def heads_in(function: str) -> set[str]:
    """The first words of all tuples that the rules hand to this function."""
    return {
        argument.elts[0].value
        for path in sorted(RULES_FOLDER.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and called(node) == function
        for argument in node.args
        if isinstance(argument, ast.Tuple)
        and isinstance(argument.elts[0], ast.Constant)
        and isinstance(argument.elts[0].value, str)
    }


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


# The catalogue and the words fit each other.


def test_no_message_is_unused(language: str) -> None:
    folder = Path(catalogue_module.__file__).parent / language
    own = (folder / "among_cultists.ftl").read_text("utf-8")
    listening = Listening(language, [own, (folder / "house.ftl").read_text("utf-8")])
    speaker = Speaker(listening, RULES.name, NAMES, None)

    speak_of_everything(speaker)

    assert set(messages_in(own)) - listening.heard == set()


def speak_of_everything(speaker: Speaker) -> None:
    speaker.title()
    speaker.automa()
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
    speak_of_texts(speaker)
    for field, values in words.SETUP.items():
        speaker.setup(field)
        speaker.setup_text(field)
        for value in values:
            speaker.setup_value(field, value)
    for field, reason in words.BAD_SETUP:
        speaker.bad_setup(field, reason, FIGURES)


def speak_of_texts(speaker: Speaker) -> None:
    for card in (*ENCOUNTER_CARDS, *ROOM_CARDS):
        speaker.card_text(card)
    for place in WITH_TEXT:
        speaker.place_text(place)
    for event in EVENTS:
        speaker.token_text(event)
    for role in ROLES:
        speaker.role_text(role)
        speaker.role_goal(role)
    for name in TALLIES:
        speaker.tally(name)


# English.


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (("enters", 1, "D2"), "You go to the Archive."),
        (("enters", 0, "HS"), "Ada goes to the South Arcade."),
        (("encounter", 0, 1), "Alone together: Ada and you."),
        (("encounter", 1, 2, 0), "Together in the dark: you, Cyd and Ada."),
        (("gives", 0, 1), "Ada slips you a card."),
        (("gave", 0, "dead"), "Your card for Ada was Dead."),
        (("sees_pulse", 0, 3, 1), "Ada’s pulse cards: 3 Alive, 1 Dead."),
        (("asks_at_gate", 0, 1), "Ada asks you for help with the gate."),
        (("votes", 1, 1), "You vote for yourself."),
        (("votes", 0, 1), "Ada votes for you."),
        (("roles",), "In the game: Cultists and Investigators."),
        (("roles", "seer"), "In the game, besides Cultists and Investigators: the Seer."),
        (
            ("one_of", "rookie", "klutz", "coward"),
            "And one of these 3, nobody can say which: the Rookie, the Klutz and the Coward.",
        ),
        (("was", 0, "investigator"), "Ada was an Investigator."),
        (("laid", "unsafe", "failure"), "Your card for the unsafe passage was Failure."),
        (("laid", "P2", "success"), "Your card in the Infirmary was Success."),
        (("becomes_ghost", 1, "vote"), "You are a ghost now. Cause of death: the vote."),
        (
            ("book_back", "P2", "P"),
            "A book is missing from the pink shelf: it lies in the Infirmary again.",
        ),
        (("claims", 1, 0, "side", "investigators"), "You: “I am on the Investigators’ side.”"),
        (
            ("claims", 0, 0, "laid", "unsafe", "success", 2),
            "Ada: “In round 2 I laid Success in the unsafe passage.”",
        ),
        (("claims", 0, 0, "trust", 0), "Ada: “You can trust me.”"),
        (("ends", "cultists", "rounds_over"), "The Cultists win. Ten rounds have been played."),
    ],
)
def test_english_speaks_to_its_reader(event: Event, text: str) -> None:
    assert Speaker(load("en"), RULES.name, NAMES, 1).event(event) == text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (("go", "LB"), "Go to the Cafeteria"),
        (("stop", "HS"), "Stop in the South Arcade"),
        (("give", "alive"), "Give Alive"),
        (("token", "remove"), "Take it out of the game"),
        (("vote", 1), "Vote for yourself"),
        (("camera_status", 0), "Check Ada’s status by camera"),
    ],
)
def test_english_labels_its_options(option: Option, text: str) -> None:
    assert Speaker(load("en"), RULES.name, NAMES, 1).option(option) == text


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0), (0, 2)])
def test_whoever_closes_the_gate_is_called_by_name_or_you(one: Seat, other: Seat) -> None:
    text = Speaker(load("en"), RULES.name, NAMES, 1).event(("gate_closed", one, other, 1))

    pair = {(0, 1): "Ada and you", (1, 0): "You and Ada", (0, 2): "Ada and Cyd"}[one, other]
    assert text == f"{pair} close the gate. The Investigators now need 1 point."


@pytest.mark.parametrize("deadline", [11, 12, 13])
def test_a_gate_that_outlasts_the_game_has_no_deadline(deadline: int) -> None:
    speaker = Speaker(load("en"), RULES.name, NAMES, None)

    assert str(deadline) not in speaker.event(("gate_opens", deadline))
    assert "10" in speaker.event(("gate_opens", 10))


def test_a_discussion_without_a_clock_names_no_seconds() -> None:
    speaker = Speaker(load("en"), RULES.name, NAMES, None)

    assert "0" not in speaker.ask(("discussion", 0))
    assert "180 seconds" in speaker.ask(("discussion", 180))


# Whole games.


@pytest.mark.parametrize("seed", range(60))
def test_a_random_game_can_be_told_to_everybody(seed: int) -> None:
    match = random_game(seed)
    readers: list[Seat | None] = [None, *range(match.table.seats)]

    for me in readers:
        speaker = Speaker(load("en"), RULES.name, names_at(match), me)
        for event in set(match.events(me)):
            assert fits(words.EVENTS[str(event[0])], event[1:]), event
            assert speaker.event(event)


def fits(shape: tuple[str, ...], arguments: Words) -> bool:
    """Whether these are the right arguments; a list may be long."""
    if shape and shape[-1] == "claim*":
        claim = arguments[len(shape) - 1 :]
        return fits(shape[:-1], arguments[: len(shape) - 1]) and fits(
            words.CLAIMS[str(claim[0])], claim[1:]
        )
    if shape and shape[-1].endswith("*"):
        first = len(shape) - 1
        return fits((*shape[:-1], *[shape[-1][:-1]] * (len(arguments) - first)), arguments)
    return len(arguments) == len(shape) and all(
        isinstance(word, int) if kind in ("seat", "number", "flag") else word in IDS[kind]
        for kind, word in zip(shape, arguments, strict=True)
    )


def names_at(match: AnyMatch) -> list[str]:
    """One name a seat, and the AUTOMA's behind them."""
    automa = Speaker(load("en"), RULES.name, [], None).automa()
    seats = match.table.seats
    return NAMES[:seats] + [automa] * (len(match.table.players) - seats)


def random_game(seed: int) -> AnyMatch:
    """Anybody answers and claims anything that is allowed, to the end."""
    match, random = deal(RULES.name, 4 + seed % 5, f"words {seed}")
    speakers = [
        Speaker(load("en"), RULES.name, names_at(match), seat) for seat in range(match.table.seats)
    ]
    while match.pending:
        for seat, decision in match.pending.items():
            assert speakers[seat].ask(decision.topic)
            assert all(speakers[seat].option(option) for option in decision.options)
        step(match, random)
        if match.pending and random.random() < 0.1:
            say(match, random)
    return match


def say(match: AnyMatch, random: Random) -> None:
    """A claim by chance, unless nobody can talk."""
    seat = random.randrange(match.table.seats)
    claim = random_claim(match, random)
    if RULES.hears(match.table, seat) and RULES.is_claim(match.table, claim):
        match.say(seat, claim)


def random_claim(match: AnyMatch, random: Random) -> Words:
    kind = random.choice(sorted(words.CLAIMS))
    slots = {
        "seat": range(len(match.table.players)),
        "number": range(1, match.table.round + 1),
    }
    return (kind, *(random.choice(slots.get(slot) or IDS[slot]) for slot in words.CLAIMS[kind]))
