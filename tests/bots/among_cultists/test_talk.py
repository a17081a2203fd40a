"""What the sensible bot says."""

import pytest

from tests.bots.among_cultists.test_games import GAME, PRESETS, TABLES, played
from tests.games.among_cultists.scenes import CULTIST, Play, Scene, five, party
from turncoat.bots.among_cultists.choices.talking import clash, gifts
from turncoat.bots.among_cultists.sensible import SensibleBot
from turncoat.bots.driver import Driver
from turncoat.bots.registry import bot_named
from turncoat.bots.shadow_hunters.sensible import SensibleBot as ShadowHuntersBot
from turncoat.core.match import AnyMatch
from turncoat.core.terms import ANSWER, SAY, Claim, Seat
from turncoat.games.among_cultists.ledger import given

CULPRIT = 4
INNOCENT: Claim = ("side", "investigators")


def discussion(scene: Scene) -> Play:
    """Seat 0 calls a vote, which opens a discussion."""
    return scene.at("LB", 0).on_route(0).play().choose("call_vote")


def said(play: Play, seat: Seat, seed: int = 1) -> Claim | None:
    """Return what the sensible bot says."""
    return SensibleBot(seed).say(play.view(seat))


def possible_claims(play: Play, seat: Seat) -> set[Claim | None]:
    """Return everything the sensible bot might say, by chance."""
    return {said(play, seat, seed) for seed in range(12)}


def suspicious(scene: Scene, seat: Seat) -> Scene:
    """Make a seat suspicious: no route fits its actions."""
    scene.table.players[seat].free_routes = 0
    return scene


def discussions(match: AnyMatch) -> list[list[tuple[Seat, Claim]]]:
    """Return what was said between answers, in order."""
    spoken: list[list[tuple[Seat, Claim]]] = [[]]
    for kind, seat, words in match.log:
        if kind == SAY:
            spoken[-1].append((seat, words))
        elif spoken[-1]:
            spoken.append([])
    return [claims for claims in spoken if claims]


# Whole games.


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("people", "automa"), TABLES)
def test_all_talk_and_nobody_talks_nonsense(people: int, automa: bool, preset: str) -> None:
    """Invalid claims need no check here: the match refuses them."""
    spoken = 0
    for seed in range(4):
        names = ["sensible"] * people
        match = played(names, f"talk {seed}", automa=automa, preset=preset)
        claims = [(one.seat, one.claim) for one in match.said]
        cultists = [p.seat for p in match.table.players if p.role.id == CULTIST]

        assert [one for one in match.said if one.contradicts >= 0] == []
        assert len(claims) == len(set(claims))
        for seat, claim in claims:
            if claim[0] in ("suspect", "vote_for"):
                assert claim[1] != seat
                assert seat not in cultists or claim[1] not in cultists
            assert claim[0] != "side" or claim == INNOCENT
        for talk in discussions(match):
            seats = [seat for seat, _ in talk]
            assert seats == sorted(set(seats))
        spoken += len(claims)
    assert spoken


