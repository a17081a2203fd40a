"""What the sensible bot answers, scene by scene."""

import pytest

from tests.games.among_cultists.scenes import CULTIST, Play, Scene, five, party, with_automa
from turncoat.bots.among_cultists.sensible import ANSWERED_BY, SensibleBot
from turncoat.core.terms import Option, Seat, Term
from turncoat.core.view import DecisionView
from turncoat.games.among_cultists.grammar import TOPICS
from turncoat.games.among_cultists.ledger import known

CULPRIT = 4


def shown(play: Play, seat: Seat) -> DecisionView:
    asked = play.match.pending[seat]
    return DecisionView(asked.topic, asked.options, asked.window)


def chosen(play: Play, seat: Seat = 0) -> Option:
    """Return what the sensible bot answers."""
    return SensibleBot(1).choose(play.view(seat), shown(play, seat))


def walked(play: Play, seat: Seat = 0) -> str:
    """Return where the sensible bot ends its move if it meets nobody."""
    bot = SensibleBot(1)
    while play.asked().get(seat) == "move":
        play.answer(seat, *bot.choose(play.view(seat), shown(play, seat)))
    return play[seat].place


def write(scene: Scene, *lines: Term) -> Scene:
    """Add public ledger lines."""
    scene.table.ledger += [known(line) for line in lines]
    return scene


def suspicious(scene: Scene, seat: Seat) -> Scene:
    """Make a seat suspicious: no route fits its actions."""
    scene.table.players[seat].free_routes = 0
    return scene


# Walking.


def test_an_investigator_goes_where_its_line_lets_it_work() -> None:
    scene = five().phase("movement").round(1).route(0, 3).at("HS", 1, 2, 3, 4)

    assert walked(scene.play()) in ("R", "O1", "O2")


def test_an_investigator_prefers_a_shelf_that_is_nearly_full() -> None:
    scene = five().phase("movement").round(1).route(0, 3).at("HS", 1, 2, 3, 4)
    scene.shelved("R", 2).deck("R", "success", "success", "success")

    assert walked(scene.play()) == "R"


def test_an_investigator_shuns_a_suspect_who_is_alone() -> None:
    scene = suspicious(five(), CULPRIT).phase("movement").round(1).route(0, 3).at("HS", 1, 2, 3)
    scene.shelved("R", 2).deck("R", "success", "success", "success").at("R", CULPRIT)

    assert walked(scene.play()) != "R"


def test_a_ghost_of_an_investigator_goes_to_the_best_room() -> None:
    scene = five().ghost(0).phase("movement").round(1).route(0, 3)
    scene.shelved("R", 2).deck("R", "success", "success", "success")

    assert chosen(scene.play()) == ("go", "R")


def test_a_cultist_with_one_kill_to_go_walks_up_to_somebody_alone() -> None:
    scene = five().ghost(1, 2).knife(CULPRIT).phase("movement").at("D1", 0).at("D2", 3)

    play = scene.play()

    assert play.asked() == {CULPRIT: "move"}
    assert chosen(play, CULPRIT) in (("go", "R"), ("go", "HW"), ("go", "HE"), ("go", "G"))
    assert walked(play, CULPRIT) in ("D1", "D2")


# Encounters.


def encounter(scene: Scene) -> Play:
    """The Cultist walks up to seat 0 in the Security Office."""
    scene.phase("movement").knife(CULPRIT).at("R", 0).at("D2", 1, 2, 3)
    return scene.play().choose("go", "R")


def test_an_investigator_gives_alive() -> None:
    assert chosen(encounter(five()), 0) == ("give", "alive")


def test_a_cultist_gives_alive_if_it_alone_would_be_to_blame() -> None:
    play = encounter(write(five(), ("quiet", 1, 0, 2)))

    assert chosen(play, CULPRIT) == ("give", "alive")


def test_a_cultist_kills_if_many_others_are_to_blame_too() -> None:
    scene = five()
    for giver in (1, 2, 3):
        scene.pulse(0, "alive", giver=giver)

    assert chosen(encounter(scene), CULPRIT) == ("give", "dead")


def test_a_cultist_does_not_kill_twice() -> None:
    scene = five().pulse(0, "dead", laid=0)
    for giver in (1, 2, 3):
        scene.pulse(0, "alive", giver=giver)

    assert chosen(encounter(scene), CULPRIT) == ("give", "alive")


