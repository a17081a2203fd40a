"""What a second referee found untold: corners of turns, claims, payments and effects."""

from typing import Any

from tests.games.dark_providence.changed_cards import (
    AGENT,
    PLAIN,
    action,
    changed,
    holding,
    three,
)
from tests.games.dark_providence.oddities import revived
from tests.games.dark_providence.scenes import (
    INVESTIGATOR,
    Scene,
    claim,
    on_base,
    on_city,
    on_mythos,
    party,
)
from turncoat.games.dark_providence.rules import RULES


def may(cost: list[dict[str, Any]], *then: dict[str, Any]) -> dict[str, Any]:
    return {"verb": "may", "cost": cost, "then": list(then)}


PURGE = {"verb": "purge", "n": 1, "source": "hand_or_discard"}


# The turn


def test_dp_10_actions_that_were_passed_over_do_not_go_to_the_next_player() -> None:
    play = party().play().choose("pass").choose("pass")

    assert play.table.active_seat == 2
    assert play.table.actions == 2


def test_dp_10a_an_action_that_hastur_grants_costs_an_action() -> None:
    for actions in (1, 0):
        scene = party().mythos(0, "my_hastur").hand(0, "ag_fleet", "bs_dynamite")
        scene.agent(0, "ag_fleet", "indianapolis").agent(1, "ag_rose", "indianapolis")
        play = scene.turn(0, actions, fresh=False).play()

        assert (("use_granted", "ag_fleet") in play.options()) == bool(actions)


def test_dp_12_whether_one_is_asked_for_more_cards_does_not_tell_of_the_hand() -> None:
    last = party().hand(0, "st_favours").play().choose("influence")
    more = party().hand(0, "st_favours", "st_hush").play().choose("influence")

    for play in (last, more):
        play.choose("card", "st_favours")
        assert play.asked() == {0: "pay"}
    assert last.options() == [("done",)]
    assert more.options() == [("card", "st_hush"), ("done",)]


def test_dp_17_forced_discards_are_open_once_they_lie_there() -> None:
    scene = party(2).row("my_pandemonium").cubes(0, on_mythos("my_pandemonium"), 1)
    play = claim(scene.hand(1, "st_rail", "st_hush"), on_mythos("my_pandemonium"))
    thrown = [(0, 1, ("throw", card)) for card in ("st_rail", "st_hush")]

    play.choose("throw", "st_rail")
    assert thrown[0] not in play.view(0).answers
    play.choose("throw", "st_hush")

    assert play.asked() == {0: "refresh"}
    assert [entry for entry in play.view(0).answers if entry in thrown] == thrown


def test_dp_48c_the_test_for_rlyeh_belongs_to_the_action_that_ends_the_game() -> None:
    scene = party().hand(0, "city_rlyeh").tracks(ritual=12)

    play = scene.play().luck("insanity").choose("ritual_up").cards("city_rlyeh")

    assert play.match.over
    assert play[0].insanity == 1


def test_dp_16_a_recovered_card_is_known_until_it_leaves_the_hand() -> None:
    scene = party().hand(0, "bs_hart_island", "st_hush").discards(0, "bs_kitchen")
    play = scene.play().choose("use", "bs_hart_island").choose("recover", "bs_kitchen")

    assert [play.view(seat).players[0].known for seat in (1, 2)] == [["bs_kitchen"]] * 2
    play.choose("discard_cards").choose("discard", "bs_kitchen")

    assert play.view(1).players[0].known == []


# Claims


def test_dp_22a_a_lock_on_a_mythos_card_goes_back_even_if_it_did_not_help() -> None:
    verb = {"verb": "claim", "kind": ["mythos"], "need": "none", "where": "any"}
    scene = holding({**verb, "ignore_lock": True}).row("my_tesla").lock(on_mythos("my_tesla"))
    play = scene.play()

    play.choose("use", PLAIN).choose(*on_mythos("my_tesla"))

    assert play[0].mythos == ["my_tesla"]
    assert play.table.locks == []


def test_dp_23a_an_agent_of_the_reserve_is_not_for_a_player_with_six() -> None:
    scene = holding({"verb": "claim_reserve", "stop_at": "any", "place": "any_city"})
    for agent in ("ag_earp", "ag_fleet", "ag_ness", "ag_west", "ag_ochs"):
        scene.agent(0, agent, "detroit")
    play = scene.reserve("ag_rose").play()

    play.choose("use", PLAIN)

    assert play.asked() == {0: "turn"}
    assert "ag_rose" not in play[0].agents
    assert "ag_rose" not in play[0].discards
    play.whole()


