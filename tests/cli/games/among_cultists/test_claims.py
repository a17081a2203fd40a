"""The menu of claims: it offers whatever could be true by public facts, and no dead ends."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from tests.cli.games.among_cultists.keyboard import (
    GAME,
    lines_to_say,
    lines_until,
    play,
    translator_for,
)
from turncoat.cli.table.guides import guide_named
from turncoat.cli.terminal.i18n import text
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Claim
from turncoat.games import GAMES
from turncoat.games.among_cultists.grammar import CLAIMS
from turncoat.games.among_cultists.ledger import GIVEN, LAID, LOOKED, TOKEN
from turncoat.games.among_cultists.views.schema import AmongCultistsView

GUIDE = guide_named(GAME)
PAST = {"gave": GIVEN, "checked": LOOKED, "laid": LAID, "saw_event": TOKEN}
ALWAYS = ["side", "suspect", "trust", "vote_for"]
TABLES = [(4, "first_game"), (5, "standard"), (7, "experienced")]


def deal(players: int, preset: str) -> AnyMatch:
    rules = GAMES[GAME]
    options = rules.read_options(players, {"preset": preset})
    return Match.deal(rules, options, key_from_seed("claims"))


def moments(match: AnyMatch) -> Iterator[AnyMatch]:
    """Play at random and yield the match now and then."""
    random = Random(4)
    while match.pending:
        if random.random() < 0.1:
            yield match
        seat = random.choice(list(match.pending))
        choices = [o for o in match.pending[seat].options if o != ("announce",)]
        match.answer(seat, random.choice(choices))


def words(said: Claim, view: AmongCultistsView, match: AnyMatch) -> list[str | int] | None:
    """The words that the next step offers; None if the claim is complete."""
    assert view.seat is not None
    step = GUIDE.claim_step(said, view, translator_for(match, view.seat))
    return step.words if step else None


def all_claims(said: Claim, view: AmongCultistsView, match: AnyMatch) -> Iterator[Claim]:
    """Every claim that the menu leads to from here."""
    following = words(said, view, match)
    if following is None:
        yield said
    else:
        assert following, said
        for word in following:
            yield from all_claims((*said, word), view, match)


@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_every_way_through_the_menu_is_a_claim(players: int, preset: str) -> None:
    seen = set()
    for match in moments(deal(players, preset)):
        for seat in range(players):
            for claim in all_claims((), match.view(seat), match):
                seen.add(claim[0])
                assert match.rules.is_claim(match.table, claim), claim

    assert seen >= set(CLAIMS) - {"saw_event"}


@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_of_the_past_only_what_all_have_seen_is_offered_with_every_face(
    players: int, preset: str
) -> None:
    for match in moments(deal(players, preset)):
        public = match.view(None).ledger
        offered = [c for c in all_claims((), match.view(1), match) if c[0] in PAST]
        for kind, line in PAST.items():
            mine = [words for words in public if words[0] == line and words[1] == 1]
            if kind == "saw_event":
                assert {c[-1] for c in offered if c[0] == kind} == {w[-1] for w in mine}
                continue
            done = {(words[2], words[-1]) for words in mine}
            said = {(c[1], c[-1]) for c in offered if c[0] == kind}
            faces = {c[2] for c in offered if c[0] == kind}
            assert said == done
            assert len(faces) > 1 or not done


def test_before_anything_has_happened_there_is_nothing_to_tell_of() -> None:
    match = deal(5, "standard")

    assert words((), match.view(0), match) == [*ALWAYS, "will_go"]


def test_a_token_drawn_in_secret_may_be_any_but_one_that_is_not_in_the_bag() -> None:
    match = deal(4, "first_game")
    view = match.view(0)
    drawn = replace(view, round=3, ledger=[(TOKEN, 0, "", "", 2), (TOKEN, 1, "", "", 3)])

    claims = [c for c in all_claims((), drawn, match) if c[0] == "saw_event"]

    assert {number for _, _, number in claims} == {2}
    assert "mirror" in {event for _, event, _ in claims}
    assert "broken_panes" not in {event for _, event, _ in claims}


@pytest.mark.parametrize(
    ("phase", "turns", "number", "rounds"),
    [
        ("night", 0, 1, [1, 2]),
        ("movement", 0, 3, [3, 4]),
        ("movement", 1, 3, [4]),
        ("event", 0, 3, [4]),
        ("discussion", 0, 3, [4]),
        ("movement", 0, 10, [10]),
        ("action", 0, 10, []),
    ],
)
def test_plans_are_for_moves_that_are_still_to_come(
    phase: str, turns: int, number: int, rounds: list[int]
) -> None:
    match = deal(5, "standard")
    table = match.table
    seat = table.knife
    table.phase, table.turn, table.round = phase, turns, number
    view = match.view(seat)

    claims = [c for c in all_claims((), view, match) if c[0] == "will_go"]

    assert sorted({int(claim[-1]) for claim in claims}) == rounds
    assert ("will_go" in (words((), view, match) or [])) == bool(rounds)


def test_nobody_speaks_of_voting_for_a_ghost() -> None:
    match = deal(5, "standard")
    match.table.players[3].ghost = True
    view = match.view(0)

    assert words(("vote_for",), view, match) == [1, 2, 4]
    assert words(("suspect",), view, match) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        (("side", "cultists"), "“I am on the Cultists’ team.”"),
        (("will_go", "R", 2), "“In round 2 I will go to the Security Office.”"),
        (("suspect", 1), "“I suspect Kit.”"),
        (("trust", 4), "“I trust Lou.”"),
        (("vote_for", 1), "“I will vote for Kit.”"),
    ],
)
def test_what_is_chosen_step_by_step_is_said(claim: Claim, said: str) -> None:
    rules = GAMES[GAME]
    match: AnyMatch = Match.deal(rules, rules.read_options(5, {}), key_from_seed("eye"))

    result = play("--seed", "eye", typed=[*lines_to_say(match, 0, claim), "q"])

    assert f"You: {said}" in result.output


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        (("gave", 1, "dead", 8), "“In round 8 I gave Kit a Dead card.”"),
        (("gave", 1, "alive", 8), "“In round 8 I gave Kit an Alive card.”"),
        (("checked", 2, "alive", 1), "“In round 1 I checked Pat’s status: Alive.”"),
        (
            ("laid", "D1", "failure", 1),
            "“In round 1 I added a Failure card to the deck in the Reading Room.”",
        ),
        (("saw_event", "lightning", 1), "“In round 1 I drew Lightning Strike in secret.”"),
    ],
)
def test_claims_of_the_past_are_plain_sentences(claim: Claim, said: str) -> None:
    assert translator_for(deal(5, "standard"), 0).claim(0, claim) == f"You: {said}"


START = ["", "s"]


def test_enter_at_any_step_says_that_nothing_was_said() -> None:
    at_once = play("--seed", "eye", typed=[*START, "", "q"])
    halfway = play("--seed", "eye", typed=[*START, "2", "", "q"])

    for result in (at_once, halfway):
        assert result.output.count(text("cli-nothing-claimed")) == 1
        assert "You: “" not in result.output


def test_where_there_is_one_choice_nobody_is_asked() -> None:
    """A player who has already moved in this round can only plan for the next."""
    table = ["--seed", "talk", "--bots", "sensible"]
    typed = lines_until(*table, wanted=("Stop",), until="What will you do?")

    result = play(*table, typed=[*typed, "s", "5", "1", "q"])

    assert "You: “In round 2 I will go to the Reading Room.”" in result.output
    assert text("cli-ac-claim-which-round") not in result.output


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("?", "AC-20 (Movement)"),
        ("h", "j — show your journal"),
        ("j", "Who is who"),
        ("r 45", "Check Status."),
        ("zzz", "Please type a number from 1 to 5."),
    ],
)
def test_keys_do_at_the_menu_what_they_do_elsewhere(key: str, says: str) -> None:
    result = play("--seed", "eye", typed=[*START, key, "2", "1", "q"])

    assert says in result.output.split("What do you want to say?", 1)[1]
    assert "You: “I suspect Kit.”" in result.output


def test_q_at_the_menu_stops_the_game() -> None:
    result = play("--seed", "eye", typed=[*START, "q"])

    assert "The game is saved." in result.output
    assert "The input has ended." not in result.output
