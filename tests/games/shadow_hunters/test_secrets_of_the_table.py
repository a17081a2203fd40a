import pytest
from msgspec.structs import replace

from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    CIRCLE,
    GRAVEYARD,
    HUT,
    SPRING,
    TREE,
    Play,
    Scene,
)
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.errors import BadSetup, NoConsistentTable
from turncoat.core.terms import Seat
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import COLOUR_OF, full_deck


def give(play: Play, card: str, receiver: Seat) -> Play:
    """The active player takes this card in the Hut and gives it on."""
    return play.move(HUT, card).choose("draw", "green").choose("give", receiver)


def draw(play: Play, card: str, *then: int | str) -> Play:
    """The active player comes to the Spring and takes this card."""
    return play.move(SPRING, card, *then).choose("draw", COLOUR_OF[card])


def end_turn(play: Play, place: str) -> Play:
    """The active player comes to a place where nobody is in range, and that is all."""
    return play.move(place).skip_place().go_on()


def known(play: Play, seat: Seat | None) -> list[str | None]:
    """Whose characters a seat knows."""
    return [player.character for player in play.view(seat).players]


def green_cards(play: Play, seat: Seat | None) -> list[str | None]:
    """Which green cards a seat knows."""
    return [gift.card for gift in play.view(seat).gifts]


def words_told(play: Play, seat: Seat | None) -> set[str | int]:
    """Every word that a seat was ever told."""
    return {word for event in play.events(seat) for word in event}


# SH-43: the dead take no part and can still win


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

    play.move(CHAPEL).skip_place().luck(4, 1).choose("attack", 1)

    assert not play[1].alive
    assert "attacked" not in play.asked().values()


def test_sh_43_a_dead_werewolf_can_still_win() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(2, 3, 4).wounds(1, 9).play()

    play.move(TREE).choose("tree_wound", 1)

    assert play.table.winners == [0, 2]


def test_sh_43_a_dead_vampire_can_still_win() -> None:
    play = Scene("v1", "u1", "g1", "f1", "a1").dead(1, 3, 4).wounds(2, 12).play()

    play.move(TREE).choose("tree_wound", 2)

    assert play.table.winners == [0, 1]


# SH-43: what the dead see


def test_sh_43_the_dead_see_all_characters_at_once() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()

    play.move(TREE).choose("tree_wound", 4)

    assert known(play, 4) == ["f1", "u1", "g1", "v1", "a1"]


def test_sh_43_the_dead_are_told_all_characters_at_once() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()

    play.move(TREE).choose("tree_wound", 4)

    assert play.events(4, "sees_all") == [("sees_all", "f1", "u1", "g1", "v1", "a1")]


def test_sh_43_the_living_see_no_more_than_before() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()

    play.move(TREE).choose("tree_wound", 4)

    assert known(play, 1) == [None, "u1", None, None, "a1"]
    assert play.events(1, "sees_all") == []


def test_sh_43_the_dead_see_every_green_card_as_it_is_drawn() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    play.move(HUT, "g_spell").choose("draw", "green")

    assert play.events(4, "green_drawn") == [("green_drawn", 0, "g_spell")]


def test_sh_43_the_dead_see_every_green_card_and_its_answer() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    give(play, "g_spell", 3).choose("take", 1)

    assert green_cards(play, 4) == ["g_spell"]
    assert play.view(4).gifts[0].outcome == ("take", 1)


def test_sh_43_the_dead_see_what_true_face_shows() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    give(play, "g_prediction", 3).choose("show")

    assert play.events(4, "sees") == [("sees", 0, 3, "v1")]


def test_sh_43_the_dead_do_not_see_green_cards_from_before_their_death() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()
    give(play, "g_spell", 3).choose("take", 1).go_on()

    play.move(TREE).choose("tree_wound", 4)

    assert not play[4].alive
    assert green_cards(play, 4) == [None]


