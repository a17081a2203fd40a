"""The effect of Secret Doors: AC-32."""

import pytest

from tests.games.among_cultists.scenes import five, party, with_automa
from tests.games.among_cultists.steps import during_secret_doors, met, next_places, stopping_places

# AC-32: all rooms of a colour are one place


@pytest.mark.parametrize(
    ("people", "place", "doors"),
    [
        (5, "P1", {"HN", "O2", "O1", "HS"}),
        (5, "P2", {"HN", "O2", "O1", "HS"}),
        (5, "O1", {"HW", "P2", "P1", "HE"}),
        (5, "O2", {"HW", "P2", "P1", "HE"}),
        (5, "D1", {"R", "HW", "HE", "G"}),
        (5, "D2", {"R", "HW", "HE", "G"}),
        (7, "P1", {"HNE", "O2", "O1", "HSW"}),
        (7, "P2", {"HNE", "O2", "O1", "HSW"}),
        (8, "P1", {"HNE", "O2", "O1", "HSW", "G"}),
        (8, "P3", {"HNE", "O2", "O1", "HSW", "G"}),
        (7, "D3", {"R", "HNW", "LB", "HNE", "HSE", "G"}),
        (8, "O1", {"HNW", "HSW", "P2", "P1", "HNE", "HSE"}),
    ],
)
def test_ac_32_the_doors_of_all_rooms_of_a_colour_are_near(
    people: int, place: str, doors: set[str]
) -> None:
    play = during_secret_doors(party(people), place).phase("movement").play()

    assert next_places(play) == doors


@pytest.mark.parametrize(
    ("place", "doors"),
    [("LB", {"HN", "H0"}), ("R", {"D1", "H0"}), ("G", {"H0", "HS", "D2"})],
)
def test_ac_32_a_room_that_has_its_colour_alone_stays_as_it_is(place: str, doors: set[str]) -> None:
    play = during_secret_doors(five(), place).phase("movement").play()

    assert play.kinds() == {"go"}
    assert next_places(play) == doors


def test_ac_32_halls_are_never_joined() -> None:
    play = during_secret_doors(five(), "HS", "HW").phase("movement").play()

    assert play.kinds() == {"go"}
    assert next_places(play) == {"HW", "P2", "G"}


def test_ac_32_a_closed_room_is_never_joined() -> None:
    play = during_secret_doors(party(7), "P1").phase("movement").play()

    assert stopping_places(play) == {"P2"}


def test_ac_32_with_eight_three_pink_rooms_are_joined() -> None:
    play = during_secret_doors(party(8), "P1").phase("movement").play()

    assert stopping_places(play) == {"P2", "P3"}


# AC-32: movement


def test_ac_32_one_point_leads_from_pink_2_through_pink_1_into_the_hall() -> None:
    play = during_secret_doors(five(), "P2").phase("movement").play()

    play.choose("go", "HN")

    assert play[0].place == "HN"
    assert play.match.pending[0].topic == ("move", 2)


def test_ac_32_going_between_the_rooms_is_free_on_the_way() -> None:
    # Three doors: to pink 2, from the joined pink 1 to the gallery, and to the Cafeteria.
    play = during_secret_doors(five(), "HS").phase("movement").play()

    play.choose("go", "P2").choose("go", "HN").choose("go", "LB")

    assert play[0].place == "LB"
    assert play.asked() == {1: "move"}


def test_ac_32_after_the_last_door_one_may_still_change_rooms() -> None:
    play = during_secret_doors(five(), "H0").phase("movement").play()

    play.choose("go", "HW").choose("go", "HS").choose("go", "P2")

    assert play.options() == [("stop", "P1"), ("stop", "P2")]


@pytest.mark.parametrize(("people", "others"), [(7, {"P2"}), (8, {"P2", "P3"})])
def test_ac_32_the_last_door_may_lead_back_into_the_colour(people: int, others: set[str]) -> None:
    play = during_secret_doors(party(people), "P1").phase("movement").play()

    play.choose("go", "HNE").choose("go", "O2").choose("go", "P1")

    assert play.kinds() == {"stop"}
    assert stopping_places(play) == others


