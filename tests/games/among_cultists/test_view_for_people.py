"""The derived part of a view, which tells people what follows from its facts."""

from random import Random
from typing import Any

import pytest

from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, Scene
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games.among_cultists.roles import ROLES
from turncoat.games.among_cultists.rules import RULES
from turncoat.games.among_cultists.views.own import known_dead
from turncoat.games.among_cultists.views.schema import AmongCultistsView, OwnView

FOUR_MORE = [INVESTIGATOR] * 3 + [CULTIST]


def own(*roles: str, **changes: Any) -> OwnView:
    """The own part of seat 0's view, after some changes to its character."""
    scene = Scene(*roles, *FOUR_MORE)
    for name, value in changes.items():
        setattr(scene.table.players[0], name, value)
    found = scene.play().view(0).own
    assert found is not None
    return found


def played(players: int, seed: str, **options: Any) -> AnyMatch:
    """A whole match of random answers, without announcements."""
    match = Match.deal(RULES, RULES.read_options(players, options), key_from_seed(seed))
    random = Random(seed)
    while match.pending:
        seat = next(iter(match.pending))
        choices = [o for o in match.pending[seat].options if o != ("announce",)]
        match.answer(seat, random.choice(choices))
    return match


def test_a_spectator_has_no_part_of_their_own() -> None:
    assert Scene(INVESTIGATOR, *FOUR_MORE).play().view(None).own is None


@pytest.mark.parametrize(
    ("role", "ghost", "free"),
    [
        ("cultist", False, True),
        ("cultist", True, True),
        ("mechanic", False, True),
        ("mechanic", True, False),
        ("investigator", False, False),
    ],
)
def test_who_needs_no_route(role: str, ghost: bool, free: bool) -> None:
    assert own(role, ghost=ghost).free is free


def test_a_route_leads_to_rooms_of_its_colours_where_something_is_left_to_do() -> None:
    scene = Scene(INVESTIGATOR, *FOUR_MORE).route(0, 0).round(2)
    before = scene.play().view(0).own
    for room in scene.table.rooms.values():
        room.books = 0
    after = scene.play().view(0).own

    assert before is not None
    assert after is not None
    assert before.route_places == ["O1", "O2", "G"]
    assert after.route_places == ["G"]


@pytest.mark.parametrize(
    ("role", "place", "ghost", "idle"),
    [
        (INVESTIGATOR, "O1", False, ""),
        (INVESTIGATOR, "D1", False, "off_route"),
        (INVESTIGATOR, "D1", True, "off_route"),
        (INVESTIGATOR, "H0", False, ""),
        (INVESTIGATOR, "H0", True, "ghost_in_hall"),
        (CULTIST, "D1", False, ""),
    ],
)
def test_a_character_is_told_why_it_can_do_nothing_in_its_room(
    role: str, place: str, ghost: bool, idle: str
) -> None:
    """AC-28, AC-41"""
    scene = Scene(role, *FOUR_MORE).route(0, 0).round(2).at(place, 0)
    scene.table.players[0].ghost = ghost
    found = scene.play().view(0).own

    assert found is not None
    assert found.idle == idle


def test_nobody_is_told_about_their_room_on_the_turn_of_another() -> None:
    scene = Scene(INVESTIGATOR, *FOUR_MORE).route(0, 0).round(2).at("D1", 0).knife(1)
    found = scene.play().view(0).own

    assert found is not None
    assert found.idle == ""


def test_a_room_may_have_nothing_left_to_do() -> None:
    """AC-42, AC-55"""
    scene = Scene(INVESTIGATOR, *FOUR_MORE).route(0, 0).round(2).at("O1", 0)
    scene.table.rooms["O1"].books = 0
    done = scene.play().view(0).own
    scene.table.rooms["O1"].intruder = True
    scene.table.players[0].ghost = True
    blocked = scene.play().view(0).own

    assert done is not None
    assert done.idle == "nothing_to_do"
    assert blocked is not None
    assert blocked.idle == "ghost_and_cultist"


@pytest.mark.parametrize("role", sorted(ROLES))
def test_only_three_roles_die_of_what_they_do(role: str) -> None:
    assert bool(own(role).deadly) == (role in ("rookie", "klutz", "coward"))
    assert own(role, ghost=True).deadly == []
    assert bool(own(role).risky) == (role == "coward")


@pytest.mark.parametrize(("number", "burning"), [(5, ["failure", "sabotage"]), (6, [])])
def test_the_cards_of_a_firestarter_burn_up_to_round_five(number: int, burning: list[str]) -> None:
    scene = Scene("firestarter", *FOUR_MORE).round(number)
    found = scene.play().view(0).own
    assert found is not None
    assert found.burning == burning


def test_only_the_superghost_does_everything_in_rooms_as_a_ghost() -> None:
    assert own("super_ghost", ghost=True).full_ghost
    assert not own("super_ghost").full_ghost
    assert not own("radiant", ghost=True).full_ghost


