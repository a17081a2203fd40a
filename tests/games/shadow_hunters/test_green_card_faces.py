from tests.games.shadow_hunters.scenes import HUT, Play, Scene


def give(scene: Scene, card: str) -> Play:
    """Seat 0 draws a green card at the Hut and gives it to seat 1."""
    return scene.play().move(HUT, card).choose("draw", "green").choose("give", 1)


# SH-74a Heal 1, unhurt take 1


def test_sh_74a_g_aid_heals_a_hurt_werewolf() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").wounds(1, 4), "g_aid")

    options = play.options(1)
    play.choose("heal", 1)

    assert options == [("heal", 1)]
    assert play[1].wounds == 3


def test_sh_74a_g_aid_wounds_an_unhurt_werewolf() -> None:
    play = give(Scene("u1", "e1", "f1", "v1"), "g_aid")

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74a_g_aid_does_not_fit_a_vampire() -> None:
    play = give(Scene("e1", "v1", "f1", "u1").wounds(1, 4), "g_aid")

    options = play.options(1)
    play.choose("nothing")

    assert options == [("nothing",)]
    assert play[1].wounds == 4


def test_sh_74a_g_aid_does_not_fit_a_human() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1").wounds(1, 4), "g_aid")

    assert play.options(1) == [("nothing",)]


def test_sh_74a_g_huddle_heals_a_hurt_vampire() -> None:
    play = give(Scene("e1", "v1", "f1", "u1").wounds(1, 4), "g_huddle")

    options = play.options(1)
    play.choose("heal", 1)

    assert options == [("heal", 1)]
    assert play[1].wounds == 3


def test_sh_74a_g_huddle_wounds_an_unhurt_vampire() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_huddle")

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74a_g_huddle_does_not_fit_a_werewolf() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").wounds(1, 4), "g_huddle")

    assert play.options(1) == [("nothing",)]


def test_sh_74a_g_huddle_does_not_fit_a_human() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1").wounds(1, 4), "g_huddle")

    assert play.options(1) == [("nothing",)]


def test_sh_74a_g_nurturance_heals_a_hurt_human() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1").wounds(1, 4), "g_nurturance")

    options = play.options(1)
    play.choose("heal", 1)

    assert options == [("heal", 1)]
    assert play[1].wounds == 3


def test_sh_74a_g_nurturance_wounds_an_unhurt_human() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1"), "g_nurturance")

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74a_g_nurturance_does_not_fit_a_werewolf() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").wounds(1, 4), "g_nurturance")

    assert play.options(1) == [("nothing",)]


def test_sh_74a_g_nurturance_does_not_fit_a_vampire() -> None:
    play = give(Scene("e1", "v1", "f1", "u1").wounds(1, 4), "g_nurturance")

    assert play.options(1) == [("nothing",)]


def test_sh_74a_there_is_one_of_each() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_aid") == 1
    assert pile.count("g_huddle") == 1
    assert pile.count("g_nurturance") == 1


# SH-74b Give the giver 1 equipment or take 1


def test_sh_74b_g_anger_lets_a_werewolf_choose() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").gear(1, "flail", "talisman"), "g_anger")

    assert play.options(1) == [("hand_over", "flail"), ("hand_over", "talisman"), ("take", 1)]


def test_sh_74b_g_anger_lets_a_vampire_choose() -> None:
    play = give(Scene("e1", "v1", "f1", "u1").gear(1, "flail"), "g_anger")

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_anger_does_not_fit_a_human() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1").gear(1, "flail"), "g_anger")

    assert play.options(1) == [("nothing",)]


def test_sh_74b_g_blackmail_lets_a_human_choose() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1").gear(1, "flail"), "g_blackmail")

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_blackmail_lets_a_werewolf_choose() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").gear(1, "flail"), "g_blackmail")

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_blackmail_does_not_fit_a_vampire() -> None:
    play = give(Scene("e1", "v1", "f1", "u1").gear(1, "flail"), "g_blackmail")

    assert play.options(1) == [("nothing",)]


def test_sh_74b_g_greed_lets_a_human_choose() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1").gear(1, "flail"), "g_greed")

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_greed_lets_a_vampire_choose() -> None:
    play = give(Scene("e1", "v1", "f1", "u1").gear(1, "flail"), "g_greed")

    assert play.options(1) == [("hand_over", "flail"), ("take", 1)]


