"""The three decks (SH-2), and when one is shuffled again (SH-2a)."""

import pytest

from tests.games.shadow_hunters.scenes import HUT, SPRING, Play, Scene
from tests.games.shadow_hunters.setup.deals import dealt, dealt_often
from turncoat.games.shadow_hunters.content import COLOURS, EVENTS, full_deck


def first_card(play: Play, colour: str) -> str:
    return play.table.deck(colour).draw(play.table.chance)


def finish_card(play: Play) -> Play:
    """Seat 0 takes the first option until its card is resolved."""
    while play.asked() in ({0: "target"}, {0: "part_with"}, {0: "steal"}, {0: "healing_card"}):
        play.choose(*play.options()[0])
    return play


def all_but(card: str, colour: str) -> list[str]:
    """A whole deck without one card."""
    cards = full_deck(colour, 16)
    cards.remove(card)
    return cards


def cards_left(play: Play) -> int:
    """How many cards are left in the three decks together."""
    view = play.view(None)
    return view.red.left + view.blue.left + view.green.left


@pytest.mark.parametrize("colour", COLOURS)
def test_sh_2_each_deck_has_sixteen_cards(colour: str) -> None:
    play = dealt(5)

    assert len(play.table.deck(colour).pile) == 16


@pytest.mark.parametrize("colour", COLOURS)
def test_sh_2_any_card_can_be_the_first(colour: str) -> None:
    plays = dealt_often(4) + dealt_often(5)

    firsts = {first_card(play, colour) for play in plays}

    assert firsts == set(full_deck(colour, 16))


def test_sh_2_nothing_is_discarded_at_first() -> None:
    view = dealt(4).view(None)

    assert [view.red.discards, view.blue.discards, view.green.discards] == [[], [], 0]


def test_sh_2a_a_deck_whose_last_card_was_drawn_stays_empty() -> None:
    scene = Scene("f1", "u1", "g1", "v1").discarded(*all_but("boar_knife", "red"))
    play = scene.play()

    play.draw_red("boar_knife")

    assert play.view(None).red.left == 0
    assert len(play.table.red.discards) == 15


def test_sh_2a_an_empty_deck_is_made_anew_when_a_card_must_be_drawn() -> None:
    play = Scene("f1", "u1", "g1", "v1").discarded(*full_deck("red", 16)).play()

    play.draw_red("boar_knife")

    assert play.view(None).red.left == 15
    assert play.view(None).red.discards == []


def test_sh_2a_an_empty_deck_is_left_alone_while_others_are_drawn_from() -> None:
    play = Scene("f1", "u1", "g1", "v1").discarded(*full_deck("red", 16)).play()

    play.draw_blue("talisman")

    assert play.view(None).red.left == 0


def test_sh_2a_an_empty_green_deck_is_made_anew() -> None:
    play = Scene("f1", "u1", "g1", "v1").discarded(*full_deck("green", 16)).play()

    play.move(HUT, "g_slap").choose("draw", "green")

    assert play.view(None).green.left == 15
    assert play.view(None).green.discards == 0


def test_sh_2a_the_card_being_resolved_stays_out() -> None:
    scene = Scene("f1", "u1", "g1", "v1").discarded(*all_but("cave_spider", "red"))
    play = scene.play()

    play.draw_red("cave_spider")

    assert play.asked() == {0: "target"}
    assert "cave_spider" not in play.table.red.pile + play.table.red.discards


@pytest.mark.parametrize("card", EVENTS)
def test_sh_2a_no_event_draws_a_second_card(card: str) -> None:
    scene = Scene("f1", "u1", "g1", "v1").gear(0, "wood_axe").gear(1, "boar_knife")
    play = scene.play()
    before = cards_left(play)

    play.move(SPRING, card).choose("draw", "blue" if card in full_deck("blue", 16) else "red")
    finish_card(play)

    assert cards_left(play) == before - 1
