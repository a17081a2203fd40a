"""First game, Standard and Experienced (AC-9, AC-9a), and the teams (AC-10)."""

from collections import Counter

import pytest

from tests.games.among_cultists.deals import SPECIAL, TABLES, dealt, dealt_often, of_role, roles
from tests.games.among_cultists.scenes import Play, five, with_automa
from turncoat.core.terms import Seat

PLAIN = [
    (4, True, {"cultist": 1, "investigator": 4}),
    (5, False, {"cultist": 1, "seer": 1, "investigator": 3}),
    (6, False, {"cultist": 1, "seer": 1, "investigator": 4}),
    (6, True, {"cultist": 2, "investigator": 5}),
    (7, False, {"cultist": 2, "investigator": 5}),
    (8, False, {"cultist": 2, "seer": 1, "investigator": 5}),
]
CLUMSY = {"rookie", "klutz", "coward"}
BRIGHT = {"radiant", "infected", "super_ghost"}
# People, AUTOMA, the three candidates, and all roles, with the one dealt of them as 'one'.
EXPERIENCED = [
    (4, True, CLUMSY, {"cultist": 1, "one": 1, "investigator": 3}),
    (5, False, CLUMSY, {"cultist": 1, "seer": 1, "one": 1, "investigator": 2}),
    (6, False, BRIGHT, {"cultist": 1, "seer": 1, "firestarter": 1, "one": 1, "investigator": 2}),
    (6, True, CLUMSY, {"cultist": 2, "firestarter": 1, "assassin": 1, "one": 1, "investigator": 2}),
    (
        7,
        False,
        CLUMSY,
        {"cultist": 2, "firestarter": 1, "assassin": 1, "one": 1, "investigator": 2},
    ),
]


def masked(play: Play, candidates: set[str]) -> Counter[str]:
    """Count the roles dealt, with each candidate counted as 'one'."""
    named = [p.role.id for p in play.table.players]
    return Counter("one" if role in candidates else role for role in named)


def first_search(preset: str) -> Play:
    """Seat 0 lays the third card in a room whose token has the unsafe-passage icon."""
    scene = five(preset=preset).at("D1", 0).on_route(0).icon("D1", True)
    play = scene.deck("D1", "success", "success").play()
    return play.choose("refill_room", "D1").choose("lay", "success")


# AC-9: roles


@pytest.mark.parametrize(("people", "automa", "cast"), PLAIN)
@pytest.mark.parametrize("preset", ["first_game", "standard"])
def test_ac_9_first_game_and_standard_have_cultists_and_the_seer(
    preset: str, people: int, automa: bool, cast: dict[str, int]
) -> None:
    plays = dealt_often(people, times=20, automa=automa, preset=preset)

    assert all(roles(play) == cast for play in plays)


@pytest.mark.parametrize(("people", "automa", "candidates", "cast"), EXPERIENCED)
def test_ac_9_experienced_has_its_roles_and_one_of_three(
    people: int, automa: bool, candidates: set[str], cast: dict[str, int]
) -> None:
    plays = dealt_often(people, automa=automa, preset="experienced")

    assert all(masked(play, candidates) == cast for play in plays)


@pytest.mark.parametrize(("people", "automa", "candidates", "cast"), EXPERIENCED)
def test_ac_9_experienced_can_have_each_of_the_three(
    people: int, automa: bool, candidates: set[str], cast: dict[str, int]
) -> None:
    plays = dealt_often(people, automa=automa, preset="experienced")

    assert {role for play in plays for role in roles(play)} & candidates == candidates


def test_ac_9_experienced_with_eight_has_four_special_roles() -> None:
    plays = dealt_often(8, times=20, preset="experienced")

    assert all(
        roles(play)
        == {
            "cultist": 2,
            "seer": 1,
            "mechanic": 1,
            "firestarter": 1,
            "assassin": 1,
            "investigator": 2,
        }
        for play in plays
    )


def test_ac_9_anybody_can_have_a_special_role() -> None:
    plays = dealt_often(8, preset="experienced")

    assert {of_role(play, "mechanic").seat for play in plays} == set(range(8))


# AC-9: what is used


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_9_a_first_game_lacks_four_things(people: int, automa: bool, count: int) -> None:
    play = dealt(people, automa=automa, preset="first_game")

    assert play.view(None).unsafe == 0
    assert play.view(None).tokens == []
    assert play.view(None).fishman == ""
    assert Counter(play.table.bag) == {
        "lightning": 2,
        "secret_doors": 2,
        "no_connection": 1,
        "watching_eyes": 1,
        "high_morale": 1,
        "under_control": 1,
        "gate_opens": 1,
        "low_morale": 1,
        "mirror": 1,
    }


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
@pytest.mark.parametrize("preset", ["standard", "experienced"])
def test_ac_9_the_other_presets_have_everything(
    preset: str, people: int, automa: bool, count: int
) -> None:
    play = dealt(people, automa=automa, preset=preset)

    assert play.view(None).unsafe == 2
    assert sorted(play.view(None).tokens) == ["G", "LB", "R"]
    assert "broken_panes" in play.table.bag


def test_ac_9_an_expert_game_has_everything() -> None:
    play = dealt(5, preset="expert", roles=["rookie"])

    assert play.view(None).unsafe == 2
    assert sorted(play.view(None).tokens) == ["G", "LB", "R"]
    assert "broken_panes" in play.table.bag


