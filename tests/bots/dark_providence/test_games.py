"""Whole games of sensible bots, with every number of players and against each Great Old One."""

import pytest

from turncoat.bots.dark_providence.sensible import SensibleBot
from turncoat.bots.registry import bot_named
from turncoat.core.chance import key_from_seed
from turncoat.core.match import Match
from turncoat.games.dark_providence.rules import RULES
from turncoat.lab.arena import play

LONGEST = 150


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_come_to_an_end(players: int) -> None:
    for seed in range(3):
        key = key_from_seed(f"sensible {seed}")
        match = Match.deal(RULES, RULES.read_options(players, {}), key)

        play(match, [SensibleBot(seat) for seat in range(players)])

        assert match.over
        assert match.table.round < LONGEST


@pytest.mark.parametrize("goo", RULES.box.great_old_ones)
def test_solo_games_come_to_an_end(goo: str) -> None:
    for seed in range(3):
        options = RULES.read_options(1, {"great_old_one": goo})
        match = Match.deal(RULES, options, key_from_seed(f"alone {seed}"))

        play(match, [SensibleBot(seed)])

        assert match.over
        assert match.table.round < LONGEST


def test_sense_beats_chance() -> None:
    won = 0
    for seed in range(12):
        match = Match.deal(RULES, RULES.read_options(4, {}), key_from_seed(f"strength {seed}"))
        names = ["sensible" if (seat + seed) % 2 else "uniform" for seat in range(4)]

        play(match, [bot_named(name, RULES.name, seat) for seat, name in enumerate(names)])

        won += all(names[seat] == "sensible" for seat in match.table.winners)

    assert won >= 9


def test_a_player_who_is_seated_anew_for_each_answer_plays_the_same() -> None:
    match = Match.deal(RULES, RULES.read_options(3, {}), key_from_seed("anew"))
    bots = [SensibleBot(seat) for seat in range(3)]
    for _ in range(150):
        for seat in list(match.pending):
            view, shown = match.view(seat), match.decision_view(seat)
            chosen = bots[seat].choose(view, shown)

            assert SensibleBot(seat + 10).choose(view, shown)[0] == chosen[0]
            match.answer(seat, chosen)
        if match.over:
            break
