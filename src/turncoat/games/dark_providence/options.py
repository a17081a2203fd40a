"""Table options: random cities (DP-5), chosen agents (DP-3), the Great Old One (DP-60)."""

from typing import Any

import msgspec

from turncoat.core.errors import BadSetup
from turncoat.core.setup import convert
from turncoat.games.dark_providence.content.box import Box


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table options that the host chooses before the deal.

    `agents` names a main agent for each seat, or "" for a random one. `great_old_one` is for the
    solo game only; "" is a random one.
    """

    players: int
    random_cities: bool = False
    agents: list[str] = []
    great_old_one: str = ""


def read_options(box: Box, players: int, raw: dict[str, Any]) -> Options:
    """Check what the host chose; raises BadSetup."""
    if not 1 <= players <= 5:
        raise BadSetup("players", "count")
    options = convert(raw, players, Options)
    _check_agents(box, options)
    if options.great_old_one and players > 1:
        raise BadSetup("great_old_one", "solo_only")
    if options.great_old_one and options.great_old_one not in box.great_old_ones:
        raise BadSetup("great_old_one", "unknown")
    return options


def _check_agents(box: Box, options: Options) -> None:
    """DP-3  Each seat has one of the five, or a random one; raises BadSetup."""
    named = [agent for agent in options.agents if agent]
    if any(agent not in box.main_agents for agent in named):
        raise BadSetup("agents", "unknown")
    if len(set(named)) != len(named):
        raise BadSetup("agents", "twice")
    if len(options.agents) > options.players:
        raise BadSetup("agents", "too_many")