def test_in_the_dark_a_cultist_turns_to_somebody_who_lives() -> None:
    scene = five().pulse(1, "dead", laid=0).dark().phase("movement").knife(CULPRIT)
    for giver in (1, 2, 3):
        scene.pulse(0, "alive", giver=giver)
    play = scene.at("R", 0, 1).at("D2", 2, 3).play().choose("go", "R")

    assert play.asked() == {CULPRIT: "give_to"}
    assert chosen(play, CULPRIT) == ("to", 0)


# Actions.


def test_an_investigator_lays_success_and_checks_when_it_can() -> None:
    filling, checking = five().at("D1", 0).on_route(0), five().at("D1", 0).on_route(0)
    for layer in (1, 2):
        checking.searched("D1").table.lay_card(layer, "D1", "success", 1)

    assert chosen(filling.play()) == ("refill_room", "D1")
    assert chosen(checking.play()) == ("check_room", "D1")


def test_a_cultist_lays_success_early_and_red_cards_later() -> None:
    early = five().at("D1", CULPRIT).knife(CULPRIT).round(2).on_route(CULPRIT).play()
    late = five().at("D1", CULPRIT).knife(CULPRIT).round(5).on_route(CULPRIT).play()
    for play in (early, late):
        play.choose("refill_room", "D1")

    assert chosen(early, CULPRIT) == ("lay", "success")
    assert chosen(late, CULPRIT) == ("lay", "failure")


def test_a_cultist_sabotages_where_there_are_books_to_lose() -> None:
    scene = five().at("D1", CULPRIT).knife(CULPRIT).round(5).on_route(CULPRIT).shelved("D1", 1)
    play = scene.play().choose("refill_room", "D1")

    assert chosen(play, CULPRIT) == ("lay", "sabotage")


def test_a_cultist_keeps_to_its_route() -> None:
    scene = five().at("D1", CULPRIT).knife(CULPRIT).round(5).off_route(CULPRIT)

    assert chosen(scene.play(), CULPRIT)[0] not in ("refill_room", "check_room")


def test_a_firestarter_gets_rid_of_its_red_cards() -> None:
    play = five("firestarter").at("D1", 0).on_route(0).play().choose("refill_room", "D1")

    assert chosen(play) == ("lay", "sabotage")


def test_a_firestarter_in_a_hall_would_rather_secure_it_than_burn() -> None:
    assert chosen(five("firestarter").round(5).play()) == ("secure_hallway",)


def test_an_assassin_strikes_only_somebody_it_is_sure_of() -> None:
    unsure = party(7, "assassin").at("D1", 0, 5).play()
    sure = suspicious(party(7, "assassin"), 5).at("D1", 0, 5).play()

    assert chosen(unsure)[0] != "kill_character"
    assert chosen(sure) == ("kill_character", 5)


@pytest.mark.parametrize(("role", "calls"), [("investigator", True), ("rookie", False)])
def test_a_vote_is_called_against_a_strong_suspect_but_not_by_a_rookie(
    role: str, calls: bool
) -> None:
    scene = suspicious(five(role), CULPRIT).at("LB", 0).on_route(0)

    assert (chosen(scene.play()) == ("call_vote",)) is calls


def test_whoever_is_likely_dead_is_checked_but_not_by_a_coward() -> None:
    for role in ("investigator", "coward"):
        scene = five(role).at("D1", 0, 1).off_route(0)
        for giver in (2, 3, 4):
            scene.pulse(1, "alive", giver=giver)

        assert (chosen(scene.play()) == ("check_status", 1)) is (role == "investigator")


def test_power_is_restored_by_those_who_need_it() -> None:
    dark = five().at("R", 0, CULPRIT).on_route(0).dark()
    dark.table.players[CULPRIT].route = dark.table.players[0].route

    assert chosen(dark.play()) == ("reset_power",)
    assert chosen(dark.knife(CULPRIT).play(), CULPRIT) != ("reset_power",)


def test_the_gate_is_closed_by_two_investigators() -> None:
    play = five().at("G", 0, 1).on_route(0).gate(4).play()

    assert chosen(play) == ("close_gate", 1)
    assert chosen(play.choose("close_gate", 1), 1) == ("yes",)


def test_late_a_cultist_does_not_help_at_the_gate() -> None:
    play = five().at("G", 0, CULPRIT).round(6).on_route(0).gate(8).play()

    assert chosen(play.choose("close_gate", CULPRIT), CULPRIT) == ("no",)


def test_the_camera_looks_into_the_room_that_pays_most() -> None:
    scene = five().at("R", 0).on_route(0).shelved("D1", 1).deck("D1", "success", "success")
    play = scene.searched("P1").deck("P1", *["success"] * 3).play().choose("use_cameras")

    assert chosen(play) == ("camera_room", "D1")


