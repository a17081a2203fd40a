from tests.games.dark_providence.scenes import (
    DISSENTER_CULTIST,
    on_base,
    on_mythos,
)
from tests.games.dark_providence.tables import claim, offered, six_agents
from turncoat.games.dark_providence.pile import cards_of

# Pandemonium


def test_my_pandemonium_makes_the_others_discard_two_cards_of_their_choice() -> None:
    scene = offered("my_pandemonium").hand(0, "bs_jury").hand(2, "bs_fire")
    play = claim(scene.hand(1, "st_rail", "st_hush", "st_chain"), "my_pandemonium")

    assert play.asked() == {1: "throw", 2: "throw"}
    play.answer(1, "throw", "st_hush")
    assert play[1].hand == ["st_rail", "st_hush", "st_chain"]
    play.answer(2, "throw", "bs_fire").choose("throw", "st_chain").choose("done")

    assert play[0].hand == ["bs_jury"]
    assert (play[1].hand, play[1].discards) == (["st_rail"], ["st_hush", "st_chain"])
    assert (play[2].hand, play[2].discards) == ([], ["bs_fire"])
    play.check_parts()


def test_my_pandemonium_puts_two_base_cards_under_their_stacks() -> None:
    scene = offered("my_pandemonium").top("chicago", "ag_earp").stack("chicago", "bs_fire")
    scene.cubes(0, on_base("chicago"), 2).cubes(1, on_base("chicago"), 1).lock(on_base("chicago"))
    scene.top("boston", "bs_jury").stack("boston")

    play = claim(scene, "my_pandemonium", "bs_fire").choose("refresh", "chicago")
    assert ("refresh", "chicago") not in play.options()
    play.luck("bs_jury").choose("refresh", "boston")

    assert play.table.tops["chicago"] == "bs_fire"
    assert cards_of(play.table.stacks["chicago"]) == ["ag_earp"]
    assert play.table.tops["boston"] == "bs_jury"
    assert (play[0].supply, play[1].supply, play.table.locks) == (5, 6, [])
    assert play.table.ritual == 0
    assert play.asked() == {0: "turn"}
    play.check_parts()


# The Colour from Space


def test_my_colour_destroys_base_cards_in_up_to_two_cities() -> None:
    scene = offered("my_colour").top("chicago", "ag_earp").stack("chicago", "bs_fire")
    scene.cubes(1, on_base("chicago"), 2).top("boston", "bs_jury").stack("boston")

    play = claim(scene.mythos_deck("my_dagon"), "my_colour", "bs_fire")
    play.choose("refresh", "chicago").luck("my_dagon", "sanity").choose("refresh", "boston")

    assert play.table.gone == ["ag_earp", "bs_jury"]
    assert play.table.tops["chicago"] == "bs_fire"
    assert "boston" not in play.table.tops
    assert play[1].supply == 6
    assert (play.table.ritual, play.table.row) == (2, ["my_dagon"])
    assert play[0].sanity == 1
    play.check_parts()


def test_my_colour_need_not_destroy_anything() -> None:
    play = claim(offered("my_colour"), "my_colour").luck("sanity").choose("done")

    assert play.table.gone == []
    assert play[0].sanity == 1


# Corruption


def test_my_corruption_takes_over_a_normal_hired_agent_beside_an_own_agent() -> None:
    scene = offered("my_corruption").agent(0, "ag_fleet", "chicago")
    scene.agent(1, "ag_earp", "chicago").agent(1, "ag_ness", "detroit")
    scene.agent(2, "ag_rose", "chicago").possessed(2, "ag_rose").main(2, "chicago")
    scene.hand(1, "ag_houdini").agent(1, "ag_houdini", "arkham").deep_ones(1, "arkham")

    play = claim(scene, "my_corruption")
    assert {*play.options()} == {("piece", "ag_earp"), ("piece", "ag_houdini")}
    play.luck("st_rail", "sanity").choose("piece", "ag_houdini")

    assert play[0].agents["ag_houdini"] == "arkham"
    assert "ag_houdini" in play[0].discards
    assert play[1].hand == ["st_rail"]
    play.check_parts()


def test_my_corruption_takes_nobody_with_six_agents() -> None:
    scene = six_agents(offered("my_corruption")).agent(1, "ag_mason", "detroit")

    play = claim(scene, "my_corruption", "sanity")

    assert play.asked() == {0: "turn"}
    assert "ag_mason" in play[1].agents
    play.check_parts()


# Nyarlathotep


def test_my_nyarlathotep_shows_an_alignment_to_its_owner_alone() -> None:
    play = claim(offered("my_nyarlathotep").revealed(1), "my_nyarlathotep")

    assert play.options() == [("player", 2)]
    play.choose("player", 2)

    seen = ("sees_alignment", 2, DISSENTER_CULTIST)
    assert seen in play.events(0)
    assert seen not in play.events(1)
    assert play.events(1, "looks_at_alignment") == [("looks_at_alignment", 0, 2)]
    assert play.view(0).players[2].alignment == DISSENTER_CULTIST
    assert play.view(1).players[2].alignment != DISSENTER_CULTIST
    assert not play[2].revealed


def test_my_nyarlathotep_may_be_claimed_with_nobody_hidden() -> None:
    scene = offered("my_nyarlathotep").revealed(1).revealed(2)

    play = claim(scene, "my_nyarlathotep", "sanity")

    assert play.asked() == {0: "turn"}
    assert play[0].limbo == 1
    assert on_mythos("my_nyarlathotep") not in play[0].cubes