def test_sh_74b_g_greed_does_not_fit_a_werewolf() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").gear(1, "flail"), "g_greed")

    assert play.options(1) == [("nothing",)]


def test_sh_74b_g_anger_brings_the_card_to_the_giver() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").gear(1, "flail", "talisman"), "g_anger")

    play.choose("hand_over", "talisman")

    assert play[0].gear == ["talisman"]
    assert play[1].gear == ["flail"]
    assert play[1].wounds == 0


def test_sh_74b_g_blackmail_brings_the_card_to_the_giver() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").gear(1, "flail"), "g_blackmail")

    play.choose("hand_over", "flail")

    assert play[0].gear == ["flail"]
    assert play[1].gear == []


def test_sh_74b_g_greed_brings_the_card_to_the_giver() -> None:
    play = give(Scene("e1", "v1", "f1", "u1").gear(1, "flail"), "g_greed")

    play.choose("hand_over", "flail")

    assert play[0].gear == ["flail"]
    assert play[1].gear == []


def test_sh_74b_g_anger_wounds_who_keeps_the_card() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").gear(1, "flail"), "g_anger")

    play.choose("take", 1)

    assert play[1].wounds == 1
    assert play[1].gear == ["flail"]


def test_sh_74b_g_blackmail_wounds_who_keeps_the_card() -> None:
    play = give(Scene("u1", "e1", "f1", "v1").gear(1, "flail"), "g_blackmail")

    play.choose("take", 1)

    assert play[1].wounds == 1
    assert play[1].gear == ["flail"]


def test_sh_74b_g_greed_wounds_who_keeps_the_card() -> None:
    play = give(Scene("e1", "v1", "f1", "u1").gear(1, "flail"), "g_greed")

    play.choose("take", 1)

    assert play[1].wounds == 1
    assert play[1].gear == ["flail"]


def test_sh_74b_who_has_no_equipment_takes_1() -> None:
    play = give(Scene("u1", "e1", "f1", "v1"), "g_anger")

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74b_there_are_two_of_each() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_anger") == 2
    assert pile.count("g_blackmail") == 2
    assert pile.count("g_greed") == 2


# SH-74c Wounds for a kind


def test_sh_74c_g_slap_wounds_a_werewolf_by_1() -> None:
    play = give(Scene("u1", "e1", "f1", "v1"), "g_slap")

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74c_g_slap_does_not_fit_a_vampire() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_slap")

    options = play.options(1)
    play.choose("nothing")

    assert options == [("nothing",)]
    assert play[1].wounds == 0


def test_sh_74c_g_slap_does_not_fit_a_human() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1"), "g_slap")

    assert play.options(1) == [("nothing",)]


def test_sh_74c_g_spell_wounds_a_vampire_by_1() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_spell")

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74c_g_spell_does_not_fit_a_werewolf() -> None:
    play = give(Scene("u1", "e1", "f1", "v1"), "g_spell")

    assert play.options(1) == [("nothing",)]


def test_sh_74c_g_spell_does_not_fit_a_human() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1"), "g_spell")

    assert play.options(1) == [("nothing",)]


def test_sh_74c_g_exorcism_wounds_a_vampire_by_2() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_exorcism")

    options = play.options(1)
    play.choose("take", 2)

    assert options == [("take", 2)]
    assert play[1].wounds == 2


def test_sh_74c_g_exorcism_does_not_fit_a_werewolf() -> None:
    play = give(Scene("u1", "e1", "f1", "v1"), "g_exorcism")

    assert play.options(1) == [("nothing",)]


def test_sh_74c_g_exorcism_does_not_fit_a_human() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1"), "g_exorcism")

    assert play.options(1) == [("nothing",)]


def test_sh_74c_there_are_two_of_g_slap_and_one_of_the_others() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_slap") == 2
    assert pile.count("g_spell") == 1
    assert pile.count("g_exorcism") == 1


# SH-74d Wounds by hit points


def test_sh_74d_g_bully_wounds_who_has_11_hit_points_by_1() -> None:
    play = give(Scene("e1", "c1", "f1", "u1", "v1"), "g_bully")

    options = play.options(1)
    play.choose("take", 1)

    assert options == [("take", 1)]
    assert play[1].wounds == 1


