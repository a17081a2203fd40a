"""What follows from public facts is the same for every view as for the table."""

from random import Random

import pytest

from tests.games.dark_providence.scenes import on_base, on_city, party
from turncoat.core.chance import key_from_seed
from turncoat.core.match import Match
from turncoat.games.dark_providence.board.influence import all_spots
from turncoat.games.dark_providence.public.claiming import may_claim
from turncoat.games.dark_providence.public.influence import presence
from turncoat.games.dark_providence.public.scoring import general_parts
from turncoat.games.dark_providence.public.strength import strength_in
from turncoat.games.dark_providence.public.victims import ASSASSINATE, may_die
from turncoat.games.dark_providence.rules import RULES
from turncoat.games.dark_providence.table import Table
from turncoat.games.dark_providence.views.schema import DarkProvidenceView

KINDS = (ASSASSINATE, "gate_open", "gate_close")


def findings(table: Table, board: Table | DarkProvidenceView) -> list[object]:
    """What follows from public facts, computed from a table or a view."""
    box = table.box
    found: list[object] = []
    for player in board.players:
        found.append(presence(box, board.tops, player))
        found.append([may_claim(box, board, player, spot) for spot in all_spots(table)])
        found.append(
            [
                [strength_in(box, board, player, city, kind) for city in box.city_ids]
                for kind in KINDS
            ]
        )
        found += [may_die(box, board, player, agent, False) for agent in player.agents]
        found += [may_die(box, board, player, agent, True) for agent in player.agents]
        if not player.cultist:
            found.append(dict(general_parts(box, player)))
    return found


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("seed", range(3))
def test_public_facts_are_enough(players: int, seed: int) -> None:
    random = Random(seed)
    match = Match.deal(RULES, RULES.read_options(players, {}), key_from_seed(f"public {seed}"))
    compared = 0
    while match.pending:
        seat = random.choice(list(match.pending))
        if random.random() < 0.02:
            for viewer in (seat, None):
                view = match.view(viewer, derived=False)
                assert findings(match.table, view) == findings(match.table, match.table)
            compared += 1
        match.answer(seat, random.choice(match.pending[seat].options))
    assert compared


def test_dp_22a_a_lock_and_ones_own_city_bar_a_claim() -> None:
    play = party().control(0, "boston").lock(on_base("chicago")).play()
    table, view = play.table, play.view(0)

    barred = [s for s in all_spots(table) if not may_claim(table.box, view, view.players[0], s)]

    assert barred == [on_base("chicago"), on_city("boston")]
