"""What AUTOMA is (AC-90), and its piles (AC-91)."""

from collections import Counter

import pytest

from tests.games.among_cultists.endings import vote_out
from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, Play, with_automa
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadSetup, IllegalAnswer
from turncoat.core.match import Match
from turncoat.games.among_cultists.rules import RULES

SEEDS = range(12)


def dealt(people: int, seed: int, automa_seat: str = "right_of_start") -> Play:
    """A freshly dealt match with AUTOMA."""
    options = RULES.read_options(people, {"automa": True, "automa_seat": automa_seat})
    return Play(Match.deal(RULES, options, key_from_seed(f"automa {seed}")))


# AC-90, its seat


@pytest.mark.parametrize("people", [4, 6])
@pytest.mark.parametrize("seed", SEEDS)
def test_ac_90_it_sits_to_the_right_of_the_first_holder_of_the_knife(
    people: int, seed: int
) -> None:
    view = dealt(people, seed).view(None)

    at = view.order.index(view.knife)

    assert view.order[at - 1] == people
    assert view.knife != people
    assert sorted(view.order) == list(range(people + 1))


def test_ac_90_it_is_last_in_round_one() -> None:
    play = dealt(4, 0).go_on()
    moved: list[int] = []

    while play.table.phase == "movement":
        for seat in list(play.match.pending):
            play.answer(seat, *play.options(seat)[0])
    for event in play.events(None):
        if event[0] == "enters" and event[1] not in moved:
            moved.append(int(event[1]))

    assert len(moved) == 5
    assert moved[-1] == 4


def test_ac_90_the_people_keep_their_order_around_it() -> None:
    order = dealt(6, 3).view(None).order

    assert [seat for seat in order if seat != 6] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("people", "after"), [(4, 1), (4, 4), (6, 3), (6, 5), (6, 6)])
@pytest.mark.parametrize("seed", range(3))
def test_ac_90_it_may_sit_next_after_any_player(people: int, after: int, seed: int) -> None:
    order = dealt(people, seed, f"after_{after}").view(None).order

    assert order.index(people) == after
    assert [seat for seat in order if seat != people] == list(range(people))


@pytest.mark.parametrize("people", [4, 6])
def test_ac_90_it_may_sit_anywhere_at_random(people: int) -> None:
    views = [dealt(people, seed, "random").view(None) for seed in range(60)]

    places = {view.order.index(people) - view.order.index(view.knife) for view in views}

    assert {place % (people + 1) for place in places} == set(range(1, people + 1))


@pytest.mark.parametrize("automa_seat", ["after_2", "random"])
def test_ac_90_turns_go_around_the_table_wherever_it_sits(automa_seat: str) -> None:
    play = dealt(4, 0, automa_seat).go_on()
    order = play.table.board.clockwise[play.table.knife]

    while play.table.phase == "movement":
        for seat in list(play.match.pending):
            play.answer(seat, *play.options(seat)[0])
    moved = dict.fromkeys(event[1] for event in play.events(None, "enters"))

    assert list(moved) == order


