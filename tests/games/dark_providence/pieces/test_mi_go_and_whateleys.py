import pytest

from tests.games.dark_providence.scene_parts import revived, three, whateleys
from tests.games.dark_providence.scenes import Play, Scene, on_mythos
from tests.games.dark_providence.tables import RITUAL_VP, offered
from turncoat.games.dark_providence.pile import cards_of


def can_claim_mi_go() -> Scene:
    """Seat 0 may claim the Mi-Go."""
    return three().row("my_migo").cubes(0, on_mythos("my_migo"), 1)


def claim(play: Play, card: str) -> Play:
    return play.choose("claim").choose(*on_mythos(card))


# DP-48a: the Mi-Go


def test_dp_48a_the_victim_lies_under_the_card_and_the_mi_go_enters_its_city() -> None:
    play = claim(can_claim_mi_go().agent(1, "ag_earp", "detroit").play().luck("sanity"), "my_migo")
    assert play.options() == [("piece", "ag_earp")]

    play.choose("piece", "ag_earp")

    assert play[0].agents == {"monday": "arkham", "mi_go": "detroit"}
    assert play[1].agents == {"wednesday": "boston"}
    assert play.table.brains == ["ag_earp"]
    assert "ag_earp" not in play[1].owned()
    assert [player.crypt for player in play.table.players] == [[], [], []]
    play.check_parts()


def test_dp_48a_victims_are_others_normal_hired_agents() -> None:
    scene = can_claim_mi_go().agent(0, "ag_jung", "detroit").agent(1, "ag_rose", "chicago")
    scene.agent(1, "ag_mason", "boston").possessed(1, "ag_mason").deep_ones(1, "boston")
    revived(scene, 2, "ag_fleet", "atlanta")
    play = claim(scene.play(), "my_migo")

    assert play.options() == [("piece", "ag_rose"), ("piece", "ag_fleet")]


def test_dp_48a_a_victims_card_in_hand_is_replaced() -> None:
    scene = can_claim_mi_go().hand(1, "ag_rose").agent(1, "ag_rose", "detroit").deck(1, "st_rail")
    play = claim(scene.play().luck("st_rail", "sanity"), "my_migo").choose("piece", "ag_rose")

    assert play[1].hand == ["st_rail"]
    play.check_parts()


def test_dp_48a_a_victims_card_leaves_the_deck() -> None:
    scene = (
        can_claim_mi_go().agent(1, "ag_rose", "detroit").deck(1, "st_rail", "ag_rose", "st_hush")
    )
    play = claim(scene.play().luck("sanity"), "my_migo").choose("piece", "ag_rose")

    assert sorted(cards_of(play[1].deck)) == ["st_hush", "st_rail"]
    assert play[1].hand == []
    play.check_parts()


def test_dp_48a_there_is_no_reaction_of_the_victim() -> None:
    scene = can_claim_mi_go().agent(1, "ag_lescaux", "detroit")
    play = claim(scene.play().luck("sanity"), "my_migo").choose("piece", "ag_lescaux")

    assert play.asked() == {0: "turn"}
    assert play.table.investigation == 0


def test_dp_48a_without_a_victim_it_enters_any_open_city() -> None:
    play = claim(can_claim_mi_go().play().luck("sanity"), "my_migo").choose("place", "new_orleans")

    assert play[0].agents["mi_go"] == "new_orleans"
    play.check_parts()


@pytest.mark.parametrize("hired", [4, 5])
def test_dp_48a_with_six_agents_nothing_happens_but_the_claim(hired: int) -> None:
    scene = can_claim_mi_go().agent(1, "ag_mason", "detroit")
    for agent in ["ag_rose", "ag_ochs", "ag_ness", "ag_earp", "ag_fleet"][:hired]:
        scene.agent(0, agent, "chicago")
    play = claim(scene.play().luck("sanity"), "my_migo")

    if hired == 4:
        assert play.options() == [("piece", "ag_mason")]
    else:
        assert play.asked() == {0: "turn"}
        assert play[0].mythos == ["my_migo"]
        assert play[1].agents["ag_mason"] == "detroit"
        play.check_parts()


