import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import Scene
from turncoat.games.dark_providence.pile import cards_of


def chavos_in_st_louis() -> Scene:
    """Chavos (strength 1) against control 3; the victim is Rose (strength 1)."""
    return (
        three()
        .hand(0, "ag_chavos")
        .agent(0, "ag_chavos", "st_louis")
        .agent(1, "ag_rose", "st_louis")
    )


# DP-30: killer, victim and strength


def test_dp_30_the_token_goes_to_the_crypt_and_its_owner_destroys_the_card() -> None:
    play = chavos_in_st_louis().hand(0, "bs_guns").play()

    play.choose("use", "ag_chavos").choose("victim", "ag_rose").cards("bs_guns")

    assert play[0].crypt == ["ag_rose"]
    assert play[1].agents == {"wednesday": "boston"}
    assert play.table.gone == ["ag_rose"]
    assert "ag_rose" not in play[1].discards
    assert play[0].used == ["ag_chavos", "bs_guns"]
    assert play.table.actions == 1
    assert play.events(2, "murdered") == [("murdered", 0, 1, "ag_rose")]
    play.check_parts()


def test_dp_30_the_card_of_an_agent_is_for_that_agent_alone() -> None:
    scene = chavos_in_st_louis().hand(0, "bs_dynamite").main(0, "st_louis")
    scene.at("ag_chavos", "chicago")

    assert ("use", "ag_chavos") not in scene.play().options()


def test_dp_30_a_card_without_a_name_lets_any_agent_do_it() -> None:
    scene = three().hand(0, "st_conspirator").agent(0, "ag_mishima", "st_louis")
    scene.agent(0, "ag_ochs", "st_louis").agent(0, "ag_earp", "arkham")
    play = scene.agent(1, "ag_rose", "st_louis").play()

    play.choose("use", "st_conspirator")

    assert play.asked() == {0: "killer"}
    assert play.options() == [("piece", "ag_mishima"), ("piece", "ag_ochs")]
    play.choose("piece", "ag_ochs").choose("victim", "ag_rose")
    assert play[0].crypt == ["ag_rose"]
    play.check_parts()


def test_dp_30_an_agent_without_the_power_does_not_do_it_by_its_own_card() -> None:
    scene = three().hand(0, "ag_ochs", "bs_dynamite").agent(0, "ag_ochs", "st_louis")

    play = scene.agent(1, "ag_rose", "st_louis").play()

    assert ("use", "ag_ochs") not in play.options()
    assert ("use", "bs_dynamite") in play.options()


def test_dp_30_victims_are_others_in_the_same_city_not_possessed_and_not_houdini() -> None:
    scene = chavos_in_st_louis().hand(0, "bs_guns").agent(0, "ag_jung", "st_louis")
    scene.agent(1, "ag_houdini", "st_louis").agent(1, "ag_mason", "st_louis")
    scene.agent(2, "ag_fleet", "st_louis").agent(2, "ag_hoover", "chicago")
    play = scene.possessed(1, "ag_mason").play()

    play.choose("use", "ag_chavos")

    assert play.options() == [("victim", "ag_rose"), ("victim", "ag_fleet")]


def test_dp_30_nobody_to_kill_and_the_card_has_no_action() -> None:
    scene = chavos_in_st_louis().hand(0, "bs_dynamite").at("ag_rose", "chicago")

    assert ("use", "ag_chavos") not in scene.play().options()


@pytest.mark.parametrize(("helper", "enough"), [("ag_mishima", True), ("ag_ochs", False)])
def test_dp_30_all_own_agents_there_have_to_reach_the_control_value(
    helper: str, enough: bool
) -> None:
    play = chavos_in_st_louis().agent(0, helper, "st_louis").play()

    assert (("use", "ag_chavos") in play.options()) is enough


def test_dp_30_agents_elsewhere_add_no_strength() -> None:
    play = chavos_in_st_louis().agent(0, "ag_mishima", "chicago").play()

    assert ("use", "ag_chavos") not in play.options()


@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        (["st_pistol"], False),
        (["st_pistol", "st_rite"], True),
        (["st_friday"], True),
        (["st_whispers", "st_rail"], False),
    ],
)
def test_dp_30_further_cards_add_their_strength(cards: list[str], enough: bool) -> None:
    play = chavos_in_st_louis().hand(0, *cards).play()

    assert (("use", "ag_chavos") in play.options()) is enough


def test_dp_30_the_enabling_card_adds_no_strength() -> None:
    scene = three().hand(0, "bs_guns").agent(0, "ag_jung", "st_louis")

    play = scene.agent(1, "ag_rose", "st_louis").play()

    assert ("use", "bs_guns") not in play.options()


def test_dp_30_a_second_copy_of_the_enabling_card_adds_its_strength() -> None:
    scene = three().agent(0, "ag_jung", "st_louis").agent(1, "ag_rose", "st_louis")
    play = scene.hand(0, "bs_guns", "bs_guns").play()

    play.choose("use", "bs_guns").choose("victim", "ag_rose").cards("bs_guns")

    assert play[0].crypt == ["ag_rose"]
    assert play[0].hand == []
    play.check_parts()


# DP-30a: the steps


