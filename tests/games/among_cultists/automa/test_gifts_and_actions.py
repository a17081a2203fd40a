"""To whom AUTOMA gives in the dark (AC-93), and its actions (AC-94)."""

import pytest

from tests.games.among_cultists.scenes import CULTIST, Play, Scene, with_automa
from turncoat.core.terms import Event

A = 4


def gifts(play: Play) -> list[Event]:
    """Who gave to whom, in order."""
    return [event[1:] for event in play.events(None, "gives")]


def in_the_dark(knife: int, *company: int) -> Scene:
    """The event phase is next; `company` is in the Reading Room, the others are elsewhere."""
    others = [seat for seat in range(5) if seat not in company]
    scene = with_automa(4).knife(knife).phase("event").at("D1", *company)
    for seat, place in zip(others, ("R", "G"), strict=False):
        scene.at(place, seat)
    return scene


def automa_acts_first(place: str, **options: str) -> Scene:
    """AUTOMA is in this place and the first to act."""
    return with_automa(4, **options).at(place, A).knife(A)


# AC-93, in the dark


def test_ac_93_it_gives_to_the_one_with_the_fewest_pulse_cards() -> None:
    scene = in_the_dark(A, A, 1, 2, 3).pulse(1, "alive").pulse(2, "alive", "alive")

    play = scene.play("lightning")

    assert gifts(play) == [(A, 3)]


def test_ac_93_in_a_tie_it_gives_to_the_next_clockwise() -> None:
    scene = in_the_dark(A, A, 1, 2, 3).pulse(1, "alive")

    assert gifts(scene.play("lightning")) == [(A, 2)]


def test_ac_93_clockwise_begins_after_itself() -> None:
    play = in_the_dark(2, A, 0, 2, 3).play("lightning")

    play.choose("to", A).choose("give", "alive").choose("to", 2).choose("give", "alive")

    assert gifts(play) == [(2, A), (3, 2), (A, 0)]


def test_ac_93_it_waits_for_its_place_in_the_order() -> None:
    play = in_the_dark(3, 3, A, 0, 1).play("lightning")
    assert play.asked() == {3: "give_to"}
    assert gifts(play) == []

    play.choose("to", 0).choose("give", "alive")

    assert gifts(play) == [(3, 0), (A, 1)]


def test_ac_93_it_passes_over_whoever_has_had_a_card() -> None:
    scene = in_the_dark(3, 3, A, 0, 1).pulse(1, "alive", "alive").pulse(3, "alive", *["alive"] * 2)

    play = scene.play("lightning").choose("to", 0).choose("give", "alive")

    assert gifts(play) == [(3, 0), (A, 1)]


def test_ac_93_it_leaves_nobody_without_a_partner() -> None:
    scene = in_the_dark(3, 3, A, 0).pulse(0, "alive", "alive", "alive")

    play = scene.play("lightning").choose("to", A).choose("give", "alive")

    assert gifts(play) == [(3, A), (A, 0)]


def test_ac_93_as_the_mover_it_gives_first() -> None:
    scene = with_automa(4).dark().phase("movement").knife(A).round(5).route(A, 6)

    play = scene.at("HN", 1, 2).at("G", 0, 3).pulse(1, "alive").play()

    assert play.events(None, "encounter") == [("encounter", A, 1, 2)]
    assert gifts(play) == [(A, 2)]


def test_ac_93_with_an_empty_pile_it_gives_none_and_still_receives() -> None:
    play = in_the_dark(A, A, 1, 2).hand(A, "success").play("lightning")
    assert gifts(play) == []

    play.choose("to", A).choose("give", "alive")

    assert gifts(play)[0] == (1, A)
    assert len(play[A].pulse) == 1


def test_ac_93_with_an_empty_pile_it_gives_none_to_one_alone_either() -> None:
    scene = with_automa(4).phase("movement").at("LB", A).at("HS", 1, 2, 3).hand(A, "success")

    play = scene.play().walk("LB").meet(s0="alive")

    assert gifts(play) == [(0, A)]
    assert play[0].pulse == []


