"""Whole matches of sensible bots: they end, repeat exactly, and beat random play."""

from typing import Any

import pytest

from turncoat.bots.registry import bot_named
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES
from turncoat.lab.arena import play
from turncoat.lab.simulate import simulate

GAME = "among_cultists"
# How many people, and whether AUTOMA plays.
TABLES = [(4, True), (5, False), (6, False), (6, True), (7, False), (8, False)]
PRESETS = ["first_game", "standard", "experienced"]
SOME = 24


def played(names: list[str], seed: str, **options: Any) -> AnyMatch:
    """Play a match with these bots."""
    rules = GAMES[GAME]
    match: AnyMatch = Match.deal(
        rules, rules.read_options(len(names), options), key_from_seed(seed)
    )
    play(match, [bot_named(name, GAME, seat) for seat, name in enumerate(names)])
    return match


def won(side: str, players: int, bots: dict[str, str]) -> int:
    """Return how often a side wins with these bots on the two sides."""
    options = {"preset": "experienced"}
    report = simulate(GAME, players, SOME, 3, ["uniform"], options, bots_by_side=bots)
    return report.sides[side]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("people", "automa"), TABLES)
def test_sensible_players_end_their_games(people: int, automa: bool, preset: str) -> None:
    for seed in range(3):
        match = played(["sensible"] * people, f"{preset} {seed}", automa=automa, preset=preset)

        assert match.over


@pytest.mark.parametrize(("people", "automa"), TABLES)
def test_strange_company_is_no_trouble(people: int, automa: bool) -> None:
    for seed in range(4):
        names = ["sensible", "uniform"] * 4
        match = played(names[:people], f"mixed {seed}", automa=automa, preset="experienced")

        assert match.over


@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (5, ["mechanic", "firestarter", "rookie", "coward"]),
        (6, ["radiant", "infected", "super_ghost", "klutz", "seer"]),
        (8, ["seer", "assassin", "rookie", "klutz", "coward", "super_ghost"]),
    ],
)
def test_every_role_is_played(players: int, roles: list[str]) -> None:
    for seed in range(3):
        options = {"preset": "expert", "roles": roles, "unbalanced": True}
        match = played(["sensible"] * players, f"roles {seed}", shelves="variant_lean", **options)

        assert match.over


@pytest.mark.parametrize("players", [5, 8])
def test_the_same_seed_brings_the_same_game(players: int) -> None:
    one, other = (played(["sensible"] * players, "twice", preset="experienced") for _ in range(2))

    assert one.log == other.log


@pytest.mark.parametrize("players", [7, 8])
def test_investigators_who_think_beat_dice(players: int) -> None:
    thinking = won("investigators", players, {"investigators": "sensible"})

    assert thinking >= won("investigators", players, {}) + SOME // 3


@pytest.mark.parametrize("players", [5, 6])
def test_a_cultist_who_thinks_beats_dice(players: int) -> None:
    thinking = won("cultists", players, {"cultists": "sensible"})

    assert thinking >= won("cultists", players, {}) + SOME // 3


@pytest.mark.parametrize("players", [5, 7])
def test_neither_side_of_thinkers_is_without_hope(players: int) -> None:
    both = {"investigators": "sensible", "cultists": "sensible"}

    assert SOME // 6 <= won("investigators", players, both) <= SOME - SOME // 6