def test_ac_32_no_secret_door_leads_to_the_fishman() -> None:
    play = during_secret_doors(five(), "P2").fishman("HN").knife(1).turn(4).phase("movement").play()

    assert next_places(play) == {"O1", "HS", "O2"}


def test_ac_32_going_between_the_rooms_is_no_entering() -> None:
    # Seats 0 and 1 are in joined rooms, so they are already together.
    play = during_secret_doors(five(), "P1", "P2").phase("movement").play()

    play.choose("stop", "P2")

    assert [player.place for player in play.table.players[:2]] == ["P2", "P2"]
    assert play.events(topic="enters") == []
    assert met(play) == []


@pytest.mark.parametrize("power", [True, False])
def test_ac_32_changing_rooms_starts_no_encounter(power: bool) -> None:
    scene = during_secret_doors(five(), "P1", "P2", "P2").phase("movement")

    play = (scene if power else scene.dark()).play().choose("stop", "P2")

    assert met(play) == []


def test_ac_32_all_see_who_changes_rooms() -> None:
    play = during_secret_doors(five(), "P1").phase("movement").play()

    play.choose("stop", "P2")

    assert play.view(None).players[0].place == "P2"


def test_ac_32_the_automa_uses_secret_doors() -> None:
    # Route 3, round 2: pink first. Pink 1, the only one not searched, is one door away.
    scene = during_secret_doors(with_automa(4)).route(4, 2).at("HS", 4).searched("P2").knife(4)

    play = scene.phase("movement").play()

    assert play[4].place == "P1"


# AC-32: one location for encounters


def test_ac_32_one_meets_whoever_is_in_a_room_of_the_colour() -> None:
    play = during_secret_doors(five(), "HS", "P1").phase("movement").play()

    play.choose("go", "P2")

    assert met(play) == [(0, 1)]


def test_ac_32_a_witness_may_stand_in_another_room_of_the_colour() -> None:
    play = during_secret_doors(five(), "HS", "P1", "P2").phase("movement").play()

    play.choose("go", "P2")

    assert met(play) == []


def test_ac_32_in_the_dark_all_in_the_rooms_of_the_colour_meet() -> None:
    play = during_secret_doors(five(), "HS", "P1", "P2").phase("movement").dark().play()

    play.choose("go", "P2")

    assert met(play) == [(0, 1, 2)]


def test_ac_32_coming_back_into_the_colour_is_an_entering() -> None:
    play = during_secret_doors(five(), "P1", "P2").phase("movement").play()

    play.choose("go", "HS").choose("go", "P2")

    assert met(play) == [(0, 1)]


def test_ac_32_the_light_of_the_radiant_fills_the_colour() -> None:
    scene = (
        during_secret_doors(five("investigator", "radiant"), "HS", "P1", "P2", "P2").ghost(1).dark()
    )

    play = scene.phase("movement").play().choose("go", "P2")

    assert met(play) == []


# AC-32: checks and room actions


def test_ac_32_status_may_be_checked_in_another_room_of_the_colour() -> None:
    play = during_secret_doors(five(), "P1", "P2", "HN").play()

    assert ("check_status", 1) in play.options()
    assert ("check_status", 2) not in play.options()


def test_ac_32_the_card_after_the_check_goes_where_the_checked_one_is() -> None:
    play = during_secret_doors(five(), "P1", "P2").deck("P1").deck("P2").play("success")

    play.choose("check_status", 1).go_on()

    assert (play.table.rooms["P1"].cards, play.table.rooms["P2"].cards) == (0, 1)


def test_ac_32_the_assassin_strikes_in_another_room_of_the_colour() -> None:
    play = during_secret_doors(five("assassin"), "P1", "P2", "HN").play()

    assert [o for o in play.options() if o[0] == "kill_character"] == [("kill_character", 1)]


