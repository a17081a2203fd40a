"""The lasting effects of a player's cards, on a table as in anybody's view."""

from typing import TypeVar

from turncoat.games.dark_providence.content.box import NO_CARDS, Box
from turncoat.games.dark_providence.content.schema.mods import Mod

M = TypeVar("M", bound=Mod)


def lasting(
    box: Box, mythos: list[str], agents: dict[str, str], kind: type[M]
) -> list[tuple[str, M]]:
    """A player's lasting effects of one kind, from mythos cards and agents, with the card."""
    found: list[tuple[str, M]] = []
    for card, mods in box.ongoing.get(kind, NO_CARDS).items():
        if card in mythos or card in agents:
            found += [(card, mod) for mod in mods]
    return found