def test_dp_30a_first_the_agent_then_the_victim_then_further_cards() -> None:
    scene = three().hand(0, "bs_dynamite", "st_pistol").main(0, "chicago")
    scene.agent(0, "ag_jung", "arkham").agent(1, "ag_rose", "chicago").agent(
        1, "ag_mason", "arkham"
    )
    play = scene.play()

    play.choose("use", "bs_dynamite")

    assert play.asked() == {0: "killer"}
    play.choose("piece", "monday")
    assert play.asked() == {0: "victim"}
    play.choose("victim", "ag_rose")
    assert play.asked() == {0: "pay"}
    assert play[0].crypt == []
    play.cards("st_pistol")
    assert play[0].crypt == ["ag_rose"]
    play.check_parts()


def test_dp_30a_the_bonus_of_a_card_counts() -> None:
    scene = three().hand(0, "bs_dynamite").agent(0, "ag_jung", "detroit")
    play = scene.agent(1, "ag_rose", "detroit").play()

    play.choose("use", "bs_dynamite").choose("victim", "ag_rose")

    assert play[0].crypt == ["ag_rose"]
    assert sorted(play.table.gone) == ["ag_rose", "bs_dynamite"]
    play.check_parts()


def test_dp_30a_one_too_little_with_the_bonus_is_too_little() -> None:
    scene = three().hand(0, "bs_dynamite").agent(0, "ag_jung", "chicago")

    assert ("use", "bs_dynamite") not in scene.agent(1, "ag_rose", "chicago").play().options()


@pytest.mark.parametrize(("city", "enough"), [("charleston", True), ("st_louis", False)])
def test_dp_30a_dagon_helps_on_the_coast(city: str, enough: bool) -> None:
    scene = three().hand(0, "ag_mishima").mythos(0, "my_dagon").agent(0, "ag_mishima", city)

    play = scene.agent(1, "ag_rose", city).play()

    assert (("use", "ag_mishima") in play.options()) is enough


def test_dp_30a_no_card_is_added_if_the_agents_suffice() -> None:
    scene = chavos_in_st_louis().hand(0, "bs_guns").agent(0, "ag_mishima", "st_louis")
    play = scene.play()

    play.choose("use", "ag_chavos").choose("victim", "ag_rose")

    assert play[0].crypt == ["ag_rose"]
    assert play[0].hand == ["bs_guns"]
    assert play.asked() == {0: "turn"}


def test_dp_30a_no_card_too_many_is_added() -> None:
    play = chavos_in_st_louis().hand(0, "bs_guns", "st_pistol", "st_rite").play()

    play.choose("use", "ag_chavos").choose("victim", "ag_rose").choose("card", "st_pistol")

    assert play.options() == [("card", "st_rite")]


def test_dp_30a_a_victims_card_in_hand_is_replaced_by_a_draw() -> None:
    scene = three().hand(0, "ag_chavos", "bs_guns").agent(0, "ag_chavos", "st_louis")
    scene.hand(1, "ag_rose", "st_rail").agent(1, "ag_rose", "st_louis").deck(1, "st_hush")
    play = scene.play()

    play.choose("use", "ag_chavos").choose("victim", "ag_rose").cards("bs_guns")

    assert play[1].hand == ["st_rail", "st_hush"]
    play.check_parts()


def test_dp_30a_a_victims_card_leaves_the_deck_without_a_draw() -> None:
    scene = chavos_in_st_louis().hand(0, "bs_guns").hand(1, "st_rail")
    play = scene.deck(1, "st_hush", "ag_rose", "st_favours").play()

    play.choose("use", "ag_chavos").choose("victim", "ag_rose").cards("bs_guns")

    assert play[1].hand == ["st_rail"]
    assert sorted(cards_of(play[1].deck)) == ["st_favours", "st_hush"]
    assert len(play[1].deck) == 1
    play.check_parts()


def test_dp_30a_the_reaction_comes_after_token_card_and_draw() -> None:
    scene = three().hand(0, "ag_chavos", "bs_guns").agent(0, "ag_chavos", "st_louis")
    scene.hand(1, "ag_lescaux").agent(1, "ag_lescaux", "st_louis").deck(1, "st_hush")
    play = scene.play()

    play.choose("use", "ag_chavos").choose("victim", "ag_lescaux").cards("bs_guns")

    assert play.asked() == {1: "reaction"}
    assert (play[0].crypt, play.table.gone) == (["ag_lescaux"], ["ag_lescaux"])
    assert play[1].hand == ["st_hush"]
    play.answer(1, "yes")
    assert play.table.investigation == 1
    play.check_parts()


def test_dp_30a_a_possessed_agent_may_do_it() -> None:
    scene = chavos_in_st_louis().hand(0, "bs_guns").possessed(0, "ag_chavos")
    play = scene.play()

    play.choose("use", "ag_chavos").choose("victim", "ag_rose").cards("bs_guns")

    assert play[0].crypt == ["ag_rose"]


def test_dp_30a_who_could_do_it_is_asked_for_even_if_the_hand_allows_only_one() -> None:
    scene = three().hand(0, "st_conspirator", "bs_guns").main(0, "st_louis")
    scene.agent(0, "ag_jung", "chicago").agent(1, "ag_rose", "st_louis")
    play = scene.agent(1, "ag_mason", "chicago").play()

    play.choose("use", "st_conspirator")

    assert play.asked() == {0: "killer"}
    assert play.options() == [("piece", "monday")]
