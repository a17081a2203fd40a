"""Events for the holder of the Knife: Watching Eyes (AC-35), Situation Under Control (AC-37)."""

import pytest

from tests.games.among_cultists.scenes import GO_ON, Play, Scene, five, party, with_automa
from turncoat.core.terms import Seat


def watching_eyes(scene: Scene, *luck: str) -> Play:
    return scene.phase("event").play("watching_eyes", *luck)


def under_control(scene: Scene, *luck: str) -> Play:
    return scene.phase("event").play("under_control", *luck)


# AC-35


def test_ac_35_the_holder_of_the_knife_may_look_at_any_other_living_character() -> None:
    play = watching_eyes(five().ghost(3).knife(1).at("R", 2))

    assert play.asked() == {1: "watching_eyes"}
    assert play.options() == [GO_ON, ("look", 0), ("look", 2), ("look", 4)]


@pytest.mark.parametrize(("people", "others"), [(4, 4), (6, 6)])
def test_ac_35_the_automa_may_be_looked_at(people: int, others: int) -> None:
    play = watching_eyes(with_automa(people))

    assert ("look", people) in play.options()
    assert len(play.options()) == others + 1


def test_ac_35_nobody_has_to_look() -> None:
    play = watching_eyes(five().pulse(1, "dead")).choose("go_on")

    assert play.asked() == {0: "action"}
    assert play.events(0, "sees_pulse") == []


def test_ac_35_one_sees_how_many_cards_of_each_kind_there_are() -> None:
    play = watching_eyes(five().pulse(1, "alive", "alive", "dead", giver=4)).choose("look", 1)

    assert play.events(0, "sees_pulse") == [("sees_pulse", 1, 2, 1)]


@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_ac_35_whatever_its_team_one_may_reveal_a_death_or_not(role: str) -> None:
    play = watching_eyes(five(role).pulse(1, "dead")).choose("look", 1)

    assert set(play.options()) == {("reveal",), GO_ON}


@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_ac_35_where_there_is_no_death_there_is_nothing_to_reveal(role: str) -> None:
    play = watching_eyes(five(role).pulse(1, "alive")).choose("look", 1)

    assert play.options() == [GO_ON]


def test_ac_35_no_cards_are_all_alive() -> None:
    play = watching_eyes(five()).choose("look", 1)

    assert play.options() == [GO_ON]


@pytest.mark.parametrize("people", [5, 7])
def test_ac_35_a_revealed_death_makes_a_ghost_and_a_vote(people: int) -> None:
    play = watching_eyes(party(people).pulse(1, "alive", "dead")).choose("look", 1).choose("reveal")

    assert play[1].ghost
    assert play.events(topic="reveals") == [("reveals", 0, 1)]
    assert play.view(2).players[1].role is None
    assert play.asked() == dict.fromkeys(range(people), "discussion")


def test_ac_35_after_the_vote_the_actions_follow() -> None:
    play = watching_eyes(five().pulse(1, "dead")).choose("look", 1).choose("reveal")

    play.ballots(None, None, None, None, None).go_on()

    assert play.asked() == {0: "action"}
    assert play.view(None).vote_token


def test_ac_35_a_kept_secret_makes_no_ghost_and_no_vote() -> None:
    play = watching_eyes(five().pulse(1, "dead")).choose("look", 1).choose("go_on")

    assert not play[1].ghost
    assert play.asked() == {0: "action"}


@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
@pytest.mark.parametrize("done", [False, True])
def test_ac_35_what_was_seen_is_for_one_pair_of_eyes(seat: Seat | None, done: bool) -> None:
    plays = [watching_eyes(five().pulse(1, face)).choose("look", 1) for face in ("alive", "dead")]

    if done:
        for play in plays:
            play.choose("go_on")

    assert plays[0].events(seat) == plays[1].events(seat)
    assert plays[0].view(seat) == plays[1].view(seat)


@pytest.mark.parametrize("answer", ["reveal", "go_on"])
@pytest.mark.parametrize("place", ["R", "H0"])
def test_ac_35_no_card_is_added_to_a_room(answer: str, place: str) -> None:
    play = watching_eyes(five().pulse(1, "dead").at(place, 1)).choose("look", 1).choose(answer)

    if answer == "reveal":
        play.ballots(None, None, None, None, None).go_on()

    assert play.view(None).draw_pile == 9
    assert play.view(None).unsafe == 2
    assert [room.cards for room in play.view(None).rooms] == [1] * 9


