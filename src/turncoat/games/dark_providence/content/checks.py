"""Checks of a whole content file (DP-1), beyond the form of each entry."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from turncoat.core.errors import BadContent
from turncoat.games.dark_providence.content.card_checks import check_card
from turncoat.games.dark_providence.content.schema.acts import Act, Special, TokenToFirst
from turncoat.games.dark_providence.content.schema.board import Ladder, Road
from turncoat.games.dark_providence.content.schema.content import Content
from turncoat.games.dark_providence.content.schema.solo import Behaviour, GreatOldOne

# Every reason to refuse a file.
REASONS: Final = (
    "unreadable", "not_json", "too_deep", "value", "missing", "unknown", "twice", "count",
    "cut_off", "circle", "single", "base_only", "no_agent", "idle", "mismatch", "cost",
)  # fmt: skip
# Ids that the engine uses itself.
RESERVED: Final = ("mi_go", "deep_one")
# DP-4: which alignments are dealt is a rule and not content.
ALIGNMENTS: Final = {
    "2-3": ["cultist", "investigator", "dissenter_investigator", "dissenter_cultist"],
    "4-5": [
        "cultist",
        "cultist",
        "investigator",
        "investigator",
        " ".join(("one", "random", "dissenter")),
    ],
}
MOST_PLAYERS: Final = 5


def check(content: Content) -> None:
    """Check the whole file; raises BadContent."""
    _ids(content)
    for card in content.cards:
        check_card(content, card)
    _counts(content)
    _layout(content)
    _map(content)
    _tracks(content)
    _agents(content)
    _solo(content)


def _need(fits: bool, thing: str, field: str, reason: str, detail: str | int = "") -> None:
    if not fits:
        raise BadContent(thing, field, reason, str(detail))


def _twice(names: Iterable[str]) -> str:
    """The first name that occurs more than once."""
    return next((name for name, times in Counter(names).items() if times > 1), "")


def _ids(content: Content) -> None:
    solo = content.solo
    names = [card.id for card in content.cards]
    names += [city.id for city in content.map.cities]
    names += [agent.id for agent in content.main_agents]
    names += [goo.id for goo in solo.great_old_ones]
    names += [card.id for card in solo.behaviour]
    names += [card.id for card in solo.cultist_cards]
    double = _twice(names)
    _need(not double, double, "id", "twice")
    for name in RESERVED:
        _need(name not in names, name, "id", "twice", name)


def _counts(content: Content) -> None:
    """DP-1  Check that there are as many of everything as the components say."""
    kinds: Counter[str] = Counter()
    for card in content.cards:
        kinds[card.kind] += card.count
    solo = content.solo
    for field, there in {
        "base_cards": kinds["base"],
        "city_cards": kinds["city"],
        "mythos_cards": kinds["mythos"],
        "starting_cards": content.starter.size * len(content.main_agents),
        "main_agent_tokens": len(content.main_agents),
        "hired_agent_tokens": sum(card.agent is not None for card in content.cards),
        "alignment_cards": 6,
        "goo_cards": len(solo.great_old_ones),
        "behaviour_cards": len(solo.behaviour),
        "cultist_cards": len(solo.cultist_cards),
        "cultist_tokens": len(solo.cultist_cards),
    }.items():
        _need(getattr(content.components, field) == there, "components", field, "count", there)


def _layout(content: Content) -> None:
    """DP-2 to DP-4  Check that there is enough of everything for the set-up."""
    parts, numbers, cities = content.components, content.rules, len(content.map.cities)
    _need(cities >= MOST_PLAYERS, "map", "cities", "count", cities)
    _need(parts.gate_tokens >= cities, "components", "gate_tokens", "count", cities)
    _need(
        parts.frames_per_colour >= numbers.agent_limit,
        "rules",
        "agent_limit",
        "count",
        parts.frames_per_colour,
    )
    laid = numbers.start_cubes_supply + numbers.start_cubes_vp_track
    _need(laid <= parts.cubes_per_colour, "rules", "start_cubes_supply", "count", laid)
    _need(numbers.alignments == ALIGNMENTS, "rules", "alignments", "mismatch")
    for players in ("1", "2", "3", "4", "5"):
        for field in ("base_cards_per_city", "mythos_row", "vp_threshold"):
            _need(players in getattr(numbers, field), "rules", f"{field}.{players}", "missing")
        laid = numbers.base_cards_per_city[players] * cities
        _need(laid <= parts.base_cards, "rules", f"base_cards_per_city.{players}", "count", laid)
        left = parts.mythos_cards - (len(numbers.solo.remove_mythos) if players == "1" else 0)
        row = numbers.mythos_row[players]
        _need(row <= left, "rules", f"mythos_row.{players}", "count", row)


def _map(content: Content) -> None:
    cities = [city.id for city in content.map.cities]
    owner: dict[str, str] = {}
    for city in content.map.cities:
        _is_card(content, city.id, "card", city.card, "city")
        _need(city.card not in owner, city.id, "card", "twice", owner.get(city.card, ""))
        owner[city.card] = city.id
    _roads(content.map.roads, cities)
    path, portal = content.map.cultist_path, content.map.cultist_portal
    for name in path:
        _need(name in cities, "map", "cultist_path", "unknown", name)
    _need(not _twice(path), "map", "cultist_path", "twice", _twice(path))
    for name in cities:
        _need(name in path, "map", "cultist_path", "missing", name)
    _need(portal == [path[-1], path[0]], "map", "cultist_portal", "mismatch", "-".join(portal))


def _roads(roads: list[Road], cities: list[str]) -> None:
    """Check that roads join two cities once, and that every city can be reached."""
    for number, road in enumerate(roads):
        field = f"roads[{number}]"
        _need(road.a in cities, "map", f"{field}.a", "unknown", road.a)
        _need(road.b in cities, "map", f"{field}.b", "unknown", road.b)
        _need(road.a != road.b, "map", field, "circle", road.a)
        ends = {road.a, road.b}
        same = any({other.a, other.b} == ends for other in roads[:number])
        _need(not same, "map", field, "twice", f"{road.a}-{road.b}")
    reached = [cities[0]]
    for here in reached:
        for road in roads:
            if here in (road.a, road.b):
                reached += [end for end in (road.a, road.b) if end not in reached]
    for city in cities:
        _need(city in reached, city, "roads", "cut_off")


def _tracks(content: Content) -> None:
    for name in ("ritual", "investigation"):
        track: Ladder = getattr(content.tracks, name)
        _need(len(track.vp) == track.last + 1, "tracks", f"{name}.vp", "count", len(track.vp))
        _need(track.start < track.last, "tracks", f"{name}.start", "count", track.start)


def _agents(content: Content) -> None:
    """DP-3  Check the five main agents and their starting cards."""
    counts = {card.id: card.count for card in content.cards}
    mains = content.main_agents
    _need(len(mains) >= MOST_PLAYERS, "main_agents", "id", "count", len(mains))
    for card in content.starter.common:
        _is_card(content, "starter", "common", card, "starter")
    double = _twice(content.starter.common)
    _need(not double, "starter", "common", "twice", double)
    common = sum(counts[card] for card in content.starter.common)
    for agent in mains:
        _is_card(content, agent.id, "signature", agent.signature, "starter")
        size = common + counts[agent.signature]
        _need(size == content.starter.size, "starter", "size", "count", f"{agent.id} {size}")


def _solo(content: Content) -> None:
    numbers, solo = content.rules.solo, content.solo
    cities = [city.id for city in content.map.cities]
    _need(
        sorted(card.number for card in solo.cultist_cards) == [1, 2],
        "solo",
        "cultist_cards",
        "count",
    )
    for cultist in solo.cultist_cards:
        _need(cultist.start in cities, cultist.id, "start", "unknown", cultist.start)
        start = numbers.start.cultist1 if cultist.number == 1 else numbers.start.cultist2
        _need(cultist.start == start, cultist.id, "start", "mismatch", start)
    parts = content.components
    for field, there in (
        ("cultist_cubes", parts.cubes_per_colour),
        ("cultist_control_tokens", parts.control_tokens_per_colour),
    ):
        _need(getattr(numbers, field) <= there, "rules", f"solo.{field}", "count", there)
    _removed(content, numbers.remove_mythos)
    _lines(content)


def _removed(content: Content, names: list[str]) -> None:
    """DP-60  Check that the mythos cards removed in solo say so themselves."""
    for name in names:
        _is_card(content, "rules", "solo.remove_mythos", name, "mythos")
    _need(not _twice(names), "rules", "solo.remove_mythos", "twice", _twice(names))
    for card in content.cards:
        _need(card.solo == (card.id not in names), card.id, "solo", "mismatch", "remove_mythos")


def _lines(content: Content) -> None:
    """DP-61, DP-61b  Check what cultists do, on behaviour cards and for Great Old Ones."""
    specials = 0
    cards: list[Behaviour | GreatOldOne] = [*content.solo.behaviour]
    cards += content.solo.great_old_ones
    for card in cards:
        for field in ("cultist1", "cultist2"):
            acts: list[Act] = getattr(card, field)
            for number, act in enumerate(acts):
                here = f"{field}[{number}]"
                _act(content, card, here, act)
                specials += isinstance(act, Special)
    _need(specials > 0, "solo", "behaviour", "count", specials)
    for goo in content.solo.great_old_ones:
        _is_card(content, goo.id, "mythos", goo.mythos, "mythos")


def _act(content: Content, card: Behaviour | GreatOldOne, field: str, act: Act) -> None:
    if isinstance(card, GreatOldOne):
        _need(not isinstance(act, Special), card.id, field, "circle", "effect")
    else:
        _need(not act.only_if, card.id, f"{field}.only_if", "idle", act.only_if)
    if isinstance(act, TokenToFirst):
        parts = content.components
        there = parts.cthulhu_figure if act.token == "cthulhu" else parts.martial_law
        _need(there > 0, card.id, f"{field}.token", "count", there)


def _is_card(content: Content, thing: str, field: str, card: str, kind: str) -> None:
    kinds = {known.id: known.kind for known in content.cards}
    _need(kinds.get(card) == kind, thing, field, "unknown", card)
