"""Whether somebody is asked reveals nothing about hidden cards (DP-16)."""

import pytest

from tests.edition import sources_only
from tests.games.dark_providence.questions import different_questions
from tests.games.random_play import deal, step
from turncoat.games.dark_providence.actions.payment import Payment


def differences(players: int, games: int) -> list[object]:
    found: list[object] = []
    for seed in range(games):
        match, random = deal("dark_providence", players, f"questions {seed}")
        while match.pending:
            step(match, random)
            if random.random() < 0.2 and match.pending:
                other = different_questions(match, None, f"{seed} {len(match.log)}")
                found += [(match.since, other)] if other else []
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_dp_16_the_same_questions_are_put_whatever_is_in_the_hands(players: int) -> None:
    assert differences(players, games=20 if players == 1 else 3) == []


@sources_only
def test_a_question_that_is_left_out_by_the_hand_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Payment, "complete", property(lambda paid: paid.options() == [("done",)]))

    assert differences(3, games=1)
