"""The golden rules (AC-12, AC-12a): what can be said, and that nothing is shown."""

import pytest

from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, Play, Scene, five, with_automa
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import Claim, Seat
from turncoat.core.view import HeardClaim
from turncoat.games.among_cultists.grammar import CLAIMS

ALLOWED: list[Claim] = [
    ("side", "investigators"),
    ("side", "cultists"),
    ("gave", 1, "alive", 2),
    ("gave", 1, "dead", 1),
    ("checked", 3, "alive", 2),
    ("checked", 3, "dead", 1),
    ("laid", "D1", "success", 2),
    ("laid", "LB", "failure", 1),
    ("laid", "unsafe", "sabotage", 2),
    ("saw_event", "mirror", 2),
    ("will_go", "H0", 3),
    ("will_go", "D1", 2),
    ("suspect", 4),
    ("trust", 2),
    ("vote_for", 4),
]


def say(play: Play, seat: Seat, *claim: str | int) -> None:
    play.match.say(seat, claim)


def refusal(play: Play, seat: Seat, claim: Claim) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        play.match.say(seat, claim)
    return caught.value.reason


# What can be claimed


@pytest.mark.parametrize("claim", ALLOWED)
def test_ac_12_this_can_be_claimed(claim: Claim) -> None:
    play = five().play()

    say(play, 0, *claim)

    assert play.view(2).heard == [HeardClaim(0, claim, None)]


def test_ac_12_every_kind_of_claim_is_in_that_list() -> None:
    assert {claim[0] for claim in ALLOWED} == set(CLAIMS)


@pytest.mark.parametrize("seat", [0, 4])
@pytest.mark.parametrize("side", ["investigators", "cultists"])
def test_ac_12_anybody_can_claim_any_team_true_or_false(side: str, seat: Seat) -> None:
    play = five().play()

    say(play, seat, "side", side)

    assert play.events(None, "claims") == [("claims", seat, 0, "side", side)]


def test_ac_12_a_false_claim_sounds_like_a_true_one() -> None:
    liar, honest = five().play(), five().hand(4, "alive").play()

    say(liar, 4, "gave", 0, "alive", 1)
    say(honest, 4, "gave", 0, "alive", 1)

    assert liar.events(0) == honest.events(0)


def test_ac_12_one_may_claim_a_card_that_one_never_had() -> None:
    play = five().play()

    say(play, 0, "gave", 1, "dead", 2)

    assert play.view(1).heard == [HeardClaim(0, ("gave", 1, "dead", 2), None)]


@pytest.mark.parametrize("given", ["alive", "dead"])
def test_ac_12_nobody_checks_what_is_claimed_about_a_dead_card(given: str) -> None:
    play = five().pulse(0, given, giver=4).play()

    say(play, 4, "gave", 0, "dead", 1)

    assert play.view(0).heard == [HeardClaim(4, ("gave", 0, "dead", 1), None)]
    assert play.events(0) == [("claims", 4, 0, "gave", 0, "dead", 1)]


def test_ac_12_one_may_speak_in_anothers_turn() -> None:
    play = five().knife(2).play()

    say(play, 0, "trust", 1)

    assert play.events(None, "claims") == [("claims", 0, 0, "trust", 1)]


def test_ac_12_one_may_speak_of_the_automa() -> None:
    play = with_automa(4).play()

    say(play, 0, "suspect", 4)

    assert play.view(1).heard == [HeardClaim(0, ("suspect", 4), None)]


def test_ac_12_the_automa_says_nothing() -> None:
    play = with_automa(4).play()

    assert refusal(play, 4, ("trust", 0)) == "talk_closed"


# What cannot be claimed


@pytest.mark.parametrize(
    "role", ["investigator", "cultist", "seer", "mechanic", "firestarter", "assassin"]
)
@pytest.mark.parametrize("kind", ["role", "side", "is", "you_are", "was", "shows_role"])
def test_ac_12_no_role_can_be_claimed(kind: str, role: str) -> None:
    play = five("seer").play()

    assert refusal(play, 0, (kind, role)) == "not_a_claim"
    assert refusal(play, 0, (kind, 0, role)) == "not_a_claim"
    assert play.view(1).heard == []