# Effects


def test_dp_15a_a_part_that_may_be_done_remembers_the_player_looked_at() -> None:
    look = {"verb": "peek", "what": "hand", "who": "one_other"}
    strip = {"verb": "discard", "who": "same_other", "n": 1, "pick": "actor"}
    play = holding(look, may([], strip)).hand(1, "st_rail").hand(2, "st_hush").play()

    play.choose("use", PLAIN).choose("player", 2).choose("yes").choose("strip", "st_hush")

    assert play[2].discards == ["st_hush"]
    assert play[1].hand == ["st_rail"]


def test_dp_15a_only_the_cost_has_to_be_paid_in_full() -> None:
    draw = {"verb": "draw", "n": 1}
    play = holding(may([PURGE], PURGE), draw).hand(0, "st_rail", "st_hush").play()

    play.choose("use", PLAIN).choose("yes")
    assert ("done",) not in play.options()
    play.choose("purge_hand", "st_rail")

    assert ("done",) in play.options()


def test_dp_15a_add_influence_without_spread_is_over_after_one_target() -> None:
    verb = {"verb": "add_influence", "n": 3, "target": "city", "source": "supply", "spread": False}
    play = holding(verb).play()

    play.choose("use", PLAIN).choose(*on_city("detroit")).choose("number", 1)

    assert play.asked() == {0: "turn"}
    assert play[0].cubes == {on_city("detroit"): 1}


def test_dp_13_black_goat_is_silent_where_there_is_no_other_base_card() -> None:
    cities = RULES.box.city_ids
    for bare in (cities[2:], cities[1:]):
        scene = party().mythos(0, "my_black_goat").hand(0, "st_whispers")
        for city in bare:
            scene.bare(city)
        play = scene.play().choose("influence").cards("st_whispers")

        play.choose(*on_base(cities[0]))

        assert play.asked() == {0: "turn" if len(bare) == 11 else "reaction"}


def test_dp_46_a_deep_one_that_was_moved_does_not_move_again() -> None:
    scene = party().hand(0, "ag_olmstead").agent(0, "ag_olmstead", "chicago")
    play = scene.deep_ones(0, "boston", "boston").play()

    play.choose("use", "ag_olmstead").choose("choice", 2, "ag_olmstead")
    play.choose("deep_one", "boston").choose("go", "arkham")

    assert ("deep_one", "boston") in play.options()
    assert ("deep_one", "arkham") not in play.options()


def test_dp_46_no_more_deep_ones_land_than_are_in_the_supply() -> None:
    scene = party().hand(0, "bs_deep_ones").deep_ones(0, *["boston"] * 3, *["arkham"] * 4)

    play = scene.play().choose("use", "bs_deep_ones").choose("place", "charleston")

    assert play[0].deep_supply == 0
    assert play.asked() != {0: "land"}


def test_dp_45a_revive_into_the_city_of_an_agent_that_is_gone_does_nothing() -> None:
    revive = {"verb": "revive", "source": "any_crypt", "place": "this_city"}
    rules = changed(AGENT, reaction={"trigger": "destroyed", "effects": [revive]})
    scene = three(rules).hand(0, "bs_fire", AGENT).agent(0, AGENT, "detroit").crypt(1, "ag_rose")

    play = scene.play().choose("use", "bs_fire").choose("purge_hand", AGENT)

    assert play.asked() == {0: "turn"}
    assert play[1].crypt == ["ag_rose"]


def test_dp_45a_an_agent_murdered_again_is_no_revived_one_any_more() -> None:
    scene = revived(party(), 0, "ag_rose", "boston").hand(1, "bs_dynamite")

    play = scene.turn(1).play().choose("use", "bs_dynamite").choose("victim", "ag_rose")

    assert (play[0].revived, play[1].crypt) == ([], ["ag_rose"])


def test_dp_60b_sanity_test_of_another_does_nothing_in_the_solo_game() -> None:
    test = {"verb": "sanity_test", "who": "one_other", "draws": 1}
    rules = changed(PLAIN, action=action(test))
    scene = Scene(INVESTIGATOR, rules=rules, great_old_one="goo_hastur", agents=["friday"])

    assert ("use", PLAIN) not in scene.hand(0, PLAIN).play().options()
