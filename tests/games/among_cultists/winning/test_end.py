"""The end itself: everything is shown (AC-74), nothing more happens (AC-75)."""

from collections import Counter

import pytest

from tests.games.among_cultists.endings import keep_ballot, last_book, vote_out
from tests.games.among_cultists.scenes import INVESTIGATOR, Play, five, party, with_automa
from turncoat.core.chance import key_from_seed
from turncoat.core.match import Match
from turncoat.games.among_cultists.rules import RULES

EVERYBODY = [None, 0, 1, 2, 3, 4]


def at_first_announcement() -> Play:
    """A freshly dealt match of five, played until the Cultist may announce in round 1."""
    options = RULES.read_options(5, {"preset": "standard"})
    play = Play(Match.deal(RULES, options, key_from_seed("all is shown")))
    while "announce" not in play.asked().values():
        for seat in list(play.match.pending):
            kinds = [option for option in play.options(seat) if option[0] == "refill_room"]
            play.answer(seat, *(kinds or play.options(seat))[0])
    return play


def announce(play: Play) -> Play:
    """The Cultist announces, everybody else goes on."""
    for seat in list(play.match.pending):
        play.answer(seat, "announce" if ("announce",) in play.options(seat) else "go_on")
    return play


# AC-74, before the end


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_ac_74_before_the_end_nothing_of_it_is_shown(viewer: int | None) -> None:
    play = five(INVESTIGATOR, "coward", "seer").pulse(0, "alive", "dead", giver=4).play()

    view = play.view(viewer)

    for player in view.players:
        if player.seat != viewer and not (viewer == 2 and player.seat == 4):
            assert player.role is None
        if player.seat != viewer:
            assert player.encounter_cards is None
            assert player.room_cards is None
            assert player.route is None
    assert view.bag is None
    assert [line[3] for line in view.ledger if line[0] in ("given", "laid")] == [""] * 11
    assert {room.icon for room in view.rooms} == {None}


def test_ac_74_before_the_end_the_giver_alone_knows_the_card() -> None:
    play = five().pulse(0, "alive", "dead", giver=4).play()

    assert [line[3] for line in play.view(4).ledger if line[0] == "given"] == ["alive", "dead"]


# AC-74, after the end


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ac_74_at_the_end_all_roles_are_shown(viewer: int | None) -> None:
    play = last_book(five("rookie", "coward", "mechanic").ghost(1))

    roles = [player.role for player in play.view(viewer).players]

    assert roles == ["rookie", "coward", "mechanic", "investigator", "cultist"]
    assert play.events(viewer, "was") == [("was", seat, role) for seat, role in enumerate(roles)]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ac_74_at_the_end_all_pulse_cards_are_shown_with_giver_and_round(
    viewer: int | None,
) -> None:
    scene = five().round(4).pulse(1, "alive", laid=0).pulse(1, "dead", giver=4, laid=2)

    play = last_book(scene.pulse(0, "alive", giver=1, laid=3))

    assert [line for line in play.view(viewer).ledger if line[0] == "given"] == [
        ("given", -1, 1, "alive", 0),
        ("given", 4, 1, "dead", 2),
        ("given", 1, 0, "alive", 3),
    ]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ac_74_at_the_end_each_character_shows_its_pulse_cards(viewer: int | None) -> None:
    play = last_book(five().pulse(1, "alive", laid=0).pulse(1, "dead", giver=4))

    pulses = [player.pulse for player in play.view(viewer).players]

    assert pulses == [[], [("alive", -1, 0), ("dead", 4, 1)], [], [], []]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ac_74_at_the_end_every_hand_is_shown(viewer: int | None) -> None:
    play = last_book(five().hand(1, "alive", "success").hand(4, "dead", "failure", "sabotage"))

    players = play.view(viewer).players

    assert (players[1].encounter_cards, players[1].room_cards) == (["alive"], ["success"])
    assert (players[4].encounter_cards, players[4].room_cards) == (
        ["dead"],
        ["failure", "sabotage"],
    )
    assert [player.route for player in players] == [play[seat].route for seat in range(5)]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ac_74_at_the_end_the_bag_is_shown(viewer: int | None) -> None:
    play = last_book(five().bag("mirror", "lightning", "lightning"))

    assert play.view(viewer).bag == ["lightning", "lightning", "mirror"]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ac_74_at_the_end_the_room_decks_are_shown(viewer: int | None) -> None:
    play = announce(at_first_announcement())

    ledger = play.view(viewer).ledger

    for place, room in play.table.rooms.items():
        laid = [str(line[3]) for line in ledger if line[0] == "laid" and line[2] == place]
        assert Counter(laid) == Counter(room.loose + room.stack)
    assert sum(line[0] == "laid" and line[1] != -1 for line in ledger) > 0


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ac_74_at_the_end_each_room_shows_its_deck_with_the_top_card_last(
    viewer: int | None,
) -> None:
    play = last_book(five().deck("D1", "success", "failure").laid_on("D1", "sabotage", "failure"))

    decks = {room.id: room.deck for room in play.view(viewer).rooms}

    assert decks["D1"] == ["failure", "success", "sabotage", "failure"]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ac_74_at_the_end_each_room_shows_its_token_searched_or_not(viewer: int | None) -> None:
    play = last_book(five().icon("D1", True).icon("D2", False))

    icons = {room.id: room.icon for room in play.view(viewer).rooms}

    assert (icons["D1"], icons["D2"]) == (True, False)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_ac_74_after_a_dealt_game_no_card_is_unknown(viewer: int | None) -> None:
    before = at_first_announcement()
    hidden = [line for line in before.view(viewer).ledger if "" in line]

    view = announce(before).view(viewer)

    assert hidden
    assert all("" not in line for line in view.ledger)
    assert None not in [player.role for player in view.players]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_ac_74_at_the_end_the_automa_is_shown_too(viewer: int | None) -> None:
    play = last_book(with_automa(4, automa="klutz").hand(4, "alive", "success", "success"))

    automa = play.view(viewer).players[4]

    assert automa.role == "klutz"
    assert (automa.encounter_cards, automa.room_cards) == (["alive"], ["success", "success"])


