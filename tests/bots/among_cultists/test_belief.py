"""Evidence changes beliefs in the right direction, and probabilities add up."""

import pytest

from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, Play, Scene, five, party
from turncoat.bots.among_cultists.beliefs.belief import sets_of
from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Seat, Term
from turncoat.games.among_cultists.ledger import known, laid, looked

# All other seats are equally suspicious.
FOURTH = pytest.approx(1 / 4)


def mind_of(play: Play, seat: Seat = 0) -> Mind:
    """Return the mind of a seat."""
    return Mind(play.view(seat), lambda: 0.0)


def write(scene: Scene, *lines: Term) -> Scene:
    """Add public ledger lines."""
    scene.table.ledger += [known(line) for line in lines]
    return scene


def met(scene: Scene, one: int, other: int) -> Scene:
    """Two exchanged an Alive card; the first walked up to the other."""
    return scene.pulse(other, "alive", giver=one).pulse(one, "alive", giver=other)


@pytest.mark.parametrize(("count", "cultists", "sets"), [(5, 1, 5), (7, 2, 21), (8, 2, 28)])
def test_every_set_of_cultists_is_thought_of(count: int, cultists: int, sets: int) -> None:
    assert len(sets_of(count, cultists)[0]) == sets


def test_at_first_all_others_are_alike() -> None:
    assert mind_of(five().play()).guilt == [0.0, FOURTH, FOURTH, FOURTH, FOURTH]


@pytest.mark.parametrize("people", [5, 6, 7, 8])
def test_the_guilt_of_all_adds_up_to_the_number_of_cultists(people: int) -> None:
    scene = met(met(party(people), 1, 2), 3, 2)
    write(scene, ("looked", 0, 2, 1, 1, 2), ("revealed", 0, 2, 2))

    mind = mind_of(scene.ghost(2, death="card").play())

    cultists = 2 if people > 6 else 1
    assert sum(mind.guilt) == pytest.approx(cultists)
    assert sum(mind.rumour) == pytest.approx(cultists)
    assert mind.guilt[0] == 0.0


def test_a_death_points_at_whoever_gave_the_dead_a_card() -> None:
    scene = met(five(), 1, 2)
    write(scene, ("revealed", 0, 2, 2))

    guilt = mind_of(scene.ghost(2, death="card").play()).guilt

    assert guilt[1] > max(guilt[3], guilt[4])
    assert guilt[2] == 0.0


def test_the_more_gave_a_card_the_less_it_says() -> None:
    alone, many = met(five(), 1, 2), met(met(met(five(), 1, 2), 3, 2), 4, 2)
    for scene in (alone, many):
        write(scene, ("revealed", 0, 2, 2)).ghost(2, death="card")

    assert mind_of(alone.play()).guilt[1] > mind_of(many.play()).guilt[1]


def test_a_quiet_look_clears_those_who_gave_cards_before() -> None:
    watched, unwatched = met(five(), 1, 2), met(five(), 1, 2)
    write(watched, ("quiet", 3, 2, 2))
    for scene in (watched, unwatched):
        write(met(scene, 4, 2), ("revealed", 0, 2, 2)).ghost(2, death="card")

    assert mind_of(watched.play()).guilt[1] < mind_of(unwatched.play()).guilt[1]
    assert mind_of(watched.play()).guilt[4] > mind_of(unwatched.play()).guilt[4]


def test_an_unanswered_look_counts_as_quiet_once_something_else_happens() -> None:
    scene = met(five(), 1, 2)
    scene.table.ledger.append(looked(3, 2, 1, 0, 2))
    waiting = mind_of(scene.play()).death_of(2)
    met(scene, 3, 4)

    assert mind_of(scene.play()).death_of(2) < waiting


def test_a_red_card_speaks_against_those_who_filled_the_room() -> None:
    scene = five()
    scene.table.ledger += [laid(1, "D1", "failure", 2), laid(2, "D2", "success", 2)]
    write(scene, ("drawn", "D1", "failure", 0, 3), ("drawn", "D2", "success", 0, 3))

    guilt = mind_of(scene.play()).guilt

    assert guilt[1] > 1 / 4 > guilt[2]


def test_whoever_has_no_route_left_is_almost_surely_a_cultist() -> None:
    scene = five()
    scene.table.players[3].free_routes = 0

    assert mind_of(scene.play()).guilt[3] > 0.9


def test_where_there_is_a_mechanic_it_may_be_the_one() -> None:
    scene = five("mechanic")
    scene.table.players[3].free_routes = 0

    assert 0.4 < mind_of(scene.play(), 1).guilt[3] < 0.9


def test_nobody_else_has_my_route() -> None:
    scene = five().route(0, 6)
    scene.table.players[3].free_routes = 1 << 6

    assert mind_of(scene.play(), 0).guilt[3] > 0.9
    assert mind_of(scene.play(), 1).guilt[3] == FOURTH


def test_ghosts_are_innocent_where_there_is_one_cultist() -> None:
    assert mind_of(five().ghost(1, 2).play()).guilt == pytest.approx([0, 0, 0, 1 / 2, 1 / 2])


def test_of_two_cultists_not_both_can_be_ghosts() -> None:
    mind = mind_of(party(7).ghost(1, 2).play())

    assert 0.0 < mind.guilt[1] < mind.guilt[3]


def test_to_name_a_fellow_is_unlikely() -> None:
    named = write(party(7), ("vote", 2, -1, -1, -1, 2, -1, -1, -1, -1, -1))

    belief = mind_of(named.play()).belief

    sets = dict(zip(belief.sets, belief.weights, strict=True))
    assert sets[1, 2] < sets[1, 3]
    assert sets[2, 3] > sets[3, 4]


def test_cultists_and_the_seer_know() -> None:
    play = five("seer").play()

    assert mind_of(play, 4).guilt == mind_of(play, 0).guilt == [0, 0, 0, 0, 1]
    assert mind_of(play, 0).rumour == pytest.approx([1 / 5] * 5)


def test_the_ledger_is_read_once() -> None:
    scene = met(Scene(*[INVESTIGATOR] * 4, CULTIST), 1, 2)
    mind = mind_of(scene.play())
    read, marks = mind.belief.read, list(mind.belief.marks)

    mind.look(mind.view)

    assert mind.belief.read == read == len(scene.table.ledger)
    assert mind.belief.marks == marks


def test_whoever_met_more_is_likelier_dead() -> None:
    mind = mind_of(met(met(five(), 1, 2), 3, 2).play())

    assert mind.death_of(2) > mind.death_of(1) > mind.death_of(4)