def test_ac_12_no_claim_speaks_of_a_role() -> None:
    assert "role" not in {slot for shape in CLAIMS.values() for slot in shape}


@pytest.mark.parametrize(
    "claim",
    [("killed", 2), ("kills", 2), ("dead", 2), ("gave", "dead", 2), ("dead_already", 1)],
)
@pytest.mark.parametrize("seat", [0, 4])
def test_ac_12_the_number_of_kills_can_not_be_claimed(seat: Seat, claim: Claim) -> None:
    play = five().play()

    assert refusal(play, seat, claim) == "not_a_claim"


@pytest.mark.parametrize("kind", ["gave", "checked", "laid", "saw_event"])
@pytest.mark.parametrize("number", [0, 3, -1])
def test_ac_12_a_number_in_a_claim_is_a_round_that_was(kind: str, number: int) -> None:
    said: dict[str, Claim] = {
        "gave": ("gave", 1, "alive", number),
        "checked": ("checked", 1, "alive", number),
        "laid": ("laid", "D1", "success", number),
        "saw_event": ("saw_event", "mirror", number),
    }

    assert refusal(five().round(2).play(), 0, said[kind]) == "not_a_claim"


@pytest.mark.parametrize(("now", "number"), [(2, 4), (2, 1), (10, 11)])
def test_ac_12_a_plan_is_for_this_round_or_the_next(now: int, number: int) -> None:
    assert refusal(five().round(now).play(), 0, ("will_go", "D1", number)) == "not_a_claim"


@pytest.mark.parametrize(
    "claim",
    [
        (),
        ("trust",),
        ("trust", 5),
        ("trust", -1),
        ("trust", "1"),
        ("trust", 1, 2),
        ("shows_card", 0),
        ("gave", 1, "success", 2),
        ("gave", 1, "alive"),
        ("checked", 1, "ghost", 2),
        ("laid", "H0", "success", 2),
        ("laid", "D3", "success", 2),
        ("laid", "D1", "alive", 2),
        ("saw_event", "storm", 2),
        ("will_go", "P3", 2),
        ("side", "automa"),
    ],
)
def test_ac_12_what_is_no_claim_is_refused(claim: Claim) -> None:
    play = five().play()

    assert refusal(play, 0, claim) == "not_a_claim"
    assert play.view(1).heard == []


# Nothing is shown


@pytest.mark.parametrize("seat", [0, 4])
def test_ac_12_there_is_nothing_to_prove_a_role_or_a_team_with(seat: Seat) -> None:
    play = five().play()

    assert play.match.offers(seat) == []


def test_ac_12_a_true_claim_shows_nothing() -> None:
    play = five().play()
    before = play.view(1).players

    say(play, 4, "side", "cultists")

    assert play.view(1).players == before
    assert not play[4].shown


def test_ac_12_talk_does_not_answer_the_pending_question() -> None:
    play = five().play()
    before = play.options(0)

    say(play, 0, "will_go", "D1", 3)

    assert play.asked() == {0: "action"}
    assert play.options(0) == before


def test_ac_12_a_plan_binds_nobody() -> None:
    play = five().phase("movement").play()
    before = play.options(0)

    say(play, 0, "will_go", "D1", 2)

    assert play.options(0) == before


@pytest.mark.parametrize("seat", [1, 2, None])
def test_ac_12_a_vote_shows_no_role(seat: Seat | None) -> None:
    one = Scene(INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, *[INVESTIGATOR] * 2, CULTIST, CULTIST)
    other = Scene(INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, CULTIST, *[INVESTIGATOR] * 2, CULTIST)

    for scene in (one, other):
        play = scene.at("LB", 0).on_route(0).play()
        play.choose("call_vote").ballots(3, 3, 3, 3, 3, None, None)
        assert play[3].ghost
        assert play.view(seat).players[3].role is None
        assert play.events(seat, "shows_role") == []