def test_ac_93_it_gives_one_card_to_one() -> None:
    play = in_the_dark(A, A, 1, 2).play("lightning", "alive")

    assert play.view(None).players[A].encounter_count == 8


# AC-94, a cultist token


@pytest.mark.parametrize("place", ["LB", "R", "G"])
def test_ac_94_it_fights_a_cultist_in_its_room(place: str) -> None:
    play = automa_acts_first(place).intruder(place).play()

    assert not play.table.rooms[place].intruder
    assert place not in play.table.tokens
    assert play.events(None) == [("fights", A, place)]


def test_ac_94_it_fights_in_a_searched_room_too() -> None:
    play = automa_acts_first("R").intruder("R").searched("R").laid_on("R", "success").play()

    assert play.events(None) == [("fights", A, "R")]


def test_ac_94_it_fights_in_a_completed_room_too() -> None:
    play = automa_acts_first("R").intruder("R").shelved("R", 3).play()

    assert play.events(None) == [("fights", A, "R")]


def test_ac_94_it_does_not_fight_elsewhere() -> None:
    play = automa_acts_first("D1").intruder("R").play()

    assert play.table.rooms["R"].intruder


# AC-94, laying a card


def test_ac_94_in_a_room_not_searched_it_lays_its_top_room_card() -> None:
    play = automa_acts_first("D1").play()

    assert play.events(None) == [("refills", A, "D1")]
    assert play.table.rooms["D1"].cards == 2
    assert play.view(None).players[A].room_count == 7


def test_ac_94_its_card_lies_on_top() -> None:
    play = automa_acts_first("D1", automa=CULTIST).play("sabotage")

    assert play.table.rooms["D1"].stack[-1] == "sabotage"


@pytest.mark.parametrize(("unsafe", "told"), [(True, 1), (False, 0)])
def test_ac_94_with_its_third_card_the_room_is_searched(unsafe: bool, told: int) -> None:
    scene = automa_acts_first("D1").deck("D1", "success", "success").icon("D1", unsafe)

    play = scene.play()

    assert play.table.rooms["D1"].searched
    assert len(play.events(None, "unsafe_card")) == told


def test_ac_94_what_comes_of_the_icon_is_resolved() -> None:
    scene = (
        automa_acts_first("D1").deck("D1", "success", "success").icon("D1", True).unsafe("sabotage")
    )

    assert scene.play().table.fishman == "HN"


def test_ac_94_with_an_empty_pile_it_passes_in_a_room_not_searched() -> None:
    play = automa_acts_first("D1").hand(A, "alive").play()

    assert play.events(None) == [("passes", A)]
    assert play.table.rooms["D1"].cards == 1


# AC-94, turning up a card


@pytest.mark.parametrize("top", ["success", "failure"])
def test_ac_94_in_a_searched_room_it_turns_up_the_top_card(top: str) -> None:
    below = "failure" if top == "success" else "success"
    scene = automa_acts_first("D1").searched("D1").deck("D1", "sabotage").laid_on("D1", below, top)

    play = scene.play()

    assert ("room_card", A, "D1", top) in play.events(None)
    assert play.table.shelves["D1"] == (top == "success")
    assert play.table.rooms["D1"].stack == [below]
    assert play.table.rooms["D1"].loose == ["sabotage"]


def test_ac_94_a_success_it_turns_up_completes_a_room_and_scores() -> None:
    scene = automa_acts_first("D1").shelved("D1", 1).deck("D1", "failure").laid_on("D1", "success")

    play = scene.play()

    assert play.table.rooms["D1"].completed
    assert play.table.points == 2
    assert play.table.rooms["D1"].cards == 0


