"""Roles, routes and characters (AC-5, AC-5a), and what is laid out (AC-7)."""

from collections import Counter

import pytest

from tests.games.among_cultists.deals import (
    TABLES,
    cultists,
    dealt,
    dealt_often,
    deck_of,
    refused,
)
from tests.games.among_cultists.scenes import five
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.terms import Seat

CHARACTERS = [
    "ada_quill",
    "bertram_holloway",
    "constance_marsh",
    "emil_varga",
    "fern_okoro",
    "gideon_pike",
    "hester_lowe",
    "ignatius_crowe",
    "june_abernathy",
    "kaspar_wren",
]
BOOKS_9 = {"D1": 2, "D2": 2, "P1": 2, "P2": 2, "O1": 2, "O2": 2, "LB": 3, "R": 3, "G": 3}


def let_in(seed: int) -> str:
    """The room into which the first Failure lets a cultist token."""
    scene = five().phase("event").bag("broken_panes").unsafe("failure")
    scene.table.chance = Chance(key_from_seed(seed))
    scene.table.draw_pile = []
    [(_, place)] = scene.play("broken_panes", "failure").events(topic="intruder")
    return str(place)


# AC-5


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_5_anybody_can_be_a_cultist(people: int, automa: bool, count: int) -> None:
    plays = dealt_often(people, automa=automa)

    assert {p.seat for play in plays for p in cultists(play)} == set(range(count))


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_5_anybody_can_have_any_route(people: int, automa: bool, count: int) -> None:
    plays = dealt_often(people, times=150, automa=automa)

    routes = {(p.seat, p.route) for play in plays for p in play.table.players}

    assert routes == {(seat, route) for seat in range(count) for route in range(10)}


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_5_each_character_has_a_route_of_its_own(people: int, automa: bool, count: int) -> None:
    plays = dealt_often(people, automa=automa)

    assert {len({p.route for p in play.table.players}) for play in plays} == {count}


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_5_a_player_knows_its_own_role_hand_and_route(
    people: int, automa: bool, count: int
) -> None:
    play = dealt(people, automa=automa)

    for seat in range(people):
        mine = play.view(seat).players[seat]
        hand = Counter([*(mine.encounter_cards or []), *(mine.room_cards or [])])
        assert (mine.role, mine.route) == (play[seat].role.id, play[seat].route)
        assert hand == deck_of(play[seat])


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_5_nobody_knows_the_hand_of_another(people: int, automa: bool, count: int) -> None:
    play = dealt(people, automa=automa)

    for seat in range(people):
        others = [player for player in play.view(seat).players if player.seat != seat]
        assert {player.encounter_cards is player.room_cards is None for player in others} == {True}


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_5_nobody_knows_the_route_of_another_player(
    people: int, automa: bool, count: int
) -> None:
    play = dealt(people, automa=automa)

    for seat in range(people):
        others = [p for p in play.view(seat).players if p.seat != seat and not p.automa]
        assert {player.route for player in others} == {None}


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_5_a_plain_investigator_knows_the_role_of_nobody_else(
    people: int, automa: bool, count: int
) -> None:
    play = dealt(people, automa=automa)

    for seat in range(people):
        if play[seat].role.id == "investigator":
            others = [player for player in play.view(seat).players if player.seat != seat]
            assert {player.role for player in others} == {None}


def test_ac_5_the_same_luck_deals_the_same_and_other_luck_another() -> None:
    one, again, other = dealt(5, 1), dealt(5, 1), dealt(5, 2)

    assert [p.route for p in one.table.players] == [p.route for p in again.table.players]
    assert [p.route for p in one.table.players] != [p.route for p in other.table.players]


# AC-5a


def test_ac_5a_each_player_gets_the_character_that_it_picked() -> None:
    picked = ["kaspar_wren", "ada_quill", "june_abernathy", "fern_okoro", "gideon_pike"]

    plays = dealt_often(5, characters=picked)

    assert {tuple(p.character for p in play.view(None).players) for play in plays} == {
        tuple(picked)
    }


def test_ac_5a_who_picks_nobody_gets_one_of_the_rest_at_random() -> None:
    plays = dealt_often(5, times=150, characters=["", "ada_quill", "", "", ""])

    assert {play.view(None).players[0].character for play in plays} == set(CHARACTERS[1:])
    assert {play.view(None).players[1].character for play in plays} == {"ada_quill"}


def test_ac_5a_without_a_pick_anybody_can_get_any_of_the_ten() -> None:
    plays = dealt_often(8, times=150)

    assert {play.view(None).players[3].character for play in plays} == set(CHARACTERS)


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_5a_no_two_have_the_same(people: int, automa: bool, count: int) -> None:
    plays = dealt_often(people, automa=automa)

    assert {len({p.character for p in play.view(None).players}) for play in plays} == {count}


@pytest.mark.parametrize("people", [4, 6])
def test_ac_5a_the_automa_gets_one_of_those_that_nobody_picked(people: int) -> None:
    plays = dealt_often(people, times=150, automa=True, characters=CHARACTERS[:people])

    got = {play.view(None).players[people].character for play in plays}

    assert got == set(CHARACTERS[people:])


