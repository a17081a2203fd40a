"""The texts that only Among Cultists has; the suite over every game tests the rest."""

import re

import pytest

from tests.games.random_play import deal
from tests.locales.among_cultists import AMONG_CULTISTS, IDS, STEPS
from tests.locales.game import NAMES, Game
from turncoat.core.errors import BadSetup
from turncoat.core.terms import GO_ON, Seat, Term
from turncoat.games.among_cultists.content import CHARACTERS, EVENTS, FACTS, ROUTES, SIDES
from turncoat.games.among_cultists.roles import CULTIST, ROLES, SPECIAL
from turncoat.games.among_cultists.rules import RULES
from turncoat.games.among_cultists.tallies import deaths_by_cause
from turncoat.locales.catalogue import load
from turncoat.locales.translator import Translator
from turncoat.server.protocol.schema import setup_of

RULEBOOK = AMONG_CULTISTS.rulebook


@pytest.fixture
def game() -> Game:
    return AMONG_CULTISTS


def test_only_a_claim_about_a_seat_can_be_about_oneself(translator: Translator) -> None:
    assert "3" in translator.claim(3, ("will_go", "H0", 3))


def test_the_automa_is_called_by_its_name(translator: Translator) -> None:
    with_automa = Translator(translator.catalogue, RULES.name, [*NAMES[:4], translator.automa()], 0)

    assert translator.automa() in with_automa.event(("gives", 0, 4))


def test_the_plain_roles_are_told_their_name_only(translator: Translator) -> None:
    for role in ("investigator", "cultist"):
        assert translator.form("role", role, "one") in translator.event(("you_are", role, 0))


@pytest.mark.parametrize("role", SPECIAL)
def test_every_special_role_is_told_its_team(translator: Translator, role: str) -> None:
    told = translator.event(("you_are", role, 0))
    forms = {s: translator.catalogue.forms(f"ac-side-{s}", players=len(NAMES)) for s in SIDES}

    assert [side for side in SIDES if forms[side]["own"] in told] == [ROLES[role].side]


def test_the_letters_of_the_colours_differ(language: str) -> None:
    """They are also for people who can't tell the colours apart."""
    colours = {colour for route in ROUTES for line in route for colour in line}
    letters = [load(language).text(f"web-ac-letters-{colour}") for colour in colours]

    assert len({*letters}) == len(colours) == 6
    assert max(map(len, letters)) <= 2


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_the_teams_have_different_goals(language: str, players: int) -> None:
    translator = Translator(load(language), RULES.name, NAMES[:players], None)
    goals = {role: translator.role_goal(role) for role in ROLES}

    assert [role for role in goals if goals[role] == goals["cultist"]] == [CULTIST.id]


def test_every_death_that_is_counted_has_a_name() -> None:
    match, _ = deal(RULES.name, 5, "tally")

    assert list(deaths_by_cause(match.table)) == list(IDS["death"])


@pytest.mark.parametrize("verse", STEPS)
def test_the_narrator_speaks_a_stanza_for_every_step(translator: Translator, verse: str) -> None:
    stanza = translator.event(("night", verse))

    assert stanza == translator.name("step", verse)
    assert 2 <= len(stanza.splitlines()) <= 4
    assert all(line.strip() == line != "" for line in stanza.splitlines())


# Names in the rulebook.


@pytest.mark.parametrize(("plan", "players"), [("A", 5), ("A", 6), ("B", 7), ("B", 8)])
def test_places_and_doors_are_as_on_their_map(plan: str, players: int) -> None:
    translator = Translator(load("en"), RULES.name, NAMES[:players], None)
    chapter = RULEBOOK.split(f"### Map {plan}")[1].split("\n### ")[0]
    row = r"^\| ([^|(<]+?)(?: \([^|]*\))? <!-- (\w+) --> \| ([^|]+) \|$"
    rows = re.findall(row, chapter, re.MULTILINE)
    doors = FACTS["maps"][plan]["doors"]
    both_ways = {way for one, other, *_ in doors for way in ((one, other), (other, one))}
    called = {
        place["id"]: translator.name("place", place["id"])
        for place in FACTS["maps"][plan]["places"]
    }

    assert {place: name for name, place, _ in rows} == called
    assert {(name, to) for name, _, leads in rows for to in leads.split(", ")} == {
        (called[one], called[other]) for one, other in both_ways
    }