def test_ac_9_room_icons_do_nothing_in_a_first_game() -> None:
    play = first_search("first_game")

    assert play.events(topic="searched") == [("searched", "D1", 0)]
    assert play.events(topic="unsafe_card") == []
    assert play.view(None).fishman == ""
    assert not any(room.intruder for room in play.view(None).rooms)


def test_ac_9_a_first_game_shows_no_room_icons() -> None:
    first, standard = first_search("first_game"), first_search("standard")

    assert {room.icon for room in first.view(None).rooms} == {None}
    assert {room.icon for room in standard.view(None).rooms} == {None, True}


def test_ac_9_room_icons_count_in_a_standard_game() -> None:
    play = first_search("standard")

    assert len(play.events(topic="unsafe_card")) == 1


def test_ac_9_secure_hallway_is_not_offered_in_a_first_game() -> None:
    assert "secure_hallway" not in five(preset="first_game").play().kinds()


@pytest.mark.parametrize("preset", ["standard", "experienced", "expert"])
def test_ac_9_secure_hallway_is_offered_in_the_other_presets(preset: str) -> None:
    assert "secure_hallway" in five(preset=preset).play().kinds()


def test_ac_9_a_first_game_has_all_its_other_numbers() -> None:
    first, standard = dealt(5, preset="first_game").view(None), dealt(5).view(None)

    assert (first.goal, first.draw_pile) == (standard.goal, standard.draw_pile)
    assert [room.books for room in first.rooms] == [room.books for room in standard.rooms]


# AC-9a: the Seer and AUTOMA


@pytest.mark.parametrize("preset", ["first_game", "standard", "experienced"])
@pytest.mark.parametrize("people", [4, 6])
def test_ac_9a_with_the_automa_no_preset_has_a_seer(people: int, preset: str) -> None:
    plays = dealt_often(people, times=20, automa=True, preset=preset)

    assert not any(roles(play)["seer"] for play in plays)


@pytest.mark.parametrize("preset", ["first_game", "standard", "experienced"])
def test_ac_9a_with_the_automa_and_two_cultists_the_host_may_add_the_seer(preset: str) -> None:
    without = dealt_often(6, times=20, automa=True, preset=preset)
    added = dealt_often(6, times=20, automa=True, preset=preset, seer=True)

    assert {roles(play)["seer"] for play in added} == {1}
    assert {roles(play)["cultist"] for play in added} == {2}
    assert {roles(play)["investigator"] - 1 for play in without} == {
        roles(play)["investigator"] for play in added
    }


def test_ac_9a_the_automa_can_be_that_seer() -> None:
    plays = dealt_often(6, automa=True, seer=True)

    assert {of_role(play, "seer").seat for play in plays} == set(range(7))


# AC-9a: what is public


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("preset", ["first_game", "standard"])
def test_ac_9a_all_know_the_roles_in_the_game(preset: str, seat: Seat | None) -> None:
    play = dealt(6, preset=preset)

    assert play.view(seat).cast == ["seer"]
    assert play.events(seat, "roles") == [("roles", "seer")]
    assert play.view(seat).one_of == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_ac_9a_all_know_the_roles_of_an_expert_game(seat: Seat | None) -> None:
    play = dealt(5, preset="expert", roles=["mechanic", "firestarter", "rookie", "coward"])

    assert set(play.view(seat).cast) == {"mechanic", "firestarter", "rookie", "coward"}


@pytest.mark.parametrize("people", [5, 6, 7])
def test_ac_9a_of_one_of_three_all_know_only_the_three(people: int) -> None:
    views = [dealt(people, seed, preset="experienced").view(None) for seed in range(20)]

    candidates = BRIGHT if people == 6 else CLUMSY
    assert {frozenset(view.one_of) for view in views} == {frozenset(candidates)}
    assert not any(candidates & set(view.cast) for view in views)
    assert all(candidates <= set(player.may_be) for view in views for player in view.players)


def test_ac_9a_nobody_but_its_owner_is_told_which_of_the_three_it_is() -> None:
    for play in dealt_often(5, preset="experienced"):
        [owner] = [player for player in play.table.players if player.role.id in CLUMSY]
        for seat in {0, 1, 2, 3, 4, None} - {owner.seat}:
            told = [event for event in play.events(seat) if owner.role.id in event]
            assert [event[0] for event in told] == ["one_of"]
            assert owner.role.id not in [player.role for player in play.view(seat).players]


# AC-10


@pytest.mark.parametrize("role", ["investigator", *SPECIAL])
def test_ac_10_every_role_but_the_cultist_wins_with_the_investigators(role: str) -> None:
    play = five(role).at("LB", 1).on_route(1).knife(1).play()

    play.choose("call_vote").ballots(4, 4, 4, 4, None).choose("go_on")
    if role == "seer":
        play.choose("name_nobody")

    assert play.table.won == "investigators"
    assert play.table.winners == [0, 1, 2, 3]


@pytest.mark.parametrize("role", SPECIAL)
def test_ac_10_every_role_but_the_cultist_loses_with_the_investigators(role: str) -> None:
    play = five(role).round(10).phase("clean_up").play()

    assert play.table.won == "cultists"
    assert play.table.winners == [4]


def test_ac_10_both_cultists_win_together_also_with_the_automa() -> None:
    play = with_automa(6, "firestarter").round(10).phase("clean_up").play()

    assert play.table.winners == [4, 5]
