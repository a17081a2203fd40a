"""Verbs for sanity and turns, and fields of actions, with values that no printed card uses."""

import pytest

from tests.games.dark_providence.changed_cards import (
    AGENT,
    PLAIN,
    action,
    changed,
    holding,
    with_agent,
)
from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import on_city

# sanity_test and calm


def test_sanity_test_of_one_other_is_taken_by_that_player() -> None:
    play = holding({"verb": "sanity_test", "who": "one_other", "draws": 2}).play()

    play.choose("use", PLAIN)
    assert play.options() == [("player", 1), ("player", 2)]
    play.luck("insanity", "sanity").choose("player", 2)

    assert (play[2].insanity, play[2].sanity) == (1, 1)
    assert (play[0].insanity, play[0].sanity) == (0, 0)
    play.check_parts()


def test_sanity_test_of_one_other_may_end_the_game() -> None:
    scene = holding({"verb": "sanity_test", "who": "one_other", "draws": 1}).insanity(2, 2)
    play = scene.play().luck("insanity").choose("use", PLAIN).choose("player", 2)

    assert play.table.ended == "madness"


def test_sanity_test_of_several_draws_stops_with_the_bag() -> None:
    scene = holding({"verb": "sanity_test", "who": "self", "draws": 3})
    scene.table.players[1].sanity, scene.table.players[1].insanity = 6, 11
    scene.table.bag = ["insanity"]
    play = scene.play().choose("use", PLAIN)

    assert play[0].insanity == 1
    assert play.table.bag == []
    play.check_parts()


def test_calm_puts_back_as_many_as_there_are() -> None:
    play = holding({"verb": "calm", "n": 3}).insanity(0, 2).play().choose("use", PLAIN)

    play.choose("number", 2)

    assert play[0].insanity == 0
    assert play.table.bag.count("insanity") == 12


# extra_action, vp, and fields of actions


def test_extra_action_gives_more_actions_but_no_claim() -> None:
    scene = holding({"verb": "extra_action", "n": 2}).cubes(0, on_city("detroit"), 1)
    play = scene.play().choose("use", PLAIN)

    assert play.table.actions == 3
    assert ("claim",) not in play.options()


def test_vp_of_a_cards_action_can_end_the_game() -> None:
    play = holding({"verb": "vp", "n": 2}).vp(0, 28).play().choose("use", PLAIN)

    assert play[0].vp == 30
    assert play.table.ended == "vp_mark"


@pytest.mark.parametrize(("insanity", "works"), [(1, True), (2, False)])
def test_a_requirement_holds_for_a_card_of_the_hand(insanity: int, works: bool) -> None:
    scene = holding({"verb": "vp", "n": 2}, requires={"insanity_below": 2})

    assert (("use", PLAIN) in scene.insanity(0, insanity).play().options()) == works


def test_an_agents_card_that_is_destroyed_after_use_takes_the_token_along() -> None:
    play = with_agent("detroit", {"verb": "vp", "n": 2}, after="destroy").play()

    play.choose("use", AGENT)

    assert play[0].vp == 2
    assert play.table.gone == [AGENT]
    assert AGENT not in play[0].agents
    play.check_parts()


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_reaction_to_destruction_follows_the_cards_own_action(answer: str) -> None:
    reaction = {"trigger": "destroyed", "effects": [{"verb": "vp", "n": 2}]}
    burns = action({"verb": "draw", "n": 1}, after="destroy")
    play = three(changed(PLAIN, action=burns, reaction=reaction)).hand(0, PLAIN).play()

    play.choose("use", PLAIN).choose(answer)

    assert play[0].vp == (2 if answer == "yes" else 0)
    assert play.table.gone == [PLAIN]
    play.check_parts()


def test_a_reaction_to_discarding_stands_on_an_agents_card_too() -> None:
    reaction = {"trigger": "discarded", "effects": [{"verb": "draw", "n": 2}]}
    play = three(changed(AGENT, reaction=reaction)).hand(0, AGENT).agent(0, AGENT, "boston").play()

    play.choose("discard_cards").choose("discard", AGENT).choose("yes")

    assert len(play[0].hand) == 2
    assert play[0].agents[AGENT] == "boston"


def test_choose_offers_only_what_can_be_done() -> None:
    options = [[{"verb": verb, "n": 1}] for verb in ("calm", "draw", "vp")]
    play = holding({"verb": "choose", "options": options}).play().choose("use", PLAIN)

    assert play.options() == [("choice", 2, PLAIN), ("choice", 3, PLAIN)]

    play.choose("choice", 3, PLAIN)

    assert play[0].vp == 1


def test_a_reaction_to_use_follows_a_free_action_too() -> None:
    reaction = {"trigger": "used_action", "effects": [{"verb": "vp", "n": 1}]}
    free = action({"verb": "draw", "n": 1}, mode="free")
    play = three(changed(PLAIN, action=free, reaction=reaction)).hand(0, PLAIN).play()

    play.choose("use", PLAIN).choose("yes")

    assert (play[0].vp, play.table.actions) == (1, 2)
