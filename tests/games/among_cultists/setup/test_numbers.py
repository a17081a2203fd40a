"""Cards, tokens and numbers (AC-1 to AC-4a)."""

from collections import Counter

import pytest

from tests.games.among_cultists.census import census
from tests.games.among_cultists.deals import (
    TABLES,
    cultists,
    dealt,
    dealt_often,
    deck_of,
    of_role,
    refused,
    scene,
)
from tests.games.among_cultists.scenes import INVESTIGATOR, five
from turncoat.games.among_cultists.content import EVENTS, ROUTES
from turncoat.games.among_cultists.roles import ROLES
from turncoat.games.among_cultists.rules import RULES

BOX = {"alive": 73, "dead": 9, "success": 63, "failure": 20, "sabotage": 7, "routes": 10}
PLACES_9 = ["D1", "D2", "G", "LB", "O1", "O2", "P1", "P2", "R"]
DEALT_ROOM_CARDS = {
    5: {"success": 5, "failure": 3, "sabotage": 1},
    6: {"success": 4, "failure": 4, "sabotage": 1},
    7: {"success": 5, "failure": 4, "sabotage": 1},
    8: {"success": 5, "failure": 5, "sabotage": 1},
}


# AC-1


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
@pytest.mark.parametrize("preset", ["first_game", "standard", "experienced"])
def test_ac_1_there_are_so_many_of_each_card(
    people: int, automa: bool, count: int, preset: str
) -> None:
    play = dealt(people, automa=automa, preset=preset)

    assert census(play.table) == BOX


def test_ac_1_there_are_182_cards_in_all() -> None:
    play = dealt(8)

    assert census(play.table).total() == 182


def test_ac_1_the_ten_routes_are_ten_different_cards() -> None:
    lines = {str(route) for route in ROUTES}

    assert len(lines) == 10


def test_ac_1_the_backs_tell_the_two_kinds_apart() -> None:
    view = dealt(5).view(None)

    assert [(p.encounter_count, p.room_count) for p in view.players] == [(9, 8)] * 5


# AC-2


@pytest.mark.parametrize(
    ("people", "automa", "count"),
    [(4, True, 1), (5, False, 1), (6, False, 1), (6, True, 2), (7, False, 2), (8, False, 2)],
)
def test_ac_2_there_are_so_many_cultists(people: int, automa: bool, count: int) -> None:
    plays = dealt_often(people, automa=automa)

    assert {len(cultists(play)) for play in plays} == {count}


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_2_the_deck_of_an_investigator(people: int, automa: bool, count: int) -> None:
    player = of_role(dealt(people, automa=automa), INVESTIGATOR)

    assert deck_of(player) == {"alive": 9, "success": 8}
    assert 0 <= player.route < 10


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_2_the_deck_of_a_cultist(people: int, automa: bool, count: int) -> None:
    for player in cultists(dealt(people, automa=automa)):
        assert deck_of(player) == {
            "alive": 6,
            "dead": 3,
            "success": 2,
            "failure": 4,
            "sabotage": 2,
        }
        assert 0 <= player.route < 10


@pytest.mark.parametrize(
    "role", ["seer", "radiant", "infected", "super_ghost", "mechanic", "rookie", "klutz", "coward"]
)
def test_ac_2_most_special_roles_have_the_deck_of_an_investigator(role: str) -> None:
    play = dealt(5, preset="expert", roles=[role], unbalanced=True)

    assert deck_of(of_role(play, role)) == {"alive": 9, "success": 8}


@pytest.mark.parametrize(
    ("people", "automa", "pulse"),
    [
        (4, True, {"alive": 5, "dead": 1}),
        (5, False, {"alive": 5, "dead": 1}),
        (6, False, {"alive": 5, "dead": 1}),
        (6, True, {}),
        (7, False, {}),
        (8, False, {"alive": 7, "dead": 1}),
    ],
)
def test_ac_2_the_starting_pulse_cards(people: int, automa: bool, pulse: dict[str, int]) -> None:
    table = dealt(people, automa=automa).table

    laid = [face for player in table.players for face, _, _ in player.pulse]

    assert Counter(laid + table.discards) == pulse


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_2_the_starting_room_cards(people: int, automa: bool, count: int) -> None:
    rooms = dealt(people, automa=automa).table.rooms.values()

    laid = [face for room in rooms for face in room.loose + room.stack]

    assert Counter(laid) == DEALT_ROOM_CARDS[count]
    assert {room.cards for room in rooms} == {1}


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_2_the_draw_pile(people: int, automa: bool, count: int) -> None:
    table = dealt(people, automa=automa).table

    assert Counter(table.draw_pile) == DEALT_ROOM_CARDS[count]


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_2_the_unsafe_passage_deck(people: int, automa: bool, count: int) -> None:
    table = dealt(people, automa=automa).table

    assert Counter(table.unsafe) == {"success": 1, "failure": 1}


@pytest.mark.parametrize(
    ("people", "automa", "plain", "unsafe"),
    [
        (4, True, 5, 4),
        (5, False, 5, 4),
        (6, False, 4, 5),
        (6, True, 6, 4),
        (7, False, 6, 4),
        (8, False, 5, 6),
    ],
)
def test_ac_2_the_room_tokens(people: int, automa: bool, plain: int, unsafe: int) -> None:
    rooms = dealt(people, automa=automa).table.rooms.values()

    assert Counter(room.icon for room in rooms) == {False: plain, True: unsafe}