def test_ac_94_a_sabotage_it_turns_up_takes_a_book_back() -> None:
    play = automa_acts_first("D1").shelved("D1", 1).laid_on("D1", "sabotage").play()

    assert play.table.shelves["D1"] == 0
    assert play.table.rooms["D1"].books == 2


def test_ac_94_the_card_it_turned_up_leaves_the_game() -> None:
    play = automa_acts_first("D1").searched("D1").deck("D1").laid_on("D1", "failure").play()

    assert play.table.rooms["D1"].cards == 0
    assert play.table.discards[-1] == "failure"


def test_ac_94_in_a_searched_room_without_a_deck_it_passes() -> None:
    play = automa_acts_first("D1").searched("D1").deck("D1").play()

    assert play.events(None) == [("passes", A)]
    assert play.view(None).players[A].room_count == 8


def test_ac_94_in_a_completed_room_it_passes() -> None:
    play = automa_acts_first("D1").shelved("D1", 2).play()

    assert play.events(None) == [("passes", A)]


# AC-94, in a hall


@pytest.mark.parametrize("place", ["H0", "HW"])
def test_ac_94_in_a_hall_its_top_card_goes_into_the_unsafe_passage_deck(place: str) -> None:
    play = automa_acts_first(place, automa=CULTIST).play("sabotage")

    assert sorted(play.table.unsafe) == ["failure", "sabotage", "success"]
    assert play.events(None) == [("secures", A, place)]
    assert play.view(0).ledger[-1] == ("laid", A, "unsafe", "", 2)


def test_ac_94_in_a_hall_with_an_empty_pile_it_passes() -> None:
    play = automa_acts_first("H0").hand(A, "alive").play()

    assert play.events(None) == [("passes", A)]


def test_ac_94_in_a_hall_of_a_first_game_it_passes() -> None:
    play = automa_acts_first("H0", preset="first_game").play()

    assert play.events(None) == [("passes", A)]
    assert play.view(None).players[A].room_count == 8


# AC-94, nothing else


@pytest.mark.parametrize("place", ["LB", "R", "G", "D1", "P1", "O1"])
def test_ac_94_its_route_does_not_bind_it(place: str) -> None:
    assert automa_acts_first(place).off_route(A).play().events(None) == [("refills", A, place)]


def test_ac_94_it_does_nothing_special_in_special_rooms() -> None:
    assert not automa_acts_first("R").dark().play().table.power
    assert automa_acts_first("LB").play().table.vote_token
    assert automa_acts_first("G").gate(5).at("G", 0, 1).play().table.gate == "open"


def test_ac_94_it_is_no_partner_at_the_gate() -> None:
    play = with_automa(4).gate(5).at("G", 0, A).on_route(0).play()

    assert "close_gate" not in play.kinds()


def test_ac_94_it_checks_nobody() -> None:
    play = automa_acts_first("D1").at("D1", 1).pulse(1, "dead").play()

    assert play.events(None) == [("refills", A, "D1")]


def test_ac_94_secret_doors_do_not_let_it_act_in_another_room() -> None:
    scene = automa_acts_first("P1").effect("secret_doors").shelved("P1", 2).searched("P2")

    play = scene.laid_on("P2", "success").play()

    assert play.events(None) == [("passes", A)]


def test_ac_94_with_the_knife_it_does_not_chase_the_fishman() -> None:
    play = automa_acts_first("HN").fishman("HN").play()

    assert play.table.fishman == "HN"
    assert play.events(None) == [("secures", A, "HN")]


@pytest.mark.parametrize("event", ["watching_eyes", "under_control"])
def test_ac_94_events_for_the_holder_of_the_knife_pass_it_by(event: str) -> None:
    scene = automa_acts_first("D1").phase("event").pulse(1, "dead").bag(event, "mirror")

    play = scene.play(event)

    assert play.table.bag == ["mirror"]
    assert play.events(None, "reveals") == []
    assert play.asked() == {0: "action"}