# AC-12a: who talks, and who hears


@pytest.mark.parametrize("claim", ALLOWED)
def test_ac_12a_the_dead_talk_as_the_living_do(claim: Claim) -> None:
    play = five().ghost(3).play()

    say(play, 3, *claim)

    assert play.view(0).heard == [HeardClaim(3, claim, None)]


@pytest.mark.parametrize("claim", [("killed", 2), ("kills", 2), ("dead", 2)])
def test_ac_12a_a_dead_cultist_can_not_tell_the_number_of_its_kills(claim: Claim) -> None:
    play = Scene(*[INVESTIGATOR] * 5, CULTIST, CULTIST).ghost(5).play()

    assert refusal(play, 5, claim) == "not_a_claim"


@pytest.mark.parametrize("hearer", [0, 1, 2, 3, 4, None])
@pytest.mark.parametrize("speaker", [0, 3, 4])
def test_ac_12a_all_talk_is_public(speaker: Seat, hearer: Seat | None) -> None:
    play = five().ghost(3).play()

    say(play, speaker, "suspect", 1)

    assert play.view(hearer).heard == [HeardClaim(speaker, ("suspect", 1), None)]
    assert play.events(hearer, "claims") == [("claims", speaker, 0, "suspect", 1)]


@pytest.mark.parametrize("hearer", [0, 4, 5, 6, None])
def test_ac_12a_two_cultists_have_no_talk_of_their_own(hearer: Seat | None) -> None:
    play = Scene(*[INVESTIGATOR] * 5, CULTIST, CULTIST).play()

    say(play, 5, "will_go", "D1", 3)
    say(play, 6, "trust", 5)

    assert [heard.seat for heard in play.view(hearer).heard] == [5, 6]


# AC-12a: what you may look at


def sees_its_own(play: Play) -> bool:
    """Whether seat 0, an Investigator with a full hand, sees its role and its cards."""
    mine = play.view(0).players[0]
    hand = mine.encounter_cards == ["alive"] * 9 and mine.room_cards == ["success"] * 8
    return hand and (mine.role, mine.route) == (INVESTIGATOR, 0)


def test_ac_12a_one_may_look_at_its_own_role_and_hand_in_its_turn() -> None:
    assert sees_its_own(five().play())


@pytest.mark.parametrize("phase", ["night", "movement", "action", "clean_up"])
def test_ac_12a_one_may_look_at_them_in_every_phase(phase: str) -> None:
    assert sees_its_own(five().knife(3).phase(phase).play())


def test_ac_12a_one_may_look_at_them_as_a_ghost() -> None:
    assert sees_its_own(five().ghost(0).play())


@pytest.mark.parametrize("ghost", [False, True])
def test_ac_12a_nobody_looks_at_its_own_pulse_cards(ghost: bool) -> None:
    one, other = five().pulse(0, "alive", "dead"), five().pulse(0, "alive", "alive")
    if ghost:
        one, other = one.ghost(0), other.ghost(0)

    assert one.play().view(0) == other.play().view(0)


def test_ac_12a_a_cultist_does_not_look_at_its_own_pulse_cards_either() -> None:
    one, other = five().pulse(4, "alive", "dead"), five().pulse(4, "alive", "alive")

    assert one.play().view(4) == other.play().view(4)


def test_ac_12a_a_card_just_received_stays_unseen() -> None:
    seen = []
    for face in ("alive", "dead"):
        play = five().at("HE", 4).phase("movement").play()
        play.walk("HE").meet(s0="alive", s4=face)
        seen.append((play.view(0), play.events(0)))

    assert seen[0] == seen[1]


@pytest.mark.parametrize("seat", [0, 4])
def test_ac_12a_one_is_never_offered_a_check_of_oneself(seat: Seat) -> None:
    play = five().knife(seat).play()

    assert ("check_status", seat) not in play.options(seat)