@pytest.mark.parametrize(
    ("people", "automa", "points"),
    [(4, True, 10), (5, False, 10), (6, False, 12), (6, True, 12), (7, False, 12), (8, False, 13)],
)
def test_ac_2_the_points_that_the_investigators_need(
    people: int, automa: bool, points: int
) -> None:
    view = dealt(people, automa=automa).view(None)

    assert view.goal == points


@pytest.mark.parametrize(
    ("people", "automa", "points"),
    [(4, True, 10), (5, False, 10), (6, False, 12), (6, True, 12), (7, False, 12), (8, False, 13)],
)
@pytest.mark.parametrize("missing", [0, 1])
def test_ac_2_the_investigators_win_with_so_many_points(
    people: int, automa: bool, points: int, missing: int
) -> None:
    laid = scene(people, automa).at("D1", 0).on_route(0).points(points - 2 - missing)
    play = laid.shelved("D1", 1).deck("D1", "success", "success", "success").play("success")

    play.choose("check_room", "D1")

    assert play.table.won == ("" if missing else "investigators")


@pytest.mark.parametrize(
    ("people", "automa", "needed"), [(4, True, 3), (5, False, 3), (6, False, 4)]
)
@pytest.mark.parametrize("missing", [0, 1])
def test_ac_2_one_cultist_announces_so_many_dead_investigators(
    people: int, automa: bool, needed: int, missing: int
) -> None:
    laid = scene(people, automa)
    for seat in range(needed - missing):
        laid.pulse(seat, "dead")
    play = laid.phase("clean_up").play()
    cultist = people - 1

    for seat in range(people - 1):
        play.answer(seat, "go_on")
    play.answer(cultist, "announce")

    assert play.table.won == ("investigators" if missing else "cultists")


@pytest.mark.parametrize(
    ("people", "automa", "needed"), [(6, True, 4), (7, False, 4), (8, False, 5)]
)
@pytest.mark.parametrize("missing", [0, 1])
def test_ac_2_two_cultists_need_so_many_dead_investigators(
    people: int, automa: bool, needed: int, missing: int
) -> None:
    one, other = people - 2, people - 1
    laid = scene(people, automa, "assassin").ghost(one)
    dead = [seat for seat in range(1, people + automa) if seat not in (one, other)]
    for seat in dead[: needed - missing]:
        laid.pulse(seat, "dead")
    play = laid.play()

    play.choose("kill_character", other)

    assert play.table.won == ("investigators" if missing else "cultists")


@pytest.mark.parametrize("people", [3, 9])
def test_ac_2_three_or_nine_can_not_play(people: int) -> None:
    assert (refused(people).field, refused(people).reason) == ("players", "count")


# AC-3


@pytest.mark.parametrize(
    ("people", "automa", "more"),
    [
        (4, True, []),
        (5, False, []),
        (6, False, []),
        (6, True, ["D3"]),
        (7, False, ["D3"]),
        (8, False, ["D3", "P3"]),
    ],
)
def test_ac_3_the_map_has_so_many_rooms(people: int, automa: bool, more: list[str]) -> None:
    view = dealt(people, automa=automa).view(None)

    assert sorted(room.id for room in view.rooms) == sorted(PLACES_9 + more)
    assert len(view.rooms) == 9 + len(more)


# AC-4


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_4_all_twelve_event_tokens_are_in_the_bag(people: int, automa: bool, count: int) -> None:
    table = dealt(people, automa=automa).table

    assert len(table.bag) == 12
    assert Counter(table.bag) == {
        "lightning": 2,
        "secret_doors": 2,
        "no_connection": 1,
        "watching_eyes": 1,
        "high_morale": 1,
        "under_control": 1,
        "gate_opens": 1,
        "broken_panes": 1,
        "low_morale": 1,
        "mirror": 1,
    }


# AC-4a


def test_ac_4a_the_ids_of_the_events() -> None:
    assert set(EVENTS) == {
        "lightning",
        "secret_doors",
        "no_connection",
        "watching_eyes",
        "high_morale",
        "low_morale",
        "under_control",
        "gate_opens",
        "broken_panes",
        "mirror",
    }


def test_ac_4a_the_ids_of_the_roles() -> None:
    names = "investigator cultist seer radiant infected super_ghost mechanic rookie klutz coward"

    assert set(ROLES) == {*names.split(), "firestarter", "assassin"}


def test_ac_4a_the_ids_of_the_actions() -> None:
    kinds = {option[0] for option in RULES.action_space()}

    character_actions = {"check_status", "secure_hallway", "fight_cultist", "scare_off_fishman"}
    room_actions = {"refill_room", "check_room", "call_vote", "use_cameras", "reset_power"}
    assert kinds >= character_actions | {"kill_character"} | room_actions | {"close_gate"}


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_4a_the_central_hall_is_h0(people: int, automa: bool, count: int) -> None:
    view = dealt(people, automa=automa).view(None)

    assert {player.place for player in view.players} == {"H0"}


def test_ac_4a_a_room_with_three_cards_is_searched() -> None:
    laid = five().at("D1", 0).on_route(0).icon("D1", False)
    play = laid.deck("D1", "success", "success").play()

    play.choose("refill_room", "D1").choose("lay", "success")

    assert [room.id for room in play.view(None).rooms if room.searched] == ["D1"]
