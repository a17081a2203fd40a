"""Dominik (SH-99)."""

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, Scene


def test_sh_99_in_anybodys_turn_he_takes_equipment_from_the_discards() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2")
    play = scene.discarded("flail", "hungry_bats", "talisman", "spring_water", "g_aid").play()

    offers = play.offers(4)
    play.interrupt(4, "salvage", "talisman")

    assert sorted(offers) == [("reveal",), ("salvage", "flail"), ("salvage", "talisman")]
    assert play[4].gear == ["talisman"]
    assert play.table.blue.discards == ["spring_water"]
    assert play.table.red.discards == ["flail", "hungry_bats"]
    assert play.asked() == {0: "turn_start"}


def test_sh_99_from_the_red_discards_too() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").play()

    play.interrupt(4, "salvage", "flail")

    assert play[4].gear == ["flail"]
    assert play.table.red.discards == []


def test_sh_99_it_reveals_him_and_is_public() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").play()

    play.interrupt(4, "salvage", "flail")

    assert play[4].revealed
    assert play.events(topic="salvages") == [("salvages", 4, "flail")]


def test_sh_99_it_works_once_in_a_game() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail", "talisman").play()

    play.interrupt(4, "salvage", "flail")

    assert play.offers(4) == []
    assert play[4].used


def test_sh_99_with_no_equipment_lying_there_it_is_not_offered() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("spring_water", "g_aid").play()

    assert play.offers(4) == [("reveal",)]


def test_sh_99_void_he_may_only_reveal() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").void(4).play()

    assert play.offers(4) == [("reveal",)]


def test_sh_99_once_out_he_takes_nothing() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").dead(4).play()

    assert play.offers(4) == []


def test_sh_99_while_wounds_are_falling_he_takes_nothing() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "d2").discarded("flail").wounds(1, 9)
    play = scene.gear(1, "talisman").play()

    play.tree_wounds(1)

    assert play.asked() == {0: "loot"}
    assert play.offers(4) == []


def test_sh_99_in_anothers_turn_the_card_protects_him_at_once() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").discarded("pilgrims_cloak").at(GRAVEYARD, 4).play()

    play.move(CHAPEL).skip_place().interrupt(4, "salvage", "pilgrims_cloak")
    play.luck(4, 2).choose("attack", 4)

    assert play[4].wounds == 1


def test_sh_99_in_his_own_turn_the_question_is_listed_anew() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").discarded("flail").at(GRAVEYARD, 1, 2).play()

    play.move(CHAPEL).skip_place().interrupt(0, "salvage", "flail")

    assert play.options(0) == [("attack_all",), ("no_attack",)]


def test_sh_99_three_relics_by_salvage_win() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "talisman", "moon_spear")
    play = scene.discarded("pilgrims_cloak").play()

    play.interrupt(0, "salvage", "pilgrims_cloak")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_99_three_relics_by_drawing_win() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "talisman", "moon_spear").play()

    play.draw_blue("silver_chain")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_99_three_relics_by_the_circle_win() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "silver_chain", "moon_spear")
    play = scene.gear(1, "pilgrims_cloak").play()

    play.move(CIRCLE).choose("take", 1, "pilgrims_cloak")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_99_three_relics_by_loot_win() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "silver_chain", "moon_spear")
    play = scene.gear(1, "talisman").wounds(1, 9).play()

    play.tree_wounds(1).choose("loot", "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_99_two_relics_and_other_equipment_do_not_win() -> None:
    scene = Scene("d2", "u1", "f1", "v1", "e1")
    play = scene.gear(0, "talisman", "moon_spear", "flail", "crossbow").play()

    play.draw_blue("rowan_brooch")

    assert len(play[0].gear) == 5
    assert not play.match.over


def test_sh_99_three_relics_in_another_hand_end_nothing() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d2").gear(0, "talisman", "moon_spear").play()

    play.draw_blue("silver_chain")

    assert not play.match.over


def test_sh_99_void_his_goal_stands() -> None:
    play = Scene("d2", "u1", "f1", "v1", "e1").gear(0, "talisman", "moon_spear").void(0).play()

    play.draw_blue("silver_chain")

    assert play.table.winners == [0]
