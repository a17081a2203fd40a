"""Dangerous choices have a warning, and an announcement that loses the game must be confirmed."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.cli.games.among_cultists.keyboard import GAME, lines_until, play, seat_of, translator_for
from tests.cli.running import saves
from tests.cli.shared_keyboard import NAMES
from turncoat.cli.games.among_cultists.guide import AmongCultistsGuide
from turncoat.cli.table.saves import read
from turncoat.cli.terminal.i18n import text
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Option, Term
from turncoat.games import GAMES
from turncoat.games.among_cultists.content import ALIVE, DEAD
from turncoat.games.among_cultists.ledger import GIVEN, UNSEEN
from turncoat.games.among_cultists.phases.clean_up import ANNOUNCE
from turncoat.games.among_cultists.roles import ROLES
from turncoat.games.among_cultists.table import Table
from turncoat.games.among_cultists.views.own import known_dead
from turncoat.games.among_cultists.views.schema import AmongCultistsView

GUIDE = AmongCultistsGuide()
ALONE = ["--seed", "slip", "--seat", seat_of("cultist", "slip")]
ASKED = "Is there anything to announce?"
AGREE = "n or Enter for no:"


def deal(players: int) -> AnyMatch:
    rules = GAMES[GAME]
    return Match.deal(rules, rules.read_options(players, {}), key_from_seed("danger"))


def as_role(
    role: str, players: int = 5, knife: int = 0, number: int = 1, **changes: Any
) -> AmongCultistsView:
    """The view of the first seat in a round, with this role."""
    match = deal(players)
    table: Table = match.table
    table.phase, table.knife, table.round = "action", knife, number
    me = table.players[0]
    me.role = me.ability = ROLES[role]
    for name, value in changes.items():
        setattr(me, name, value)
    view: AmongCultistsView = match.view(0)
    return view


# The announcement.


@cache
def up_to_the_question() -> list[str]:
    """The lines that a lone Cultist types until the end of a round."""
    return lines_until(*ALONE, wanted=("Give Alive",), until=ASKED)


def test_an_announcement_says_what_it_needs_and_what_a_false_one_costs() -> None:
    result = play(*ALONE, typed=[*up_to_the_question(), "q"])

    told = " ".join(result.output.split())
    assert "dead — 3 dead Investigators are needed, and you know of 1; a false" in told
    assert "; a false announcement loses the game at once 1 or 2" in told


def test_while_the_card_is_face_down_nobody_reads_how_many_are_known_to_be_dead() -> None:
    match = deal(5)

    told = GUIDE.detail(ANNOUNCE, match.view(None), translator_for(match, 0))

    assert told == text("cli-ac-at-stake-covered", kills=3)
    assert "know" not in told


@pytest.mark.parametrize("back", ["", "n", "N"])
def test_a_slip_can_be_taken_back(back: str) -> None:
    result = play(*ALONE, typed=[*up_to_the_question(), "2", back, "1", "q"])

    assert result.output.count(AGREE) == 1
    assert result.output.count(ASKED) == 2
    assert "You drop the mask" not in result.output
    assert "Round 2. " in result.output


def test_whoever_insists_announces() -> None:
    result = play(*ALONE, typed=[*up_to_the_question(), "2", "what", "1", "y"])

    assert result.output.count(text("cli-agree-again")) == 2
    assert "You drop the mask" in result.output
    assert "The Investigators win. The Cultist’s announcement was wrong" in result.output


def test_nobody_else_learns_of_a_slip(data: Path) -> None:
    """The saved game is the same, whether the player hesitated or not."""
    for typed in ("1", "q"), ("2", "n", "2", "", "1", "q"):
        play(*ALONE, typed=[*up_to_the_question(), *typed])

    # `up_to_the_question` may have saved other games before.
    plain, hesitated = [list(read(file).record.log) for file in saves(data)[-2:]]
    assert plain == hesitated


def test_a_slip_can_be_taken_back_where_people_share_the_keyboard() -> None:
    table = ["--seed", "slip", "--people", "5"]
    name = NAMES[int(seat_of("cultist", "slip")) - 1]
    before = play(*table, typed=["1", ""] * 60).output.split("Enter, a name, or q:")[0]
    prompts = ("for help: ", "can see the screen: ", "next person: ")
    typed = (["1", ""] * 60)[: sum(map(before.count, prompts))]

    result = play(*table, typed=[*typed, name, "", "", "2", "", "1", "", "", "", "q"])

    assert result.output.count(AGREE) == 1
    assert "drops the mask" not in result.output
    assert "Round 2. " in result.output


def test_the_dead_are_night_victims_own_victims_and_ghosts_each_once() -> None:
    view = as_role("cultist")
    ghost = replace(view.players[3], ghost=True)
    players = [*view.players[:3], ghost, *view.players[4:]]
    ledger = [
        (GIVEN, 0, 1, DEAD, 1), (GIVEN, 0, 3, DEAD, 1), (GIVEN, 0, 2, ALIVE, 1),
        (GIVEN, 2, 4, UNSEEN, 1),
    ]  # fmt: skip

    seen = replace(view, players=players, ledger=ledger, dead_already=[1])

    assert known_dead(seen) == {1, 3}
    assert known_dead(replace(seen, dead_already=[4])) == {1, 3, 4}


def test_a_ghost_that_is_a_cultist_is_no_dead_investigator() -> None:
    assert known_dead(replace(as_role("cultist", ghost=True), dead_already=[])) == set()


def test_a_true_announcement_is_not_doubted() -> None:
    view = as_role("cultist")

    assert GUIDE.doubt(ANNOUNCE, replace(view, dead_already=[1, 2, 3])) == ""
    assert GUIDE.doubt(ANNOUNCE, replace(view, dead_already=[1, 2])) != ""
    assert GUIDE.doubt(("go_on",), replace(view, dead_already=[])) == ""


def test_who_gives_nothing_away_knows_as_many_dead_as_there_are() -> None:
    """A lone Cultist saw the first victim at night and gave all other Dead cards."""
    match = deal(6)
    cultist = match.rules.outcome(match.table).roles.index("cultist")
    while match.table.round < 5 and match.pending:
        seat, asked = next(iter(match.pending.items()))
        match.answer(seat, [o for o in asked.options if o != ANNOUNCE][-1])

    players = match.table.players
    dead = {p.seat for p in players if p.seat != cultist and (p.ghost or p.killed)}
    assert len(dead) > 1
    assert known_dead(match.view(cultist)) == dead


# Death by one's own role.


@pytest.mark.parametrize(
    ("role", "topic", "option"),
    [
        ("rookie", ("action",), ("call_vote",)),
        ("rookie", ("action",), ("use_cameras",)),
        ("klutz", ("action",), ("scare_off_fishman",)),
        ("klutz", ("watching_eyes",), ("look", 1)),
        ("klutz", ("under_control",), ("draw_token",)),
        ("klutz", ("change_vote",), ("vote", 1)),
        ("klutz", ("change_vote",), ("abstain",)),
        ("coward", ("status", 1), ("reveal",)),
    ],
)
def test_what_one_would_die_of_is_marked_for_that_role_alone(
    role: str, topic: Term, option: Option
) -> None:
    warned = [
        other
        for other in ("investigator", "cultist", "rookie", "klutz", "coward", "firestarter")
        if GUIDE.danger(topic, option, as_role(other)) == text("cli-ac-deadly")
    ]

    assert warned == [role]


@pytest.mark.parametrize("topic", [("action",), ("change_vote",), ("vote",), ("status", 1)])
@pytest.mark.parametrize("option", [("pass",), ("go_on",), ("check_room", "D1")])
def test_what_is_harmless_is_not_marked(topic: Term, option: Option) -> None:
    for role in ("rookie", "klutz", "coward"):
        assert GUIDE.danger(topic, option, as_role(role)) == ""


@pytest.mark.parametrize(("players", "knife", "deadly"), [(5, 0, ""), (7, 0, "kill"), (7, 1, "")])
def test_a_klutz_dies_of_a_vote_only_where_it_counts_double(
    players: int, knife: int, deadly: str
) -> None:
    view = as_role("klutz", players, knife)

    assert deadly in GUIDE.danger(("vote",), ("vote", 1), view)
    assert bool(GUIDE.danger(("vote",), ("vote", 1), view)) == bool(deadly)
    assert GUIDE.danger(("vote",), ("abstain",), view) == ""


@pytest.mark.parametrize(
    ("topic", "option"), [(("action",), ("check_status", 1)), (("camera",), ("camera_status", 1))]
)
def test_a_coward_is_warned_before_it_looks(topic: Term, option: Option) -> None:
    assert GUIDE.danger(topic, option, as_role("coward")) == text("cli-ac-deadly-check")
    assert GUIDE.danger(topic, option, as_role("rookie")) == ""


def test_a_ghost_has_nothing_to_fear() -> None:
    ghost = as_role("rookie", ghost=True)

    assert GUIDE.danger(("action",), ("call_vote",), ghost) == ""
    assert "You die if" not in "".join(GUIDE.brief(ghost, translator_for(deal(5), 0)))


def test_a_danger_stands_beside_its_choice() -> None:
    """The Rookie of this game can act in the Cafeteria in the first round."""
    table = ["--preset", "expert", "--option", "roles=rookie", "--seed", "1", "--seat", "2"]
    wanted = ("Stop in the Cafeteria", "Go to the Cafeteria")

    typed = lines_until(*table, wanted=wanted, until="What will you do?")
    result = play(*table, typed=[*typed, "q"])

    assert "You die if you call a vote or use the camera." in result.output
    assert "Call a vote — this would kill you; everyone discusses" in " ".join(
        result.output.split()
    )


@pytest.mark.parametrize("role", ["rookie", "klutz", "coward"])
def test_a_deadly_role_is_called_to_mind_under_its_name(role: str) -> None:
    translator = translator_for(deal(5), 0)

    name, reminder, *_ = GUIDE.brief(as_role(role), translator)

    assert name.startswith(f"You are: {translator.name('role', role)}.")
    assert reminder == translator.role_text(role)


@pytest.mark.parametrize(
    ("cards", "number", "said"),
    [
        (["failure", "sabotage"], 5, "any of these: Failure and Sabotage."),
        (["sabotage", "success"], 1, "any of these: Sabotage."),
        (["success"], 3, ""),
        (["failure"], 6, ""),
    ],
)
def test_a_firestarter_is_reminded_while_there_is_something_to_get_rid_of(
    cards: list[str], number: int, said: str
) -> None:
    view = as_role("firestarter", number=number, room_cards=cards)

    told = [line for line in GUIDE.brief(view, translator_for(deal(5), 0)) if "You die" in line]

    assert len(told) == bool(said)
    assert all(said in line and "at the end of round 5" in line for line in told)


# How a side wins.


@pytest.mark.parametrize(("players", "early"), [(5, False), (6, False), (7, True), (8, True)])
@pytest.mark.parametrize("role", ["cultist", "investigator"])
def test_a_goal_fits_the_number_of_cultists(role: str, players: int, early: bool) -> None:
    """AC-70, AC-71  With two Cultists, it matters how many were dead in an earlier round."""
    match = deal(players)

    card = " ".join(GUIDE.card(as_role(role, players), translator_for(match, 0)))

    assert ("at the end of an earlier round" in card) == early
    assert ("announce" in card) == (role == "cultist" and not early)
    kills = match.table.board.kills
    assert f"{kills} Investigators" in card or f"before {kills} of them are dead" in card
    assert ("found or not" in card) == (role == "cultist")
    assert ("Deaths that nobody has found count too" in card) == (role == "investigator")


@pytest.mark.parametrize("role", ["cultist", "investigator"])
def test_a_goal_speaks_of_the_seer_only_where_there_is_one(role: str) -> None:
    translator, view = translator_for(deal(5), 0), as_role(role)

    with_seer = " ".join(GUIDE.card(view, translator))
    without = " ".join(
        GUIDE.card(replace(view, fixed=replace(view.fixed, guess=False)), translator)
    )

    assert view.cast == ["seer"]
    assert "name the Seer" in with_seer
    assert "Seer" not in without
