"""The Knife in votes (AC-58)."""

import pytest

from tests.games.among_cultists.deals import scene
from tests.games.among_cultists.scenes import GO_ON, Play, Scene, five, party, with_automa
from turncoat.core.terms import Seat

EVERYBODY: list[Seat | None] = [0, 1, 2, 3, 4, None]


def voting(scene: Scene, *ballots: Seat | None) -> Play:
    """On its turn seat 1 calls a vote in the Cafeteria; everybody casts a ballot."""
    play = scene.at("LB", 1).on_route(1).play()
    while "call_vote" not in play.kinds():
        play.choose("pass")
    return play.choose("call_vote").ballots(*ballots)


def ghosts(play: Play) -> list[Seat]:
    return [player.seat for player in play.table.players if player.ghost]


# AC-58: up to six players, the holder of the Knife may change its choice


@pytest.mark.parametrize(("people", "automa"), [(4, True), (5, False), (6, False)])
def test_ac_58_up_to_six_the_holder_of_the_knife_may_change_its_choice(
    people: int, automa: bool
) -> None:
    play = voting(scene(people, automa), 2, *[None] * (people - 1))

    assert play.asked() == {0: "change_vote"}


@pytest.mark.parametrize(("people", "automa"), [(6, True), (7, False), (8, False)])
def test_ac_58_with_seven_and_eight_nobody_changes_a_choice(people: int, automa: bool) -> None:
    play = voting(scene(people, automa), 2, *[None] * (people - 1))

    assert play.asked() == {2: "action"}


def test_ac_58_it_is_the_holder_of_the_knife_who_changes() -> None:
    play = voting(five().knife(3), *[None] * 5)

    assert play.asked() == {3: "change_vote"}


def test_ac_58_it_has_seen_all_choices_before() -> None:
    play = voting(five(), 2, 3, None, 4, 4)

    assert play.asked() == {0: "change_vote"}
    assert play.events(0)[-5:] == [
        ("votes", 0, 2),
        ("votes", 1, 3),
        ("votes_nobody", 2),
        ("votes", 3, 4),
        ("votes", 4, 4),
    ]


def test_ac_58_it_may_keep_its_choice() -> None:
    play = voting(five(), 3, 3, 3, None, None)

    play.choose("go_on")

    assert ghosts(play) == [3]


def test_ac_58_it_may_change_to_any_living_character_or_an_abstention() -> None:
    play = voting(five().ghost(2), 3, 3, 3, None, None)

    assert set(play.options()) == {
        GO_ON,
        ("abstain",),
        ("vote", 0),
        ("vote", 1),
        ("vote", 4),
    }


def test_ac_58_it_may_change_to_an_abstention() -> None:
    play = voting(five(), 3, 3, 3, None, None)

    play.choose("abstain")

    assert ghosts(play) == []
    assert play.events(None, "changes_vote_nobody") == [("changes_vote_nobody", 0)]


def test_ac_58_it_may_change_from_an_abstention() -> None:
    play = voting(five(), None, 3, 3, None, None)

    play.choose("vote", 3)

    assert ghosts(play) == [3]


def test_ac_58_it_may_change_from_one_character_to_another() -> None:
    play = voting(five(), 3, 3, 2, 2, None)

    play.choose("vote", 2)

    assert ghosts(play) == [2]


def test_ac_58_it_may_change_to_itself() -> None:
    play = voting(five(), 3, 3, 0, 0, None)

    play.choose("vote", 0)

    assert ghosts(play) == [0]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_ac_58_all_see_the_change(seat: Seat | None) -> None:
    play = voting(five(), 3, 3, 2, 2, None)

    play.choose("vote", 2)

    assert play.events(seat, "changes_vote") == [("changes_vote", 0, 2)]


def test_ac_58_it_changes_only_once() -> None:
    play = voting(five(), 3, 3, 2, 2, None)

    play.choose("abstain")

    assert play.asked() == {2: "action"}


def test_ac_58_in_the_next_vote_it_may_change_again() -> None:
    play = voting(five().at("D1", 2, 3).pulse(3, "dead"), *[None] * 5).choose("vote", 2)

    play.choose("check_status", 3).choose("reveal").ballots(*[None] * 5)

    assert play.asked() == {0: "change_vote"}


def test_ac_58_a_ghost_with_the_knife_changes_nothing() -> None:
    play = voting(five().ghost(0), 3, 3, 3, None, None)

    assert "change_vote" not in play.asked().values()
    assert ghosts(play) == [0, 3]


