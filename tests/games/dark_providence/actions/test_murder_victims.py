import pytest

from tests.games.dark_providence.scene_parts import revived, three
from tests.games.dark_providence.scenes import INVESTIGATOR, Play, Scene, on_mythos


def killers_in(city: str) -> Scene:
    """Seat 0 has Mishima and Earp there (strength 4), and a card for any agent to assassinate."""
    scene = three().hand(0, "st_conspirator")
    return scene.agent(0, "ag_mishima", city).agent(0, "ag_earp", city)


def strike(play: Play, *victim: str) -> Play:
    return play.choose("use", "st_conspirator").choose("piece", "ag_earp").choose(*victim)


# DP-30b: main agents, hired agents, the Mi-Go and Deep Ones


def test_dp_30b_each_kind_of_piece_can_be_the_victim() -> None:
    scene = killers_in("st_louis").vp(1, 5).main(1, "st_louis").main(2, "chicago")
    scene.mythos(2, "my_migo").mi_go(2, "st_louis").agent(2, "ag_rose", "st_louis").deep_ones(
        1, "st_louis"
    )
    play = scene.play()

    play.choose("use", "st_conspirator").choose("piece", "ag_earp")

    assert set(play.options()) == {
        ("victim", "wednesday"),
        ("victim", "mi_go"),
        ("victim", "ag_rose"),
        ("deep_one", "st_louis"),
    }


def test_dp_30b_the_mi_go_lies_in_the_crypt_and_its_card_stays() -> None:
    play = killers_in("st_louis").mythos(1, "my_migo").mi_go(1, "st_louis").play()

    strike(play, "victim", "mi_go")

    assert play[0].crypt == ["mi_go"]
    assert play[1].mythos == ["my_migo"]
    assert play[1].agents == {"wednesday": "boston"}
    assert play.table.gone == []
    play.check_parts()


def test_dp_30b_a_revived_agent_has_no_card_to_destroy() -> None:
    scene = revived(killers_in("st_louis"), 1, "ag_lescaux", "st_louis").hand(1, "st_rail")
    play = scene.play()

    strike(play, "victim", "ag_lescaux")

    assert play[0].crypt == ["ag_lescaux"]
    assert play.table.gone == ["ag_lescaux"]
    assert play[1].hand == ["st_rail"]
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_dp_30b_a_deep_one_goes_to_its_owners_supply() -> None:
    play = killers_in("st_louis").deep_ones(1, "st_louis", "st_louis").play()

    strike(play, "deep_one", "st_louis")

    assert play[1].deep_ones == ["st_louis"]
    assert play[1].deep_supply == 7
    assert play[0].crypt == []
    play.check_parts()


def test_dp_30b_ones_own_deep_ones_are_no_victims() -> None:
    play = killers_in("st_louis").deep_ones(0, "st_louis").play()

    assert ("use", "st_conspirator") not in play.options()


# DP-30c: Houdini


@pytest.mark.parametrize("hastur", [False, True])
def test_dp_30c_houdini_is_never_murdered(hastur: bool) -> None:
    scene = killers_in("st_louis").hand(0, "ag_earp").agent(1, "ag_houdini", "st_louis")
    if hastur:
        scene.mythos(0, "my_hastur").possessed(1, "ag_houdini")

    assert {"use", "use_granted"}.isdisjoint(scene.play().kinds())


@pytest.mark.parametrize(("agent", "dies"), [("ag_houdini", False), ("ag_jung", True)])
def test_dp_30c_houdini_is_not_murdered_by_cultists_either(agent: str, dies: bool) -> None:
    scene = Scene(INVESTIGATOR, great_old_one="goo_cthulhu").vp(0, 5)

    play = scene.agent(0, agent, "arkham").its_turn("beh8")

    assert (agent not in play[0].agents) is dies
    play.check_parts()


