import pytest

from tests.games.dark_providence.scenes import (
    CULTIST,
    INVESTIGATOR,
    Scene,
    on_city,
)
from tests.games.dark_providence.tables import can_use, pass_round, table, use

# Sacrifice


def altar() -> Scene:
    scene = table().mythos(0, "my_sacrifice").agent(0, "ag_lescaux", "chicago")
    return scene.hand(0, "ag_jung").agent(0, "ag_jung", "detroit").agent(1, "ag_rose", "arkham")


def test_my_sacrifice_destroys_a_hired_agent_and_lifts_the_ritual_by_three() -> None:
    play = use(altar().insanity(0, 1).tracks(ritual=4).play(), "my_sacrifice")

    assert {*play.options()} == {("piece", "ag_lescaux"), ("piece", "ag_jung")}
    play.luck("st_rail").choose("piece", "ag_jung").choose("choice", 1, "my_sacrifice")

    assert play.table.ritual == 7
    assert play.table.gone == ["ag_jung"]
    assert play[0].agents == {"monday": "arkham", "ag_lescaux": "chicago"}
    assert play[0].hand == ["st_rail"]
    assert play[0].mythos == ["my_sacrifice"]
    assert play[0].crypt == play[1].crypt == []
    assert play.table.actions == 1
    play.check_parts()


@pytest.mark.parametrize(("calmed", "left"), [(1, 1), (2, 0)])
def test_my_sacrifice_may_calm_up_to_two_instead(calmed: int, left: int) -> None:
    play = use(altar().insanity(0, 2).play(), "my_sacrifice").choose("piece", "ag_jung")

    play.choose("choice", 2, "my_sacrifice")
    assert play.options() == [("number", 1), ("number", 2)]
    play.choose("number", calmed)

    assert (play[0].insanity, play.table.ritual) == (left, 0)
    assert len(play.table.bag) == 18 - left
    play.check_parts()


def test_my_sacrifice_takes_the_possessed_too_and_lets_the_victim_react() -> None:
    play = use(altar().possessed(0, "ag_lescaux").play(), "my_sacrifice")

    play.choose("piece", "ag_lescaux")
    while play.asked() != {0: "turn"}:
        play.choose(*play.options()[0])

    assert play.table.investigation == 1
    assert play.table.ritual == 3
    assert play[0].possessed == []
    play.check_parts()


def test_my_sacrifice_is_used_once_a_turn() -> None:
    play = use(altar().play(), "my_sacrifice").choose("piece", "ag_jung")
    if play.asked() == {0: "choose"}:
        play.choose("choice", 1, "my_sacrifice")

    assert not can_use(play, "my_sacrifice")
    assert can_use(pass_round(play), "my_sacrifice")


def test_my_sacrifice_needs_a_hired_agent() -> None:
    scene = table().mythos(0, "my_sacrifice").agent(1, "ag_rose", "arkham").deep_ones(0, "boston")

    assert not can_use(scene.play(), "my_sacrifice")


# Silver Key


def test_my_silver_key_moves_an_agent_one_road_free_once_a_turn() -> None:
    scene = table().mythos(0, "my_silver_key").agent(0, "ag_jung", "chicago").deep_ones(0, "boston")
    play = use(scene.martial_law("detroit").play(), "my_silver_key")

    assert {("piece", "monday"), ("piece", "ag_jung")} == {*play.options()} - {("done",)}
    play.choose("piece", "ag_jung")
    assert {city for _, city in play.options()} == {"indianapolis", "st_louis"}
    play.choose("go", "st_louis")

    assert play[0].agents["ag_jung"] == "st_louis"
    assert play.table.actions == 2
    assert not can_use(play, "my_silver_key")
    assert can_use(pass_round(play), "my_silver_key")


def test_my_silver_key_rules_out_the_claim_but_works_after_the_last_action() -> None:
    scene = table().mythos(0, "my_silver_key").cubes(0, on_city("chicago"), 1)
    early = scene.play()
    assert ("claim",) in early.options()

    use(early, "my_silver_key").choose("piece", "monday").choose("go", "boston")

    assert ("claim",) not in early.options()
    late = table().mythos(0, "my_silver_key").turn(0, actions=0, fresh=False).play()
    assert can_use(late, "my_silver_key")


# Necronomicon


def test_my_necronomicon_scores_two_vp_and_then_tests_once_a_turn() -> None:
    play = use(table().mythos(0, "my_necronomicon").play().luck("insanity"), "my_necronomicon")

    assert (play[0].vp, play[0].insanity, play.table.actions) == (2, 1, 1)
    assert play.events(1)[-2:] == [("gains_vp", 0, 2, 2), ("sanity_token", 0, "insanity")]
    assert not can_use(play, "my_necronomicon")
    assert can_use(pass_round(play), "my_necronomicon")


@pytest.mark.parametrize(("tokens", "allowed"), [(2, True), (3, False), (4, False)])
def test_my_necronomicon_needs_fewer_than_three_insanity(tokens: int, allowed: bool) -> None:
    scene = table(CULTIST, CULTIST, INVESTIGATOR).mythos(0, "my_necronomicon").insanity(0, tokens)

    assert can_use(scene.revealed(0).play(), "my_necronomicon") is allowed


def test_my_necronomicon_can_drive_its_reader_mad() -> None:
    scene = table().mythos(0, "my_necronomicon").insanity(0, 2).play().luck("insanity")

    play = use(scene, "my_necronomicon")

    assert play.table.ended == "madness"
    assert play[0].vp == 2


def test_my_necronomicon_works_with_an_empty_bag() -> None:
    scene = table().mythos(0, "my_necronomicon").insanity(1, 12)
    scene.table.players[1].sanity = 6
    scene.table.bag = []

    play = use(scene.play(), "my_necronomicon")

    assert (play[0].vp, play[0].insanity) == (2, 0)