@pytest.mark.parametrize(
    ("people", "options", "reason"),
    [
        (5, {"automa_seat": "random"}, "no_automa"),
        (6, {"automa_seat": "after_1"}, "no_automa"),
        (4, {"automa_seat": "after_5"}, "no_such_player"),
    ],
)
def test_ac_90_a_seat_that_it_can_not_have_is_refused(
    people: int, options: dict[str, str], reason: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        RULES.read_options(people, options)

    assert (caught.value.field, caught.value.reason) == ("automa_seat", reason)


def test_ac_90_it_joins_four_people_always_and_six_if_wanted() -> None:
    assert RULES.read_options(4, {}).count == 5
    assert RULES.read_options(6, {"automa": True}).count == 7
    assert RULES.read_options(6, {}).count == 6


@pytest.mark.parametrize(
    ("people", "goal", "kills", "cultists", "rooms"), [(4, 10, 3, 1, 9), (6, 12, 4, 2, 10)]
)
def test_ac_90_the_set_up_is_that_for_five_or_seven(
    people: int, goal: int, kills: int, cultists: int, rooms: int
) -> None:
    table = dealt(people, 0).table

    assert (table.goal, table.board.kills, table.board.cultists) == (goal, kills, cultists)
    assert len(table.rooms) == rooms
    assert sum(player.role.id == CULTIST for player in table.players) == cultists


# AC-90, what is known of it


@pytest.mark.parametrize("people", [4, 6])
def test_ac_90_its_route_lies_open(people: int) -> None:
    play = dealt(people, 1)

    for viewer in (None, *range(people)):
        assert play.view(viewer).players[people].route == play[people].route
        assert play.events(viewer, "automa_route") == [("automa_route", people, play[people].route)]


@pytest.mark.parametrize("role", [INVESTIGATOR, CULTIST, "klutz"])
def test_ac_90_nobody_sees_its_role_and_deck(role: str) -> None:
    play = with_automa(4, automa=role).phase("night").round(1).play()

    for viewer in (None, 0, 1, 2):
        automa = play.view(viewer).players[4]
        assert automa.role is None
        assert automa.encounter_cards is None
        assert automa.room_cards is None
        assert play.events(viewer, "is_cultist") == []


def test_ac_90_it_is_a_full_character_with_a_deck() -> None:
    players = [dealt(4, seed)[4] for seed in SEEDS]

    assert {len(p.encounter_cards) for p in players} == {9}
    assert {len(p.room_cards) for p in players} == {8}
    assert len({p.role.id for p in players}) > 1


def test_ac_90_a_lone_cultist_knows_that_it_is_the_second() -> None:
    play = with_automa(6, automa=CULTIST).phase("night").round(1).play()

    assert play.events(5, "is_cultist") == [("is_cultist", 5), ("is_cultist", 6)]
    assert play.view(5).players[6].role == CULTIST


def test_ac_90_the_seer_is_told_of_it_as_of_anybody() -> None:
    scene = with_automa(6, INVESTIGATOR, "seer", automa=CULTIST)

    play = scene.phase("night").round(1).play()

    assert play.events(1, "is_cultist") == [("is_cultist", 5), ("is_cultist", 6)]
    assert play.view(1).players[6].role == CULTIST


def test_ac_90_the_cultists_are_told_if_it_is_dead_from_the_start() -> None:
    play = with_automa(4).phase("night").round(1).pulse(4, "dead", laid=0).play()

    assert play.events(3, "dead_already") == [("dead_already", 4)]


# AC-90, the roles that it ignores


@pytest.mark.parametrize("role", ["radiant", "infected", "super_ghost"])
def test_ac_90_with_two_cultists_its_ghost_shows_none_of_the_roles_it_ignores(role: str) -> None:
    play = vote_out(with_automa(6, automa=role), 6)

    assert play[6].ghost
    assert play.events(None, "shows_role") == []


def test_ac_90_its_ghost_sheds_no_light() -> None:
    scene = with_automa(4, automa="radiant").ghost(4).dark().at("R", 0, 4).on_route(0)

    assert "use_cameras" not in scene.play().kinds()


def test_ac_90_its_death_stops_no_gifts() -> None:
    play = vote_out(with_automa(4, automa="infected").bag("high_morale"), 4)
    play.pass_on().go_on()

    play.walk("LB")

    assert play.asked() == {0: "give", 1: "give"}


def test_ac_90_it_keeps_the_changed_deck_of_a_firestarter_and_does_not_die_of_it() -> None:
    play = with_automa(4, automa="firestarter").round(5).phase("clean_up").play()

    assert Counter(play[4].room_cards) == {"success": 6, "failure": 1, "sabotage": 1}
    assert not play[4].ghost


@pytest.mark.parametrize("people", [4, 6])
def test_ac_90_as_a_klutz_it_does_not_die_of_the_knife(people: int) -> None:
    scene = with_automa(people, automa="klutz").knife(people).at("LB", 0).on_route(0)

    play = scene.play().choose("call_vote").ballots(*[None] * people)

    assert not play[people].ghost


def test_ac_90_with_two_cultists_it_may_be_the_seer() -> None:
    play = with_automa(6, automa="seer").phase("night").round(1).play()

    assert [play.view(seat).players[6].role for seat in (None, 0, 4)] == [None] * 3
    assert ("night", "seer_wakes") in play.events(None)


@pytest.mark.parametrize("role", [CULTIST, "firestarter", "mechanic", "rookie", "coward"])
def test_ac_90_it_acts_alike_whatever_its_role_is(role: str) -> None:
    plain = with_automa(4).route(4, 6).round(5).phase("movement").knife(4).play()
    other = with_automa(4, automa=role).route(4, 6).round(5).phase("movement").knife(4).play()
    plain_act = with_automa(4).at("LB", 4).knife(4).play()
    other_act = with_automa(4, automa=role).at("LB", 4).knife(4).play()

    assert plain.events(None) == other.events(None)
    assert plain_act.events(None) == other_act.events(None)


def test_ac_90_as_an_investigator_it_counts_towards_the_dead() -> None:
    play = with_automa(4).phase("clean_up").ghost(1).pulse(2, "dead").pulse(4, "dead").play()

    play.answer(3, "announce")
    play.go_on()

    assert play.table.won == "cultists"


# AC-91, its piles


def test_ac_91_its_deck_is_split_into_encounter_cards_and_room_cards() -> None:
    automa = with_automa(4, automa=CULTIST).play()[4]

    assert Counter(automa.encounter_cards) == {"alive": 6, "dead": 3}
    assert Counter(automa.room_cards) == {"success": 2, "failure": 4, "sabotage": 2}


def test_ac_91_the_number_of_cards_in_its_piles_is_public() -> None:
    automa = with_automa(4).hand(4, "alive", "alive", "success").play().view(None).players[4]

    assert (automa.encounter_count, automa.room_count) == (2, 1)


@pytest.mark.parametrize("card", ["success", "failure", "sabotage"])
def test_ac_91_it_lays_its_top_room_card_and_nobody_sees_it(card: str) -> None:
    play = with_automa(4, automa=CULTIST).at("D1", 4).knife(4).play(card)

    assert play.table.rooms["D1"].stack[-1] == card
    for viewer in (None, 0, 1, 2, 3):
        assert play.view(viewer).ledger[-1] == ("laid", 4, "D1", "", 2)
        assert all(card not in event for event in play.events(viewer))


@pytest.mark.parametrize("card", ["alive", "dead"])
def test_ac_91_it_gives_its_top_encounter_card_and_nobody_sees_it(card: str) -> None:
    scene = with_automa(4, automa=CULTIST).phase("movement").at("LB", 4).at("HS", 1, 2, 3)

    play = scene.play().walk("LB").luck(card).meet(s0="alive")

    assert play[0].pulse == [(card, 4, 2)]
    assert play[4].pulse == [("alive", 0, 2)]
    for viewer in (None, 0, 1, 2, 3):
        assert ("given", 4, 0, "", 2) in play.view(viewer).ledger
    assert play.events(0, "gave") == [("gave", 4, "alive")]


def test_ac_91_it_is_never_asked() -> None:
    play = dealt(4, 2)

    while play.table.round < 4 and not play.match.over:
        assert 4 not in play.match.pending
        for seat in list(play.match.pending):
            play.answer(seat, *play.options(seat)[0])


@pytest.mark.parametrize("people", [4, 6])
def test_ac_90_nobody_can_look_from_its_seat(people: int) -> None:
    play = dealt(people, 0)

    with pytest.raises(IllegalAnswer):
        play.view(people)
