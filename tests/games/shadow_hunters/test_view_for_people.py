"""The derived part of a view, and which options reveal a character."""

from random import Random

import pytest

from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.grammar import ABILITIES
from turncoat.games.shadow_hunters.options import pool_of
from turncoat.games.shadow_hunters.rules import RULES
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView


def deal(players: int, seed: str, **options: str | bool) -> AnyMatch:
    return Match.deal(RULES, RULES.read_options(players, dict(options)), key_from_seed(seed))


@pytest.mark.parametrize("players", range(4, 9))
@pytest.mark.parametrize("pool", ["basic", "advanced", "mixed", "free"])
def test_everybody_sees_what_may_be_in_the_game(players: int, pool: str) -> None:
    match = deal(players, "pool", pool=pool)
    view: ShadowHuntersView = match.view(None)

    pool_in_play = [c for c in pool_of(match.table.options) if view.dealt[CHARACTERS[c].kind]]
    assert view.pool == pool_in_play
    assert (players == 4) == (len(view.pool) < len(match.table.board.pool))
    assert sum(view.dealt.values()) == players
    for kind, number in view.dealt.items():
        found = [p for p in match.table.players if p.character.kind == kind]
        assert len(found) == number


def test_three_areas_hold_all_places_in_the_order_of_the_board() -> None:
    match = deal(5, "areas")
    view: ShadowHuntersView = match.view(None)

    assert [len(area) for area in view.areas] == [2, 2, 2]
    assert [place for area in view.areas for place in area] == view.slots
    for area in view.areas:
        assert all(match.table.board.areas[place] == area for place in area)


@pytest.mark.parametrize("peaceful", [True, False])
def test_peace_lasts_for_the_first_round(peaceful: bool) -> None:
    match = deal(4, "peace", first_round_no_attack=peaceful)
    assert match.view(None).peaceful is peaceful
    match.table.round = 2
    assert match.view(None).peaceful is False


def test_the_active_player_sees_what_makes_them_attack() -> None:
    match = deal(4, "blade")
    assert match.view(None).must_attack == ""
    match.table.active.gear.append("restless_blade")
    assert match.view(None).must_attack == "restless_blade"


def test_an_option_that_only_one_character_has_reveals_it() -> None:
    """SH-50  Checked in many random matches with all characters."""
    used: set[str] = set()
    for seed in range(60):
        match = deal(4 + seed % 5, f"abilities {seed}", pool="free", first_round_no_attack=False)
        random = Random(seed)
        while match.pending and match.table.round < 8:
            seat = random.choice(list(match.pending))
            options = match.pending[seat].options
            special = [option for option in options if option[0] in ABILITIES]
            chosen = random.choice(special or options)
            match.answer(seat, chosen)
            if chosen[0] in ABILITIES and seat not in dict(match.given()):
                used.add(str(chosen[0]))
                assert match.table.players[seat].revealed
    assert len(used) > len(ABILITIES) // 2
