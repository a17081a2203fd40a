"""Matches from random games, and how the fields of each class on their tables are treated."""

from collections.abc import Callable, Iterator, Set
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tests.games.random_play import deal, step
from turncoat.core.chance import Chance
from turncoat.core.deck import Deck
from turncoat.core.fields import Copyable
from turncoat.core.match import AnyMatch
from turncoat.games.among_cultists import table as ac
from turncoat.games.among_cultists.views import schema as ac_view
from turncoat.games.dark_providence import player as dp_player
from turncoat.games.dark_providence import table as dp
from turncoat.games.dark_providence.views import schema as dp_view
from turncoat.games.shadow_hunters import table as sh
from turncoat.games.shadow_hunters.views import schema as sh_view

PLAYERS = {"among_cultists": (4, 8), "dark_providence": (1, 2, 5), "shadow_hunters": (4, 8)}
GAMES_A_TABLE = 6
STEPS_A_STOP = 7

# Fields that hold other objects, or that follow from other fields.
LINKS = {
    "ability", "blue", "board", "box", "chance", "character", "gifts", "green", "options",
    "players", "preview", "red", "role", "rooms", "seat", "seats", "automa", "solo",
}  # fmt: skip
# Values for fields that are usually empty and hold something other than strings.
EXAMPLES: dict[str, Any] = {
    "attacks": [(1, 0)],
    "events": [(1, ("begins", 0))],
    "drawn": [("bag", 1, "sanity")],
    "gates": {"arkham": (0, "open")},
    "history": [(3, 4)],
    "known_hand": [("gun", 2)],
    "locks": [("on_city", "arkham")],
    "pulse": [("dead", 0, 1)],
    "scores": [[("cubes", 1)]],
    "tally": [(0, "gun")],
    "cubes": {("on_city", "arkham"): 2},
    "deck": ((("gun", "gun"), 1),),
    "reserve": ((("gun", "gun"), 2),),
    "mythos_deck": ((("gun",), 3),),
    "ledger": [(0, ("given", 0, 1, "dead", 1), ("given", 0, 1, "", 1))],
    "stacks": {"arkham": ((("gun",), 3),)},
}

CORE = {"seats", "chance", "events", "seal_count"}


class Kind(NamedTuple):
    """A class with declared fields, how to find its objects, and the view that shows them.

    `unshown` are fields that the view does not have, `imagined` those that may differ on an
    imagined table, and `unpacked` those that records do not keep.
    """

    game: str
    made: type[Copyable]
    on: Callable[[Any], list[Any]]
    view: Any
    unshown: Set[str] = frozenset()
    imagined: Set[str] = frozenset()
    unpacked: Set[str] = frozenset()


KINDS = [
    Kind(
        "shadow_hunters", sh.Table, lambda table: [table], sh_view.ShadowHuntersView,
        unshown={*CORE, "board", "ghosts", "unseen"},
        imagined={"chance", "events", "board", "players", "red", "blue", "green", "gifts"},
        unpacked={"events", "seal_count", "board"},
    ),
    Kind(
        "shadow_hunters", sh.Player, lambda table: table.players, sh_view.SeatView,
        imagined={"character", "may_be"},
    ),
    Kind(
        "among_cultists", ac.Table, lambda table: [table], ac_view.AmongCultistsView,
        unshown={*CORE, "board", "discards"},
        imagined={
            "chance", "events", "board", "players", "rooms", "draw_pile", "unsafe", "bag",
            "discards", "ledger",
        },
        unpacked={"events", "seal_count", "board"},
    ),
    Kind(
        "among_cultists", ac.Player, lambda table: table.players, ac_view.SeatView,
        unshown={"ability"},
        imagined={"role", "ability", "route", "encounter_cards", "room_cards", "pulse"},
    ),
    Kind(
        "among_cultists", ac.Room, lambda table: list(table.rooms.values()), ac_view.RoomView,
        imagined={"icon", "loose", "stack"},
    ),
    Kind(
        "dark_providence", dp.Table, lambda table: [table], dp_view.DarkProvidenceView,
        unshown={*CORE, "box", "spare", "played", "picking", "preview"},
        imagined={
            "chance", "events", "seal_count", "players", "spare", "stacks", "reserve",
            "mythos_deck", "drawn", "solo",
        },
        unpacked={"events", "played", "looking", "picking", "preview", "drawn"},
    ),
    Kind(
        "dark_providence", dp_player.Player, lambda table: table.players, dp_view.SeatView,
        unshown={"known_to", "known_hand"},
        imagined={"alignment", "flipped", "known_to", "hand", "known_hand", "deck"},
    ),
    Kind(
        "dark_providence", dp.Solo, lambda table: [table.solo] if table.solo else [],
        dp_view.SoloView,
    ),
]  # fmt: skip


@cache
def stops(game: str) -> list[AnyMatch]:
    """Clones of matches at several points of random games."""
    return [
        match
        for players in PLAYERS[game]
        for number in range(GAMES_A_TABLE)
        for match in stops_of(*deal(game, players, f"fields {number}"))
    ]


def stops_of(match: AnyMatch, random: Random) -> Iterator[AnyMatch]:
    """A clone of a match every few steps."""
    steps = 0
    while match.pending:
        if steps % STEPS_A_STOP == 0:
            yield match.clone()
        step(match, random)
        steps += 1


def alter(thing: Copyable) -> None:
    """Give every field another value of the same type, except those in LINKS."""
    for name in set(type(thing).FIELDS) - LINKS:
        value = getattr(thing, name)
        example = EXAMPLES.get(name)
        setattr(thing, name, example if type(example) is type(value) else other_than(value))


def other_than(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, dict):
        return {**value, "another": next(iter(value.values()), "value")}
    return value + type(value)("x")


def contents(thing: Any) -> Any:
    """What a field holds, in a form in which equal contents of equal types compare as equal."""
    if isinstance(thing, Copyable):
        return {name: contents(getattr(thing, name)) for name in type(thing).FIELDS}
    if isinstance(thing, dict):
        return {key: contents(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return type(thing)(map(contents, thing))
    if isinstance(thing, Deck):
        return thing.pile, thing.discards, thing.times_made
    if isinstance(thing, Chance):
        return thing.key, thing.count
    if isinstance(thing, sh.Gift):
        # Compiled dataclasses do not list their fields.
        shown = [name for name in sh_view.GiftView.__struct_fields__ if hasattr(thing, name)]
        return [thing.known, *(getattr(thing, name) for name in shown)]
    return thing