def test_ac_5a_nobody_picks_for_the_automa() -> None:
    assert refused(4, characters=CHARACTERS[:5]).field == "characters"


def test_ac_5a_two_can_not_pick_the_same() -> None:
    assert refused(5, characters=["ada_quill", "ada_quill"]).field == "characters"


def test_ac_5a_there_is_no_eleventh() -> None:
    assert refused(5, characters=["nyarlathotep"]).field == "characters"


def test_ac_5a_a_character_has_no_effect() -> None:
    one = dealt(5, characters=CHARACTERS[:5])
    other = dealt(5, characters=CHARACTERS[5:])

    assert one.table.knife == other.table.knife
    for mine, yours in zip(one.table.players, other.table.players, strict=True):
        assert (mine.role, mine.route, mine.pulse) == (yours.role, yours.route, yours.pulse)
        assert deck_of(mine) == deck_of(yours)


def test_ac_5a_all_see_who_plays_whom() -> None:
    play = dealt(5, characters=CHARACTERS[:5])

    assert play.events(None, "plays") == [("plays", s, CHARACTERS[s]) for s in range(5)]


# AC-7


@pytest.mark.parametrize(
    ("people", "automa", "more"),
    [
        (4, True, {}),
        (5, False, {}),
        (6, False, {}),
        (6, True, {"D3": 2}),
        (7, False, {"D3": 2}),
        (8, False, {"D3": 2, "P3": 2}),
    ],
)
def test_ac_7_each_room_gets_its_books(people: int, automa: bool, more: dict[str, int]) -> None:
    view = dealt(people, automa=automa).view(None)

    assert {room.id: room.books for room in view.rooms} == {**BOOKS_9, **more}
    assert set(view.shelves.values()) == {0}


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_7_each_room_gets_one_face_down_card(people: int, automa: bool, count: int) -> None:
    view = dealt(people, automa=automa).view(None)

    assert {room.cards for room in view.rooms} == {1}
    assert {line[3] for line in view.ledger if line[0] == "laid"} == {""}


def test_ac_7_any_starting_card_can_lie_in_any_room() -> None:
    tables = [play.table for play in dealt_often(5, times=150)]

    found = {(place, r.stack[0]) for table in tables for place, r in table.rooms.items()}

    assert len(found) == 9 * 3


def test_ac_7_each_room_gets_a_random_token() -> None:
    tables = [play.table for play in dealt_often(5)]

    found = {(place, room.icon) for table in tables for place, room in table.rooms.items()}

    assert len(found) == 9 * 2


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, None])
def test_ac_7_a_room_token_lies_face_down(seat: Seat | None) -> None:
    view = dealt(5).view(seat)

    assert {(room.icon, room.searched) for room in view.rooms} == {(None, False)}


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_7_all_start_in_the_central_hall(people: int, automa: bool, count: int) -> None:
    view = dealt(people, automa=automa).view(None)

    assert [player.place for player in view.players] == ["H0"] * count


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_7_the_start_causes_no_encounter(people: int, automa: bool, count: int) -> None:
    play = dealt(people, automa=automa)

    play.go_on()

    assert play.events(None, "encounter") == []
    assert set(play.asked().values()) == {"move"}


def test_ac_7_power_is_on() -> None:
    assert dealt(5).view(None).power


def test_ac_7_the_vote_token_is_active() -> None:
    assert dealt(5).view(None).vote_token


def test_ac_7_a_vote_can_be_called_in_round_one() -> None:
    play = five().round(1).at("LB", 0).on_route(0).play()

    assert ("call_vote",) in play.options()


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_7_three_cultist_tokens_lie_outside(people: int, automa: bool, count: int) -> None:
    view = dealt(people, automa=automa).view(None)

    assert sorted(view.tokens) == ["G", "LB", "R"]
    assert not any(room.intruder for room in view.rooms)


def test_ac_7_the_cultist_tokens_lie_in_random_order() -> None:
    assert {let_in(seed) for seed in range(20)} == {"G", "LB", "R"}


def test_ac_7_nobody_sees_the_order_of_the_cultist_tokens() -> None:
    views = [dealt(5, seed).view(0) for seed in range(20)]

    assert {tuple(view.tokens) for view in views} == {tuple(views[0].tokens)}


def test_ac_7_the_fishman_is_on_the_lake() -> None:
    assert dealt(5).view(None).fishman == ""


def test_ac_7_there_are_no_points_yet() -> None:
    assert dealt(5).view(None).points == 0


def test_ac_7_it_is_round_one() -> None:
    play = dealt(5)

    play.go_on()

    assert play.view(None).round == 1
    assert play.events(None, "round") == [("round", 1, play.view(None).knife)]


def test_ac_7_nobody_is_a_ghost_and_no_event_was_drawn() -> None:
    view = dealt(6).view(None)

    assert not any(player.ghost for player in view.players)
    assert (view.effect, view.past, view.gate) == ("", [], "")
