"""Public conclusions about roles and routes do not depend on hidden facts.

Tables are imagined from these conclusions, so the two-worlds test cannot check them. Here each deed
is done by every role, and all roles that survive it must look the same to everybody.
"""

from collections.abc import Callable

import msgspec
import pytest

from tests.games.among_cultists.scenes import Play, Scene
from turncoat.games.among_cultists.content import ALL_ROUTES, ROUTES_THROUGH
from turncoat.games.among_cultists.roles import ROLES

# The roles of every match here.
CAST = ["mechanic", "rookie", "klutz", "coward", "seer", "investigator", "cultist", "cultist"]

Deed = Callable[[str], Play]


def seated(role: str) -> Scene:
    """Eight characters; this role is in seat 0, the others follow in the order of CAST."""
    others = CAST[:]
    others.remove(role)
    return Scene(role, *others)


def calls_a_vote(role: str) -> Play:
    play = seated(role).at("LB", 0).round(1).route(0, 0).play().choose("call_vote")
    return play.ballots(*[None] * 8)


def uses_the_camera(role: str) -> Play:
    scene = seated(role).at("R", 0).round(1).route(0, 3).deck("D1", "failure").searched("D1")
    return scene.play().choose("use_cameras").choose("camera_room", "D1")


def looks(role: str) -> Play:
    play = seated(role).phase("event").play("watching_eyes")
    return play.choose("look", 1).choose("go_on")


def takes_a_token(role: str) -> Play:
    play = seated(role).phase("event").play("under_control", "lightning")
    return play.choose("draw_token").choose("token", "put_back")


def chases_the_fishman(role: str) -> Play:
    return seated(role).fishman("H0").play().choose("scare_off_fishman")


def names_somebody(role: str) -> Play:
    play = seated(role).knife(0).at("LB", 1).turn(1).round(1).route(1, 0).play()
    return play.choose("call_vote").ballots(2, *[None] * 7)


def reveals_a_death(role: str) -> Play:
    scene = seated(role).at("D1", 0, 1).pulse(1, "dead")
    return scene.play().choose("check_status", 1).choose("reveal").ballots(*[None] * 8)


def is_voted_out(role: str) -> Play:
    play = seated(role).at("LB", 1).turn(1).round(1).route(1, 0).play().choose("call_vote")
    return play.ballots(None, *[0] * 7)


# Each deed, and the roles that die of it.
DEEDS: dict[str, tuple[Deed, set[str]]] = {
    "calls a vote": (calls_a_vote, {"rookie"}),
    "uses the camera": (uses_the_camera, {"rookie"}),
    "looks": (looks, {"klutz"}),
    "takes a token": (takes_a_token, {"klutz"}),
    "chases the Fishman": (chases_the_fishman, {"klutz"}),
    "names somebody": (names_somebody, {"klutz"}),
    "reveals a death": (reveals_a_death, {"coward"}),
    "is voted out": (is_voted_out, set()),
}
SURVIVALS = [
    (deed, role)
    for deed, (_, deadly) in DEEDS.items()
    for role in CAST[:7]
    if role not in deadly and not (deed == "names somebody" and role == "rookie")
]
DEATHS = [(deed, role) for deed, (_, deadly) in DEEDS.items() for role in sorted(deadly)]


def seat_as_all_see_it(play: Play) -> bytes:
    return msgspec.json.encode(play.view(None).players[0])


@pytest.mark.parametrize(("deed", "role"), SURVIVALS)
def test_ac_79_whoever_does_not_die_of_a_deed_looks_like_anybody_else(deed: str, role: str) -> None:
    do, deadly = DEEDS[deed]

    play, plain = do(role), do("investigator")

    assert seat_as_all_see_it(play) == seat_as_all_see_it(plain)
    assert set(play.view(None).players[0].may_be) == set(CAST) - deadly


@pytest.mark.parametrize(("deed", "role"), DEATHS)
def test_ac_79_whoever_dies_of_a_deed_shows_it_by_that_alone(deed: str, role: str) -> None:
    do, deadly = DEEDS[deed]

    seen = do(role).view(None).players[0]

    assert seen.ghost
    assert not seen.shown
    assert set(seen.may_be) == deadly


@pytest.mark.parametrize("role", CAST[:7])
def test_ac_28_a_room_action_tells_the_same_of_every_role(role: str) -> None:
    play = seated(role).at("D1", 0).round(3).on_route(0).play()

    play.choose("refill_room", "D1").choose("lay", "success")

    seen = play.view(None).players[0]
    assert seen.free_routes == ROUTES_THROUGH[3, "DB"]
    assert seen.ghost_routes == ALL_ROUTES


@pytest.mark.parametrize("role", CAST[:7])
def test_ac_28_a_ghosts_room_action_is_remembered_apart(role: str) -> None:
    play = seated(role).at("D1", 0).round(3).on_route(0).ghost(0).play()

    play.choose("refill_room", "D1").choose("lay", "success")

    seen = play.view(None).players[0]
    assert seen.free_routes == ALL_ROUTES
    assert seen.ghost_routes == ROUTES_THROUGH[3, "DB"]


@pytest.mark.parametrize("role", ["radiant", "infected", "super_ghost"])
def test_ac_80_a_ghost_that_shows_nothing_is_none_of_those_who_would(role: str) -> None:
    scene = Scene("investigator", role, *CAST[:6]).at("LB", 2).turn(2).round(1).route(2, 0)

    play = scene.play().choose("call_vote").ballots(*[0] * 8)

    assert role not in play.view(None).players[0].may_be
    assert role in play.view(None).players[3].may_be


def test_ac_87_nobody_can_tell_who_passed_the_fire() -> None:
    burnt = ROLES["firestarter"].room_cards
    assert burnt.count("failure") == burnt.count("sabotage") == 1
    others = ["investigator"] * 5
    hand = ["success"] * 3

    lit = Scene("firestarter", *others, "cultist", "cultist").round(5).phase("clean_up")
    plain = Scene("investigator", "firestarter", *others[:4], "cultist", "cultist").round(5)
    plays = [scene.hand(0, *hand).hand(1, *hand).play() for scene in (lit, plain.phase("clean_up"))]

    assert plays[0].events(None) == plays[1].events(None)
    assert msgspec.json.encode(plays[0].view(3)) == msgspec.json.encode(plays[1].view(3))
