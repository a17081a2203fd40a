"""Expert games (AC-9, AC-9a, AC-9b): which roles may be in the game, and their balance."""

import pytest

from tests.games.among_cultists.deals import SPECIAL, dealt, dealt_often, refused, roles

# People, AUTOMA, roles, loyalty for the Cultists and for the Investigators, required result.
BALANCED = [
    (4, True, ["rookie"], 1, 0, 1),
    (4, True, ["firestarter", "radiant"], 2, 1, 1),
    (5, False, ["coward"], 1, 0, 1),
    (5, False, ["seer", "klutz"], 1, 0, 1),
    (5, False, ["firestarter", "infected", "seer"], 2, 1, 1),
    (6, False, ["rookie", "klutz", "super_ghost"], 2, 1, 1),
    (6, False, ["mechanic", "firestarter", "rookie", "klutz"], 4, 3, 1),
    (6, True, ["seer", "firestarter", "rookie"], 3, 0, 3),
    (7, False, ["rookie", "klutz", "coward"], 3, 0, 3),
    (7, False, ["firestarter", "assassin", "coward"], 3, 0, 3),
    (7, False, ["firestarter", "klutz", "rookie", "radiant"], 4, 1, 3),
    (8, False, ["radiant"], 0, 1, -1),
    (8, False, ["mechanic", "firestarter", "seer", "assassin"], 2, 3, -1),
    (8, False, ["mechanic", "radiant", "infected", "firestarter", "rookie", "klutz"], 4, 5, -1),
]
UNBALANCED = [
    (4, True, [], 0, 0, 1),
    (4, True, ["firestarter"], 2, 0, 1),
    (5, False, [], 0, 0, 1),
    (5, False, ["seer"], 0, 0, 1),
    (5, False, ["radiant"], 0, 1, 1),
    (5, False, ["mechanic", "firestarter"], 2, 3, 1),
    (6, False, ["firestarter", "rookie"], 3, 0, 1),
    (6, False, ["rookie", "radiant"], 1, 1, 1),
    (6, True, ["rookie"], 1, 0, 3),
    (7, False, [], 0, 0, 3),
    (7, False, ["firestarter", "rookie", "klutz", "coward"], 5, 0, 3),
    (8, False, ["mechanic", "seer"], 0, 3, -1),
    (8, False, ["rookie"], 1, 0, -1),
    (8, False, ["mechanic", "radiant", "infected", "super_ghost", "firestarter"], 2, 6, -1),
]


# AC-9


@pytest.mark.parametrize(("people", "automa", "cast", "cultists", "others", "aim"), BALANCED)
def test_ac_9_expert_takes_any_roles_whose_loyalties_come_out_right(
    people: int, automa: bool, cast: list[str], cultists: int, others: int, aim: int
) -> None:
    plays = dealt_often(people, times=5, automa=automa, preset="expert", roles=cast)

    assert cultists - others == aim
    for play in plays:
        dealt_roles = roles(play)
        assert {role for role in dealt_roles if role in SPECIAL} == set(cast)
        assert dealt_roles.total() == people + automa


@pytest.mark.parametrize(("people", "automa", "cast", "cultists", "others", "aim"), UNBALANCED)
def test_ac_9_expert_refuses_anything_else_and_shows_the_sums(
    people: int, automa: bool, cast: list[str], cultists: int, others: int, aim: int
) -> None:
    refusal = refused(people, automa=automa, preset="expert", roles=cast)

    assert (refusal.field, refusal.reason) == ("roles", "loyalty")
    assert refusal.figures == {
        "cultists": cultists,
        "investigators": others,
        "wanted": aim,
        "most": 5,
    }


@pytest.mark.parametrize(("people", "automa", "cast", "cultists", "others", "aim"), UNBALANCED)
def test_ac_9_expert_takes_any_roles_if_the_host_ticks_unbalanced(
    people: int, automa: bool, cast: list[str], cultists: int, others: int, aim: int
) -> None:
    play = dealt(people, automa=automa, preset="expert", roles=cast, unbalanced=True)

    assert {role for role in roles(play) if role in SPECIAL} == set(cast)


@pytest.mark.parametrize(
    ("role", "cultists", "others"),
    [
        ("radiant", 0, 1),
        ("infected", 0, 1),
        ("super_ghost", 0, 1),
        ("mechanic", 0, 3),
        ("rookie", 1, 0),
        ("klutz", 1, 0),
        ("coward", 1, 0),
        ("firestarter", 2, 0),
        ("assassin", 0, 0),
        ("seer", 0, 0),
    ],
)
def test_ac_9_each_role_has_its_loyalty(role: str, cultists: int, others: int) -> None:
    figures = refused(6, automa=True, preset="expert", roles=[role]).figures

    assert (figures["cultists"], figures["investigators"]) == (cultists, others)


def test_ac_9_six_is_too_much_for_one_side() -> None:
    strong = ["mechanic", "radiant", "infected", "super_ghost"]

    figures = refused(8, preset="expert", roles=strong).figures

    assert figures["investigators"] > figures["most"] == 5


def test_ac_9_an_expert_game_has_as_many_cultists_as_any() -> None:
    five = dealt(5, preset="expert", roles=["rookie"])
    eight = dealt(8, preset="expert", roles=["radiant"])

    assert roles(five) == {"cultist": 1, "rookie": 1, "investigator": 3}
    assert roles(eight) == {"cultist": 2, "radiant": 1, "investigator": 5}


@pytest.mark.parametrize("preset", ["first_game", "standard", "experienced"])
def test_ac_9_only_an_expert_game_has_roles_of_ones_own_choice(preset: str) -> None:
    assert refused(5, preset=preset, roles=["rookie"]).field == "roles"


