"""What everybody knows (SH-45)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, SPRING, TREE, Scene
from tests.games.shadow_hunters.secrecy.knowledge import known


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
    play.draw("hungry_bats")

    view = play.view(None)

    assert [view.red.left, view.blue.left, view.green.left] == [14, 15, 15]


def test_sh_45_the_dice_are_public() -> None:
    play = Scene("f1", "u1", "g1", "v1").at(GRAVEYARD, 1).play()

    play.attack(1, 6, 2)

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

    play.give_green("g_spell", 3).choose("take", 1)

    gift = play.view(None).gifts[0]
    assert (gift.giver, gift.receiver, gift.outcome) == (0, 3, ("take", 1))
