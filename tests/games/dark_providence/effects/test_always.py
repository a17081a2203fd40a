"""Lasting effects with values that no printed card has, or on other cards than printed."""

from typing import Any

import pytest

from tests.games.dark_providence.changed_cards import AGENT, PLAIN, action, changed
from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import Scene, on_base, on_city, on_mythos

GAIN = [{"verb": "vp", "n": 1}]


def always(card: str, **mod: Any) -> Scene:
    """A scene of three players in which a card has just this lasting effect."""
    return three(changed(card, ongoing=[mod]))


# Agents


def test_free_step_as_often_as_it_says() -> None:
    scene = always(AGENT, mod="free_step", agent="this", per_turn=2).agent(0, AGENT, "boston")
    play = scene.play()

    play.choose("step", AGENT).choose("go", "arkham").choose("step", AGENT).choose("go", "boston")

    assert play[0].agents[AGENT] == "boston"
    assert ("step", AGENT) not in play.options()


@pytest.mark.parametrize(("spot", "theirs"), [(on_base("detroit"), 4), (on_city("detroit"), 1)])
def test_agent_influence_counts_on_card_and_city_as_it_says(
    spot: tuple[str, str], theirs: int
) -> None:
    mod = {"mod": "agent_influence", "agent": "this", "city": 0, "base": 3}
    enough = always(AGENT, **mod).agent(0, AGENT, "detroit").top("detroit", "bs_plane")
    tied = always(AGENT, **mod).agent(0, AGENT, "detroit").top("detroit", "bs_plane")
    enough.cubes(0, spot, 2).cubes(1, spot, theirs)
    tied.cubes(0, spot, 1).cubes(1, spot, theirs)

    assert ("claim",) in enough.play().options()
    assert ("claim",) not in tied.play().options()


def test_immune_only_to_what_it_says() -> None:
    scene = always(AGENT, mod="immune", agent="this", to=["possess_convert"])
    scene.agent(1, AGENT, "indianapolis").main(0, "indianapolis").hand(0, "bs_dynamite")
    play = scene.hand(0, "bs_possessed").possessed(0, "monday").play()

    assert ("use", "bs_dynamite") in play.options()
    assert ("use", "bs_possessed") not in play.options()


@pytest.mark.parametrize("city", ["washington", "boston"])
def test_strength_bonus_of_an_agent_counts_wherever_it_says(city: str) -> None:
    mod = {"mod": "strength_bonus", "kinds": ["gate_open"], "n": 4, "where": "any"}
    scene = always(AGENT, **mod).agent(0, AGENT, "st_louis").main(0, city)
    play = scene.hand(0, "bs_black_altar", "bs_elder_sign").play()

    assert ("use", "bs_black_altar") in play.options()
    assert ("use", "bs_elder_sign") not in play.options()


def test_on_gate_of_an_agent_on_the_board() -> None:
    scene = always(AGENT, mod="on_gate", do=GAIN).agent(0, AGENT, "chicago").main(0, "chicago")
    play = scene.hand(0, "bs_elder_sign").play().luck("sanity")

    play.choose("use", "bs_elder_sign").choose("piece", "monday")

    assert play.table.gates == {"chicago": (0, "closed")}
    assert play[0].vp == 1


def test_on_first_claim_of_an_agent_on_the_board() -> None:
    scene = always(AGENT, mod="on_first_claim", do=GAIN).agent(0, AGENT, "boston")
    play = scene.cubes(0, on_city("detroit"), 1).play()

    play.choose("claim").choose(*on_city("detroit"))

    assert play[0].vp == 4 + 1


def test_on_first_claim_of_an_agent_does_not_answer_to_its_own_claim() -> None:
    scene = always(AGENT, mod="on_first_claim", do=GAIN).top("detroit", AGENT)
    play = scene.cubes(0, on_base("detroit"), 1).play()

    play.choose("claim").choose(*on_base("detroit"))

    assert play[0].agents[AGENT] == "detroit"
    assert play[0].vp == 0


@pytest.mark.parametrize("card", [AGENT, "my_black_goat"])
def test_on_add_influence_as_often_as_it_says(card: str) -> None:
    scene = always(card, mod="on_add_influence", per_turn=2, do=GAIN)
    scene = scene.agent(0, AGENT, "boston") if card == AGENT else scene.mythos(0, card)
    play = scene.hand(0, "st_whispers", "st_hush", "st_chain").turn(0, actions=3).play()

    for paid in ("st_whispers", "st_hush"):
        play.choose("influence").cards(paid).choose(*on_city("detroit")).choose("yes")
    play.choose("influence").cards("st_chain").choose(*on_city("detroit"))

    assert play.asked() == {0: "turn"}
    assert play[0].vp == 2


def test_tie_wins_on_cities_if_it_says_so() -> None:
    scene = always("my_nyarlathotep", mod="tie_wins", kinds=["city"]).mythos(0, "my_nyarlathotep")
    scene.row("my_yog").cubes(0, on_city("detroit"), 1).cubes(1, on_city("detroit"), 1)
    scene.cubes(0, on_mythos("my_yog"), 1).cubes(1, on_mythos("my_yog"), 1)

    play = scene.play().choose("claim")

    assert play.options() == [on_city("detroit")]


def test_on_sanity_test_draws_three_and_keeps_two() -> None:
    scene = always("my_slumber", mod="on_sanity_test", draw=3, keep=2).mythos(0, "my_slumber")
    scene.top("detroit", "bs_seance").stack("detroit", "bs_plane")
    play = scene.cubes(0, on_base("detroit"), 1).play()
    play.luck("bs_plane", "insanity", "sanity", "insanity")

    play.choose("claim").choose(*on_base("detroit")).choose("keep", "sanity")

    assert (play[0].insanity, play[0].sanity) == (1, 1)
    assert len(play.table.bag) == 16
    play.check_parts()


@pytest.mark.parametrize("limit", [4, 7])
def test_hand_limit_is_what_it_says(limit: int) -> None:
    scene = always("my_elder_thing", mod="hand_limit", n=limit).mythos(0, "my_elder_thing")

    play = scene.play().choose("pass")

    assert len(play[0].hand) == limit


# Cards in hand


def test_use_cost_follows_an_action_too_and_once() -> None:
    cost = [{"mod": "use_cost", "effects": GAIN}]
    rules = changed(PLAIN, action=action({"verb": "draw", "n": 1}), ongoing=cost)
    used = three(rules).hand(0, PLAIN).play().choose("use", PLAIN)
    paid = three(rules).hand(0, PLAIN, PLAIN).play().choose("ritual_up").cards(PLAIN, PLAIN)
    thrown = three(rules).hand(0, PLAIN).play().choose("discard_cards").choose("discard", PLAIN)

    assert (used[0].vp, paid[0].vp, thrown[0].vp) == (1, 1, 0)


def test_grant_action_of_a_gate_to_every_hired_card() -> None:
    gate = {"verb": "gate", "mode": "close", "performer": "this", "bonus": 2}
    scene = always("my_hastur", mod="grant_action", to="own_hired_cards", effects=[gate])
    scene.mythos(0, "my_hastur").hand(0, "ag_fleet").agent(0, "ag_fleet", "chicago")
    play = scene.hand(0, "st_rail").play().luck("sanity")

    play.choose("use_granted", "ag_fleet")

    assert play.table.gates == {"chicago": (0, "closed")}
    assert play[0].used == ["ag_fleet"]
    assert play.table.actions == 1
    play.check_parts()
