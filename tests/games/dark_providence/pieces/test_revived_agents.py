import pytest

from tests.games.dark_providence.changed_cards import AGENT, changed
from tests.games.dark_providence.scene_parts import revived, three
from tests.games.dark_providence.scenes import Scene, on_city, party


def west(scene: Scene) -> Scene:
    """Seat 0 has Herbert West in Chicago and his card in hand."""
    return scene.hand(0, "ag_west").agent(0, "ag_west", "chicago")


def test_dp_45a_a_revived_agent_comes_without_its_card() -> None:
    play = west(three().crypt(1, "ag_mishima", "ag_rose")).play()

    play.choose("use", "ag_west").choose("revive", "ag_mishima")

    assert play[0].agents == {"monday": "arkham", "ag_west": "chicago", "ag_mishima": "chicago"}
    assert play[1].crypt == ["ag_rose"]
    assert play[0].revived == ["ag_mishima"]
    assert "ag_mishima" not in play[0].owned()
    assert "ag_mishima" in play.table.gone
    play.check_parts()


def test_dp_45a_one_who_was_murdered_possessed_comes_back_normal() -> None:
    scene = west(three()).agent(1, "ag_rose", "chicago").possessed(1, "ag_rose")
    scene.mythos(0, "my_hastur").hand(0, "ag_mishima", "bs_dynamite", "bs_guns")
    play = scene.agent(0, "ag_mishima", "chicago").play()
    play.choose("use_granted", "ag_mishima").choose("victim", "ag_rose").cards("bs_guns")

    play.choose("use", "ag_west").choose("revive", "ag_rose")

    assert play[0].possessed == []
    assert play[0].crypt == []
    play.check_parts()


def test_dp_45a_only_hired_agents_are_revived() -> None:
    scene = west(three().crypt(0, "ag_rose"))
    scene.table.players[0].crypt += ["mi_go"]
    scene.mythos(1, "my_migo")
    play = scene.play().choose("use", "ag_west")

    assert play.options() == [("revive", "ag_rose")]


@pytest.mark.parametrize(("agents", "possible"), [(5, True), (6, False)])
def test_dp_45a_nobody_is_revived_for_a_player_with_six_agents(agents: int, possible: bool) -> None:
    scene = west(three().crypt(0, "ag_rose"))
    for agent in ["ag_jung", "ag_ochs", "ag_ness", "ag_earp"][: agents - 2]:
        scene.agent(0, agent, "detroit")

    assert (("use", "ag_west") in scene.play().options()) is possible


def test_dp_45a_its_strength_stays() -> None:
    scene = revived(three(), 0, "ag_mishima", "st_louis").hand(0, "st_conspirator", "st_pistol")
    play = scene.agent(1, "ag_rose", "st_louis").play()

    play.choose("use", "st_conspirator").choose("victim", "ag_rose").cards("st_pistol")

    assert play[0].crypt == ["ag_rose"]


def test_dp_45a_there_is_no_reaction_when_it_is_destroyed() -> None:
    scene = revived(three(), 1, "ag_lescaux", "arkham").mythos(0, "my_shoggoth")
    play = scene.play().choose("use_mythos", "my_shoggoth").choose("piece", "ag_lescaux")

    assert play.asked() == {0: "turn"}
    assert play.table.investigation == 0
    assert play.table.lost_tokens == ["ag_lescaux"]
    play.check_parts()


def test_dp_45a_a_revived_houdini_still_can_not_be_murdered() -> None:
    scene = revived(three(), 1, "ag_houdini", "st_louis").hand(0, "bs_dynamite")

    assert ("use", "bs_dynamite") not in scene.main(0, "st_louis").play().options()


def test_dp_45a_a_revived_lillian_still_has_her_step() -> None:
    play = revived(three(), 0, "ag_lafrance", "detroit").play()

    play.choose("step", "ag_lafrance").choose("go", "chicago")

    assert play[0].agents["ag_lafrance"] == "chicago"


@pytest.mark.parametrize(("cubes", "most"), [(2, True), (3, False)])
def test_dp_45a_a_revived_ochs_still_counts_two(cubes: int, most: bool) -> None:
    scene = revived(three(), 0, "ag_ochs", "detroit").cubes(0, on_city("detroit"), 1)

    play = scene.cubes(1, on_city("detroit"), cubes).play()

    assert (("claim",) in play.options()) is most


def test_dp_45a_its_vp_stay() -> None:
    scene = revived(revived(three(), 0, "ag_earp", "detroit"), 0, "ag_mishima", "detroit")
    play = scene.tracks(ritual=13).hand(0, "bs_starry").play()

    play.choose("ritual_up").cards("bs_starry")

    assert ("investigator_agents", 2) in play.table.scores[0]
    assert ("agents", 1) in play.table.scores[0]


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