def test_sh_43_the_dead_still_know_the_green_cards_of_their_own() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 6).play()
    give(play, "g_bully", 4).choose("take", 1).go_on()

    play.move(TREE).choose("tree_wound", 4)

    assert not play[4].alive
    assert green_cards(play, 4) == ["g_bully"]


def test_sh_43_who_falls_by_a_green_card_sees_the_later_ones() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").wounds(4, 7).play()
    give(play, "g_bully", 4).choose("take", 1).go_on()

    give(play, "g_spell", 3).choose("take", 1)

    assert green_cards(play, 4) == ["g_bully", "g_spell"]


# SH-43: what the dead say


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

    play.move(TREE).choose("tree_wound", 5)

    assert not play[5].alive
    assert play.view(5).heard == []
    assert play.view(5).heard_apart == []


def test_sh_43_the_living_talk_to_all() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    play.match.say(0, ("suspect", 1))

    assert [heard.seat for heard in play.view(2).heard] == [0]
    assert [heard.seat for heard in play.view(None).heard] == [0]


# SH-43: 'the dead see only what is public'


def test_sh_43_by_the_hosts_choice_the_dead_see_no_hidden_character() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", dead_see=False).wounds(4, 6).play()

    play.move(TREE).choose("tree_wound", 4)

    assert known(play, 4) == [None, None, None, None, "a1"]
    assert play.events(4, "sees_all") == []


def test_sh_43_by_the_hosts_choice_the_dead_see_no_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", dead_see=False).dead(4).play()

    give(play, "g_spell", 3).choose("take", 1)

    assert green_cards(play, 4) == [None]
    assert "g_spell" not in words_told(play, 4)


def test_sh_43_by_the_hosts_choice_the_dead_do_not_see_what_true_face_shows() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", dead_see=False).dead(4).play()

    give(play, "g_prediction", 3).choose("show")

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


# SH-43: spectators and the TV


def test_sh_43_those_who_watch_see_no_hidden_character() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).revealed(1).play()

    assert known(play, None) == [None, "u1", None, None, "a1"]


def test_sh_43_those_who_watch_see_no_green_card() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1").dead(4).play()

    give(play, "g_prediction", 3).choose("show")

    assert green_cards(play, None) == [None]
    assert not words_told(play, None) & {"g_prediction", "v1"}


# SH-45: public


def test_sh_45_the_set_is_public() -> None:
    play = Scene("f1", "u1", "g1", "v1", pool="basic").play()

    assert play.view(None).options.pool == "basic"


def test_sh_45_the_number_of_players_and_thus_the_counts_are_public() -> None:
    play = Scene("f1", "u1", "g1", "v1", "a1", "b1", "c1").play()

    assert play.view(None).options.players == 7


def test_sh_45_the_order_of_the_places_is_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    assert play.view(None).slots == [HUT, SPRING, CHAPEL, GRAVEYARD, TREE, CIRCLE]


def test_sh_45_where_everybody_stands_is_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(HUT, 1).at(TREE, 3).play()

    assert [player.place for player in play.view(None).players] == ["", HUT, "", TREE]


def test_sh_45_wounds_are_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").wounds(1, 4).wounds(2, 6).play()

    assert [player.wounds for player in play.view(None).players] == [0, 4, 6, 0]


def test_sh_45_equipment_is_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(1, "flail", "talisman").play()

    assert play.view(None).players[1].gear == ["flail", "talisman"]


def test_sh_45_the_red_and_blue_discards_are_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").discarded("flail", "cave_spider", "full_moon").play()

    assert play.view(None).red.discards == ["flail", "cave_spider"]
    assert play.view(None).blue.discards == ["full_moon"]


def test_sh_45_the_deck_sizes_are_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").discarded("flail", "full_moon", "g_slap").play()
    draw(play, "hungry_bats")

    view = play.view(None)

    assert [view.red.left, view.blue.left, view.green.left] == [14, 15, 15]


def test_sh_45_the_dice_are_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place().luck(6, 2).choose("attack", 1)

    assert play.events(topic="throws") == [("throws", 0, 5, 1), ("throws", 0, 6, 2)]


