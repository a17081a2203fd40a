import pytest

from tests.games.dark_providence.any_effects import ACTS, MODS, VERBS, random_file
from tests.games.dark_providence.census import census, full_box
from tests.games.dark_providence.files import at, box_of, paths, play_through


@pytest.mark.parametrize("seed", range(8))
def test_whatever_effects_a_file_has_it_is_played_and_nothing_is_lost(seed: int) -> None:
    box = box_of(random_file(seed))

    for players in (1, 2, 3 + seed % 3):
        match = play_through(box, players, f"{seed} {players}")

        assert census(match.table) == full_box(match.table)


def test_every_verb_mod_and_act_is_among_them() -> None:
    written: set[str] = set()
    for seed in range(2):
        raw = random_file(seed)
        for path in paths({"cards": raw["cards"], "solo": raw["solo"]}):
            if path[-1] in ("verb", "mod", "act"):
                written.add(f"{path[-1]} {at(raw, path)}")

    expected = {
        f"{form.__struct_config__.tag_field} {form.__struct_config__.tag}"
        for form in (*VERBS, *MODS, *ACTS)
    }
    assert written == expected
