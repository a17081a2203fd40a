"""The words that only Among Cultists has; the suite over every game tests the rest."""

import re

import pytest

from tests.games.random_play import deal
from tests.locales.among_cultists import AMONG_CULTISTS, IDS, STEPS
from tests.locales.game import NAMES, Game
from turncoat.core.errors import BadSetup
from turncoat.core.words import Seat
from turncoat.games.among_cultists.content import CHARACTERS, EVENTS, FACTS, ROUTES, SIDES
from turncoat.games.among_cultists.roles import CULTIST, ROLES, SPECIAL
from turncoat.games.among_cultists.rules import RULES
from turncoat.games.among_cultists.tallies import deaths_by_cause
from turncoat.locales.catalogue import load
from turncoat.locales.speaker import Speaker
from turncoat.server.protocol.schema import setup_of

RULEBOOK = AMONG_CULTISTS.rulebook


@pytest.fixture
def game() -> Game:
    return AMONG_CULTISTS


def test_only_a_claim_about_a_seat_can_be_about_oneself(speaker: Speaker) -> None:
    assert "3" in speaker.claim(3, ("will_go", "H0", 3))


def test_the_automa_is_called_by_its_name(speaker: Speaker) -> None:
    with_automa = Speaker(speaker.catalogue, RULES.name, [*NAMES[:4], speaker.automa()], 0)

    assert speaker.automa() in with_automa.event(("gives", 0, 4))


@pytest.mark.parametrize("role", ROLES)
def test_every_role_is_told_its_team(speaker: Speaker, role: str) -> None:
    told = speaker.event(("you_are", role, 0))
    forms = {s: speaker.catalogue.forms(f"ac-side-{s}", players=len(NAMES)) for s in SIDES}

    assert [side for side in SIDES if forms[side]["own"] in told] == [ROLES[role].side]


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_the_teams_have_different_goals(language: str, players: int) -> None:
    speaker = Speaker(load(language), RULES.name, NAMES[:players], None)
    goals = {role: speaker.role_goal(role) for role in ROLES}

    assert [role for role in goals if goals[role] == goals["cultist"]] == [CULTIST.id]


def test_every_death_that_is_counted_has_a_name() -> None:
    match, _ = deal(RULES.name, 5, "tally")

    assert list(deaths_by_cause(match.table)) == list(IDS["death"])


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
def test_roles_and_events_are_called_as_in_the_rulebook(
    english: Speaker, kind: str, ids: list[str]
) -> None:
    assert [
        word for word in ids if f"| {english.name(kind, word)} | `{word}` |" not in RULEBOOK
    ] == []


def test_characters_are_called_as_in_the_rulebook(english: Speaker) -> None:
    assert [c for c in CHARACTERS if english.name("character", c) not in RULEBOOK] == []


def test_routes_are_counted_from_one(english: Speaker) -> None:
    assert [english.name("route", route) for route in range(len(ROUTES))] == [
        f"route {number}" for number in range(1, len(ROUTES) + 1)
    ]


# Table options.


@pytest.mark.parametrize(("field", "ids"), [("roles", SPECIAL), ("characters", CHARACTERS)])
def test_lists_name_the_ids_that_they_take(speaker: Speaker, field: str, ids: list[str]) -> None:
    assert sorted(setup_of(speaker.words, field)["ids"]) == sorted(ids)


@pytest.mark.parametrize(
    "roles", [["rookie"], ["mechanic", "radiant", "infected"], ["firestarter", "klutz"], []]
)
def test_roles_out_of_balance_are_refused_with_their_figures(
    game: Game, speaker: Speaker, roles: list[str]
) -> None:
    with pytest.raises(BadSetup) as raised:
        RULES.read_options(8, {"preset": "expert", "roles": roles})

    error = raised.value
    text = speaker.bad_setup(error.field, error.reason, error.figures)

    assert sorted(error.figures) == sorted(game.figures)
    assert [figure for figure in error.figures.values() if str(figure) not in text] == []


# English.


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0), (0, 2)])
def test_whoever_closes_the_gate_is_called_by_name_or_you(
    english_to_ben: Speaker, one: Seat, other: Seat
) -> None:
    text = english_to_ben.event(("gate_closed", one, other, 1))

    pair = {(0, 1): "Ada and you", (1, 0): "You and Ada", (0, 2): "Ada and Cyd"}[one, other]
    assert text == f"{pair} close the gate. The Investigators now need 1 point."


@pytest.mark.parametrize("deadline", [11, 12, 13])
def test_a_gate_that_outlasts_the_game_has_no_deadline(english: Speaker, deadline: int) -> None:
    assert str(deadline) not in english.event(("gate_opens", deadline))
    assert "10" in english.event(("gate_opens", 10))


def test_a_discussion_without_a_clock_names_no_seconds(english: Speaker) -> None:
    assert "0" not in english.ask(("discussion", 0))
    assert "180 seconds" in english.ask(("discussion", 180))
