"""Verbs for hands and secret looks, with values that no printed card uses."""

from typing import Any

import pytest

from tests.games.dark_providence.changed_cards import PLAIN, holding
from turncoat.games.dark_providence.pile import cards_of


def discard(who: str, n: int, pick: str) -> dict[str, Any]:
    return {"verb": "discard", "who": who, "n": n, "pick": pick}


# discard


def test_discard_one_other_lets_the_actor_choose_who_and_the_owner_what() -> None:
    scene = holding(discard("one_other", 1, "owner")).hand(1, "bs_plane", "bs_kitchen")
    play = scene.hand(2, "bs_customs").play()

    play.choose("use", PLAIN)
    assert play.options() == [("player", 1), ("player", 2)]
    play.choose("player", 1)
    assert play.asked() == {1: "throw"}
    play.choose("throw", "bs_kitchen")

    assert play[1].hand == ["bs_plane"]
    assert play[2].hand == ["bs_customs"]
    assert play[1].discards == ["bs_kitchen"]
    play.check_parts()


def test_discard_at_random_asks_nobody() -> None:
    scene = holding(discard("each_other", 1, "random")).hand(1, "bs_plane", "bs_kitchen")
    play = scene.hand(2, "bs_customs", "bs_jury").play().luck("bs_kitchen", "bs_customs")

    play.choose("use", PLAIN)

    assert play.asked() == {0: "turn"}
    assert (play[1].hand, play[1].discards) == (["bs_plane"], ["bs_kitchen"])
    assert (play[2].hand, play[2].discards) == (["bs_jury"], ["bs_customs"])
    play.check_parts()


def test_discard_at_random_takes_what_there_is() -> None:
    play = holding(discard("each_other", 3, "random")).hand(1, "bs_plane").play()

    play.choose("use", PLAIN)

    assert (play[1].hand, play[1].discards) == ([], ["bs_plane"])


def test_discard_of_each_other_picked_by_the_actor() -> None:
    scene = holding(discard("each_other", 1, "actor")).hand(1, "bs_plane", "bs_kitchen")
    play = scene.hand(2, "bs_customs").play()

    play.choose("use", PLAIN).choose("strip", "bs_plane").choose("strip", "bs_customs")

    assert (play[1].discards, play[2].discards) == (["bs_plane"], ["bs_customs"])


def test_discard_of_others_needs_a_card_in_some_hand() -> None:
    play = holding(discard("one_other", 1, "random")).play()

    assert ("use", PLAIN) not in play.options()


def test_discard_by_oneself_that_is_no_cost_goes_as_far_as_possible() -> None:
    effects = (discard("self", 2, "owner"), {"verb": "vp", "n": 1})
    play = holding(*effects).hand(0, "bs_plane").play()

    play.choose("use", PLAIN).choose("throw", "bs_plane")

    assert (play[0].hand, play[0].discards, play[0].vp) == ([], ["bs_plane"], 1)


@pytest.mark.parametrize(("cards", "works"), [(0, False), (1, False), (2, True)])
def test_discard_as_a_cost_is_paid_in_full_or_not_at_all(cards: int, works: bool) -> None:
    may = {"verb": "may", "cost": [discard("self", 2, "owner")], "then": [{"verb": "vp", "n": 1}]}
    play = holding(may).hand(0, *["bs_plane", "bs_jury"][:cards]).play()

    assert (("use", PLAIN) in play.options()) == works


def test_a_cost_at_random_is_paid_by_chance() -> None:
    may = {"verb": "may", "cost": [discard("self", 1, "random")], "then": [{"verb": "vp", "n": 1}]}
    play = holding(may).hand(0, "bs_plane", "bs_jury").play().luck("bs_jury")

    play.choose("use", PLAIN)

    assert (play[0].hand, play[0].vp) == (["bs_plane"], 1)


# may


def test_may_beside_another_effect_is_asked() -> None:
    may = {"verb": "may", "cost": [discard("self", 1, "owner")], "then": [{"verb": "vp", "n": 2}]}
    refused = holding({"verb": "vp", "n": 1}, may).hand(0, "bs_plane").play()
    paid = holding({"verb": "vp", "n": 1}, may).hand(0, "bs_plane").play()

    refused.choose("use", PLAIN).choose("no")
    paid.choose("use", PLAIN).choose("yes").choose("throw", "bs_plane")

    assert (refused[0].vp, refused[0].hand) == (1, ["bs_plane"])
    assert (paid[0].vp, paid[0].hand) == (3, [])


# recover and purge


def test_recover_one_card_only() -> None:
    scene = holding({"verb": "recover", "n": 1}).discards(0, "bs_plane", "bs_jury")
    play = scene.play().choose("use", PLAIN).choose("recover", "bs_jury")

    assert play[0].hand == ["bs_jury"]
    assert play.asked() == {0: "turn"}


@pytest.mark.parametrize(("cards", "works"), [(0, False), (1, False), (2, True)])
def test_purge_as_a_cost_needs_as_many_cards_as_it_says(cards: int, works: bool) -> None:
    cost = {"verb": "purge", "n": 2, "source": "hand_or_discard"}
    scene = holding({"verb": "may", "cost": [cost], "then": [{"verb": "vp", "n": 1}]})
    play = scene.hand(0, *["bs_plane", "bs_jury"][:cards]).play()

    assert (("use", PLAIN) in play.options()) == works


def test_purge_as_a_cost_is_paid_in_full() -> None:
    cost = {"verb": "purge", "n": 2, "source": "hand_or_discard"}
    scene = holding({"verb": "may", "cost": [cost], "then": [{"verb": "vp", "n": 1}]})
    play = scene.hand(0, "bs_plane").discards(0, "bs_jury").play()

    play.choose("use", PLAIN)
    assert play.options() == [("purge_hand", "bs_plane"), ("purge_discard", "bs_jury")]
    play.choose("purge_discard", "bs_jury")
    assert play.options() == [("purge_hand", "bs_plane")]
    play.choose("purge_hand", "bs_plane")

    assert (play[0].vp, play.table.gone) == (1, ["bs_jury", "bs_plane"])
    play.check_parts()


# peek


def test_peek_into_the_mythos_deck_only_leaves_it_as_it_was() -> None:
    scene = holding({"verb": "peek", "what": "mythos_deck", "n": 2})
    play = scene.play().luck("my_dagon", "my_tesla").choose("use", PLAIN)

    assert play.events(0, "sees_mythos") == [("sees_mythos", "my_dagon", "my_tesla")]
    assert play.events(1, "sees_mythos") == []
    assert [layer[0] for layer in play.table.mythos_deck[-2:]] == [("my_tesla",), ("my_dagon",)]
    play.check_parts()


def test_peek_into_the_whole_own_deck_and_leave_it() -> None:
    scene = holding({"verb": "peek", "what": "own_deck", "n": "all"})
    play = scene.deck(0, "st_rail", "bs_plane").play().choose("use", PLAIN)

    assert play.events(0, "sees_deck") == [("sees_deck", "st_rail", "bs_plane")]
    assert cards_of(play[0].deck) == ["bs_plane", "st_rail"]
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_peek_into_a_stack_and_leave_it() -> None:
    scene = holding({"verb": "peek", "what": "city_stack"})
    scene.stack("detroit", "bs_plane", "bs_jury")
    play = scene.play().choose("use", PLAIN).choose("stack", "detroit")

    assert play.events(0, "sees_stack") == [("sees_stack", "detroit", "bs_jury", "bs_plane")]
    assert sorted(cards_of(play.table.stacks["detroit"])) == ["bs_jury", "bs_plane"]
    assert play.asked() == {0: "turn"}
