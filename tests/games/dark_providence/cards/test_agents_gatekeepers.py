"""Hired agents whose cards make gates. Chicago has gate value 3, Atlanta 4."""

import pytest

from tests.games.dark_providence.scenes import CULTIST, INVESTIGATOR, Play, Scene


def standing(agent: str, city: str, *cards: str) -> Scene:
    """Seat 0 holds an agent's card and these cards, and the agent is in a city."""
    return Scene(INVESTIGATOR, CULTIST).hand(0, agent, *cards).agent(0, agent, city)


def made(play: Play, city: str, kind: str) -> None:
    """Check that seat 0 has made this gate and no other, and has drawn a sanity token."""
    assert play.table.gates == {city: (0, kind)}
    assert play[0].tokens == 11
    assert play[0].sanity == 1
    assert play.table.actions == 1
    play.check_parts()


# Gerard Lescaux: strength 1, closes a gate; when destroyed, investigation +1


def test_ag_lescaux_closes_a_gate() -> None:
    play = standing("ag_lescaux", "chicago", "bs_guns").play().luck("sanity")

    play.choose("use", "ag_lescaux").cards("bs_guns")

    made(play, "chicago", "closed")


def test_ag_lescaux_reacts_to_insanity_at_the_gate() -> None:
    play = standing("ag_lescaux", "chicago", "bs_guns").play().luck("insanity")

    play.choose("use", "ag_lescaux").cards("bs_guns")

    assert play.match.pending[0].topic == ("reaction", "ag_lescaux")

    play.choose("yes")

    assert play.table.investigation == 1
    assert play.table.gone == ["ag_lescaux"]
    play.check_parts()


def test_ag_lescaux_may_do_without_the_reaction() -> None:
    play = standing("ag_lescaux", "chicago", "bs_guns").play().luck("insanity")

    play.choose("use", "ag_lescaux").cards("bs_guns").choose("no")

    assert play.table.investigation == 0
    assert play.table.actions == 1


def test_ag_lescaux_reacts_for_the_owner_when_murdered() -> None:
    scene = Scene(INVESTIGATOR, CULTIST).hand(0, "bs_dynamite").main(0, "indianapolis")
    play = scene.agent(1, "ag_lescaux", "indianapolis").play()

    play.choose("use", "bs_dynamite").choose("victim", "ag_lescaux")

    assert play.asked() == {1: "reaction"}

    play.choose("yes")

    assert play.table.investigation == 1
    assert play[0].crypt == ["ag_lescaux"]
    play.check_parts()


def test_ag_lescaux_reacts_once_the_whole_purge_is_done() -> None:
    play = standing("ag_lescaux", "chicago", "bs_fire", "st_rail").play()

    play.choose("use", "bs_fire").choose("purge_hand", "ag_lescaux")

    assert play.asked() == {0: "purge"}

    play.choose("purge_hand", "st_rail").choose("yes")

    assert play.table.investigation == 1
    assert "ag_lescaux" not in play[0].agents
    assert play.table.gone == ["ag_lescaux", "st_rail"]
    play.check_parts()


def test_ag_lescaux_does_not_react_when_discarded_or_taken() -> None:
    scene = standing("ag_lescaux", "chicago").hand(1, "ag_waite", "st_rail", "st_pistol")
    play = scene.agent(1, "ag_waite", "chicago").play()

    play.choose("discard_cards").choose("discard", "ag_lescaux").choose("pass")
    play.choose("use", "ag_waite").choose("throw", "st_rail").choose("throw", "st_pistol")
    play.choose("piece", "ag_lescaux")

    assert play.asked() == {1: "turn"}
    assert play[1].agents["ag_lescaux"] == "chicago"
    assert play.table.investigation == 0
    play.check_parts()


# Father Lachlan and Henry Armitage: strength 1, close a gate with +1


@pytest.mark.parametrize("agent", ["ag_lachlan", "ag_armitage"])
def test_ag_lachlan_and_armitage_lack_one_strength_in_chicago(agent: str) -> None:
    play = standing(agent, "chicago").play()

    assert ("use", agent) not in play.options()


def test_ag_lachlan_closes_a_gate_with_one_strength_more() -> None:
    play = standing("ag_lachlan", "chicago", "st_pistol").play().luck("sanity")

    play.choose("use", "ag_lachlan").cards("st_pistol")

    made(play, "chicago", "closed")


def test_ag_armitage_closes_a_gate_with_one_strength_more() -> None:
    play = standing("ag_armitage", "chicago", "st_pistol").play().luck("sanity")

    play.choose("use", "ag_armitage").cards("st_pistol")

    made(play, "chicago", "closed")


# Randolph Carter: strength 1, closes or opens a gate with +1


@pytest.mark.parametrize("kind", ["open", "closed"])
def test_ag_carter_opens_or_closes_a_gate_with_one_strength_more(kind: str) -> None:
    play = standing("ag_carter", "atlanta", "st_pistol", "st_rite").play().luck("sanity")

    play.choose("use", "ag_carter")

    assert set(play.options()) == {("gate", "open"), ("gate", "closed")}

    play.choose("gate", kind).cards("st_pistol", "st_rite")

    made(play, "atlanta", kind)


def test_ag_carter_makes_no_gate_where_there_is_one() -> None:
    play = standing("ag_carter", "atlanta", "bs_guns").gate(1, "atlanta", "open").play()

    assert ("use", "ag_carter") not in play.options()


# James Horus Rose: strength 1, opens a gate


def test_ag_rose_opens_a_gate() -> None:
    play = standing("ag_rose", "chicago", "bs_guns").play().luck("sanity")

    play.choose("use", "ag_rose").cards("bs_guns")

    made(play, "chicago", "open")


def test_ag_rose_raises_the_ritual_by_three_with_new_orleans() -> None:
    scene = standing("ag_rose", "chicago").control(0, "new_orleans")
    play = scene.hand(0, "city_new_orleans").play()

    play.choose("ritual_up").cards("ag_rose", "city_new_orleans")

    assert play.table.ritual == 3
    play.check_parts()