@pytest.mark.parametrize("players", [5, 8])
def test_talk_changes_nothing_in_what_is_done(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["sensible"] * players
    loud = [played(names, f"deeds {seed}", preset="experienced") for seed in range(4)]
    monkeypatch.setattr(SensibleBot, "talks_at", ())
    mute = [played(names, f"deeds {seed}", preset="experienced") for seed in range(4)]

    for one, other in zip(loud, mute, strict=True):
        assert other.said == []
        assert [entry for entry in one.log if entry[0] == ANSWER] == other.log
    assert any(match.said for match in loud)


def test_only_a_discussion_is_worth_a_view() -> None:
    assert bot_named("sensible", GAME, 1).talks_at == ("discussion",)
    assert bot_named("uniform", GAME, 1).talks_at == ()
    assert ShadowHuntersBot(1).talks_at == ()


# Scenes.


def test_the_same_seed_says_the_same() -> None:
    play = discussion(suspicious(five(), CULPRIT))

    assert [said(play, 1, seed) for seed in range(8)] == [said(play, 1, seed) for seed in range(8)]


def test_nobody_talks_before_a_discussion_or_without_connection() -> None:
    quiet = suspicious(five(), CULPRIT).play()
    deaf = discussion(suspicious(five(), CULPRIT))
    deaf.table.effect = "no_connection"

    assert said(quiet, 0) is None
    assert [said(deaf, seat) for seat in range(5)] == [None] * 5


def test_a_suspect_is_named_and_others_are_trusted() -> None:
    play = discussion(suspicious(five("seer"), CULPRIT))

    for seat in (0, 1):
        claims = possible_claims(play, seat)
        assert {("vote_for", CULPRIT), ("suspect", CULPRIT)} <= claims
        assert all(claim and (claim[0] == "trust") == (claim[1] != CULPRIT) for claim in claims)


def test_the_seer_says_nothing_that_it_alone_knows() -> None:
    seer, other = (discussion(suspicious(five(*role), 2)) for role in (["seer"], []))

    assert [said(seer, 0, seed) for seed in range(12)] == [said(other, 0, s) for s in range(12)]
    assert ("suspect", 2) in possible_claims(seer, 0)


def test_a_cultist_speaks_against_somebody_else_than_a_fellow() -> None:
    play = discussion(suspicious(suspicious(party(7), 5), 1))

    accused = {claim[1] for claim in possible_claims(play, 6) if claim and claim[0] != "trust"}
    assert accused == {1}


@pytest.mark.parametrize("seat", [1, CULPRIT])
def test_whoever_is_accused_names_its_side_once(seat: Seat) -> None:
    play = discussion(suspicious(five(), 2))
    play.match.say(0, ("suspect", seat))

    assert said(play, seat) == INNOCENT
    play.match.say(seat, INNOCENT)
    play.match.say(3, ("vote_for", seat))
    assert INNOCENT not in possible_claims(play, seat)


@pytest.mark.parametrize("seat", [3, CULPRIT])
@pytest.mark.parametrize("face", ["alive", "dead"])
def test_a_look_is_reported_and_a_death_that_was_hushed_up_is_not(seat: Seat, face: str) -> None:
    scene = five().pulse(1, face).at("D1", 1, seat).knife(seat).at("LB", 0).on_route(0)
    play = scene.play().choose("check_status", 1)
    if face == "dead" and seat != CULPRIT:
        play.choose("reveal")
        assert play.asked()[seat] == "discussion"
        assert possible_claims(play, seat) <= {("checked", 1, "dead", 2)} | others_of(seat)
        return
    play.choose("go_on")
    while play.asked() != {0: "action"}:
        play.choose("pass")
    play.choose("call_vote")

    assert said(play, seat) == ("checked", 1, "alive", 2)
    play.match.say(seat, ("checked", 1, "alive", 2))
    assert ("checked", 1, "alive", 2) not in possible_claims(play, seat)


def others_of(seat: Seat) -> set[Claim | None]:
    """Return the claims a seat can make about others, and None."""
    kinds = ("suspect", "vote_for", "trust")
    return {None, *((kind, other) for kind in kinds for other in range(5) if other != seat)}


def test_a_cultist_does_not_claim_to_have_seen_a_ghost_alive() -> None:
    scene = five().pulse(1, "dead").at("D1", 1, CULPRIT).knife(CULPRIT).at("LB", 0).on_route(0)
    play = scene.play().choose("check_status", 1).choose("go_on")
    while play.asked() != {0: "action"}:
        play.choose("pass")
    play.choose("call_vote")
    play[1].ghost = True

    assert all(not claim or claim[0] != "checked" for claim in possible_claims(play, CULPRIT))


def test_whoever_has_answered_speaks_of_what_was_said_last() -> None:
    play = discussion(suspicious(five(), CULPRIT)).answer(1, "go_on").answer(CULPRIT, "go_on")
    assert said(play, 1) is None

    play.match.say(0, ("trust", CULPRIT))
    assert possible_claims(play, 1) == {("suspect", CULPRIT)}

    play.match.say(0, ("suspect", 2))
    assert possible_claims(play, 1) == {("trust", 2)}

    play.match.say(0, ("suspect", CULPRIT))
    assert possible_claims(play, CULPRIT) == {INNOCENT}


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (("suspect", 1), ("trust", 1), False),
        (("trust", 1), ("vote_for", 1), False),
        (("trust", 1), ("trust", 2), True),
        (("trust", 1), ("suspect", 2), True),
        (("suspect", 1), ("vote_for", 1), True),
        (("trust", 1), ("checked", 1, "alive", 2), True),
        (("checked", 1, "alive", 2), ("checked", 1, "dead", 3), True),
        (("checked", 1, "dead", 2), ("checked", 1, "alive", 3), False),
        (("checked", 1, "dead", 2), ("checked", 1, "alive", 2), False),
        (("checked", 1, "dead", 2), ("checked", 2, "alive", 3), True),
    ],
)
def test_nobody_says_two_things_that_clash(one: Claim, other: Claim, both: bool) -> None:
    assert clash(one, other) != both
    assert clash(other, one) != both


def test_one_question_brings_one_claim() -> None:
    play = discussion(suspicious(five(), CULPRIT))

    driver = Driver(play.match, {seat: SensibleBot(seat) for seat in range(5)})

    for _ in range(5):
        driver.answer()

    assert [one.seat for one in play.match.said] == [0, 1, 2, 3, 4]
    assert play.match.log[-5:] == [(ANSWER, seat, ("go_on",)) for seat in range(5)]


# Reactions to what others have said.


def accusing(play: Play, *speakers: Seat) -> Play:
    """Let these seats accuse the culprit."""
    for seat in speakers:
        play.match.say(seat, ("suspect", CULPRIT))
    return play


def test_what_two_have_said_is_not_said_a_third_time() -> None:
    play = discussion(suspicious(five(), CULPRIT))
    assert ("suspect", CULPRIT) in possible_claims(play, 3)

    assert ("suspect", CULPRIT) in possible_claims(accusing(play, 0), 3)
    assert ("suspect", CULPRIT) not in possible_claims(accusing(play, 1), 3)


@pytest.mark.parametrize("role", ["investigator", CULTIST])
def test_whoever_has_nothing_else_to_say_tells_what_it_gave(role: str) -> None:
    scene = Scene(role, "investigator", "investigator", "investigator", "investigator")
    play = discussion(scene)
    line = given(0, 1, "dead" if role == CULTIST else "alive", play.table.round)
    play.table.note(line)
    mind = SensibleBot(1)._think(play.view(0))

    assert list(gifts(mind)) == [("gave", 1, "alive", play.table.round)]


def test_a_confession_is_answered_but_not_by_a_fellow() -> None:
    play = discussion(party(7)).answer(1, "go_on").answer(6, "go_on")
    play.match.say(5, ("side", "cultists"))

    assert said(play, 1) == ("vote_for", 5)
    assert said(play, 6) != ("vote_for", 5)