def test_sh_74d_g_bully_wounds_who_has_8_hit_points_by_1() -> None:
    play = give(Scene("e1", "a1", "f1", "u1", "v1"), "g_bully")

    assert play.options(1) == [("take", 1)]


def test_sh_74d_g_bully_does_not_fit_12_hit_points() -> None:
    play = give(Scene("e1", "f1", "u1", "v1"), "g_bully")

    options = play.options(1)
    play.choose("nothing")

    assert options == [("nothing",)]
    assert play[1].wounds == 0


def test_sh_74d_g_bully_does_not_fit_14_hit_points() -> None:
    play = give(Scene("e1", "w1", "f1", "u1"), "g_bully")

    assert play.options(1) == [("nothing",)]


def test_sh_74d_g_bully_looks_at_hit_points_and_not_at_wounds() -> None:
    play = give(Scene("e1", "f1", "u1", "v1").wounds(1, 8), "g_bully")

    assert play.options(1) == [("nothing",)]


def test_sh_74d_g_lesson_wounds_who_has_12_hit_points_by_2() -> None:
    play = give(Scene("e1", "f1", "u1", "v1"), "g_lesson")

    options = play.options(1)
    play.choose("take", 2)

    assert options == [("take", 2)]
    assert play[1].wounds == 2


def test_sh_74d_g_lesson_wounds_who_has_14_hit_points_by_2() -> None:
    play = give(Scene("e1", "w1", "f1", "u1"), "g_lesson")

    assert play.options(1) == [("take", 2)]


def test_sh_74d_g_lesson_does_not_fit_11_hit_points() -> None:
    play = give(Scene("e1", "c1", "f1", "u1", "v1"), "g_lesson")

    options = play.options(1)
    play.choose("nothing")

    assert options == [("nothing",)]
    assert play[1].wounds == 0


def test_sh_74d_g_lesson_does_not_fit_8_hit_points() -> None:
    play = give(Scene("e1", "a1", "f1", "u1", "v1"), "g_lesson")

    assert play.options(1) == [("nothing",)]


def test_sh_74d_there_is_one_of_each() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_bully") == 1
    assert pile.count("g_lesson") == 1


# SH-74e True Face


def test_sh_74e_it_fits_a_werewolf() -> None:
    play = give(Scene("u1", "e1", "f1", "v1"), "g_prediction")

    assert play.options(1) == [("show",)]


def test_sh_74e_it_fits_a_vampire() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_prediction")

    assert play.options(1) == [("show",)]


def test_sh_74e_it_fits_a_human() -> None:
    play = give(Scene("e1", "d1", "f1", "u1", "v1"), "g_prediction")

    assert play.options(1) == [("show",)]


def test_sh_74e_it_fits_u1() -> None:
    play = give(Scene("e1", "u1", "f1", "v1"), "g_prediction")

    assert play.options(1) == [("show",)]


def test_sh_74e_the_giver_sees_the_character() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_prediction")

    play.choose("show")

    assert play.events(0, "sees") == [("sees", 0, 1, "v1")]
    assert play.view(0).players[1].character == "v1"


def test_sh_74e_other_players_do_not_see_it() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_prediction")

    play.choose("show")

    assert play.events(2, "sees") == []
    assert play.view(2).players[1].character is None


def test_sh_74e_those_who_watch_do_not_see_it() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_prediction")

    play.choose("show")

    assert play.events(None, "sees") == []
    assert play.view(None).players[1].character is None


def test_sh_74e_the_giver_sees_nothing_before_it_is_shown() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_prediction")

    assert play.view(0).players[1].character is None


def test_sh_74e_the_character_is_not_turned_up() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_prediction")

    play.choose("show")

    assert not play[1].revealed
    assert play.events(topic="reveals") == []


def test_sh_74e_the_giver_still_knows_it_turns_later() -> None:
    play = give(Scene("e1", "v1", "f1", "u1"), "g_prediction")

    play.choose("show").go_on()

    assert play.asked() == {1: "turn_start"}
    assert play.view(0).players[1].character == "v1"


def test_sh_74e_there_is_one_of_it() -> None:
    pile = Scene("e1", "u1", "f1", "v1").table.green.pile

    assert pile.count("g_prediction") == 1
