"""Table options: the preset, the pool of characters (SH-4a) and the variants (SH-7)."""

from typing import Any, Literal

import msgspec

from turncoat.core.errors import BadSetup
from turncoat.core.setup import convert
from turncoat.games.shadow_hunters.content import FACTS, FIRST_GAME_HUMAN, HUMAN, KINDS_BY_PLAYERS


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table options that the host chooses before the deal."""

    players: int
    preset: Literal["", "first_game"] = ""
    pool: Literal["basic", "advanced", "mixed", "picked", "free"] = "basic"
    picked: list[str] = []
    first_round_no_attack: bool = True
    opening_prophecy_from_players: Literal[0, 4, 5, 6, 7, 8] = 6
    vampires_win_on_three_dead_humans: bool = False
    adjacent_for_e1: Literal["ring", "partner"] = "ring"
    u2_target_location: Literal["spring_of_wisdom", "graveyard"] = "spring_of_wisdom"
    deck_size: Literal[16, 18] = 16
    dead_see: bool = True
    dead_talk: bool = False


def read_options(players: int, raw: dict[str, Any]) -> Options:
    """Return the options that the host chose. Raises BadSetup if they cannot be played."""
    if players not in KINDS_BY_PLAYERS:
        raise BadSetup("players", "count")
    options = convert(raw, players, Options)
    _check_preset(options)
    _check_picked(options)
    if options.dead_talk and options.dead_see:
        raise BadSetup("dead_talk", "dead_see")
    if options.vampires_win_on_three_dead_humans and players != 7:
        raise BadSetup("vampires_win_on_three_dead_humans", "seven_players")
    return options


def _check_preset(options: Options) -> None:
    """SH-4b  A first game has the basic pool and at most six players."""
    if options.preset and options.players > 6:
        raise BadSetup("preset", "six_players")
    if options.preset and options.pool != "basic":
        raise BadSetup("preset", "basic_pool")


def _check_picked(options: Options) -> None:
    """SH-4a  A picked pool has exactly one character of each initial."""
    if options.pool != "picked":
        if options.picked:
            raise BadSetup("picked", "other_pool")
        return
    initial_of = {c["id"]: c["initial"] for c in FACTS["characters"]}
    initials = [initial_of.get(character, "") for character in options.picked]
    if sorted(initials) != sorted(set(initial_of.values())):
        raise BadSetup("picked", "one_of_each")


def pool_of(options: Options) -> list[str]:
    """SH-4a, SH-4b  The characters that can be in the game, as everybody knows."""
    characters = FACTS["characters"]
    if options.pool == "picked":
        chosen = set(options.picked)
    elif options.pool in ("basic", "advanced"):
        chosen = {c["id"] for c in characters if c["advanced"] == (options.pool == "advanced")}
    else:
        chosen = {c["id"] for c in characters}
    if options.preset and options.players == 5:
        chosen -= {c["id"] for c in characters if c["kind"] == HUMAN} - {FIRST_GAME_HUMAN}
    return [c["id"] for c in characters if c["id"] in chosen]