def test_a_cultist_is_told_at_the_end_of_a_round_how_many_it_knows_to_be_dead() -> None:
    match = Match.deal(RULES, RULES.read_options(6, {}), key_from_seed("dead"))
    cultist = match.rules.outcome(match.table).roles.index("cultist")
    asked = 0
    while match.pending and match.table.round < 6:
        seat, decision = next(iter(match.pending.items()))
        view: AmongCultistsView = match.view(cultist)
        assert view.own is not None
        if decision.topic == ("announce",):
            asked += 1
            assert view.own.known_dead == len(known_dead(view))
        elif match.table.phase != "clean_up":
            assert view.own.known_dead is None
        match.answer(seat, [o for o in decision.options if o != ("announce",)][-1])
    assert asked


def test_the_roles_add_up_to_the_characters() -> None:
    for players in range(4, 9):
        for preset in ("first_game", "standard", "experienced"):
            options = RULES.read_options(players, {"preset": preset})
            view = Match.deal(RULES, options, key_from_seed("roles")).view(None)
            one_of = bool(view.one_of)
            assert sum(view.fixed.roles.values()) + one_of == len(view.players)
            assert [role for role, number in view.fixed.roles.items() if not number] == view.one_of
            assert view.fixed.outside == (preset != "first_game")
            assert bool(view.fixed.unsafe_start) == view.fixed.outside


def test_a_vote_and_a_gate_are_where_they_belong() -> None:
    scene = Scene(INVESTIGATOR, *FOUR_MORE)
    scene.table.gate = "open"
    rooms = scene.play().view(None).rooms

    assert [room.id for room in rooms if room.vote] == ["LB"]
    assert [room.id for room in rooms if room.gate] == ["G"]

    scene.table.vote_token, scene.table.gate = False, "closed"
    rooms = scene.play().view(None).rooms
    assert not any(room.vote or room.gate for room in rooms)


def test_only_rooms_without_books_or_another_use_are_idle() -> None:
    scene = Scene(INVESTIGATOR, *FOUR_MORE)
    assert not any(room.idle for room in scene.play().view(None).rooms)
    for room in scene.table.rooms.values():
        room.books = 0
    used = {room.id for room in scene.play().view(None).rooms if not room.idle}
    assert used == {"LB", "R", "G"}


def test_the_ghost_of_the_radiant_shines_in_the_dark() -> None:
    scene = Scene("radiant", *FOUR_MORE).at("O1", 0)
    radiant = scene.table.players[0]
    radiant.ghost = radiant.shown = True
    assert scene.play().view(None).lights == []

    scene.table.power = False
    assert scene.play().view(None).lights == ["O1"]

    scene.table.effect = "secret_doors"
    view = scene.play().view(None)
    assert view.lights == ["O1", "O2"]
    assert ["O1", "O2"] in view.joined


def test_whose_turn_it_is_and_nobodys_between_turns() -> None:
    scene = Scene(INVESTIGATOR, *FOUR_MORE).knife(2)
    play = scene.play()
    assert play.view(None).active == 2
    play.choose("pass")
    assert play.view(None).active == 3

    assert played(5, "over").view(None).active is None


def test_one_can_vote_for_the_living() -> None:
    scene = Scene("mechanic", *FOUR_MORE)
    scene.table.players[1].ghost = True
    play = scene.at("LB", 0).play()
    candidates = play.view(None).candidates
    play.choose("call_vote").go_on()

    assert candidates == [0, 2, 3, 4]
    assert [option[1] for option in play.options(2) if option[0] == "vote"] == candidates


def test_silence_is_told() -> None:
    scene = Scene(INVESTIGATOR, *FOUR_MORE)
    assert not scene.play().view(None).silent
    scene.table.effect = "no_connection"
    assert scene.play().view(None).silent


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_end_tells_who_killed_whom_and_how_many_are_dead(seed: str) -> None:
    match = played(6, seed)
    view: AmongCultistsView = match.view(None)

    assert view.dead == sum(
        player.role != "cultist" and (player.ghost or player.killer is not None)
        for player in view.players
    )
    for player in view.players:
        dead = [(giver, number) for face, giver, number in player.pulse or [] if face == "dead"]
        assert player.killer == (min(dead, key=lambda card: card[1]) if dead else None)
        assert (player.seat in view.winners) == (player.side == view.won)


def test_a_guess_at_the_seer_is_told_with_its_truth() -> None:
    for seed in range(40):
        match = played(8, f"seer {seed}")
        view: AmongCultistsView = match.view(None)
        for who, named, right in view.guesses:
            assert view.players[who].role == "cultist"
            assert right == (named >= 0 and view.players[named].role == "seer")
        if view.guesses:
            return
    pytest.fail("nobody guessed")
