"""What the dead and the spectators see and say (SH-43)."""

import pytest

from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, HUT, Scene
from tests.games.shadow_hunters.secrecy.knowledge import end_turn, green_cards, known
from turncoat.core.errors import BadSetup
from turncoat.core.terms import Seat


def test_sh_43_the_dead_have_no_turn() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").dead(1, 2).play()

    end_turn(play, CHAPEL)

    assert play.asked() == {3: "turn_start"}


def test_sh_43_the_dead_have_no_standing_offer() -> None:
    play = Scene("f1", "u1", "d2", "v1", "e1").dead(2).discarded("flail").play()

    assert play.offers(2) == []


def test_sh_43_the_dead_do_not_counter() -> None:
    scene = Scene("f1", "w1", "g1", "v1").at(GRAVEYARD, 1).revealed(0, 1).wounds(1, 13)
    play = scene.play()

    play.attack(1, 4, 1)

    assert not play[1].alive
    assert "attacked" not in play.asked().values()


def test_sh_43_a_dead_werewolf_can_still_win() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(2, 3, 4).wounds(1, 9).play()

    play.tree_wounds(1)

    assert play.table.winners == [0, 2]


def test_sh_43_a_dead_vampire_can_still_win() -> None:
    play = Scene("v1", "u1", "g1", "f1", "a1").dead(1, 3, 4).wounds(2, 12).play()

    play.tree_wounds(2)

    assert play.table.winners == [0, 1]


def test_sh_43_the_dead_see_all_characters_at_once() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()

    play.tree_wounds(4)

    assert known(play, 4) == ["f1", "u1", "g1", "v1", "a1"]


def test_sh_43_the_dead_are_told_all_characters_at_once() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()

    play.tree_wounds(4)

    assert play.events(4, "sees_all") == [("sees_all", "f1", "u1", "g1", "v1", "a1")]


def test_sh_43_the_living_see_no_more_than_before() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()

    play.tree_wounds(4)

    assert known(play, 1) == [None, "u1", None, None, "a1"]
    assert play.events(1, "sees_all") == []


def test_sh_43_the_dead_see_every_green_card_as_it_is_drawn() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    play.move(HUT, "g_spell").choose("draw", "green")

    assert play.events(4, "green_drawn") == [("green_drawn", 0, "g_spell")]


def test_sh_43_the_dead_see_every_green_card_and_its_answer() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    play.give_green("g_spell", 3).choose("take", 1)

    assert green_cards(play, 4) == ["g_spell"]
    assert play.view(4).gifts[0].outcome == ("take", 1)


def test_sh_43_the_dead_see_what_true_face_shows() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    play.give_green("g_prediction", 3).choose("show")

    assert play.events(4, "sees") == [("sees", 0, 3, "v1")]


def test_sh_43_the_dead_do_not_see_green_cards_from_before_their_death() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()
    play.give_green("g_spell", 3).choose("take", 1).go_on()

    play.tree_wounds(4)

    assert not play[4].alive
    assert green_cards(play, 4) == [None]


def test_sh_43_the_dead_still_know_the_green_cards_of_their_own() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()
    play.give_green("g_bully", 4).choose("take", 1).go_on()

    play.tree_wounds(4)

    assert not play[4].alive
    assert green_cards(play, 4) == ["g_bully"]


def test_sh_43_who_falls_by_a_green_card_sees_the_later_ones() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 7).play()
    play.give_green("g_bully", 4).choose("take", 1).go_on()

    play.give_green("g_spell", 3).choose("take", 1)

    assert green_cards(play, 4) == ["g_bully", "g_spell"]


def test_sh_43_the_dead_talk_among_themselves() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", "e1").dead(4, 5).play()

    play.match.say(4, ("suspect", 1))

    assert [heard.claim for heard in play.view(5).heard_apart] == [("suspect", 1)]
    assert play.events(5, "claims_apart") == [("claims_apart", 4, 0, "suspect", 1)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_sh_43_nobody_else_hears_the_dead(seat: Seat | None) -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", "e1").dead(4, 5).play()

    play.match.say(4, ("suspect", 1))

    assert play.view(seat).heard == []
    assert play.view(seat).heard_apart == []
    assert play.events(seat, "claims") == play.events(seat, "claims_apart") == []


def test_sh_43_who_dies_later_has_not_heard_what_the_dead_said_before() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", "e1").dead(4).wounds(5, 8).play()
    play.match.say(4, ("suspect", 1))

    play.tree_wounds(5)

    assert not play[5].alive
    assert play.view(5).heard == []
    assert play.view(5).heard_apart == []


def test_sh_43_the_living_talk_to_all() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    play.match.say(0, ("suspect", 1))

    assert [heard.seat for heard in play.view(2).heard] == [0]
    assert [heard.seat for heard in play.view(None).heard] == [0]


def test_sh_43_by_the_hosts_choice_the_dead_see_no_hidden_character() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", dead_see=False).wounds(4, 6).play()

    play.tree_wounds(4)

    assert known(play, 4) == [None, None, None, None, "a1"]
    assert play.events(4, "sees_all") == []


def test_sh_43_by_the_hosts_choice_the_dead_see_no_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", dead_see=False).dead(4).play()

    play.give_green("g_spell", 3).choose("take", 1)

    assert green_cards(play, 4) == [None]
    assert "g_spell" not in play.words_told(4)


def test_sh_43_by_the_hosts_choice_the_dead_do_not_see_what_true_face_shows() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", dead_see=False).dead(4).play()

    play.give_green("g_prediction", 3).choose("show")

    assert play.events(4, "sees") == []
    assert known(play, 4) == [None, None, None, None, "a1"]


def test_sh_43_the_dead_who_see_only_what_is_public_talk_among_themselves() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", dead_see=False).dead(4).play()

    play.match.say(4, ("suspect", 1))

    assert [heard.seat for heard in play.view(4).heard_apart] == [4]
    assert play.view(0).heard == []
    assert play.view(0).heard_apart == []


def test_sh_43_the_dead_who_see_only_what_is_public_may_be_let_talk_to_the_living() -> None:
    scene = Scene("f1", "u1", "g1", "v1", "a1", dead_see=False, dead_talk=True)
    play = scene.dead(4).play()

    play.match.say(4, ("suspect", 1))

    assert [heard.seat for heard in play.view(0).heard] == [4]


def test_sh_43_the_dead_who_see_everything_can_not_be_let_talk_to_the_living() -> None:
    with pytest.raises(BadSetup):
        Scene("f1", "u1", "g1", "v1", "a1", dead_see=True, dead_talk=True)


def test_sh_43_those_who_watch_see_no_hidden_character() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).revealed(1).play()

    assert known(play, None) == [None, "u1", None, None, "a1"]


def test_sh_43_those_who_watch_see_no_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    play.give_green("g_prediction", 3).choose("show")

    assert green_cards(play, None) == [None]
    assert not play.words_told(None) & {"g_prediction", "v1"}