def test_ac_9_more_roles_than_investigators_are_refused() -> None:
    cast = ["mechanic", "firestarter", "rookie", "coward", "seer"]

    assert refused(5, preset="expert", roles=cast).reason == "too_many"
    assert refused(5, preset="expert", roles=cast, unbalanced=True).reason == "too_many"


def test_ac_9_every_investigator_may_have_a_special_role() -> None:
    play = dealt(
        5, preset="expert", roles=["seer", "firestarter", "radiant", "assassin"], unbalanced=True
    )

    assert roles(play)["investigator"] == 0


# AC-9a


@pytest.mark.parametrize("unbalanced", [False, True])
def test_ac_9a_with_the_automa_and_one_cultist_a_seer_is_refused(unbalanced: bool) -> None:
    cast = ["seer", "rookie"]

    refusal = refused(4, preset="expert", roles=cast, unbalanced=unbalanced)

    assert (refusal.field, refusal.reason) == ("roles", "seer_automa")


@pytest.mark.parametrize("preset", ["first_game", "standard", "experienced"])
def test_ac_9a_with_the_automa_and_one_cultist_the_host_can_not_add_it(preset: str) -> None:
    assert refused(4, preset=preset, seer=True).field == "seer"


def test_ac_9a_nor_in_an_expert_game() -> None:
    for unbalanced in (False, True):
        refused(4, preset="expert", roles=["rookie"], seer=True, unbalanced=unbalanced)


@pytest.mark.parametrize("unbalanced", [False, True])
def test_ac_9a_with_the_automa_and_two_cultists_an_expert_may_add_the_seer(
    unbalanced: bool,
) -> None:
    cast = ["seer", "firestarter", "coward"]

    play = dealt(6, automa=True, preset="expert", roles=cast, unbalanced=unbalanced)

    assert roles(play)["seer"] == 1


@pytest.mark.parametrize("people", [5, 6, 7, 8])
def test_ac_9a_without_the_automa_there_is_no_seer_to_add(people: int) -> None:
    assert refused(people, seer=True).field == "seer"


@pytest.mark.parametrize("unbalanced", [False, True])
@pytest.mark.parametrize("role", SPECIAL)
def test_ac_9a_a_special_role_is_in_the_game_at_most_once(role: str, unbalanced: bool) -> None:
    refusal = refused(8, preset="expert", roles=[role, role], unbalanced=unbalanced)

    assert (refusal.field, refusal.reason) == ("roles", "twice")


def test_ac_9a_the_added_seer_is_no_second_one() -> None:
    cast = ["seer", "firestarter", "coward"]

    refusal = refused(6, automa=True, preset="expert", roles=cast, seer=True)

    assert (refusal.field, refusal.reason) == ("roles", "twice")


@pytest.mark.parametrize("role", ["cultist", "investigator", "nobody"])
def test_ac_9a_nobody_chooses_more_cultists_or_unknown_roles(role: str) -> None:
    refusal = refused(5, preset="expert", roles=[role], unbalanced=True)

    assert (refusal.field, refusal.reason) == ("roles", "unknown")


@pytest.mark.parametrize(("people", "automa"), [(4, True), (5, False), (6, False)])
def test_ac_9a_an_assassin_below_seven_is_refused(people: int, automa: bool) -> None:
    refusal = refused(people, automa=automa, preset="expert", roles=["assassin", "rookie"])

    assert (refusal.field, refusal.reason) == ("roles", "assassin")


@pytest.mark.parametrize(("people", "automa"), [(4, True), (5, False), (6, False)])
def test_ac_9a_an_assassin_below_seven_is_allowed_under_unbalanced(
    people: int, automa: bool
) -> None:
    cast = ["assassin", "rookie"]

    play = dealt(people, automa=automa, preset="expert", roles=cast, unbalanced=True)

    assert roles(play)["assassin"] == 1


@pytest.mark.parametrize(
    ("people", "automa", "cast"),
    [
        (6, True, ["assassin", "firestarter", "rookie"]),
        (7, False, ["assassin", "firestarter", "rookie"]),
        (8, False, ["assassin", "radiant"]),
    ],
)
def test_ac_9a_an_assassin_from_seven_on_is_allowed(
    people: int, automa: bool, cast: list[str]
) -> None:
    play = dealt(people, automa=automa, preset="expert", roles=cast)

    assert roles(play)["assassin"] == 1


def test_ac_9a_a_seer_with_seven_is_refused() -> None:
    refusal = refused(7, preset="expert", roles=["seer", "firestarter", "rookie"])

    assert (refusal.field, refusal.reason) == ("roles", "seer_seven")


def test_ac_9a_a_seer_with_seven_is_allowed_under_unbalanced() -> None:
    play = dealt(7, preset="expert", roles=["seer"], unbalanced=True)

    assert roles(play)["seer"] == 1


def test_ac_9a_only_an_expert_game_can_be_unbalanced() -> None:
    assert refused(5, preset="standard", unbalanced=True).field == "unbalanced"


# AC-9b


def test_ac_9b_mechanic_against_firestarter_rookie_and_coward_is_legal_with_five() -> None:
    play = dealt(5, preset="expert", roles=["mechanic", "firestarter", "rookie", "coward"])

    assert roles(play) == dict.fromkeys(
        ["cultist", "mechanic", "firestarter", "rookie", "coward"], 1
    )


def test_ac_9b_without_the_coward_it_is_refused() -> None:
    figures = refused(5, preset="expert", roles=["mechanic", "firestarter", "rookie"]).figures

    assert (figures["cultists"], figures["investigators"], figures["wanted"]) == (3, 3, 1)
