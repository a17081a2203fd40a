"""The Assassin (AC-88)."""

import pytest

from tests.games.among_cultists.endings import INVESTIGATORS_WIN, vote_out
from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, Scene, five, party, with_automa
from turncoat.core.errors import BadSetup
from turncoat.core.terms import Option
from turncoat.games.among_cultists.rules import RULES


def targets(scene: Scene) -> set[Option]:
    """The options of seat 0 to kill somebody."""
    return {option for option in scene.play().options() if option[0] == "kill_character"}


# Whom it may kill, and when


@pytest.mark.parametrize("place", ["D1", "HW"])
def test_ac_88_it_may_kill_any_other_living_character_at_its_location(place: str) -> None:
    scene = party(7, "assassin").at(place, 0, 1, 2, 5)

    assert targets(scene) == {("kill_character", seat) for seat in (1, 2, 5)}


def test_ac_88_it_may_not_kill_ghosts_nor_those_elsewhere() -> None:
    scene = party(7, "assassin").at("D1", 0, 1, 2).at("R", 3).ghost(2)

    assert targets(scene) == {("kill_character", 1)}


def test_ac_88_with_secret_doors_all_rooms_of_the_colour_are_its_location() -> None:
    scene = party(7, "assassin").at("P1", 0).at("P2", 1).at("O1", 2)

    assert targets(scene.effect("secret_doors")) == {("kill_character", 1)}


def test_ac_88_without_secret_doors_they_are_not() -> None:
    assert targets(party(7, "assassin").at("P1", 0).at("P2", 1)) == set()


def test_ac_88_its_route_does_not_matter() -> None:
    scene = party(7, "assassin").at("D1", 0, 1).off_route(0)

    assert targets(scene) == {("kill_character", 1)}


def test_ac_88_a_cultist_token_does_not_stop_it() -> None:
    assert targets(party(7, "assassin").at("LB", 0, 1).intruder("LB"))


def test_ac_88_nobody_else_may_kill() -> None:
    assert targets(party(7, INVESTIGATOR, "assassin").at("D1", 0, 1, 6)) == set()


def test_ac_88_a_ghost_may_not_kill() -> None:
    assert targets(party(7, "assassin").at("D1", 0, 1).ghost(0)) == set()


def test_ac_88_an_unrevealed_death_does_not_stop_it() -> None:
    assert targets(party(7, "assassin").at("D1", 0, 1).pulse(0, "dead"))


def test_ac_88_it_kills_once() -> None:
    scene = party(7, "assassin").at("D1", 0, 1, 2).bag("high_morale")
    play = scene.play().choose("kill_character", 1).pass_on()
    play.choose("go", "G").walk("R").walk("LB").walk("HNE").walk("HS").walk("HNW")
    play.walk("R").meet(s0="alive", s2="alive").choose("stop", "R")

    while set(play.asked()) != {0}:
        play.choose("pass")

    assert play.table.round == 3
    assert ("check_status", 2) in play.options()
    assert "kill_character" not in play.kinds()


# What happens when it kills


def test_ac_88_it_shows_its_role_and_the_victim_becomes_a_ghost() -> None:
    play = party(7, "assassin").at("D1", 0, 1).play().choose("kill_character", 1)

    assert play[1].ghost
    for viewer in (None, 1, 2, 6):
        assert ("shows_role", 0, "assassin") in play.events(viewer)
        assert ("becomes_ghost", 1, "assassin") in play.events(viewer)
        assert play.view(viewer).players[0].role == "assassin"


def test_ac_88_it_shows_its_role_before_it_kills() -> None:
    play = party(7, "assassin").at("D1", 0, 1).play().choose("kill_character", 1)

    assert play.events(None) == [
        ("shows_role", 0, "assassin"),
        ("kills", 0, 1),
        ("becomes_ghost", 1, "assassin"),
    ]


def test_ac_88_it_is_hidden_until_then() -> None:
    play = party(7, "assassin").at("D1", 0, 1).play()

    assert play.view(None).players[0].role is None