# Votes and the end.


def ballots(scene: Scene, seat: Seat) -> Option:
    """Return how the sensible bot votes in a seat after seat 1 has called a vote."""
    play = scene.at("LB", 1).knife(1).on_route(1).play().choose("call_vote")
    return chosen(play.go_on(), seat)


def test_all_vote_for_a_strong_suspect_and_abstain_without_one() -> None:
    assert ballots(suspicious(five(), CULPRIT), 0) == ("vote", CULPRIT)
    assert ballots(five(), 0) == ("abstain",)


def test_ghosts_vote_as_well() -> None:
    assert ballots(suspicious(five().ghost(0), CULPRIT), 0) == ("vote", CULPRIT)


def test_a_cultist_never_names_a_fellow() -> None:
    assert ballots(suspicious(party(7), 5), 6) == ("abstain",)
    assert ballots(suspicious(party(7), 2), 6) == ("vote", 2)


def test_the_seer_names_a_cultist_only_when_all_might() -> None:
    assert ballots(five("seer"), 0) == ("abstain",)
    assert ballots(suspicious(five("seer"), CULPRIT), 0) == ("vote", CULPRIT)


def test_the_knife_changes_a_ballot_that_decides() -> None:
    scene = suspicious(five(), CULPRIT).at("LB", 1).knife(1).on_route(1)
    play = scene.play().choose("call_vote").ballots(4, None, None, 4, None)

    assert play.asked() == {1: "change_vote"}
    assert chosen(play, 1) == ("vote", CULPRIT)


def test_a_klutz_leaves_the_knife_alone() -> None:
    scene = suspicious(five("investigator", "klutz"), CULPRIT).at("LB", 1).knife(1).on_route(1)
    play = scene.play().choose("call_vote").ballots(4, None, None, 4, None)

    assert chosen(play, 1) == ("go_on",)


@pytest.mark.parametrize(("dead", "answer"), [((1, 2), "go_on"), ((1, 2, 3), "announce")])
def test_a_cultist_announces_as_soon_as_it_knows_of_enough(
    dead: tuple[Seat, ...], answer: str
) -> None:
    scene = five().phase("clean_up")
    for seat in dead:
        scene.pulse(seat, "dead", giver=CULPRIT)

    assert chosen(scene.play(), CULPRIT) == (answer,)


def test_the_seer_is_named_by_how_it_voted() -> None:
    scene = write(five("seer"), ("vote", 2, -1, -1, CULPRIT, -1, 1, -1, -1))
    play = scene.at("LB", 0).on_route(0).play().choose("call_vote").ballots(4, 4, 4, 4, 1)
    play.choose("go_on")

    assert play.asked() == {CULPRIT: "name_seer"}
    assert chosen(play, CULPRIT) == ("name", 0)


# Events.


def test_a_token_is_removed_by_the_side_that_it_hurts() -> None:
    for seat, event, fate in [
        (0, "low_morale", "remove"),
        (0, "high_morale", "put_back"),
        (CULPRIT, "low_morale", "put_back"),
        (CULPRIT, "high_morale", "remove"),
    ]:
        play = five().knife(seat).phase("event").play("under_control", event)
        play.choose("draw_token")

        assert chosen(play, seat) == ("token", fate)


@pytest.mark.parametrize(("role", "looks"), [("investigator", True), ("klutz", False)])
def test_the_eyes_look_at_whoever_is_likeliest_dead(role: str, looks: bool) -> None:
    scene = five(role).phase("event")
    for giver in (1, 2, 4):
        scene.pulse(3, "alive", giver=giver)

    assert chosen(scene.play("watching_eyes")) == (("look", 3) if looks else ("go_on",))


def test_a_cultist_keeps_quiet_about_a_death_it_has_seen() -> None:
    scene = five().pulse(0, "dead").at("D1", 0, CULPRIT).knife(CULPRIT)
    play = scene.play().choose("check_status", 0)

    assert chosen(play, CULPRIT) == ("go_on",)


def test_the_automa_is_a_suspect_like_others() -> None:
    play = with_automa(4, automa=CULTIST).play()
    bot = SensibleBot(1)
    bot.choose(play.view(0), shown(play, 0))

    assert bot.mind is not None
    assert bot.mind.guilt[4] == pytest.approx(1 / 4)


def test_there_is_an_answer_to_every_question() -> None:
    answered = {*ANSWERED_BY, "action", "move", "teleport"}

    # Topics with "go on" as the only option.
    assert set(TOPICS) - answered == {"night", "discussion"}