# AC-75, the end comes in the middle of a phase


def test_ac_75_after_the_points_nobody_has_a_turn() -> None:
    play = last_book(five())

    assert play.match.over
    assert play.match.pending == {}
    assert play.table.turn == 0
    assert play.table.round == 2


def test_ac_75_after_an_elimination_nobody_has_a_turn() -> None:
    play = vote_out(five(), 4)

    assert play.match.over
    assert play.match.pending == {}


def test_ac_75_a_revealed_death_that_ends_the_game_brings_no_vote_and_no_card() -> None:
    play = five().at("D1", 0, 4).pulse(4, "dead").play()
    pile, deck = len(play.table.draw_pile), play.table.rooms["D1"].cards

    play.choose("check_status", 4).choose("reveal")

    assert play.match.over
    assert play.events(None, "votes_nobody") == []
    assert play.events(None, "pile_card") == []
    assert (len(play.table.draw_pile), play.table.rooms["D1"].cards) == (pile, deck)


def test_ac_75_a_vote_that_ends_the_game_leaves_out_the_card_of_the_check() -> None:
    play = five().at("D1", 0, 3).pulse(3, "dead").play()
    pile = len(play.table.draw_pile)

    keep_ballot(play.choose("check_status", 3).choose("reveal").ballots(4, 4, 4, 4, None))

    assert play.match.over
    assert len(play.table.draw_pile) == pile


def test_ac_75_a_coward_who_reveals_the_last_cultist_lives() -> None:
    play = five("coward").at("D1", 0, 4).pulse(4, "dead").play()

    play.choose("check_status", 4).choose("reveal")

    assert play.match.over
    assert not play[0].ghost


def test_ac_75_a_rookie_whose_camera_brings_the_last_book_lives() -> None:
    scene = five("rookie").at("R", 0).on_route(0).shelved("LB", 2).deck("LB", "success").points(7)

    play = scene.play("success").choose("use_cameras").choose("camera_room", "LB")

    assert play.match.over
    assert not play[0].ghost


def test_ac_75_a_klutz_whose_changed_vote_puts_out_the_last_cultist_lives() -> None:
    play = five("klutz").at("LB", 0).on_route(0).play().choose("call_vote")

    play.ballots(3, 4, 4, 3, 3).choose("vote", 4)

    assert play.match.over
    assert not play[0].ghost


def test_ac_75_a_klutz_whose_double_vote_puts_out_the_last_cultist_lives() -> None:
    play = vote_out(party(7, "klutz").ghost(5), 6)

    assert play.match.over
    assert not play[0].ghost


def test_ac_75_an_elimination_comes_before_a_role_death_from_the_same_vote() -> None:
    play = vote_out(party(7, "klutz"), 3)

    deaths = [("becomes_ghost", 3, "vote"), ("becomes_ghost", 0, "role")]
    assert play.events(None, "becomes_ghost") == deaths


def test_ac_75_a_klutz_who_is_voted_out_does_not_die_again() -> None:
    play = vote_out(party(7, "klutz"), 0)

    assert play.events(None, "becomes_ghost") == [("becomes_ghost", 0, "vote")]


def test_ac_75_a_klutz_whose_changed_vote_puts_itself_out_does_not_die_again() -> None:
    play = five("klutz").at("LB", 0).on_route(0).play().choose("call_vote")

    play.ballots(2, 0, 0, 2, None).choose("vote", 0)

    assert play.events(None, "becomes_ghost") == [("becomes_ghost", 0, "vote")]


def test_ac_75_the_firestarter_lives_if_the_game_ended_before() -> None:
    play = vote_out(five("firestarter").round(5), 4)

    assert play.match.over
    assert not play[0].ghost


def test_ac_75_points_brought_by_the_automa_end_the_game_before_the_next_turn() -> None:
    scene = with_automa(4).at("R", 4).knife(4).shelved("R", 2).points(7).deck("R")

    play = scene.laid_on("R", "success").play()

    assert play.match.over
    assert play.match.pending == {}


def test_ac_75_watching_eyes_that_end_the_game_bring_no_vote_and_no_action() -> None:
    play = five("klutz").phase("event").pulse(4, "dead").play("watching_eyes")

    play.choose("look", 4).choose("reveal")

    assert play.match.over
    assert play.match.pending == {}
    assert not play[0].ghost
