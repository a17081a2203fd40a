"""The board, the dice and where everybody starts (SH-1, SH-3)."""

import pytest

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
from tests.games.shadow_hunters.setup.deals import dealt, dealt_often
from turncoat.core.terms import Event
from turncoat.games.shadow_hunters.content import PLACES


def first_throw(play: Play) -> Event:
    return play.choose("throw").events(topic="throws")[0]


def test_sh_1_the_first_die_has_six_sides() -> None:
    throws = [first_throw(play) for play in dealt_often(4)]

    assert {throw[2] for throw in throws} == {1, 2, 3, 4, 5, 6}


def test_sh_1_the_second_die_has_four_sides() -> None:
    throws = [first_throw(play) for play in dealt_often(4)]

    assert {throw[3] for throw in throws} == {1, 2, 3, 4}


def test_sh_1_each_of_the_six_places_lies_in_one_slot() -> None:
    play = dealt(4)

    assert sorted(play.view(None).slots) == sorted(PLACES)


def test_sh_1_any_place_can_lie_in_the_first_slot() -> None:
    plays = dealt_often(4)

    assert {play.view(None).slots[0] for play in plays} == set(PLACES)


@pytest.mark.parametrize(("place", "partner"), [(HUT, SPRING), (CHAPEL, GRAVEYARD), (TREE, CIRCLE)])
def test_sh_1_two_slots_form_an_area(place: str, partner: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").at(partner, 1).play()

    play.move(place).skip_place()

    assert play.options() == [("attack", 1), ("no_attack",)]


@pytest.mark.parametrize(("place", "beyond"), [(SPRING, CHAPEL), (GRAVEYARD, TREE), (HUT, CIRCLE)])
def test_sh_1_the_slots_of_two_areas_form_none(place: str, beyond: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").at(beyond, 1).play()

    play.move(place).skip_place()

    assert "attack" not in play.asked().values()


@pytest.mark.parametrize(
    ("d6", "d4", "place"),
    [
        (1, 1, HUT),
        (2, 1, HUT),
        (3, 1, SPRING),
        (4, 1, SPRING),
        (4, 2, CHAPEL),
        (5, 3, GRAVEYARD),
        (6, 3, TREE),
        (6, 4, CIRCLE),
    ],
)
def test_sh_1_each_place_has_its_number(d6: int, d4: int, place: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").play(d6, d4)

    play.choose("throw")

    assert play[0].place == place


def test_sh_3_everybody_starts_in_the_middle() -> None:
    view = dealt(8).view(None)

    assert {player.place for player in view.players} == {""}


def test_sh_3_everybody_starts_unhurt() -> None:
    view = dealt(5).view(None)

    assert [player.wounds for player in view.players] == [0, 0, 0, 0, 0]
