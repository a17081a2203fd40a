"""The characters: kinds, initials, hit points and the pool."""

from functools import cache
from typing import Final

from turncoat.games.shadow_hunters.content import (
    FACTS,
    FIRST_GAME_HUMAN,
    HIT_POINTS,
    HUMAN,
    VAMPIRE,
    WEREWOLF,
)
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView

KIND_OF: Final[dict[str, str]] = {c["id"]: c["kind"] for c in FACTS["characters"]}
INITIAL_OF: Final[dict[str, str]] = {c["id"]: c["initial"] for c in FACTS["characters"]}
TOUGHNESS: Final[dict[str, int]] = {
    character: HIT_POINTS[initial] for character, initial in INITIAL_OF.items()
}
ENEMY_OF: Final[dict[str, str]] = {WEREWOLF: VAMPIRE, VAMPIRE: WEREWOLF}

LIAR: Final = "u1"
AVENGER: Final = "w1"
FOLLOWER: Final = "a2"


def pool_of(view: ShadowHuntersView) -> tuple[str, ...]:
    """SH-4a, SH-4b  The characters that can be in the game, as everybody knows."""
    options = view.options
    chosen = _pool(options.pool, tuple(options.picked))
    if options.preset and options.players == 5:
        return tuple(c for c in chosen if KIND_OF[c] != HUMAN or c == FIRST_GAME_HUMAN)
    return chosen


@cache
def _pool(name: str, picked: tuple[str, ...]) -> tuple[str, ...]:
    if name == "picked":
        return picked
    if name in ("basic", "advanced"):
        wanted = name == "advanced"
        return tuple(c["id"] for c in FACTS["characters"] if c["advanced"] == wanted)
    return tuple(KIND_OF)
