"""The bot computes the same scores and winners as the rules."""

from random import Random

import pytest

from tests.games.dark_providence.scenes import CULTIST, INVESTIGATOR, Scene
from turncoat.bots.dark_providence import standing
from turncoat.bots.dark_providence.mind import Mind
from turncoat.core.chance import key_from_seed
from turncoat.core.match import Match
from turncoat.games.dark_providence.public.alignments import ALIGNMENTS
from turncoat.games.dark_providence.public.scoring import total
from turncoat.games.dark_providence.rules import RULES
from turncoat.games.dark_providence.scoring import score
from turncoat.games.dark_providence.table import Table


def finished(players: int, seed: int) -> tuple[Table, Mind]:
    random = Random(seed)
    match = Match.deal(RULES, RULES.read_options(players, {}), key_from_seed(f"standing {seed}"))
    while match.pending:
        seat = random.choice(list(match.pending))
        match.answer(seat, random.choice(match.pending[seat].options))
    return match.table, Mind(match.view(0), RULES.box)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_every_score_comes_out_as_the_rules_say(players: int, seed: int) -> None:
    table, mind = finished(players, seed)

    for player in table.players:
        seen = mind.view.players[player.seat]
        for alignment in ALIGNMENTS:
            player.alignment = alignment
            points = total(score(table, player))
            assert standing.score(mind, seen, alignment) == points, (player.seat, alignment)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_the_same_seats_win(players: int, seed: int) -> None:
    table, mind = finished(players, seed)
    cast = tuple(player.alignment for player in table.players)
    totals = [total(parts) for parts in table.scores]

    assert standing.wins(mind, cast, totals) == float(0 in table.winners)


def test_who_opened_a_gate_is_hardly_an_investigator() -> None:
    scene = Scene(INVESTIGATOR, CULTIST, "dissenter_cultist", CULTIST, INVESTIGATOR)
    mind = Mind(scene.gate(1, "boston", "open").play().view(0), RULES.box)

    share = sum(weight for cast, weight in standing.casts(mind) if cast[1] == INVESTIGATOR)

    assert 0 < share < 0.05


def test_a_cast_agrees_with_what_is_known() -> None:
    scene = Scene(INVESTIGATOR, CULTIST, "dissenter_cultist", CULTIST, INVESTIGATOR)
    mind = Mind(scene.revealed(3).play().view(0), RULES.box)

    ways = standing.casts(mind)

    assert {cast[0] for cast, _ in ways} == {INVESTIGATOR}
    assert {cast[3] for cast, _ in ways} == {CULTIST}
    assert sum(weight for _, weight in ways) == pytest.approx(1.0)