def test_sh_45_ward_and_barrier_are_public() -> None:
    play = Scene("f1", "u1", "g2", "v1").warded(1).barred(2).play()

    assert [player.warded for player in play.view(None).players] == [False, True, False, False]
    assert [player.barred for player in play.view(None).players] == [False, False, True, False]


def test_sh_45_who_is_void_is_public() -> None:
    play = Scene("e2", "u1", "g2", "v1").play()

    play.choose("void", 1)

    assert play.view(None).players[1].void
    assert play.events(topic="voids") == [("voids", 0, 1)]


def test_sh_45_a_used_once_is_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").play(3)

    play.choose("maul", 1)

    assert [player.used for player in play.view(None).players] == [True, False, False, False]


def test_sh_45_the_extra_turns_left_are_public() -> None:
    play = Scene("w2", "u1", "g1", "v1", "f1", "a1").dead(3, 5).play()

    play.move(CHAPEL).skip_place().choose("extra_turns")

    assert play.view(None).extra_turns == 1


def test_sh_45_cards_turned_up_are_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.interrupt(2, "reveal")

    assert known(play, None) == [None, None, "g1", None]
    assert play.events(topic="reveals") == [("reveals", 2, "g1")]


def test_sh_45_who_gave_green_to_whom_and_the_outcome_are_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    give(play, "g_spell", 3).choose("take", 1)

    gift = play.view(None).gifts[0]
    assert (gift.giver, gift.receiver, gift.outcome) == (0, 3, ("take", 1))


# SH-45: secret


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

    play.move(TREE).choose("tree_wound", 1)

    assert play.match.over
    assert known(play, seat) == ["f1", "u1", "g1", "v1"]
    assert words_told(play, seat) & set(CHARACTERS) <= {"f1", "u1", "g1", "v1"}
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

    give(play, "g_spell", 3).choose("take", 1)

    assert green_cards(play, seat) == [None]
    assert "g_spell" not in words_told(play, seat)


def test_sh_45_two_green_cards_with_the_same_outcome_look_the_same() -> None:
    one = give(Scene("f1", "u1", "g1", "v1").play(), "g_spell", 3).choose("take", 1)
    other = give(Scene("f1", "u1", "g1", "v1").play(), "g_anger", 3).choose("take", 1)

    assert one.view(1) == other.view(1)
    assert one.events(1) == other.events(1)


@pytest.mark.parametrize("seat", [0, 3])
def test_sh_45_giver_and_receiver_keep_a_green_card_in_their_journals(seat: Seat) -> None:
    play = Scene("f1", "u1", "g1", "v1").play()
    give(play, "g_spell", 3).choose("take", 1).go_on()

    end_turn(play, CHAPEL)

    assert green_cards(play, seat) == ["g_spell"]


@pytest.mark.parametrize("seat", [0, 3])
def test_sh_45_a_green_card_stays_in_the_journals_when_its_deck_is_made_anew(seat: Seat) -> None:
    cards = full_deck("green", 16)
    cards.remove("g_spell")
    play = Scene("f1", "u1", "g1", "v1").discarded(*cards).play()
    give(play, "g_spell", 3).choose("take", 1).go_on()

    play.move(HUT).choose("draw", "green")

    assert play.view(None).green.times_made == 2
    assert green_cards(play, seat)[0] == "g_spell"


def test_sh_45_the_giver_of_true_face_keeps_what_it_saw() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()
    give(play, "g_prediction", 3).choose("show").go_on()

    end_turn(play, CHAPEL)

    assert known(play, 0) == ["f1", None, None, "v1"]
    assert known(play, 1) == [None, "u1", None, None]


# Imagining


def test_a_view_that_no_match_shows_is_refused() -> None:
    play = Scene("f1", "u1", "g1", "v1", "e1").play()
    view = play.view(0)
    view.players[1] = replace(view.players[1], may_be=[])

    with pytest.raises(NoConsistentTable):
        play.match.rules.imagine(view, Chance(key_from_seed("impossible")))
