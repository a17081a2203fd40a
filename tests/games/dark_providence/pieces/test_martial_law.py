import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import Scene, on_base, on_city, on_mythos


def guarded(city: str) -> Scene:
    return three().martial_law(city)


def goals(options: list[tuple[str | int, ...]]) -> set[str]:
    return {str(option[1]) for option in options}


# DP-48: movement


def test_dp_48_the_token_goes_to_any_city_and_from_there_to_another() -> None:
    play = guarded("boston").hand(0, "bs_guard").play().choose("use", "bs_guard")
    assert goals(play.options()) == {*play.table.box.city_ids} - {"boston"}

    play.choose("place", "chicago")

    assert play.table.martial_law == "chicago"
    assert play[0].agents == {"monday": "arkham"}
    assert play[1].agents == {"wednesday": "boston"}
    play.check_parts()


def test_dp_48_control_cubes_and_pieces_stay_when_it_comes() -> None:
    scene = three().hand(0, "bs_guard").control(1, "boston").vp(1, 4).deep_ones(2, "boston")
    play = scene.cubes(2, on_city("boston"), 1).play()

    play.choose("use", "bs_guard").choose("place", "boston")

    assert (play.table.control, play[1].vp) == ({"boston": 1}, 4)
    assert play[2].cubes == {on_city("boston"): 1}
    assert (play[1].agents, play[2].deep_ones) == ({"wednesday": "boston"}, ["boston"])


@pytest.mark.parametrize("piece", [("piece", "monday"), ("deep_one", "arkham")])
def test_dp_48_nobody_travels_in_or_through(piece: tuple[str, str]) -> None:
    scene = guarded("new_york").hand(0, "bs_wall_street").deep_ones(0, "arkham")
    play = scene.play().choose("travel").choose(*piece)

    assert goals(play.options()) == {"boston", "detroit"}


def test_dp_48_those_inside_may_leave() -> None:
    play = guarded("arkham").hand(0, "st_pistol").play()

    play.choose("travel").choose("piece", "monday").choose("go", "boston")
    play.cards("st_pistol")

    assert play[0].agents == {"monday": "boston"}


def test_dp_48_no_effect_moves_anybody_in_or_through() -> None:
    play = guarded("new_york").hand(0, "bs_plane", "bs_detectives").play()

    play.choose("use", "bs_detectives").choose("piece", "friday")
    assert goals(play.options()) == {"pittsburgh", "charleston"}
    play.choose("go", "pittsburgh").choose("use", "bs_plane").choose("piece", "monday")

    assert "new_york" not in goals(play.options())
    assert "st_louis" in goals(play.options())


def test_dp_48_lillian_does_not_step_in() -> None:
    play = guarded("new_york").agent(0, "ag_lafrance", "arkham").play()

    play.choose("step", "ag_lafrance")

    assert play.options() == [("go", "boston")]


def test_dp_48_a_cultist_of_the_solo_game_goes_over_it() -> None:
    scene = Scene("investigator").martial_law("boston").main(0, "chicago")

    play = scene.its_turn("beh4")

    assert "boston" not in {play.place(1), play.place(2)}
    assert play.place(1) == "new_york"


# DP-48: what is not affected


def test_dp_48_influence_and_claims_go_on_there() -> None:
    scene = guarded("detroit").hand(0, "st_whispers").cubes(0, on_city("detroit"), 1)
    play = scene.play().choose("claim").choose(*on_city("detroit"))
    assert play.table.control == {"detroit": 0}

    play.choose("influence").cards("st_whispers")

    assert on_city("detroit") in play.options()
    assert on_base("detroit") in play.options()


def test_dp_48_murders_go_on_there() -> None:
    scene = guarded("st_louis").hand(0, "bs_dynamite").main(0, "st_louis")
    play = scene.agent(1, "ag_rose", "st_louis").play()

    play.choose("use", "bs_dynamite").choose("victim", "ag_rose")

    assert play[0].crypt == ["ag_rose"]


def test_dp_48_gates_are_made_there() -> None:
    scene = guarded("chicago").hand(0, "st_rite", "bs_guns").main(0, "chicago")
    play = scene.play().luck("sanity")

    play.choose("use", "st_rite").choose("gate", "open").cards("bs_guns")

    assert play.table.gates == {"chicago": (0, "open")}


# DP-48: tokens that are placed there


def test_dp_48_an_agent_claimed_there_is_put_there_all_the_same() -> None:
    scene = guarded("detroit").top("detroit", "ag_jung").cubes(0, on_base("detroit"), 1)
    play = scene.play().choose("claim").choose(*on_base("detroit"))

    assert play[0].agents["ag_jung"] == "detroit"
    play.check_parts()


def test_dp_48_the_mi_go_takes_its_victims_place_all_the_same() -> None:
    scene = guarded("detroit").row("my_migo").cubes(0, on_mythos("my_migo"), 1)
    play = scene.agent(1, "ag_jung", "detroit").play().luck("sanity")

    play.choose("claim").choose(*on_mythos("my_migo")).choose("piece", "ag_jung")

    assert play[0].agents["mi_go"] == "detroit"
    play.check_parts()


def test_dp_48_west_revives_there_all_the_same() -> None:
    scene = guarded("detroit").hand(0, "ag_west").agent(0, "ag_west", "detroit")
    play = scene.crypt(0, "ag_jung").play()

    play.choose("use", "ag_west").choose("revive", "ag_jung")

    assert play[0].agents["ag_jung"] == "detroit"
    play.check_parts()


def test_dp_48_the_mi_go_without_a_victim_needs_an_open_city() -> None:
    scene = guarded("detroit").cthulhu("chicago").row("my_migo").main(2, "washington")
    play = scene.cubes(0, on_mythos("my_migo"), 1).play().luck("sanity")

    play.choose("claim").choose(*on_mythos("my_migo"))

    assert goals(play.options()) == {*play.table.box.city_ids} - {"detroit", "chicago"}


def test_dp_48_an_agent_out_of_the_reserve_needs_an_open_city() -> None:
    scene = guarded("detroit").cthulhu("chicago").row("my_hastur").reserve("ag_jung")
    play = scene.cubes(0, on_mythos("my_hastur"), 1).play().luck("ag_jung", "sanity")

    play.choose("claim").choose(*on_mythos("my_hastur"))

    assert play.asked() == {0: "place_agent"}
    assert goals(play.options()) == {*play.table.box.city_ids} - {"detroit", "chicago"}