def test_ac_58_a_holder_whose_death_was_just_revealed_changes_nothing() -> None:
    scene = five().knife(1).pulse(1, "dead").turn(4)
    play = scene.play().choose("check_status", 1).choose("reveal")

    play.ballots(*[None] * 5)

    assert "change_vote" not in play.asked().values()


def test_ac_58_the_automa_with_the_knife_changes_nothing() -> None:
    play = voting(with_automa(4).knife(4), 3, 3, 3, 3)

    assert "change_vote" not in play.asked().values()
    assert ghosts(play) == [3]


# AC-58: with seven and eight players, the choice of its holder counts double


@pytest.mark.parametrize("people", [7, 8])
def test_ac_58_with_seven_and_eight_the_choice_of_the_knife_counts_double(people: int) -> None:
    others: list[Seat | None] = [3, 4, 4, None, None, 2, 1]

    # Without the Knife, seats 3 and 4 would have two votes each.
    play = voting(party(people), 3, *others[: people - 1])

    assert ghosts(play) == [3]


@pytest.mark.parametrize("people", [7, 8])
def test_ac_58_its_abstention_counts_double_too(people: int) -> None:
    others: list[Seat | None] = [3, 3, 4, 5, 6, 1, 2]

    # Without the Knife, it would be two votes for seat 3 against one abstention.
    play = voting(party(people), None, *others[: people - 1])

    assert ghosts(play) == []


def test_ac_58_with_six_and_the_automa_the_knife_counts_double() -> None:
    # Two abstain, counting AUTOMA. Without the Knife, seats 3 and 4 would have two votes each.
    play = voting(with_automa(6), 3, 3, 4, 4, None, 2)

    assert ghosts(play) == [3]


def test_ac_58_the_knife_counts_double_for_its_holder_only() -> None:
    play = voting(party(7).knife(4), 3, 3, 4, None, 4, None, 2)

    assert ghosts(play) == [4]


def test_ac_58_up_to_six_the_knife_counts_once() -> None:
    play = voting(party(6), 3, 3, 4, 4, None, None)

    play.choose("go_on")

    assert ghosts(play) == []


def test_ac_58_a_ghost_with_the_knife_counts_once() -> None:
    # Seats 3 and 4 have two votes each; with a double vote seat 3 would be out.
    play = voting(party(7).ghost(0), 3, 3, 4, 4, None, 2, 1)

    assert ghosts(play) == [0]


def test_ac_58_an_abstaining_ghost_with_the_knife_counts_once() -> None:
    play = voting(party(7).ghost(0), None, 3, 3, 4, 5, 6, 2)

    assert ghosts(play) == [0, 3]


def test_ac_58_a_holder_whose_death_was_just_revealed_counts_once() -> None:
    play = party(7).knife(1).pulse(1, "dead").turn(6).play()

    play.choose("check_status", 1).choose("reveal").ballots(4, 3, 3, 4, None, 2, 5)

    assert ghosts(play) == [1]


# AC-58: everybody is told how it is counted


def test_ac_58_all_hear_whose_vote_counts_twice_before_they_vote() -> None:
    play = party(7).at("LB", 1).on_route(1).play().choose("pass").choose("call_vote").go_on()

    assert play.events(None, "counts_double") == [("counts_double", 0)]
    assert play.events(None, "votes") == []


def test_ac_58_with_up_to_six_no_vote_counts_twice() -> None:
    assert voting(five(), 2, *[None] * 4).events(None, "counts_double") == []


def test_ac_58_all_hear_the_count_with_the_double_vote_in_it() -> None:
    play = voting(party(7), 2, 2, 3, None, None, None, None)

    assert play.events(None, "counted") == [("counted", 2, 3), ("counted", 3, 1)]
    assert play.events(None, "abstentions") == [("abstentions", 4)]


def test_ac_58_a_vote_is_remembered_with_its_double_ballot() -> None:
    play = voting(party(7), 2, 2, 3, None, None, None, None)

    assert play.view(None).ledger[-1] == ("vote", 2, -1, 0, 2, 2, 3, -1, -1, -1, -1)


def test_ac_95_the_automas_abstention_is_counted_and_remembered() -> None:
    play = voting(with_automa(6).knife(6), 2, 2, *[None] * 4)

    assert play.events(None, "counts_double") == [("counts_double", 6)]
    assert play.events(None, "abstentions") == [("abstentions", 6)]
    assert play.view(None).ledger[-1] == ("vote", 2, -1, 6, 2, 2, -1, -1, -1, -1, -1)
