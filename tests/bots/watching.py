"""Played games, with what each bot was shown and chose."""

from collections.abc import Iterator
from typing import Any

from turncoat.bots.bot import Bot
from turncoat.bots.registry import bot_named
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Option
from turncoat.core.view import DecisionView
from turncoat.games import GAMES
from turncoat.lab.arena import play


class Watched(Bot):
    """Plays as another bot does, and keeps each view, decision and answer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.chosen: list[tuple[Any, DecisionView, Option]] = []

    def choose(self, view: Any, decision: DecisionView) -> Option:
        option = self.bot.choose(view, decision)
        self.chosen.append((view, decision, option))
        return option

    def tempted(self, offers: list[Option]) -> bool:
        return self.bot.tempted(offers)

    def take_offer(self, view: Any, offers: list[Option]) -> Option | None:
        return self.bot.take_offer(view, offers)


def deal(game: str, players: int, seed: str, **options: Any) -> AnyMatch:
    """Deal a match; the seed determines the deal."""
    rules = GAMES[game]
    return Match.deal(rules, rules.read_options(players, options), key_from_seed(seed))


def watched(names: list[str], seed: str, **options: Any) -> tuple[AnyMatch, list[Watched]]:
    """Play a game of Shadow Hunters with these bots, one name for each seat."""
    match = deal("shadow_hunters", len(names), seed, **options)
    bots = [Watched(bot_named(name, "shadow_hunters", seat)) for seat, name in enumerate(names)]
    play(match, bots)
    return match, bots


def all_chosen(
    names: list[str], games: int, **options: Any
) -> Iterator[tuple[Any, DecisionView, Option]]:
    """Each choice in several games: view, decision and answer."""
    for game in range(games):
        for bot in watched(names, f"watched {game}", **options)[1]:
            yield from bot.chosen
