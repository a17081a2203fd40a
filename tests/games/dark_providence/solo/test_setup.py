import pytest

from tests.games.dark_providence.scenes import (
    INVESTIGATOR,
    Play,
    on_mythos,
    solo,
)
from turncoat.core.chance import key_from_seed
from turncoat.core.match import Match
from turncoat.games.dark_providence.pile import cards_of
from turncoat.games.dark_providence.rules import RULES

GREAT_OLD_ONES = [
    "goo_hastur",
    "goo_yog",
    "goo_cthulhu",
    "goo_goat",
    "goo_nyarlathotep",
    "goo_azathoth",
]


def dealt(seed: int = 1, **options: object) -> Play:
    """A new solo game, as it is dealt."""
    read = RULES.read_options(1, dict(options))
    return Play(Match.deal(RULES, read, key_from_seed(seed)))


# DP-60


def test_dp_60_you_are_an_investigator_with_five_cards() -> None:
    play = dealt()

    assert play[0].alignment == INVESTIGATOR
    assert play.events(0, "you_are") == [("you_are", INVESTIGATOR)]
    assert len(play[0].hand) == 5
    assert (play[0].supply, play[0].general) == (6, 12)


def test_dp_60_three_mythos_cards_leave_the_game() -> None:
    play = dealt()

    assert sorted(play.table.gone) == ["my_impostor", "my_migo", "my_pandemonium"]
    assert len(cards_of(play.table.mythos_deck)) == 24 - 3 - 2


def test_dp_60_the_row_and_the_stacks_have_two_cards() -> None:
    play = dealt()

    assert len(play.table.row) == 2
    assert len(play.table.tops) == 12
    assert {len(cards_of(pile)) for pile in play.table.stacks.values()} == {1}
    assert len(cards_of(play.table.reserve)) == 60 - 24


def test_dp_60_the_great_old_one_is_random() -> None:
    met = {dealt(seed).old_one.id for seed in range(60)}

    assert met == set(GREAT_OLD_ONES)


@pytest.mark.parametrize("great_old_one", GREAT_OLD_ONES)
def test_dp_60_the_great_old_one_can_be_chosen(great_old_one: str) -> None:
    play = dealt(great_old_one=great_old_one)

    assert play.old_one.id == great_old_one
    assert play.events(None, "great_old_one") == [("great_old_one", great_old_one)]


def test_dp_60_it_starts_with_six_vp_and_eight_behaviour_cards() -> None:
    play = dealt()

    assert play.old_one.vp == 6
    assert sorted(play.old_one.behaviours) == [f"beh{number}" for number in range(1, 9)]


def test_dp_60_you_play_first_and_turns_alternate() -> None:
    play = dealt().choose("place", "chicago")
    assert play.asked() == {0: "turn"}
    assert not play.events(None, "behaviour")

    play.luck("beh1").choose("pass")

    assert play.asked() == {0: "turn"}
    assert play.events(None, "behaviour") == [("behaviour", "beh1")]
    assert play.events(None, "turn") == [("turn", 0, 1), ("turn", 0, 2)]
    order = [event[0] for event in play.events() if event[0] in ("turn", "passes", "behaviour")]
    assert order == ["turn", "passes", "behaviour", "turn"]
    play.check_parts()


def test_dp_60_effects_on_other_hands_are_ignored() -> None:
    play = solo().hand(0, "ag_hoover").agent(0, "ag_hoover", "boston").play()

    assert ("use", "ag_hoover") not in play.options()


def test_dp_60_the_row_slides_left_when_you_claim_a_mythos_card() -> None:
    play = (
        solo().row("my_tesla", "my_slumber", "my_jenkin").cubes(0, on_mythos("my_tesla"), 1).play()
    )

    play.choose("claim").choose("on_mythos", "my_tesla")

    assert play.table.row == ["my_slumber", "my_jenkin"]
    assert play[0].mythos == ["my_tesla"]
    play.check_parts()


def test_dp_60_an_empty_row_gets_one_card() -> None:
    scene = solo().row("my_tesla").mythos_deck("my_slumber").cubes(0, on_mythos("my_tesla"), 1)
    play = scene.play()

    play.choose("claim").choose("on_mythos", "my_tesla")

    assert play.table.row == ["my_slumber"]
    play.check_parts()


# DP-60a


def test_dp_60a_each_cultist_has_all_cubes_and_tokens_and_is_hidden() -> None:
    play = dealt()

    for seat in (1, 2):
        cultist = play[seat]
        assert (cultist.supply, cultist.general, cultist.limbo) == (19, 0, 0)
        assert cultist.tokens == 12
        assert not cultist.revealed
    assert play[1].agents == {"cultist1": "arkham"}
    assert play[2].agents == {"cultist2": "new_york"}


def test_dp_60a_your_main_agent_goes_to_another_city() -> None:
    play = dealt()

    cities = {str(option[1]) for option in play.options()}

    assert len(cities) == 10
    assert cities.isdisjoint({"arkham", "new_york"})


def test_dp_60a_a_random_city_is_none_of_the_cultists() -> None:
    cities = {dealt(seed, random_cities=True).place(0) for seed in range(60)}

    assert len(cities) == 10
    assert cities.isdisjoint({"arkham", "new_york"})


@pytest.mark.parametrize("great_old_one", GREAT_OLD_ONES)
def test_dp_60a_its_own_mythos_card_stays_in_the_deck(great_old_one: str) -> None:
    play = dealt(great_old_one=great_old_one)

    own = RULES.box.great_old_ones[great_old_one].mythos

    assert own in [*cards_of(play.table.mythos_deck), *play.table.row]
