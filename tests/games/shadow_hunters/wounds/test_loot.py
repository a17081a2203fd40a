"""What the causer of a death may take (SH-41)."""

from tests.games.shadow_hunters.scenes import GRAVEYARD
from tests.games.shadow_hunters.steps import THREE
from tests.games.shadow_hunters.wounds.positions import discards, five


def test_sh_41_the_causer_chooses_one_equipment_or_none() -> None:
    play = five().wounds(1, 7).gear(1, "flail", "talisman").play()

    play.tree_wounds(1)

    assert play.options() == [("loot", "flail"), ("loot", "talisman"), ("leave",)]


def test_sh_41_the_causer_gets_the_equipment_of_its_choice() -> None:
    play = five().wounds(1, 7).gear(1, "flail", "talisman").play()

    play.tree_wounds(1).choose("loot", "talisman")

    assert play[0].gear == ["talisman"]
    assert play[1].gear == []


def test_sh_41_the_rest_goes_to_the_discards_of_its_colour() -> None:
    play = five().wounds(1, 7).gear(1, "flail", "talisman", "wood_axe").play()

    play.tree_wounds(1).choose("loot", "flail")

    assert play.view(None).red.discards == ["wood_axe"]
    assert play.view(None).blue.discards == ["talisman"]


def test_sh_41_the_causer_may_take_nothing() -> None:
    play = five().wounds(1, 7).gear(1, "flail", "talisman").play()

    play.tree_wounds(1).choose("leave")

    assert play[0].gear == []
    assert discards(play) == ["flail", "talisman"]


def test_sh_41_who_owned_nothing_is_not_looted() -> None:
    play = five().wounds(1, 7).play()

    play.tree_wounds(1)

    assert "loot" not in play.asked().values()


def test_sh_41_the_causer_may_take_one_from_each_one_it_put_out() -> None:
    scene = five().at(GRAVEYARD, 1, 2).wounds(1, 7).wounds(2, 10).gear(0, "flail")
    play = scene.gear(1, "talisman", "wood_axe").gear(2, "crossbow", "lodestone").play()

    play.attack_all(*THREE).choose("loot", "talisman").choose("loot", "crossbow")

    assert play[0].gear == ["flail", "talisman", "crossbow"]
    assert discards(play) == ["wood_axe", "lodestone"]