@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_ac_35_with_a_ghost_nothing_happens(role: str) -> None:
    play = watching_eyes(Scene(role, *["investigator"] * 3, "cultist").ghost(0))

    assert play.events(topic="looks") == []
    assert play.asked() == {0: "action"}


@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_ac_35_with_the_automa_nothing_happens(role: str) -> None:
    play = watching_eyes(with_automa(4, automa=role).at("H0", 4).knife(4))

    assert play.events(topic="looks") == []
    assert play.asked() == {0: "action"}


# AC-37


def test_ac_37_the_holder_of_the_knife_may_draw_a_token() -> None:
    play = under_control(five().knife(2))

    assert play.asked() == {2: "under_control"}
    assert set(play.options()) == {GO_ON, ("draw_token",)}


def test_ac_37_nobody_has_to_draw_one() -> None:
    play = under_control(five()).choose("go_on")

    assert len(play.table.bag) == 11
    assert play.asked() == {0: "action"}


def test_ac_37_one_sees_the_token_and_decides() -> None:
    play = under_control(five(), "gate_opens").choose("draw_token")

    assert play.events(0, "sees_token") == [("sees_token", "gate_opens")]
    assert set(play.options()) == {("token", "remove"), ("token", "put_back")}


def test_ac_37_the_token_is_not_carried_out() -> None:
    play = under_control(five(), "gate_opens").choose("draw_token").choose("token", "remove")

    assert play.view(None).gate == ""
    assert play.view(None).past == ["under_control"]


def test_ac_37_a_removed_token_is_out_of_the_game() -> None:
    play = under_control(five(), "gate_opens").choose("draw_token").choose("token", "remove")

    assert "gate_opens" not in play.table.bag
    assert len(play.table.bag) == 10
    assert play.asked() == {0: "action"}


def test_ac_37_a_token_put_back_may_come_again() -> None:
    play = under_control(five(), "gate_opens").choose("draw_token").choose("token", "put_back")

    assert play.table.bag.count("gate_opens") == 1
    assert len(play.table.bag) == 11


@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
def test_ac_37_the_others_do_not_see_the_token(seat: Seat | None) -> None:
    plays = [
        under_control(five(), token).choose("draw_token") for token in ("mirror", "gate_opens")
    ]

    assert plays[0].events(seat) == plays[1].events(seat)
    assert plays[0].view(seat) == plays[1].view(seat)


@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
def test_ac_37_the_others_do_not_see_what_was_done_with_it(seat: Seat | None) -> None:
    plays = [under_control(five(), "mirror").choose("draw_token") for _ in "12"]

    for play, fate in zip(plays, ("remove", "put_back"), strict=True):
        play.choose("token", fate)

    assert plays[0].events(seat) == plays[1].events(seat)
    assert plays[0].view(seat) == plays[1].view(seat)


@pytest.mark.parametrize("seat", [0, 1, 4, None])
def test_ac_37_nobody_sees_what_is_in_the_bag(seat: Seat | None) -> None:
    play = under_control(five(), "mirror").choose("draw_token").choose("token", "put_back")

    assert play.view(seat).bag is None


def test_ac_37_one_remembers_what_one_saw_and_did() -> None:
    play = under_control(five(), "mirror").choose("draw_token").choose("token", "remove")

    assert play.events(0, "token_fate") == [("token_fate", "mirror", "remove")]
    assert ("token", 0, "mirror", "remove", 2) in play.view(0).ledger


@pytest.mark.parametrize("said", ["mirror", "gate_opens"])
def test_ac_37_one_may_tell_or_lie(said: str) -> None:
    play = under_control(five(), "mirror").choose("draw_token").choose("token", "put_back")

    play.match.say(0, ("saw_event", said, 2))

    assert [heard.claim for heard in play.view(1).heard] == [("saw_event", said, 2)]


def test_ac_37_with_an_empty_bag_nothing_happens() -> None:
    play = under_control(five().bag("under_control"))

    assert play.asked() == {0: "action"}


def test_ac_37_with_a_ghost_nothing_happens() -> None:
    play = under_control(five().ghost(0))

    assert play.events(topic="draws_token") == []
    assert play.asked() == {0: "action"}


def test_ac_37_with_the_automa_nothing_happens() -> None:
    play = under_control(with_automa(4).knife(4))

    assert play.events(topic="draws_token") == []
    assert len(play.table.bag) == 11
    assert play.asked() == {0: "action"}
