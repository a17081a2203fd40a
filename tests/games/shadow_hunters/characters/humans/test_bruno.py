"""Bruno (SH-87)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD, Scene


def test_sh_87_he_takes_a_card_of_his_choice_instead_of_the_wounds() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1)
    play = scene.gear(1, "talisman", "wood_axe").play()

    play.attack(1, 4, 2)
    asked = play.asked()
    options = play.options(0)
    play.choose("rob", 1, "wood_axe")

    assert asked == {0: "hit"}
    assert options == [("go_on",), ("rob", 1, "talisman"), ("rob", 1, "wood_axe")]
    assert play[0].gear == ["wood_axe"]
    assert play[1].gear == ["talisman"]
    assert play[1].wounds == 0


def test_sh_87_the_theft_reveals_him() -> None:
    play = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).gear(1, "talisman").play()

    play.attack(1, 4, 2).choose("rob", 1, "talisman")

    assert play[0].revealed


def test_sh_87_he_need_not_rob_and_wounds_instead() -> None:
    play = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).gear(1, "talisman").play()

    play.attack(1, 4, 2).choose("go_on")

    assert play[1].wounds == 2
    assert play[1].gear == ["talisman"]
    assert not play[0].revealed


def test_sh_87_revealed_he_is_asked_too() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(1, "talisman").play()

    play.attack(1, 4, 2)

    assert play.asked() == {0: "hit"}
    assert play.options(0) == [("go_on",), ("rob", 1, "talisman")]


def test_sh_87_a_sum_of_one_is_not_enough() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(1, "talisman").play()

    play.attack(1, 3, 2)

    assert play.asked() == {1: "attacked"}
    assert play[1].wounds == 1


def test_sh_87_the_targets_cloak_may_make_the_sum_too_small() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(1, "pilgrims_cloak").play()

    play.attack(1, 4, 2)

    assert play[1].wounds == 1
    assert play[1].gear == ["pilgrims_cloak"]


def test_sh_87_his_weapons_may_make_the_sum_large_enough() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(0, "boar_knife").gear(1, "talisman").play()

    play.attack(1, 3, 2)

    assert play.options(0) == [("go_on",), ("rob", 1, "talisman")]


def test_sh_87_who_has_no_equipment_is_wounded() -> None:
    play = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).revealed(0).play()

    play.attack(1, 6, 1)

    assert play.asked() == {1: "attacked"}
    assert play[1].wounds == 5


def test_sh_87_with_the_flail_he_decides_for_each_target() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1, 2, 3).gear(0, "flail")
    play = scene.gear(1, "talisman").gear(2, "wood_axe").gear(3, "boar_knife").play()

    play.attack_all(4, 2)
    play.choose("rob", 2, "wood_axe").choose("rob", 1, "talisman").choose("go_on")

    assert play[0].gear == ["flail", "wood_axe", "talisman"]
    assert [play[1].wounds, play[2].wounds, play[3].wounds] == [0, 0, 2]
    assert play[3].gear == ["boar_knife"]


def test_sh_87_he_takes_only_one_card_from_each_target() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "talisman", "lodestone").gear(2, "wood_axe").play()

    play.attack_all(4, 2).choose("rob", 1, "talisman")

    assert play.options(0) == [("go_on",), ("rob", 2, "wood_axe")]


def test_sh_87_a_theft_changes_no_sum() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1, 2).gear(0, "flail")
    play = scene.gear(1, "pilgrims_cloak").play()

    play.attack_all(5, 2)
    play.choose("rob", 1, "pilgrims_cloak")

    assert play[0].gear == ["flail", "pilgrims_cloak"]
    assert play[2].wounds == 3


def test_sh_87_void_he_does_not_rob() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).void(0)
    play = scene.gear(1, "talisman").play()

    play.attack(1, 4, 2)

    assert play.asked() == {1: "attacked"}
    assert play[1].wounds == 2


def test_sh_87_with_seven_players_he_does_not_rob() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).revealed(0)
    play = scene.gear(1, "talisman").play()

    play.attack(1, 4, 2)

    assert play.asked() == {1: "attacked"}
    assert play[1].wounds == 2


def test_sh_87_with_seven_players_he_may_loot_all() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").play()

    play.attack(1, 4, 2)
    options = play.options(0)
    play.choose("loot_all")

    assert options == [("loot", "talisman"), ("loot", "lodestone"), ("loot_all",), ("leave",)]
    assert play[0].gear == ["talisman", "lodestone"]
    assert play[0].revealed


def test_sh_87_with_seven_players_he_may_stay_hidden_and_loot_one() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").play()

    play.attack(1, 4, 2).choose("loot", "lodestone")

    assert play[0].gear == ["lodestone"]
    assert not play[0].revealed


def test_sh_87_with_seven_players_only_victims_of_his_attack_lose_all() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").play()

    play.tree_wounds(1)

    assert play.options(0) == [("loot", "talisman"), ("loot", "lodestone"), ("leave",)]


def test_sh_87_with_seven_players_void_he_loots_one() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").void(0).play()

    play.attack(1, 4, 2)

    assert play.options(0) == [("loot", "talisman"), ("loot", "lodestone"), ("leave",)]


def test_sh_87_with_six_players_he_loots_one() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").play()

    play.attack(1, 4, 2).choose("go_on")

    assert play.options(0) == [("loot", "talisman"), ("loot", "lodestone"), ("leave",)]


def test_sh_87_the_players_at_the_start_count() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1", "a1", "c1").at(GRAVEYARD, 1).wounds(1, 9)
    play = scene.gear(1, "talisman", "lodestone").dead(4, 5).play()

    play.attack(1, 4, 2)

    assert play.asked() == {0: "loot"}
    assert ("loot_all",) in play.options(0)


def test_sh_87_a_fifth_card_by_theft_ends_the_game() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").at(GRAVEYARD, 1).gear(1, "talisman")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.attack(1, 4, 2).choose("rob", 1, "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_87_a_fifth_card_by_drawing_ends_the_game() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.draw_blue("rowan_brooch")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_87_a_fifth_card_by_loot_ends_the_game() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").wounds(1, 9).gear(1, "talisman")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.tree_wounds(1).choose("loot", "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_87_a_fifth_card_by_a_toll_ends_the_game() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").gear(1, "talisman")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.give_green("g_anger", 1)
    play.choose("hand_over", "talisman")

    assert play.match.over
    assert play.table.winners == [0]


def test_sh_87_four_cards_are_not_enough() -> None:
    play = Scene("b1", "e1", "f1", "u1", "v1").gear(0, "boar_knife", "wood_axe", "crossbow").play()

    play.draw_blue("rowan_brooch")

    assert len(play[0].gear) == 4
    assert not play.match.over


def test_sh_87_void_his_goal_stands() -> None:
    scene = Scene("b1", "e1", "f1", "u1", "v1").void(0)
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.draw_blue("rowan_brooch")

    assert play.table.winners == [0]


def test_sh_87_five_cards_in_another_hand_end_nothing() -> None:
    scene = Scene("e1", "b1", "f1", "u1", "v1")
    play = scene.gear(0, "boar_knife", "wood_axe", "war_sickle", "moon_spear").play()

    play.draw_blue("rowan_brooch")

    assert not play.match.over
