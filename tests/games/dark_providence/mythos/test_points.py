import pytest

from tests.games.dark_providence.scenes import CULTIST, DISSENTER_CULTIST, INVESTIGATOR
from tests.games.dark_providence.tables import claim, end, offered, parts, table

# As printed: cultist VP, general VP, sanity sign.
PRINTED = {
    "my_yog": (1, 0, True),
    "my_hastur": (1, 0, True),
    "my_cthulhu": (2, 0, True),
    "my_migo": (1, 0, True),
    "my_whateleys": (1, 0, True),
    "my_tesla": (0, 0, False),
    "my_sacrifice": (1, 0, False),
    "my_silver_key": (0, 1, False),
    "my_necronomicon": (0, 0, True),
    "my_lost_city": (0, 0, True),
    "my_impostor": (0, 0, False),
    "my_pandemonium": (1, 0, False),
    "my_black_goat": (1, 0, True),
    "my_corruption": (0, 0, True),
    "my_nyarlathotep": (2, 0, True),
    "my_azathoth": (1, 0, True),
    "my_dagon": (1, 0, True),
    "my_shoggoth": (1, 0, True),
    "my_colour": (1, 0, True),
    "my_jenkin": (0, 1, False),
    "my_trapezohedron": (1, 0, True),
    "my_elder_thing": (0, 1, True),
    "my_slumber": (0, 0, False),
    "my_pnakotic": (0, 1, False),
}


@pytest.mark.parametrize("card", PRINTED)
def test_my_cards_score_their_cultist_vp_for_cultists_alone(card: str) -> None:
    points = PRINTED[card][0]

    for alignment in (INVESTIGATOR, CULTIST, DISSENTER_CULTIST):
        play = end(table(alignment, CULTIST, INVESTIGATOR).mythos(0, card))
        if play.asked():
            play.choose("no")

        expected = points if alignment == CULTIST else 0
        assert parts(play, 0).get("mythos", 0) == expected
        assert parts(play, 1).get("mythos", 0) == 0


@pytest.mark.parametrize("card", PRINTED)
def test_my_cards_score_their_general_vp_for_everybody(card: str) -> None:
    for alignment in (INVESTIGATOR, CULTIST, DISSENTER_CULTIST):
        play = end(table(alignment, CULTIST, INVESTIGATOR).mythos(0, card))
        if play.asked():
            play.choose("no")

        assert parts(play, 0).get("cards", 0) == PRINTED[card][1]


@pytest.mark.parametrize("card", PRINTED)
def test_my_cards_with_the_sign_bring_a_sanity_test_when_claimed(card: str) -> None:
    scene = offered(card).stack("arkham", "ag_houdini", "ag_waite", "ag_west").reserve("ag_jung")
    play = claim(scene, card)

    while play.asked() != {0: "turn"}:
        [seat] = play.asked()
        play.answer(seat, *play.options(seat)[0])

    assert play[0].mythos == [card]
    assert play.table.row == []
    assert play[0].limbo == 1
    assert play[0].sanity + play[0].insanity == int(PRINTED[card][2])
    play.check_parts()


def test_my_cards_are_twenty_four() -> None:
    box = table().table.box

    assert {*PRINTED} == {*box.of_kind("mythos")}
    assert len(box.of_kind("mythos")) == 24
