import pytest

from tests.games.dark_providence.payments import DONE, influence, shown, trip
from tests.games.dark_providence.scenes import on_city, party
from turncoat.core.errors import IllegalAnswer

# DP-11: a card is used for one thing at a time


def test_dp_11_a_card_gives_one_kind_of_its_resources() -> None:
    play = party().hand(0, "ag_stclair").agent(0, "ag_stclair", "chicago").limbo(0, 1).play()
    assert {"influence", "buy", "travel", "use"} <= play.kinds()

    play.choose("influence").cards("ag_stclair").choose(*on_city("chicago"))

    assert play[0].cubes == {on_city("chicago"): 2}
    assert play[0].used == ["ag_stclair"]
    assert play.options() == [("pass",)]


def test_dp_11_or_its_action() -> None:
    play = party().hand(0, "bs_kitchen").limbo(0, 1).tracks(ritual=3).play()
    assert {"influence", "ritual_down", "use"} <= play.kinds()

    play.choose("use", "bs_kitchen")

    assert (play[0].supply, play[0].limbo) == (7, 0)
    assert play.table.ritual == 3
    assert play.options() == [("pass",)]


def test_dp_11_or_its_free_action() -> None:
    play = party().hand(0, "bs_plane").play()
    assert {"buy", "travel", "use"} <= play.kinds()

    play.choose("use", "bs_plane").choose("piece", "monday").choose("go", "atlanta")

    assert play.match.pending[0].topic == ("turn", 2)
    assert play.options() == [("pass",)]


def test_dp_11_only_cards_with_the_symbol_can_be_played() -> None:
    play = influence(6, "st_hush", "st_rail", "st_pistol", "bs_guns", "st_favours")

    assert shown(play) == {"st_hush", "st_favours"}


def test_dp_11_two_kinds_of_one_card_are_not_added() -> None:
    play = party().hand(0, "bs_jury").tracks(ritual=5).play()

    play.choose("invest_up").cards("bs_jury")

    assert (play.table.investigation, play.table.ritual) == (1, 5)


# DP-12: a cost that has to be paid; Arkham to Washington costs 3, to Boston 1


def test_dp_12_what_is_over_on_the_last_card_is_lost() -> None:
    play = trip("washington", "st_rail", "st_thursday").cards("st_rail", "st_thursday")

    assert play[0].agents["monday"] == "washington"
    assert play[0].used == ["st_rail", "st_thursday"]
    assert play.asked() == {0: "turn"}


@pytest.mark.parametrize("hand", [("bs_explorers", "st_hush"), ("st_hush", "bs_explorers")])
def test_dp_12_three_and_one_are_not_allowed_for_three(hand: tuple[str, ...]) -> None:
    play = trip("washington", *hand)

    assert shown(play) == {"bs_explorers"}


def test_dp_12_a_card_that_could_be_left_out_in_the_end_cannot_be_begun_with() -> None:
    play = trip("washington", "st_hush", "bs_explorers", "city_detroit")

    assert shown(play) == {"bs_explorers", "city_detroit"}


def test_dp_12_a_small_card_is_allowed_with_others_that_need_it() -> None:
    play = trip("washington", "st_hush", "st_rail", "bs_explorers")
    assert shown(play) == {"st_hush", "st_rail", "bs_explorers"}

    play.choose("card", "st_hush")
    assert shown(play) == {"st_rail"}
    play.choose("card", "st_rail")

    assert play[0].used == ["st_hush", "st_rail"]
    assert play[0].hand == ["bs_explorers"]
    assert play.asked() == {0: "turn"}


def test_dp_12_a_card_too_many_is_refused() -> None:
    play = trip("washington", "st_hush", "st_rail", "st_pistol").choose("card", "st_rail")
    assert shown(play) == {"st_hush", "st_pistol"}

    play.choose("card", "st_pistol")

    assert play.asked() == {0: "turn"}
    assert play[0].hand == ["st_hush"]


def test_dp_12_one_card_far_too_large_is_allowed() -> None:
    play = trip("boston", "bs_wall_street").cards("bs_wall_street")

    assert play[0].agents["monday"] == "boston"


def test_dp_12_the_order_of_playing_does_not_matter() -> None:
    # The trip costs 5: 4 and 1 or 4 and 2 can pay for it, but not 4, 2 and 1.
    hand = ("bs_wall_street", "st_rail", "st_pistol")
    first = trip("chicago", *hand)
    assert shown(first) == {"bs_wall_street", "st_rail", "st_pistol"}

    first.choose("card", "st_pistol")

    assert shown(first) == {"bs_wall_street"}


def test_dp_12_the_sum_must_be_reached() -> None:
    play = trip("washington", "st_rail", "st_hush").choose("card", "st_rail")

    assert DONE not in play.options()
    with pytest.raises(IllegalAnswer):
        play.choose("done")


def test_dp_12_whether_one_is_asked_for_more_cards_does_not_tell_of_the_hand() -> None:
    last = party().hand(0, "st_favours").play().choose("influence")
    more = party().hand(0, "st_favours", "st_hush").play().choose("influence")

    for play in (last, more):
        play.choose("card", "st_favours")
        assert play.asked() == {0: "pay"}
    assert last.options() == [("done",)]
    assert more.options() == [("card", "st_hush"), ("done",)]
