"""The guide to Shadow Hunters warns before an ability reveals its owner."""

import msgspec

import turncoat as tc
from turncoat.cli.games.shadow_hunters.guide import ShadowHuntersGuide

TURN = ("turn_start",)


def test_sh_50_an_ability_says_that_it_reveals_a_hidden_character() -> None:
    view = tc.new_match("shadow_hunters", seed=1).view(0)
    guide = ShadowHuntersGuide()

    assert guide.danger(TURN, ("void", 1), view) == "this reveals your character to everyone"
    assert guide.danger(TURN, ("throw",), view) == ""

    me, *others = view.players
    open_view = msgspec.structs.replace(
        view, players=[msgspec.structs.replace(me, revealed=True), *others]
    )
    assert guide.danger(TURN, ("void", 1), open_view) == ""
