import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import Play, Scene
from tests.games.dark_providence.tables import table

WEDNESDAY = ("victim", "wednesday")
FRIDAY = ("victim", "friday")


def mishima_in_pittsburgh() -> Scene:
    """Mishima (strength 2) with a pistol against control 3; the other main agents are there."""
    scene = three().hand(0, "ag_mishima", "st_pistol").agent(0, "ag_mishima", "pittsburgh")
    return scene.main(1, "pittsburgh").main(2, "pittsburgh")


def victims(play: Play) -> list[tuple[str | int, ...]]:
    if ("use", "ag_mishima") not in play.options():
        return []
    return play.choose("use", "ag_mishima").options()


# DP-31: when a main agent can be the victim, and what happens then


@pytest.mark.parametrize(("points", "expected"), [(4, []), (5, [WEDNESDAY]), (12, [WEDNESDAY])])
def test_dp_31_its_owner_must_have_five_vp_on_the_track(
    points: int, expected: list[tuple[str, str]]
) -> None:
    assert victims(mishima_in_pittsburgh().vp(1, points).play()) == expected


@pytest.mark.parametrize("city", ["pittsburgh", "new_orleans"])
def test_dp_31_its_owner_must_have_no_other_agent_anywhere(city: str) -> None:
    scene = mishima_in_pittsburgh().vp(1, 5).vp(2, 5).agent(1, "ag_mason", city)

    assert WEDNESDAY not in victims(scene.play())


def test_dp_31_a_revealed_cultist_can_not_be_the_victim() -> None:
    scene = mishima_in_pittsburgh().vp(1, 5).vp(2, 5).revealed(1)

    assert victims(scene.play()) == [FRIDAY]


def test_dp_31_for_one_who_is_no_cultist_the_game_ends() -> None:
    play = mishima_in_pittsburgh().vp(2, 5).play()

    play.choose("use", "ag_mishima").choose(*FRIDAY).cards("st_pistol")

    assert play.match.over
    assert play.table.ended == "main_agent"
    assert ("reveals", 2, "dissenter_cultist") in play.events(1)
    assert "friday" not in play[2].agents
    assert play[0].crypt == ["friday"]
    play.check_parts()


def test_dp_31_a_hidden_cultist_reveals_and_nothing_else_happens() -> None:
    play = mishima_in_pittsburgh().vp(1, 5).play()

    play.choose("use", "ag_mishima").choose(*WEDNESDAY).cards("st_pistol")

    assert play.events(2, "reveals") == [("reveals", 1, "cultist")]
    assert play[1].agents == {"wednesday": "pittsburgh"}
    assert play[0].crypt == []
    assert play[0].used == ["ag_mishima", "st_pistol"]
    assert play.table.actions == 1
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_dp_31_a_cultist_who_survived_is_safe_from_then_on() -> None:
    scene = mishima_in_pittsburgh().hand(0, "st_conspirator", "bs_guns").vp(1, 5)
    play = scene.play().choose("use", "ag_mishima").choose(*WEDNESDAY).cards("st_pistol")

    assert ("use", "st_conspirator") not in play.options()


def test_dp_31_a_mad_cultist_is_as_safe_as_any_revealed_one() -> None:
    scene = mishima_in_pittsburgh().vp(1, 5).insanity(1, 2).turn(1)
    play = scene.mythos(1, "my_necronomicon").play().luck("insanity")
    play.choose("use_mythos", "my_necronomicon").choose("pass").choose("pass")

    assert play[1].revealed == "madness"
    assert ("use", "ag_mishima") not in play.options()


# DP-31a: crypt, protection, possession, failure


def test_dp_31a_a_murdered_main_agent_counts_in_the_crypt() -> None:
    scene = mishima_in_pittsburgh().vp(2, 5)
    scene.table.players[0].alignment = "dissenter_investigator"
    play = scene.play()

    play.choose("use", "ag_mishima").choose(*FRIDAY).cards("st_pistol")

    assert ("crypt", 1) in play.table.scores[0]


@pytest.mark.parametrize("protector", ["ag_houdini", "mi_go", "possessed"])
def test_dp_31a_even_an_agent_that_can_not_be_murdered_protects(protector: str) -> None:
    scene = mishima_in_pittsburgh().vp(2, 5)
    if protector == "mi_go":
        scene.mythos(2, "my_migo").mi_go(2, "chicago")
    elif protector == "possessed":
        scene.agent(2, "ag_rose", "chicago").possessed(2, "ag_rose")
    else:
        scene.agent(2, protector, "chicago")

    assert victims(scene.play()) == []


def test_dp_31a_deep_ones_do_not_protect() -> None:
    scene = mishima_in_pittsburgh().vp(2, 5).deep_ones(2, "pittsburgh", "boston")

    assert set(victims(scene.play())) == {FRIDAY, ("deep_one", "pittsburgh")}


def test_dp_31a_a_possessed_main_agent_is_not_murdered_by_a_usual_action() -> None:
    scene = mishima_in_pittsburgh().vp(2, 5).possessed(2, "friday")

    assert victims(scene.play()) == []


def test_dp_31a_a_possessed_main_agent_can_be_murdered_by_hasturs_action() -> None:
    scene = mishima_in_pittsburgh().vp(2, 5).possessed(2, "friday").mythos(0, "my_hastur")
    play = scene.play()

    play.choose("use_granted", "ag_mishima").choose(*FRIDAY).cards("st_pistol")

    assert play.table.ended == "main_agent"
    assert play[0].crypt == ["friday"]
    assert play[2].possessed == []


@pytest.mark.parametrize("hindrance", ["four_vp", "another_agent"])
def test_dp_31a_hasturs_action_lifts_no_other_condition(hindrance: str) -> None:
    scene = mishima_in_pittsburgh().possessed(2, "friday").mythos(0, "my_hastur")
    scene.vp(2, 4 if hindrance == "four_vp" else 5)
    if hindrance == "another_agent":
        scene.agent(2, "ag_rose", "chicago")

    assert "use_granted" not in scene.play().kinds()


def test_dp_31a_a_failed_murder_uses_up_dynamite_too() -> None:
    scene = three().hand(0, "bs_dynamite").main(0, "boston").vp(1, 5)
    play = scene.play().choose("use", "bs_dynamite").choose(*WEDNESDAY)

    assert play[1].agents == {"wednesday": "boston"}
    assert play.table.gone == ["bs_dynamite"]
    assert play[0].hand == []
    play.check_parts()


def test_dp_31a_dynamite_is_destroyed_even_if_the_murder_ends_the_game() -> None:
    scene = table().hand(0, "bs_dynamite").main(2, "arkham").vp(2, 5)

    play = scene.play().choose("use", "bs_dynamite").choose("victim", "thursday")

    assert play.match.over
    assert play.table.ended == "main_agent"
    assert (play[0].used, play.table.gone) == ([], ["bs_dynamite"])
    play.check_parts()
