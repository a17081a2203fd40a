"""The other base cards: Danvers, Esoteric Order, Starry Wisdom, Grand Jury, Master Forger."""

import pytest

from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    INVESTIGATOR,
    Scene,
    on_base,
    on_city,
    on_mythos,
)
from turncoat.games.dark_providence.pile import cards_of
from turncoat.games.dark_providence.scoring import score


def holding(*cards: str) -> Scene:
    """Seat 0 of three holds these cards."""
    return Scene(INVESTIGATOR, CULTIST, DISSENTER_CULTIST).hand(0, *cards)


# Danvers Asylum: put one insanity token back; one general VP


def test_bs_danvers_puts_one_insanity_token_back() -> None:
    play = holding("bs_danvers").insanity(0, 2).play()

    play.choose("use", "bs_danvers")

    assert play[0].insanity == 1
    assert play.table.bag.count("insanity") == 11
    assert play.table.actions == 1
    play.check_parts()


def test_bs_danvers_does_nothing_for_the_sane() -> None:
    assert ("use", "bs_danvers") not in holding("bs_danvers").play().options()


def test_bs_danvers_scores_among_the_used_cards_too() -> None:
    play = holding("bs_danvers").insanity(0, 1).play().choose("use", "bs_danvers")

    assert play[0].used == ["bs_danvers"]
    assert dict(score(play.table, play[0])) == {"hidden": 3, "cards": 1}


# Esoteric Order: ritual +1 and a mythos card


def test_bs_order_raises_the_ritual_and_adds_a_mythos_card() -> None:
    play = holding("bs_order").row("my_yog").mythos_deck("my_dagon").play()

    play.choose("use", "bs_order")

    assert play.table.ritual == 1
    assert play.table.row == ["my_yog", "my_dagon"]
    assert play.table.actions == 1
    play.check_parts()


def test_bs_order_only_raises_the_ritual_when_the_mythos_deck_is_empty() -> None:
    scene = holding("bs_order")
    play = scene.row(*scene.table.box.of_kind("mythos")).play()

    play.choose("use", "bs_order")

    assert play.table.ritual == 1
    assert len(play.table.row) == 24


def test_bs_order_ends_the_game_on_the_last_space() -> None:
    play = holding("bs_order").tracks(ritual=13).play().choose("use", "bs_order")

    assert play.table.ended == "ritual_track"


# Starry Wisdom Congregation: only resources


def test_bs_starry_has_no_action() -> None:
    play = holding("bs_starry", "bs_starry").play()

    assert ("use", "bs_starry") not in play.options()

    play.choose("ritual_up").cards("bs_starry", "bs_starry")

    assert play.table.ritual == 4


# Grand Jury: twice place or remove a lock


def test_bs_jury_places_and_removes_twice() -> None:
    play = holding("bs_jury").lock(on_city("boston")).row("my_yog").play()

    play.choose("use", "bs_jury").choose("unlock", "on_city", "boston")
    play.choose("lock", "on_mythos", "my_yog")

    assert play.table.locks == [on_mythos("my_yog")]
    assert play.asked() == {0: "turn"}
    assert play.table.actions == 1
    play.check_parts()


def test_bs_jury_uses_two_locks_and_not_just_one() -> None:
    play = holding("bs_jury").play()

    play.choose("use", "bs_jury").choose("lock", "on_base", "boston")
    assert ("done",) not in play.options()
    play.choose("lock", "on_city", "boston")

    assert play.table.locks == [on_base("boston"), on_city("boston")]


def test_bs_jury_has_only_removing_left_when_all_locks_are_out() -> None:
    scene = holding("bs_jury")
    play = scene.lock(*[on_city(city) for city in scene.table.box.city_ids]).play()

    play.choose("use", "bs_jury")

    assert {option[0] for option in play.options()} == {"unlock"}

    play.choose("unlock", "on_city", "boston")

    assert ("lock", "on_base", "detroit") in play.options()


# Master Forger: claims in a tie; then destroyed


@pytest.mark.parametrize(("theirs", "works"), [(0, True), (2, True), (3, False)])
def test_bs_forger_claims_a_city_where_nobody_has_more(theirs: int, works: bool) -> None:
    scene = holding("bs_forger").cubes(0, on_city("detroit"), 2)
    if theirs:
        scene.cubes(1, on_city("detroit"), theirs)
    play = scene.turn(0, fresh=False).play()

    assert (("use", "bs_forger") in play.options()) == works
    if not works:
        return
    play.choose("use", "bs_forger").choose(*on_city("detroit"))

    assert play.table.control == {"detroit": 0}
    assert (play[0].vp, play[0].limbo) == (4, 2)
    assert play[1].supply == 6
    assert play[0].discards == ["city_detroit"]
    assert play.table.gone == ["bs_forger"]
    assert play[0].used == []
    assert play.table.actions == 1
    play.check_parts()


def test_bs_forger_claims_a_base_card_with_its_sanity_test() -> None:
    scene = holding("bs_forger").top("detroit", "ag_west").cubes(0, on_base("detroit"), 1)
    scene.cubes(1, on_base("detroit"), 1).stack("detroit", "bs_plane")
    play = scene.play().luck("bs_plane", "insanity")

    play.choose("use", "bs_forger").choose(*on_base("detroit"))

    assert play[0].agents["ag_west"] == "detroit"
    assert play[0].insanity == 1
    assert play.table.tops["detroit"] == "bs_plane"
    assert play.table.gone == ["bs_forger"]
    play.check_parts()


def test_bs_forger_claims_no_mythos_card_nothing_locked_and_nothing_without_a_cube() -> None:
    scene = holding("bs_forger").row("my_yog").cubes(0, on_mythos("my_yog"), 2)
    scene.cubes(0, on_city("detroit"), 1).lock(on_city("detroit"))
    scene.cubes(0, on_city("atlanta"), 1).control(0, "atlanta")
    scene.cubes(0, on_city("chicago"), 1).cthulhu("chicago")

    assert ("use", "bs_forger") not in scene.play().options()


def test_bs_forger_counts_agents_of_all_players() -> None:
    scene = holding("bs_forger").cubes(0, on_city("boston"), 1).cubes(1, on_city("boston"), 1)
    assert ("use", "bs_forger") not in scene.play().options()

    play = scene.main(0, "boston").play()

    assert ("use", "bs_forger") in play.options()


def test_bs_forger_empties_a_stack_like_any_claim() -> None:
    scene = holding("bs_forger").top("detroit", "bs_plane").stack("detroit").row("my_yog")
    play = scene.cubes(0, on_base("detroit"), 1).mythos_deck("my_dagon").play()

    play.choose("use", "bs_forger").choose(*on_base("detroit"))

    assert play.table.ritual == 2
    assert play.table.row == ["my_yog", "my_dagon"]
    assert "detroit" not in play.table.tops
    assert "bs_plane" in play[0].discards
    assert "bs_plane" not in cards_of(play.table.reserve)
    play.check_parts()