def test_ac_88_the_assassin_lives_on() -> None:
    play = party(7, "assassin").at("D1", 0, 1).play().choose("kill_character", 1)

    assert not play[0].ghost


def test_ac_88_it_is_its_action_and_there_is_no_vote() -> None:
    play = party(7, "assassin").at("D1", 0, 1).play().choose("kill_character", 1)

    assert play.asked() == {1: "action"}
    assert play.events(None, "pile_card") == []


@pytest.mark.parametrize("role", [INVESTIGATOR, "mechanic", "coward", "firestarter"])
def test_ac_88_the_role_of_the_victim_stays_hidden(role: str) -> None:
    play = party(7, "assassin", role).at("D1", 0, 1).play().choose("kill_character", 1)

    assert play.events(None, "shows_role") == [("shows_role", 0, "assassin")]
    for viewer in (None, 0, 2, 6):
        assert play.view(viewer).players[1].role is None


def test_ac_88_the_role_of_a_cultist_who_is_not_the_last_stays_hidden() -> None:
    play = party(7, "assassin").at("D1", 0, 6).play().choose("kill_character", 6)

    assert not play.match.over
    assert play.view(0).players[6].role is None


def test_ac_88_the_pulse_cards_of_the_victim_stay_hidden() -> None:
    scene = party(7, "assassin").at("D1", 0, 1).pulse(1, "dead", "alive", giver=6)

    play = scene.play().choose("kill_character", 1)

    assert [line[3] for line in play.view(0).ledger if line[0] == "given"] == ["", ""]
    assert play.events(None, "reveals") == []
    assert play.events(0, "sees_pulse") == []


@pytest.mark.parametrize("role", ["radiant", "infected", "super_ghost"])
def test_ac_88_some_victims_show_their_role(role: str) -> None:
    play = party(7, "assassin", role).at("D1", 0, 1).play().choose("kill_character", 1)

    assert ("shows_role", 1, role) in play.events(None)


def test_ac_88_killing_the_last_cultist_ends_the_game() -> None:
    play = party(7, "assassin").at("D1", 0, 6).ghost(5).play().choose("kill_character", 6)

    assert ("last_cultist_out",) in play.events(None)
    assert play.table.won == INVESTIGATORS_WIN


def test_ac_88_killing_the_only_cultist_ends_the_game_however_many_are_dead() -> None:
    scene = five("assassin").at("D1", 0, 4).ghost(1, 2, 3)

    play = scene.play().choose("kill_character", 4)

    assert play.table.won == INVESTIGATORS_WIN


def test_ac_88_the_automa_can_be_killed() -> None:
    play = with_automa(6, "assassin", automa=CULTIST).at("D1", 0, 6).play()

    play.choose("kill_character", 6)

    assert play[6].ghost
    assert play.view(1).players[6].role is None


def test_ac_88_the_victim_counts_as_a_dead_investigator() -> None:
    scene = five("assassin").at("D1", 0, 1).ghost(2).pulse(3, "dead")
    play = scene.play().choose("kill_character", 1).pass_on()

    play.answer(4, "announce")
    play.go_on()

    assert play.table.won == "cultists"


def test_ac_88_an_assassin_voted_out_shows_no_role() -> None:
    play = vote_out(party(7, INVESTIGATOR, "assassin"), 1)

    assert play.events(None, "shows_role") == []


# For how many players


@pytest.mark.parametrize(
    ("people", "roles"),
    [(7, ["assassin", "firestarter", "rookie"]), (8, ["assassin", "mechanic", "firestarter"])],
)
def test_ac_88_it_is_recommended_for_seven_and_eight(people: int, roles: list[str]) -> None:
    assert RULES.read_options(people, {"preset": "expert", "roles": roles}).roles == roles


@pytest.mark.parametrize("people", [5, 6])
def test_ac_88_below_seven_it_needs_the_tick_at_unbalanced(people: int) -> None:
    raw = {"automa": False, "preset": "expert", "roles": ["assassin", "rookie"]}

    with pytest.raises(BadSetup):
        RULES.read_options(people, raw)

    assert RULES.read_options(people, {**raw, "unbalanced": True}).unbalanced
