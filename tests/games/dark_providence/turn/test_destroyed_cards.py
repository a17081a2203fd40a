import pytest

from tests.games.dark_providence.losses import (
    claimed,
    destroyed,
    purged,
    rival_city,
    shoggoth,
)
from tests.games.dark_providence.scenes import party

# DP-14: what is destroyed


def test_dp_14_an_agents_card_goes_with_its_token() -> None:
    play = destroyed(shoggoth().play())

    assert "ag_lescaux" not in play[1].discards
    assert play.table.gone == play.table.lost_tokens == ["ag_lescaux"]
    assert play[0].crypt == []
    play.check_parts()


@pytest.mark.parametrize("place", ["purge_hand", "purge_discard"])
def test_dp_14_an_agents_token_goes_with_its_card(place: str) -> None:
    hand = ("bs_fire", "ag_ochs") if place == "purge_hand" else ("bs_fire",)
    play = party().hand(0, *hand).agent(0, "ag_ochs", "detroit").play()

    purged(play, place, "ag_ochs")

    assert play[0].agents == {"monday": "arkham"}
    assert play.table.gone == play.table.lost_tokens == ["ag_ochs"]
    play.check_parts()


def test_dp_14_the_frame_comes_back_for_another_agent() -> None:
    scene = party().hand(0, "bs_fire", "bs_forger").top("detroit", "ag_rose")
    for agent in ("ag_ochs", "ag_ness", "ag_jung", "ag_earp", "ag_carter"):
        scene.agent(0, agent, "chicago")
    play = scene.cubes(0, ("on_base", "detroit"), 2).play()
    assert ("claim",) not in play.options()

    purged(play, "purge_discard", "ag_ochs")
    play.choose("use", "bs_forger").choose("on_base", "detroit")

    assert play[0].agents["ag_rose"] == "detroit"
    assert len(play[0].agents) == 6
    play.check_parts()


def test_dp_14_the_starting_card_of_a_main_agent_is_only_a_card() -> None:
    play = party().hand(0, "bs_fire", "st_monday").play()

    purged(play, "purge_hand", "st_monday")

    assert play.table.gone == ["st_monday"]
    assert play[0].agents == {"monday": "arkham"}
    play.check_parts()


def test_dp_14_a_main_agent_is_never_destroyed() -> None:
    scene = party().mythos(0, "my_shoggoth", "my_sacrifice").main(1, "arkham")

    assert "use_mythos" not in scene.play().kinds()


def test_dp_14_a_city_card_goes_back_and_control_stays() -> None:
    play = party().control(0, "detroit").vp(0, 4).hand(0, "bs_fire").play()

    purged(play, "purge_discard", "city_detroit")

    assert "city_detroit" in play.table.city_cards
    assert play.table.gone == []
    assert play.table.control == {"detroit": 0}
    assert play[0].vp == 4
    play.check_parts()


def test_dp_14_the_next_who_claims_the_city_takes_it_from_the_city_cards() -> None:
    scene = rival_city()
    scene.table.players[1].discards.remove("city_detroit")
    scene.table.city_cards.append("city_detroit")

    play = claimed(scene)

    assert play[0].discards == ["city_detroit"]
    assert "city_detroit" not in play.table.city_cards
    assert play[1].vp == 5
    play.check_parts()


def test_dp_14_a_destroyed_card_of_the_hand_is_out_of_the_game() -> None:
    scene = party().hand(0, "bs_bureau").play()

    scene.choose("use", "bs_bureau").choose("player", 1)

    assert scene.table.gone == ["bs_bureau"]
    assert "bs_bureau" not in scene[0].owned()
    scene.check_parts()