def test_dp_30c_houdini_is_not_converted() -> None:
    scene = three().hand(0, "bs_possessed").possessed(0, "monday")
    scene.agent(1, "ag_houdini", "arkham").agent(2, "ag_jung", "arkham")
    play = scene.play().choose("use", "bs_possessed").choose("choice", 2, "bs_possessed")

    assert play.asked() == {0: "possess"}
    assert play.options() == [("piece", "ag_jung")]


def test_dp_30c_houdini_is_not_taken_by_the_mi_go() -> None:
    scene = three().row("my_migo").cubes(0, on_mythos("my_migo"), 1)
    play = scene.agent(1, "ag_houdini", "chicago").play()

    play.choose("claim").choose("on_mythos", "my_migo")

    assert play.asked() == {0: "place_token"}
    assert play[1].agents["ag_houdini"] == "chicago"


def test_dp_30c_houdini_can_be_taken_by_waite() -> None:
    scene = three().hand(0, "ag_waite", "st_rail", "st_hush").agent(0, "ag_waite", "chicago")
    play = scene.agent(1, "ag_houdini", "chicago").play()

    play.choose("use", "ag_waite").choose("throw", "st_rail").choose("throw", "st_hush")
    play.choose("piece", "ag_houdini")

    assert play[0].agents["ag_houdini"] == "chicago"
    assert "ag_houdini" in play[0].discards
    play.check_parts()


def test_dp_30c_houdini_can_be_taken_by_corruption() -> None:
    scene = three().row("my_corruption").cubes(0, on_mythos("my_corruption"), 1)
    play = scene.agent(1, "ag_houdini", "arkham").play().luck("sanity")

    play.choose("claim").choose("on_mythos", "my_corruption").choose("piece", "ag_houdini")

    assert play[0].agents == {"monday": "arkham", "ag_houdini": "arkham"}
    assert "ag_houdini" in play[0].discards
    play.check_parts()


def test_dp_30c_houdini_can_be_destroyed_by_shoggoth() -> None:
    play = three().mythos(0, "my_shoggoth").agent(1, "ag_houdini", "arkham").play()

    play.choose("use_mythos", "my_shoggoth").choose("piece", "ag_houdini")

    assert play[1].agents == {"wednesday": "boston"}
    assert play.table.lost_tokens == ["ag_houdini"]
    assert play[0].crypt == []
    play.check_parts()


def test_dp_30c_houdini_can_be_sacrificed() -> None:
    play = three().mythos(0, "my_sacrifice").agent(0, "ag_houdini", "arkham").play()

    play.choose("use_mythos", "my_sacrifice").choose("piece", "ag_houdini")
    play.choose("choice", 1, "my_sacrifice")

    assert play.table.ritual == 3
    assert play.table.lost_tokens == ["ag_houdini"]
    play.check_parts()


def test_dp_30c_houdini_can_be_destroyed_by_a_gate() -> None:
    scene = three().hand(0, "ag_houdini", "bs_guns").agent(0, "ag_houdini", "pittsburgh")
    play = scene.play().luck("insanity")

    play.choose("use", "ag_houdini").choose("choice", 2, "ag_houdini").cards("bs_guns")

    assert play.table.gates == {"pittsburgh": (0, "closed")}
    assert play.table.lost_tokens == ["ag_houdini"]
    assert play.table.gone == ["ag_houdini"]
    play.check_parts()


def test_dp_30c_houdini_can_be_destroyed_by_a_purge() -> None:
    scene = three().hand(0, "bs_fire", "ag_houdini").agent(0, "ag_houdini", "chicago")
    play = scene.play().choose("use", "bs_fire").choose("purge_hand", "ag_houdini")

    assert play.table.lost_tokens == ["ag_houdini"]
    assert play[0].agents == {"monday": "arkham"}
    play.check_parts()


def test_dp_30c_houdini_can_be_possessed_by_his_own_player() -> None:
    play = three().hand(0, "bs_possessed").agent(0, "ag_houdini", "chicago").play()

    play.choose("use", "bs_possessed").choose("choice", 1, "bs_possessed")
    play.choose("piece", "ag_houdini")

    assert play[0].possessed == ["ag_houdini"]