@pytest.mark.parametrize(("city", "enough"), [("pittsburgh", True), ("detroit", False)])
def test_dp_48a_the_mi_go_has_strength_two(city: str, enough: bool) -> None:
    scene = three().mythos(0, "my_migo").mi_go(0, city).hand(0, "st_conspirator", "st_pistol")

    play = scene.agent(1, "ag_rose", city).play()

    assert (("use", "st_conspirator") in play.options()) is enough


def test_dp_48a_what_lies_under_the_card_is_worth_nothing() -> None:
    scene = (
        can_claim_mi_go().hand(0, "bs_starry").agent(1, "ag_mishima", "detroit").tracks(ritual=13)
    )
    play = claim(scene.play().luck("sanity"), "my_migo").choose("piece", "ag_mishima")

    play.choose("ritual_up").cards("bs_starry")

    assert play.table.scores[0] == [("hidden", 3)]
    assert play.table.scores[1] == [("hidden", 3), ("own_track", RITUAL_VP)]


# DP-48b: the Whateleys


def test_dp_48b_three_different_cities_without_a_gate() -> None:
    scene = three().row("my_whateleys").cubes(0, on_mythos("my_whateleys"), 1)
    play = claim(scene.gate(1, "boston", "open").play().luck("sanity"), "my_whateleys")

    for city in ("arkham", "chicago", "detroit"):
        assert ("place", city) in play.options()
        assert ("place", "boston") not in play.options()
        play.choose("place", city)
        assert ("place", city) not in play.options()

    assert play.table.whateleys == ["arkham", "chicago", "detroit"]
    assert play.asked() == {0: "turn"}


def test_dp_48b_fewer_tokens_if_fewer_cities_have_no_gate() -> None:
    scene = three().row("my_whateleys").cubes(0, on_mythos("my_whateleys"), 1)
    for city in scene.table.box.city_ids[2:]:
        scene.gate(1, city, "open")
    play = claim(scene.play().luck("sanity"), "my_whateleys")

    play.choose("place", "arkham").choose("place", "boston")

    assert play.table.whateleys == ["arkham", "boston"]
    assert play.asked() == {0: "turn"}


@pytest.mark.parametrize(
    ("owner", "city", "enough"),
    [(0, "detroit", True), (0, "pittsburgh", False), (0, "chicago", False), (1, "detroit", False)],
)
def test_dp_48b_two_more_strength_there_for_the_owner_only(
    owner: int, city: str, enough: bool
) -> None:
    scene = whateleys(three(), "detroit", "pittsburgh").mythos(owner, "my_whateleys")

    play = scene.main(0, city).hand(0, "st_rite").play()

    assert (("use", "st_rite") in play.options()) is enough


def test_dp_48b_it_does_not_help_with_a_murder() -> None:
    scene = whateleys(three(), "st_louis").mythos(0, "my_whateleys").main(0, "st_louis")

    play = scene.hand(0, "st_conspirator").agent(1, "ag_rose", "st_louis").play()

    assert ("use", "st_conspirator") not in play.options()


def test_dp_48b_any_gate_made_there_takes_the_token_off() -> None:
    scene = whateleys(three(), "chicago", "boston").mythos(1, "my_whateleys")
    scene.main(0, "chicago").hand(0, "st_rite", "bs_guns")
    play = scene.play().luck("sanity").choose("use", "st_rite")

    play.choose("gate", "closed").cards("bs_guns")

    assert play.table.whateleys == ["boston"]


def test_dp_48b_there_are_three_whateleys_in_all() -> None:
    play = claim(offered("my_whateleys").play().luck("sanity"), "my_whateleys")

    for city in ("arkham", "boston", "chicago"):
        play.choose("place", city)

    assert play.table.whateleys == ["arkham", "boston", "chicago"]
    assert play.asked() == {0: "turn"}
