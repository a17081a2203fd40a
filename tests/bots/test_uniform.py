"""The bot that chooses everything at random."""

from collections import Counter

from tests.bots.watching import deal
from turncoat.bots.uniform import ONE_OFFER_IN, UniformBot
from turncoat.core.view import DecisionView
from turncoat.lab.arena import play

QUESTION = DecisionView(("attack",), [("attack", 1), ("attack", 2), ("no_attack",)], False)


def test_uniform_play_ends() -> None:
    match = deal("shadow_hunters", 6, "uniform")

    answered = play(match, [UniformBot(seat) for seat in range(6)])

    assert match.over
    assert answered > 50


def test_every_option_is_as_likely_as_any_other() -> None:
    bot = UniformBot(1)

    chosen = Counter(bot.choose(None, QUESTION) for _ in range(3000))

    assert set(chosen) == set(QUESTION.options)
    assert min(chosen.values()) > 900


def test_a_standing_offer_is_taken_rarely() -> None:
    bot = UniformBot(1)
    looks = 100 * ONE_OFFER_IN

    taken = [bot.take_offer(None, [("reveal",), ("heal_all",)]) for _ in range(looks)]

    assert 50 < looks - taken.count(None) < 150


def test_the_same_seed_chooses_the_same() -> None:
    ada, ben = UniformBot(5), UniformBot(5)

    assert [ada.choose(None, QUESTION) for _ in range(20)] == [
        ben.choose(None, QUESTION) for _ in range(20)
    ]
