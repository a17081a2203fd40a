from tests.games.dark_providence.losses import (
    claimed,
    destroyed,
    purged,
    rival_agent,
    rival_city,
    shoggoth,
    taken,
)
from tests.games.dark_providence.scenes import claim, on_city, on_mythos, party
from turncoat.games.dark_providence.rules import RULES

MONDAYS = RULES.box.starting_deck("monday")


# DP-10d: cards lost to other players


def test_dp_10d_a_city_card_from_the_hand_is_replaced_at_once() -> None:
    scene = rival_city().hand(1, "city_detroit", "st_chain").deck(1, "st_rail")

    play = claimed(scene)

    assert play[1].hand == ["st_chain", "st_rail"]
    assert play[1].deck_size() == 0
    assert play[0].discards == ["city_detroit"]
    play.check_parts()


def test_dp_10d_for_the_replacement_a_new_deck_is_made() -> None:
    scene = rival_city().hand(1, "city_detroit").deck(1)

    play = claimed(scene)

    assert len(play[1].hand) == 1
    assert play[1].deck_size() == 9
    assert "city_detroit" not in play[1].owned()


def test_dp_10d_nothing_left_to_draw_means_no_replacement() -> None:
    scene = party().control(0, "detroit").hand(0, "city_detroit", *MONDAYS)

    play = claimed(scene.cubes(1, on_city("detroit"), 1).turn(1))

    assert play[0].hand == MONDAYS
    assert play[1].discards == ["city_detroit"]


def test_dp_10d_from_the_deck_it_is_shuffled() -> None:
    scene = rival_city().deck(1, "st_rail", "city_detroit", "st_chain")

    play = claimed(scene)

    assert [sorted(cards) for cards, _ in play[1].deck] == [["st_chain", "st_rail"]]
    assert play[1].hand == []
    assert play[0].discards == ["city_detroit"]
    play.check_parts()


def test_dp_10d_from_the_discards_nothing_happens() -> None:
    scene = rival_city().hand(1, "st_chain").deck(1, "st_rail", "st_rite")

    play = claimed(scene)

    assert "city_detroit" not in play[1].discards
    assert play[1].hand == ["st_chain"]
    assert [cards for cards, _ in play[1].deck] == [("st_rite",), ("st_rail",)]
    play.check_parts()


def test_dp_10d_an_agent_that_is_taken_is_replaced_in_hand() -> None:
    scene = rival_agent().hand(1, "ag_rose").deck(1, "st_rail")

    play = taken(scene, "st_rail")

    assert play[1].hand == ["st_rail"]
    assert play[0].discards == ["ag_rose"]
    assert play[0].agents["ag_rose"] == "detroit"
    assert play[1].agents == {"wednesday": "boston"}
    play.check_parts()


def test_dp_10d_an_agent_that_is_taken_from_the_deck_leaves_it_shuffled() -> None:
    scene = rival_agent().deck(1, "st_rail", "ag_rose", "st_rite")

    play = taken(scene)

    assert [sorted(cards) for cards, _ in play[1].deck] == [["st_rail", "st_rite"]]
    assert play[1].hand == []


def test_dp_10d_an_agent_that_is_destroyed_is_replaced_in_hand() -> None:
    play = destroyed(shoggoth("ag_lescaux", "st_chain").deck(1, "st_rail").play())

    assert play[1].hand == ["st_chain", "st_rail"]
    assert play.table.gone == ["ag_lescaux"]


def test_dp_10d_a_murdered_agent_is_replaced_in_hand() -> None:
    scene = shoggoth("ag_lescaux").hand(0, "bs_dynamite").deck(1, "st_rail")
    play = scene.play().choose("use", "bs_dynamite").choose("victim", "ag_lescaux")

    assert play[0].crypt == ["ag_lescaux"]
    assert play[1].hand == ["st_rail"]
    play.choose("no").check_parts()


def test_dp_10d_an_agent_that_is_converted_is_replaced_in_hand() -> None:
    scene = party().hand(0, "bs_possessed").main(0, "detroit").possessed(0, "monday")
    play = scene.hand(1, "ag_rose").agent(1, "ag_rose", "detroit").deck(1, "st_rail").play()

    play.choose("use", "bs_possessed").choose("choice", 2, "bs_possessed").choose(
        "piece", "ag_rose"
    )

    assert play[1].hand == ["st_rail"]
    assert play[0].discards == ["ag_rose"]
    play.check_parts()


def test_dp_10d_a_brain_that_is_taken_is_replaced_in_hand() -> None:
    scene = party().hand(1, "ag_rose").agent(1, "ag_rose", "detroit").row("my_migo")
    scene.cubes(0, on_mythos("my_migo"), 1).deck(1, "st_rail")

    play = claim(scene, on_mythos("my_migo"), "st_rail", "sanity").choose("piece", "ag_rose")

    assert play[1].hand == ["st_rail"]
    assert play.table.brains == ["ag_rose"]
    play.check_parts()


def test_dp_10d_the_card_of_a_city_lost_to_cthulhu_is_replaced_in_hand() -> None:
    scene = party().control(1, "detroit").hand(1, "city_detroit").deck(1, "st_rail").vp(1, 4)
    scene.row("my_cthulhu").cubes(0, on_mythos("my_cthulhu"), 1)

    play = claim(scene, on_mythos("my_cthulhu"), "st_rail", "sanity").choose("place", "detroit")

    assert play[1].hand == ["st_rail"]
    assert "city_detroit" in play.table.city_cards
    play.check_parts()


def test_dp_10d_an_own_used_card_is_not_replaced() -> None:
    scene = party().hand(0, "ag_lescaux", "st_rail").agent(0, "ag_lescaux", "detroit")
    play = scene.mythos(0, "my_sacrifice").deck(0, "st_rite").play()
    play.choose("influence").cards("ag_lescaux").choose(*on_city("chicago"))

    play.choose("use_mythos", "my_sacrifice").choose("piece", "ag_lescaux")

    assert play[0].hand == ["st_rail"]
    assert play[0].used == []
    assert play.table.gone == ["ag_lescaux"]


def test_dp_10d_own_discards_are_not_replaced() -> None:
    play = party().hand(0, "st_rail", "st_rite").play()

    play.choose("discard_cards").choose("discard", "st_rail").choose("done")

    assert play[0].hand == ["st_rite"]


def test_dp_10d_own_purges_are_not_replaced() -> None:
    scene = party().hand(0, "bs_fire", "ag_ochs", "st_rite").agent(0, "ag_ochs", "detroit")
    play = scene.deck(0, "st_rail", "st_chain", "st_hush").play()

    purged(play, "purge_hand", "ag_ochs")

    assert play[0].hand == ["st_rite", "st_rail", "st_chain"]
    assert play[0].deck_size() == 1
    play.check_parts()
