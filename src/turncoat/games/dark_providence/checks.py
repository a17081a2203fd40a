"""What must be true of a content file as a whole (DP-1), beyond the form of each entry."""

from collections import Counter
from collections.abc import Iterator, Sequence

from turncoat.core.errors import BadContent
from turncoat.games.dark_providence import schema
from turncoat.games.dark_providence.schema import Card, Content, Effect


def check(content: Content) -> None:
    """Raises BadContent."""
    _unique(content)
    _counts(content)
    _map(content)
    _tracks(content)
    _agents(content)
    _solo(content)
    for card in content.cards:
        _card(content, card)


def _need(fits: bool, thing: str, field: str, reason: str, detail: str | int = "") -> None:
    if not fits:
        raise BadContent(thing, field, reason, str(detail))


def _unique(content: Content) -> None:
    things = [
        *content.cards, *content.map.cities, *content.main_agents, *content.solo.great_old_ones,
        *content.solo.behaviour, *content.solo.cultist_cards,
    ]  # fmt: skip
    for name, times in Counter(thing.id for thing in things).items():
        _need(times == 1, name, "id", "twice")


def _counts(content: Content) -> None:
    """The cards are as many as the components say, and enough to lay out the game."""
    kinds: Counter[str] = Counter()
    for card in content.cards:
        kinds[card.kind] += card.count
    parts, numbers = content.components, content.rules
    for kind, wanted in (
        ("base", parts.base_cards), ("city", parts.city_cards), ("mythos", parts.mythos_cards),
    ):  # fmt: skip
        _need(kinds[kind] == wanted, "components", f"{kind}_cards", "count", kinds[kind])
    for players in map(str, range(1, 6)):
        for field in ("base_cards_per_city", "mythos_row", "vp_threshold"):
            _need(players in getattr(numbers, field), "rules", field, "missing", players)
        laid = numbers.base_cards_per_city[players] * len(content.map.cities)
        _need(laid <= parts.base_cards, "rules", "base_cards_per_city", "count", laid)
        row = numbers.mythos_row[players]
        _need(row <= parts.mythos_cards - len(numbers.solo.remove_mythos), "rules", "mythos_row", "count", row)


def _map(content: Content) -> None:
    cities = [city.id for city in content.map.cities]
    for city in content.map.cities:
        _is_card(content, city.id, "card", city.card, "city")
    for road in content.map.roads:
        _need(road.a in cities and road.b in cities, "map", "roads", "unknown", f"{road.a}-{road.b}")
    _need(sorted(content.map.cultist_path) == sorted(cities), "map", "cultist_path", "count")
    reached, ahead = {cities[0]}, [cities[0]]
    while ahead:
        here = ahead.pop()
        for road in content.map.roads:
            for one, other in ((road.a, road.b), (road.b, road.a)):
                if one == here and other not in reached:
                    reached.add(other)
                    ahead.append(other)
    _need(len(reached) == len(cities), "map", "roads", "cut_off", *sorted(set(cities) - reached)[:1])


def _tracks(content: Content) -> None:
    for name in ("ritual", "investigation"):
        track: schema.Ladder = getattr(content.tracks, name)
        _need(len(track.vp) == track.last + 1, "tracks", f"{name}.vp", "count", len(track.vp))
        _need(track.start < track.last, "tracks", f"{name}.start", "count", track.start)


def _agents(content: Content) -> None:
    counts = {card.id: card.count for card in content.cards}
    _need(len(content.main_agents) >= 5, "main_agents", "id", "count", len(content.main_agents))
    for agent in content.main_agents:
        for card in (*content.starter.common, agent.signature):
            _is_card(content, agent.id, "signature", card, "starter")
        cards = [*content.starter.common, agent.signature]
        size = sum(counts[card] for card in cards)
        _need(size == content.starter.size, agent.id, "signature", "count", size)


def _solo(content: Content) -> None:
    cities = [city.id for city in content.map.cities]
    numbers = [card.number for card in content.solo.cultist_cards]
    _need(sorted(numbers) == [1, 2], "solo", "cultist_cards", "count")
    for cultist in content.solo.cultist_cards:
        _need(cultist.start in cities, cultist.id, "start", "unknown", cultist.start)
    for name in content.rules.solo.remove_mythos:
        _is_card(content, "rules", "solo.remove_mythos", name, "mythos")
    specials = 0
    for behaviour in content.solo.behaviour:
        lines = (*behaviour.cultist1, *behaviour.cultist2)
        specials += sum(isinstance(act, schema.Special) for act in lines)
    _need(specials > 0, "solo", "behaviour", "count", specials)
    for goo in content.solo.great_old_ones:
        _is_card(content, goo.id, "mythos", goo.mythos, "mythos")
        for act in (*goo.cultist1, *goo.cultist2):
            _need(not isinstance(act, schema.Special), goo.id, "cultist1", "circle")


def _is_card(content: Content, thing: str, field: str, card: str, kind: str) -> None:
    kinds = {known.id: known.kind for known in content.cards}
    _need(kinds.get(card) == kind, thing, field, "unknown", card)


def _card(content: Content, card: Card) -> None:
    """An agent is one of a kind; 'this' needs an agent; a named card must be there."""
    single = card.agent is not None or card.kind in ("city", "mythos")
    _need(not single or card.count == 1, card.id, "count", "single", card.count)
    _need(card.agent is None or card.kind == "base", card.id, "agent", "base_only")
    for field, effects in _effects_of(card):
        for effect in walk(effects):
            _effect(content, card, field, effect)


def _effect(content: Content, card: Card, field: str, effect: Effect) -> None:
    if isinstance(effect, schema.TakeCard):
        _is_card(content, card.id, field, effect.card, "city")
    own = (getattr(effect, "performer", ""), getattr(effect, "place", ""))
    if isinstance(effect, schema.Move):
        own = (*own, *effect.agents.type)
    granted = field.startswith("ongoing")
    _need(card.agent is not None or granted or not {"this", "this_city"} & {*own}, card.id, field, "no_agent")


def _effects_of(card: Card) -> Iterator[tuple[str, Sequence[Effect]]]:
    if card.action:
        yield "action.effects", card.action.effects
    if card.reaction:
        yield "reaction.effects", card.reaction.effects
    yield "on_claim", card.on_claim
    for number, mod in enumerate(card.ongoing):
        yield f"ongoing[{number}]", getattr(mod, "do", getattr(mod, "effects", []))


def walk(effects: Sequence[Effect]) -> Iterator[Effect]:
    """All effects, those inside others too."""
    for effect in effects:
        yield effect
        if isinstance(effect, schema.Choose):
            for option in effect.options:
                yield from walk(option)
        elif isinstance(effect, schema.May):
            yield from walk(effect.cost)
            yield from walk(effect.then)
