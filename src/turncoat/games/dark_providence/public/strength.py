"""Strength in a city (DP-30, DP-32), on a table as in anybody's view."""

from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.schema.mods import StrengthBonus
from turncoat.games.dark_providence.public.lasting import lasting
from turncoat.games.dark_providence.public.sights import PublicBoard, PublicSeat


def strength_in(box: Box, board: PublicBoard, me: PublicSeat, city: str, kind: str) -> int:
    """DP-30, DP-32, DP-46  The strength of a player's pieces in a city, with bonuses."""
    strength = 0
    for agent, place in me.agents.items():
        if place == city:
            strength += box.strength[agent]
    if me.deep_ones:
        strength += me.deep_ones.count(city) * box.content.tokens.deep_one_strength
    for _, mod in lasting(box, me.mythos, me.agents, StrengthBonus):
        if kind in mod.kinds and _bonus_here(box, board, city, mod.where):
            strength += mod.n
    return strength


def _bonus_here(box: Box, board: PublicBoard, city: str, where: str) -> bool:
    if where == "coastal":
        return box.cities[city].coastal
    return where == "any" or city in board.whateleys
