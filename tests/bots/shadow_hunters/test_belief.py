"""What a bot believes about the other seats."""

from collections.abc import Iterator

import pytest

from tests.bots.watching import deal
from tests.games.shadow_hunters.scenes import Play, Scene
from turncoat.bots.shadow_hunters.belief import Weights, beliefs
from turncoat.bots.shadow_hunters.cast import KIND_OF
from turncoat.bots.uniform import UniformBot
from turncoat.core.view import DecisionView
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView

POOLS = ["basic", "advanced", "mixed", "free"]


def views(players: int, pool: str) -> Iterator[tuple[ShadowHuntersView, list[str]]]:
    """The view of the seat that is asked, at each step of two random games, and the true roles."""
    for game in range(2):
        match = deal("shadow_hunters", players, f"belief {game}", pool=pool)
        bots = [UniformBot(seat) for seat in range(players)]
        while match.pending:
            seat, asked = next(iter(match.pending.items()))
            yield match.view(seat), match.rules.outcome(match.table).roles
            decision = DecisionView(asked.topic, asked.options, asked.window)
            match.answer(seat, bots[seat].choose(None, decision))


def chance(belief: Weights, kind: str) -> float:
    return sum(p for character, p in belief.items() if KIND_OF[character] == kind)


def given(card: str, receiver: int, *outcome: str | int, scene: Scene | None = None) -> Play:
    """Seat 0 draws a green card and gives it to the receiver, who answers."""
    scene = scene or Scene("e1", "v1", "u1", "f1", "a1", pool="basic")
    play = scene.play().give_green(card, receiver)
    return play.choose(*outcome)


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("players", [4, 6, 7, 8])
def test_a_belief_is_a_probability(players: int, pool: str) -> None:
    wrong = [
        view
        for view, _ in views(players, pool)
        if any(abs(sum(belief.values()) - 1) > 1e-9 for belief in beliefs(view))
    ]

    assert wrong == []


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("players", [4, 6, 7, 8])
def test_what_is_impossible_is_not_believed_and_the_truth_always_may_be(
    players: int, pool: str
) -> None:
    for view, truth in views(players, pool):
        known = {p.character for p in view.players if p.character}
        for player, belief in zip(view.players, beliefs(view), strict=True):
            assert belief[truth[player.seat]] > 0
            if player.character is None:
                assert set(belief) <= set(player.may_be) - known


def test_before_anything_happened_everybody_is_equally_likely() -> None:
    view = Scene("e1", "v1", "u1", "f1", "a1", pool="basic").play().view(0)

    believed = beliefs(view)

    assert believed[0] == {"e1": 1.0}
    assert chance(believed[1], "werewolf") == pytest.approx(1 / 4)
    assert chance(believed[1], "vampire") == pytest.approx(2 / 4)
    assert chance(believed[4], "human") == pytest.approx(1 / 4)
    assert "e1" not in believed[1]


def test_who_was_turned_up_leaves_less_for_the_others() -> None:
    play = Scene("e1", "v1", "u1", "f1", "a1", pool="basic").revealed(1, 2).play()

    believed = beliefs(play.view(0))

    assert believed[1] == {"v1": 1.0}
    assert chance(believed[3], "vampire") == 0
    assert chance(believed[3], "werewolf") == pytest.approx(1 / 2)


def test_a_mixed_pool_has_only_one_of_the_twins() -> None:
    play = Scene("e1", "v1", "u1", "f1", "a1", pool="mixed").revealed(1).play()

    believed = beliefs(play.view(0))

    assert "v2" not in believed[2]
    assert "e2" not in believed[2]
    assert "u2" in believed[2]


def test_garlic_that_hurt_means_a_vampire() -> None:
    play = given("g_spell", 1, "take", 1)

    assert chance(beliefs(play.view(0))[1], "vampire") == pytest.approx(1)


def test_wolfsbane_that_hurt_means_a_werewolf_or_the_liar() -> None:
    play = given("g_slap", 3, "take", 1)

    believed = beliefs(play.view(0))[3]

    assert chance(believed, "werewolf") > 0.5
    assert set(believed) == {"f1", "g1", "u1"}


def test_without_the_liar_in_the_pool_wolfsbane_is_certain() -> None:
    scene = Scene("e2", "v2", "u2", "f2", "a2", pool="advanced")
    play = given("g_slap", 3, "take", 1, scene=scene)

    assert chance(beliefs(play.view(0))[3], "werewolf") == pytest.approx(1)


def test_garlic_that_did_nothing_leaves_only_the_liar_among_the_vampires() -> None:
    play = given("g_spell", 3, "nothing")

    believed = beliefs(play.view(0))[3]

    assert chance(believed, "vampire") == believed["u1"]
    assert 0 < believed["u1"] < 1 / 4


def test_the_liar_can_lie_to_the_end() -> None:
    play = given("g_slap", 2, "take", 1)

    believed = beliefs(play.view(0))[2]

    assert believed["u1"] > 0
    assert "v1" not in believed


def test_a_void_liar_is_truthful() -> None:
    scene = Scene("e1", "v1", "u1", "f1", "a1", pool="basic").void(3)
    play = given("g_slap", 3, "take", 1, scene=scene)

    assert chance(beliefs(play.view(0))[3], "werewolf") == pytest.approx(1)


def test_a_face_that_was_shown_is_known() -> None:
    play = given("g_prediction", 1, "show")

    assert beliefs(play.view(0))[1] == {"v1": 1.0}
    assert len(beliefs(play.view(2))[1]) > 1


def test_a_card_that_was_not_seen_says_a_little() -> None:
    before = Scene("e1", "v1", "u1", "f1", "a1", pool="basic").play()
    after = given("g_exorcism", 1, "take", 2)

    believed, earlier = beliefs(after.view(3))[1], beliefs(before.view(3))[1]

    assert chance(believed, "vampire") > chance(earlier, "vampire")
    assert chance(believed, "vampire") < 1


def test_who_attacks_a_known_werewolf_is_likelier_a_vampire() -> None:
    scene = Scene("v1", "e1", "u1", "f1", "a1", pool="basic").revealed(1)
    scene.table.attacks = [(0, 1)]
    play = scene.play()

    believed = beliefs(play.view(3))

    assert chance(believed[0], "vampire") > chance(believed[2], "vampire")


def test_the_attacks_of_a_flail_say_nothing() -> None:
    scene = Scene("v1", "e1", "u1", "f1", "a1", pool="basic").revealed(1).gear(0, "flail")
    scene.table.attacks = [(0, 1)]
    play = scene.play()

    believed = beliefs(play.view(3))

    assert chance(believed[0], "vampire") == pytest.approx(chance(believed[2], "vampire"))


def test_a_known_friend_is_believed_a_little() -> None:
    play = Scene("e1", "v1", "u1", "f1", "a1", pool="basic").revealed(3).play()
    before = beliefs(play.view(0))
    play.match.say(3, ("kind", 1, "vampire"))
    play.match.say(3, ("suspect", 2))

    after = beliefs(play.view(0))

    assert chance(before[1], "vampire") < chance(after[1], "vampire") < 1
    assert chance(after[4], "vampire") < chance(before[4], "vampire")


def test_a_stranger_is_not_believed() -> None:
    play = Scene("e1", "v1", "u1", "f1", "a1", pool="basic").revealed(2).play()
    before = beliefs(play.view(0))
    play.match.say(2, ("kind", 1, "werewolf"))
    play.match.say(4, ("character", 1, "f1"))

    assert beliefs(play.view(0)) == before
