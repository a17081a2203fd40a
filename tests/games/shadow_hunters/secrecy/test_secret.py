"""What stays secret (SH-45)."""

import pytest
from msgspec.structs import replace

from tests.games.shadow_hunters.scenes import CHAPEL, HUT, Scene
from tests.games.shadow_hunters.secrecy.knowledge import end_turn, green_cards, known
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.errors import NoConsistentTable
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import full_deck


def test_sh_45_hidden_characters_are_secret() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    assert known(play, 0) == ["f1", None, None, None]
    assert known(play, None) == [None, None, None, None]


def test_sh_45_swapped_hidden_characters_look_the_same_to_the_others() -> None:
    one = Scene("f1", "u1", "g1", "v1").play()
    other = Scene("f1", "v1", "g1", "u1").play()

    end_turn(one, CHAPEL)
    end_turn(other, CHAPEL)

    assert one.view(0) == other.view(0)
    assert one.events(0) == other.events(0)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_sh_45_those_left_in_the_box_stay_secret_to_the_end(seat: Seat | None) -> None:
    play = Scene("f1", "u1", "g1", "v1", pool="mixed").dead(3).wounds(1, 9).play()

    play.tree_wounds(1)

    assert play.match.over
    assert known(play, seat) == ["f1", "u1", "g1", "v1"]
    assert play.words_told(seat) & set(CHARACTERS) <= {"f1", "u1", "g1", "v1"}
    assert [player.may_be for player in play.view(seat).players] == [[], [], [], []]


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_sh_45_the_order_of_a_deck_is_secret(colour: str) -> None:
    one = Scene("f1", "u1", "g1", "v1")
    other = Scene("f1", "u1", "g1", "v1")
    other.table.deck(colour).pile.reverse()

    assert one.table.deck(colour).pile != other.table.deck(colour).pile
    assert one.play().view(0) == other.play().view(0)


def test_sh_45_the_green_discards_are_secret() -> None:
    one = Scene("f1", "u1", "g1", "v1").discarded("g_slap").play()
    other = Scene("f1", "u1", "g1", "v1").discarded("g_aid").play()

    assert one.view(0) == other.view(0)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_sh_45_a_green_card_is_secret(seat: Seat | None) -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.give_green("g_spell", 3).choose("take", 1)

    assert green_cards(play, seat) == [None]
    assert "g_spell" not in play.words_told(seat)


def test_sh_45_two_green_cards_with_the_same_outcome_look_the_same() -> None:
    one = Scene("f1", "u1", "g1", "v1").play().give_green("g_spell", 3).choose("take", 1)
    other = Scene("f1", "u1", "g1", "v1").play().give_green("g_anger", 3).choose("take", 1)

    assert one.view(1) == other.view(1)
    assert one.events(1) == other.events(1)


@pytest.mark.parametrize("seat", [0, 3])
def test_sh_45_giver_and_receiver_keep_a_green_card_in_their_journals(seat: Seat) -> None:
    play = Scene("f1", "u1", "g1", "v1").play()
    play.give_green("g_spell", 3).choose("take", 1).go_on()

    end_turn(play, CHAPEL)

    assert green_cards(play, seat) == ["g_spell"]


@pytest.mark.parametrize("seat", [0, 3])
def test_sh_45_a_green_card_stays_in_the_journals_when_its_deck_is_made_anew(seat: Seat) -> None:
    cards = full_deck("green", 16)
    cards.remove("g_spell")
    play = Scene("f1", "u1", "g1", "v1").discarded(*cards).play()
    play.give_green("g_spell", 3).choose("take", 1).go_on()

    play.move(HUT).choose("draw", "green")

    assert play.view(None).green.times_made == 2
    assert green_cards(play, seat)[0] == "g_spell"


def test_sh_45_the_giver_of_true_face_keeps_what_it_saw() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()
    play.give_green("g_prediction", 3).choose("show").go_on()

    end_turn(play, CHAPEL)

    assert known(play, 0) == ["f1", None, None, "v1"]
    assert known(play, 1) == [None, "u1", None, None]


def test_a_view_that_no_match_shows_is_refused() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").play()
    view = play.view(0)
    view.players[1] = replace(view.players[1], may_be=[])

    with pytest.raises(NoConsistentTable):
        play.match.rules.imagine(view, Chance(key_from_seed("impossible")))