def test_ac_32_without_secret_doors_the_rooms_are_apart() -> None:
    scene = (
        during_secret_doors(five("assassin"), "P1", "P2")
        .on_route(0)
        .searched("P2")
        .deck("P2", "success")
    )
    scene.effect("high_morale")

    play = scene.play()

    assert play.options() == [("pass",), ("refill_room", "P1")]


def test_ac_32_from_pink_1_one_may_check_pink_2() -> None:
    scene = during_secret_doors(five(), "P1").on_route(0).searched("P2").deck("P2", "success")

    play = scene.play("success").choose("check_room", "P2")

    assert play.events(topic="room_card") == [("room_card", 0, "P2", "success")]
    assert (play.table.rooms["P1"].books, play.table.rooms["P2"].books) == (2, 1)
    assert play.table.rooms["P2"].cards == 0


def test_ac_32_from_pink_1_one_may_refill_pink_2() -> None:
    play = (
        during_secret_doors(five(), "P1")
        .on_route(0)
        .deck("P1", "failure")
        .deck("P2", "failure")
        .play()
    )

    play.choose("refill_room", "P2").choose("lay", "success")

    assert (play.table.rooms["P1"].cards, play.table.rooms["P2"].cards) == (1, 2)


@pytest.mark.parametrize("place", ["P1", "P2", "P3"])
def test_ac_32_with_eight_one_may_act_on_all_three_pink_rooms(place: str) -> None:
    play = during_secret_doors(party(8), place).on_route(0).play()

    refills = {option[1] for option in play.options() if option[0] == "refill_room"}
    assert refills == {"P1", "P2", "P3"}


def test_ac_32_dark_blue_rooms_have_their_own_shelves_still() -> None:
    scene = (
        during_secret_doors(five(), "D1")
        .on_route(0)
        .searched("D2")
        .deck("D2", "success")
        .shelved("D2", 1)
    )

    play = scene.play("success").choose("check_room", "D2")

    assert play.table.shelves["D1"] == 0
    assert play.table.points == 2


def test_ac_32_a_ghost_acts_on_another_room_of_the_colour() -> None:
    play = during_secret_doors(five(), "P1").ghost(0).on_route(0).play()

    assert ("refill_room", "P2") in play.options()


def test_ac_32_the_cultist_token_that_counts_is_that_of_the_room_acted_on() -> None:
    # No cultist token shows a room of a shared colour, so this one is set directly.
    scene = during_secret_doors(five(), "P1").on_route(0)
    scene.table.rooms["P1"].intruder = True

    play = scene.play()

    assert ("refill_room", "P1") not in play.options()
    assert ("refill_room", "P2") in play.options()


def test_ac_32_the_route_must_allow_the_colour() -> None:
    play = during_secret_doors(five(), "P1").off_route(0).play()

    assert play.options() == [("pass",)]


def test_ac_21_a_ghost_may_appear_in_another_room_of_its_colour() -> None:
    play = during_secret_doors(five().ghost(0), "P1").phase("movement").play()

    assert ("go", "P2") in play.options()
    assert ("go", "P1") not in play.options()


# AC-32: AUTOMA in joined rooms


def test_ac_32_the_automa_in_another_room_of_the_colour_is_met() -> None:
    play = (
        during_secret_doors(with_automa(4), "HN")
        .at("P2", 4)
        .phase("movement")
        .play()
        .choose("go", "P1")
    )

    assert met(play) == [(0, 4)]


def test_ac_32_the_automa_in_another_room_of_the_colour_is_a_witness() -> None:
    scene = during_secret_doors(with_automa(4), "HN").at("P2", 4).at("P1", 1).phase("movement")

    assert met(scene.play().choose("go", "P1")) == []


def test_ac_32_the_automa_in_another_room_of_the_colour_can_be_checked() -> None:
    play = during_secret_doors(with_automa(4), "P1").at("P2", 4).play()

    assert ("check_status", 4) in play.options()