@pytest.mark.parametrize(("kind", "ids"), [("event", EVENTS), ("role", list(ROLES))])
def test_roles_and_events_are_called_as_in_the_rulebook(
    english: Translator, kind: str, ids: list[str]
) -> None:
    assert [
        word for word in ids if f"| {english.name(kind, word)} <!-- {word} --> |" not in RULEBOOK
    ] == []


def test_characters_are_called_as_in_the_rulebook(english: Translator) -> None:
    assert [c for c in CHARACTERS if english.name("character", c) not in RULEBOOK] == []


def test_routes_are_counted_from_one(english: Translator) -> None:
    assert [english.name("route", route) for route in range(len(ROUTES))] == [
        f"route {number}" for number in range(1, len(ROUTES) + 1)
    ]


# Table options.


@pytest.mark.parametrize(("field", "ids"), [("roles", SPECIAL), ("characters", CHARACTERS)])
def test_lists_name_the_ids_that_they_take(
    translator: Translator, field: str, ids: list[str]
) -> None:
    assert sorted(setup_of(translator.grammar, field)["ids"]) == sorted(ids)


@pytest.mark.parametrize(
    "roles", [["rookie"], ["mechanic", "radiant", "infected"], ["firestarter", "klutz"], []]
)
def test_roles_out_of_balance_are_refused_with_their_figures(
    game: Game, translator: Translator, roles: list[str]
) -> None:
    with pytest.raises(BadSetup) as raised:
        RULES.read_options(8, {"preset": "expert", "roles": roles})

    error = raised.value
    text = translator.bad_setup(error.field, error.reason, error.figures)

    assert sorted(error.figures) == sorted(game.figures)
    assert [figure for figure in error.figures.values() if str(figure) not in text] == []


# English.


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0), (0, 2)])
def test_whoever_closes_the_gate_is_called_by_name_or_you(
    english_to_ben: Translator, one: Seat, other: Seat
) -> None:
    text = english_to_ben.event(("gate_closed", one, other, 1))

    pair = {(0, 1): "Ada and you", (1, 0): "You and Ada", (0, 2): "Ada and Cyd"}[one, other]
    assert text == f"{pair} close the gate. The Investigators now need 1 point."


@pytest.mark.parametrize("deadline", [11, 12, 13])
def test_a_gate_that_outlasts_the_game_has_no_deadline(english: Translator, deadline: int) -> None:
    assert str(deadline) not in english.event(("gate_opens", deadline))
    assert "10" in english.event(("gate_opens", 10))


def test_a_discussion_without_a_clock_names_no_seconds(english: Translator) -> None:
    assert "0" not in english.ask(("discussion", 0))
    assert "3 minutes" in english.ask(("discussion", 180))


@pytest.mark.parametrize("seconds", [60, 120, 180, 300])
def test_a_discussion_with_a_clock_names_minutes(english: Translator, seconds: int) -> None:
    assert f"{seconds // 60} minute" in english.ask(("discussion", seconds))


@pytest.mark.parametrize("players", [5, 6, 7, 8])
@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_a_goal_names_the_number_of_dead(role: str, players: int) -> None:
    translator = Translator(load("en"), RULES.name, NAMES[:players], None)

    assert f"{FACTS['by_players'][str(players)]['kills']} " in translator.role_goal(role)


@pytest.mark.parametrize(
    ("topic", "label"),
    [
        (("night",), "I’m ready"),
        (("status", 0), "Continue"),
        (("discussion", 180), "Ready to vote"),
        (("change_vote",), "Keep my vote"),
    ],
)
def test_going_on_says_what_it_answers(english: Translator, topic: Term, label: str) -> None:
    assert english.option(GO_ON, topic) == label
