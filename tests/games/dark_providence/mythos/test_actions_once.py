from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    INVESTIGATOR,
    Scene,
    on_base,
    on_city,
    on_mythos,
)
from tests.games.dark_providence.tables import RITUAL_VP, can_use, end, pass_round, table, use

# Shoggoth


def lair() -> Scene:
    scene = table().mythos(0, "my_shoggoth").agent(0, "ag_jung", "chicago")
    scene.agent(1, "ag_rose", "chicago").possessed(1, "ag_rose").deep_ones(2, "chicago", "boston")
    return scene.agent(1, "ag_houdini", "arkham").main(1, "chicago").agent(2, "ag_ness", "detroit")


def test_my_shoggoth_destroys_another_players_hired_agent_or_deep_one() -> None:
    play = use(lair().play(), "my_shoggoth")

    assert {*play.options()} == {
        ("piece", "ag_rose"),
        ("piece", "ag_houdini"),
        ("deep_one", "chicago"),
    }
    play.choose("piece", "ag_rose")

    assert play.table.gone == ["ag_rose"]
    assert "ag_rose" not in play[1].agents
    assert play[0].crypt == []
    assert play.table.actions == 1
    play.check_parts()


def test_my_shoggoth_takes_a_deep_one_out_of_the_game() -> None:
    play = use(lair().play(), "my_shoggoth").choose("deep_one", "chicago")

    assert play[2].deep_ones == ["boston"]
    assert play[2].deep_supply == 6
    play.check_parts()


def test_my_shoggoth_is_used_once_a_game() -> None:
    play = use(lair().play(), "my_shoggoth").choose("piece", "ag_rose")

    assert not can_use(play, "my_shoggoth")
    assert not can_use(pass_round(play), "my_shoggoth")
    assert play[0].mythos == ["my_shoggoth"]


# Brown Jenkin


def test_my_jenkin_sends_back_one_cube_of_another_player_once_a_turn() -> None:
    scene = table().mythos(0, "my_jenkin").row("my_dagon").cubes(0, on_city("boston"), 1)
    scene.cubes(1, on_mythos("my_dagon"), 2).cubes(2, on_mythos("my_dagon"), 1)
    play = use(scene.cubes(1, on_base("chicago"), 1).play(), "my_jenkin")

    assert {*play.options()} == {on_mythos("my_dagon"), on_base("chicago")}
    play.choose("on_mythos", "my_dagon")
    assert play.options() == [("player", 1), ("player", 2)]
    play.choose("player", 1)

    assert play[1].cubes == {on_mythos("my_dagon"): 1, on_base("chicago"): 1}
    assert (play[1].supply, play[2].supply, play.table.actions) == (4, 5, 2)
    assert not can_use(play, "my_jenkin")
    assert can_use(pass_round(play), "my_jenkin")
    play.check_parts()


def test_my_jenkin_needs_cubes_of_others() -> None:
    scene = table().mythos(0, "my_jenkin").cubes(0, on_city("boston"), 1).limbo(1, 3)

    assert not can_use(scene.play(), "my_jenkin")


# Pnakotic Manuscripts


def test_my_pnakotic_arranges_the_top_three_cards_of_the_own_deck() -> None:
    scene = table().mythos(0, "my_pnakotic").deck(0, "st_rail", "st_hush", "st_chain", "st_rite")
    play = use(scene.play(), "my_pnakotic")

    assert play.events(0, "sees_deck") == [("sees_deck", "st_rail", "st_hush", "st_chain")]
    assert play.events(1, "sees_deck") == []
    assert play.events(1, "looks_at_deck") == [("looks_at_deck", 0, 3)]
    play.choose("next", "st_chain").choose("next", "st_rail")
    assert play.table.actions == 2
    assert not can_use(play, "my_pnakotic")

    play.choose("pass")
    assert play[0].hand[:4] == ["st_chain", "st_rail", "st_hush", "st_rite"]
    play.check_parts()


def test_my_pnakotic_sees_fewer_cards_if_there_are_fewer_and_shuffles_nothing() -> None:
    scene = table().mythos(0, "my_pnakotic").deck(0, "st_rail")

    play = use(scene.play(), "my_pnakotic")

    assert play.events(0, "sees_deck") == [("sees_deck", "st_rail")]
    assert len(play[0].discards) == 9
    assert not can_use(table().mythos(0, "my_pnakotic").deck(0).play(), "my_pnakotic")


def test_my_pnakotic_wins_a_tie_at_the_top() -> None:
    scene = table(CULTIST, INVESTIGATOR, DISSENTER_CULTIST).mythos(0, "my_pnakotic")
    scene.mythos(1, "my_slumber", "my_tesla").vp(0, 8).vp(1, 9 + RITUAL_VP)

    play = end(scene)

    totals = [sum(points for _, points in parts) for parts in play.table.scores]
    assert totals == [12 + RITUAL_VP, 12 + RITUAL_VP, 3 + RITUAL_VP]
    assert play.table.winners == [0]


def test_my_pnakotic_is_not_the_lowest_in_a_tie() -> None:
    scene = table(CULTIST, INVESTIGATOR, CULTIST).mythos(0, "my_pnakotic")
    scene.vp(1, 1 + RITUAL_VP).vp(2, 9)

    play = end(scene)

    totals = [sum(points for _, points in parts) for parts in play.table.scores]
    assert totals == [4 + RITUAL_VP, 4 + RITUAL_VP, 12 + RITUAL_VP]
    assert play.events(0, "eliminated") == [("eliminated", 1)]
    assert play.table.winners == [2]
