import pytest

from tests.games.dark_providence.scenes import (
    Scene,
    on_base,
    on_city,
)
from tests.games.dark_providence.tables import claim, offered, table


def rite_in_chicago() -> Scene:
    """Monday can make a gate in Chicago with 2 more strength; Hired Guns add 3."""
    return table().main(0, "chicago").hand(0, "st_rite", "bs_guns")


# Yog-Sothoth


@pytest.mark.parametrize("kind", ["open", "closed"])
def test_my_yog_draws_two_cards_after_the_sanity_test_of_a_gate(kind: str) -> None:
    play = rite_in_chicago().mythos(0, "my_yog").play()

    play.choose("use", "st_rite").choose("gate", kind)
    play.luck("insanity", "st_rail", "st_hush").cards("bs_guns")

    assert play[0].hand == ["st_rail", "st_hush"]
    story = [event[0] for event in play.events(1)]
    assert story.index("sanity_token") < story.index("draws")
    play.check_parts()


def test_my_yog_draws_nothing_for_the_gate_of_another() -> None:
    play = rite_in_chicago().mythos(1, "my_yog").play()

    play.choose("use", "st_rite").choose("gate", "open").cards("bs_guns")

    assert (play[0].hand, play[1].hand) == ([], [])


# Hastur


def ochs_beside_rose(scene: Scene) -> Scene:
    """Seat 0 has Ochs, whose card has no action, beside the possessed Rose of seat 1."""
    scene.hand(0, "ag_ochs", "bs_guns", "st_conspirator").agent(0, "ag_ochs", "st_louis")
    return scene.agent(1, "ag_rose", "st_louis").possessed(1, "ag_rose")


def test_my_hastur_lets_a_hired_agents_card_murder_even_the_possessed() -> None:
    play = ochs_beside_rose(table()).mythos(0, "my_hastur").play()

    assert ("use", "st_conspirator") not in play.options()
    play.choose("use_granted", "ag_ochs").choose("victim", "ag_rose").cards("bs_guns")

    assert play[0].crypt == ["ag_rose"]
    assert play[0].used == ["ag_ochs", "bs_guns"]
    assert play.table.gone == ["ag_rose"]
    assert play.table.actions == 1
    play.check_parts()


def test_my_hastur_helps_its_owner_alone() -> None:
    play = ochs_beside_rose(table()).mythos(1, "my_hastur").play()

    assert "use_granted" not in play.kinds()


def test_my_hastur_leaves_the_own_action_of_the_card() -> None:
    scene = table().hand(0, "ag_jung", "bs_guns").agent(0, "ag_jung", "st_louis").insanity(0, 1)

    play = scene.agent(1, "ag_rose", "st_louis").mythos(0, "my_hastur").play()

    assert {("use", "ag_jung"), ("use_granted", "ag_jung")} <= {*play.options()}


def test_my_hastur_does_not_reach_houdini() -> None:
    scene = table().hand(0, "ag_ochs", "bs_guns").agent(0, "ag_ochs", "st_louis")

    play = scene.agent(1, "ag_houdini", "st_louis").mythos(0, "my_hastur").play()

    assert "use_granted" not in play.kinds()


# Whateleys


def test_my_whateleys_give_two_strength_for_a_gate_and_leave() -> None:
    scene = rite_in_chicago().mythos(0, "my_whateleys")
    scene.table.whateleys = ["chicago", "boston"]
    play = scene.play()

    play.choose("use", "st_rite").choose("gate", "open")

    assert play.table.gates == {"chicago": (0, "open")}
    assert play[0].hand == ["bs_guns"]
    assert play.table.whateleys == ["boston"]


def test_my_whateleys_help_nobody_else_but_leave_all_the_same() -> None:
    scene = rite_in_chicago().mythos(1, "my_whateleys")
    scene.table.whateleys = ["chicago"]
    play = scene.play()

    play.choose("use", "st_rite").choose("gate", "open")
    assert play.asked() == {0: "pay"}
    play.cards("bs_guns")

    assert play.table.whateleys == []


def test_my_whateleys_do_not_help_with_murder() -> None:
    scene = table().main(0, "st_louis").hand(0, "st_conspirator").mythos(0, "my_whateleys")
    scene.table.whateleys = ["st_louis"]

    play = scene.agent(1, "ag_rose", "st_louis").play()

    assert ("use", "st_conspirator") not in play.options()


# Tesla


def test_my_tesla_gives_an_action_after_the_first_claim_of_a_turn() -> None:
    scene = offered("my_jenkin").mythos(0, "my_tesla")

    play = claim(scene, "my_jenkin")

    assert play.table.actions == 2
    assert ("claim",) not in play.options()


def test_my_tesla_gives_nothing_for_its_own_claim() -> None:
    play = claim(offered("my_tesla"), "my_tesla")

    assert play.table.actions == 1


def test_my_tesla_answers_a_claim_by_an_effect_but_only_the_first() -> None:
    scene = table().mythos(0, "my_tesla").hand(0, "bs_forger").cubes(0, on_base("chicago"), 1)
    scene.cubes(0, on_city("detroit"), 1).top("chicago", "bs_fire")
    late = scene.play()

    late.choose("use", "bs_forger").choose("on_base", "chicago")

    assert late.table.actions == 2
    late.check_parts()


def test_my_tesla_gives_nothing_for_a_second_claim() -> None:
    scene = offered("my_jenkin").mythos(0, "my_tesla").hand(0, "bs_forger")
    play = claim(scene.cubes(0, on_city("detroit"), 1), "my_jenkin")

    play.choose("use", "bs_forger").choose("on_city", "detroit")

    assert play.table.actions == 1
    play.check_parts()


# Black Goat


def goat() -> Scene:
    return table().mythos(0, "my_black_goat").hand(0, "st_favours", "st_whispers", "st_hush")


def test_my_black_goat_adds_a_cube_to_another_base_card_once_a_turn() -> None:
    play = goat().play().choose("influence").cards("st_favours").choose("on_base", "chicago")

    assert play.asked() == {0: "reaction"}
    play.choose("yes")
    assert ("on_base", "chicago") not in play.options()
    assert ("on_base", "detroit") in play.options()
    assert {str(option[0]) for option in play.options()} == {"on_base"}
    play.choose("on_base", "detroit")
    assert play[0].cubes == {on_base("chicago"): 2, on_base("detroit"): 1}
    assert (play[0].supply, play.table.actions) == (3, 1)

    play.choose("influence").cards("st_whispers").choose("on_base", "chicago")
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_my_black_goat_is_optional_and_waits_for_the_next_influence() -> None:
    play = goat().play().choose("influence").cards("st_favours").choose("on_city", "chicago")

    play.choose("no").choose("influence").cards("st_whispers").choose("on_city", "chicago")

    assert play.asked() == {0: "reaction"}
    play.choose("yes").choose("on_base", "chicago")
    assert play[0].cubes == {on_city("chicago"): 3, on_base("chicago"): 1}


def test_my_black_goat_needs_a_cube_in_the_supply() -> None:
    play = goat().supply(0, 2).play().choose("influence").cards("st_favours")

    play.choose("on_base", "chicago")

    assert play.asked() == {0: "turn"}
