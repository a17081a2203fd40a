"""Checks of single cards: whether what is printed on a card can happen on such a card."""

from collections.abc import Iterator, Sequence
from typing import Final

from turncoat.core.errors import BadContent
from turncoat.games.dark_providence.content.schema import mods, verbs
from turncoat.games.dark_providence.content.schema.cards import Card
from turncoat.games.dark_providence.content.schema.content import Content
from turncoat.games.dark_providence.content.schema.verbs import Verb

# What a look can be followed by.
AFTER_LOOK: Final = {"city_stack": "choose_top", "mythos_deck": "one_to_row", "own_deck": "reorder"}
# DP-14, DP-45, DP-46: main agents are never taken or destroyed, Deep Ones never taken.
TAKEN: Final = frozenset({"hired"})
DESTROYED: Final = frozenset({"hired", "mi_go", "deep_one", "this"})
OF_AGENTS: Final = (mods.Immune, mods.FreeStep, mods.AgentInfluence)


def _need(fits: bool, card: Card, field: str, reason: str, detail: str | int = "") -> None:
    if not fits:
        raise BadContent(card.id, field, reason, str(detail))


def check_card(content: Content, card: Card) -> None:
    """Check one card; raises BadContent."""
    single = card.agent is not None or card.kind in ("city", "mythos")
    _need(not single or card.count == 1, card, "count", "single", card.count)
    _need(card.agent is None or card.kind == "base", card, "agent", "base_only", card.kind)
    for field in _idle(card):
        _need(False, card, field, "idle", card.kind)
    for number, mod in enumerate(card.ongoing):
        _mod(card, f"ongoing[{number}]", mod)
    for number, end in enumerate(card.end_game):
        flips = isinstance(end, mods.FlipAlignment) and not end.optional
        _need(not flips, card, f"end_game[{number}].optional", "mismatch", "false")
    for field, effects in effects_of(card):
        looked = False
        for here, effect in walk_at(field, effects):
            _effect(content, card, here, effect)
            looked = looked or (isinstance(effect, verbs.Peek) and effect.what == "hand")
            same = isinstance(effect, verbs.Discard) and effect.who == "same_other"
            _need(looked or not same, card, f"{here}.who", "mismatch", "same_other")


def _idle(card: Card) -> Iterator[str]:
    """Find an effect that could never do anything on a card of this kind."""
    mythos = card.kind == "mythos"
    if card.action and card.action.limit and not mythos:
        yield "action.limit"
    if card.action and card.action.after == "destroy" and mythos:
        yield "action.after"
    if card.reaction and mythos:
        yield "reaction"
    if card.reaction and card.reaction.trigger == "used_action" and not card.action:
        yield "reaction.trigger"
    if card.end_game and not mythos:
        yield "end_game"
    if card.vp.cultist and not mythos:
        yield "vp.cultist"
    if card.vp.investigator and card.agent is None:
        yield "vp.investigator"
    if card.kind == "starter" and card.on_claim:
        yield "on_claim"
    if card.kind == "starter" and card.sanity:
        yield "sanity"
    lasting = mythos or card.agent is not None
    for number, mod in enumerate(card.ongoing):
        if isinstance(mod, mods.UseCost):
            works = not mythos
        else:
            works = lasting or isinstance(mod, OF_AGENTS)
        if not works:
            yield f"ongoing[{number}]"


def _mod(card: Card, field: str, mod: mods.Mod) -> None:
    _need(
        card.agent is not None or not isinstance(mod, OF_AGENTS), card, f"{field}.agent", "no_agent"
    )
    if isinstance(mod, mods.OnSanityTest):
        _need(mod.keep <= mod.draw, card, f"{field}.keep", "count", mod.keep)


def _cost(card: Card, field: str, effect: verbs.May) -> None:
    """DP-15a  A cost is paid in full, and only these effects can tell that beforehand."""
    for number, cost in enumerate(effect.cost):
        own = isinstance(cost, verbs.Discard) and cost.who == "self"
        fits = own or isinstance(cost, verbs.Purge | verbs.DestroyAgent)
        _need(fits and not number, card, f"{field}.cost[{number}]", "cost")


def _effect(content: Content, card: Card, field: str, effect: Verb) -> None:
    for part in _of_this(effect):
        _need(card.agent is not None or granted(card, field), card, f"{field}.{part}", "no_agent")
    if isinstance(effect, verbs.TakeCard):
        named = [other for other in content.cards if other.id == effect.card]
        _need([c.kind for c in named] == ["city"], card, f"{field}.card", "unknown", effect.card)
    elif isinstance(effect, verbs.May):
        _cost(card, field, effect)
    elif isinstance(effect, verbs.Track):
        _need(effect.by != 0, card, f"{field}.by", "idle", effect.by)
    elif isinstance(effect, verbs.Peek):
        fits = effect.then in ("", AFTER_LOOK.get(effect.what, ""))
        _need(fits, card, f"{field}.then", "mismatch", effect.what)
    elif isinstance(effect, verbs.PlaceToken):
        three = effect.where == "three_cities_without_gate"
        fits = three == (effect.token == "whateley")
        _need(fits, card, f"{field}.where", "mismatch", effect.token)
    elif isinstance(effect, verbs.EndCheck):
        there = content.components.deep_ones
        wanted = int(effect.cond.partition(">=")[2])
        _need(wanted <= there, card, f"{field}.cond", "count", there)
    elif isinstance(effect, verbs.TakeAgent | verbs.TakeBrain | verbs.DestroyAgent):
        _victims(card, f"{field}.victims", effect)


def _victims(
    card: Card, field: str, effect: verbs.TakeAgent | verbs.TakeBrain | verbs.DestroyAgent
) -> None:
    """DP-14, DP-45, DP-46, DP-48a  Check who can be taken or destroyed."""
    destroys = isinstance(effect, verbs.DestroyAgent)
    wrong = sorted({*effect.victims.type} - (DESTROYED if destroys else TAKEN))
    _need(not wrong, card, f"{field}.type", "mismatch", ", ".join(wrong))
    fits = destroys or effect.victims.owner == "other"
    _need(fits, card, f"{field}.owner", "mismatch", effect.victims.owner)


def _of_this(effect: Verb) -> Iterator[str]:
    """The fields that refer to the card's own agent."""
    if getattr(effect, "performer", "") == "this":
        yield "performer"
    if getattr(effect, "place", "") == "this_city":
        yield "place"
    for part in ("agents", "victims"):
        pieces = getattr(effect, part, None)
        if isinstance(pieces, verbs.Pieces):
            if "this" in pieces.type:
                yield f"{part}.type"
            if pieces.city == "this_city":
                yield f"{part}.city"


def granted(card: Card, field: str) -> bool:
    """Whether an effect of a mythos card is done with an agent's card (Hastur)."""
    return any(
        isinstance(mod, mods.GrantAction) and field.startswith(f"ongoing[{number}].effects")
        for number, mod in enumerate(card.ongoing)
    )


def effects_of(card: Card) -> Iterator[tuple[str, Sequence[Verb]]]:
    """All lists of effects on a card, with their fields."""
    if card.action:
        yield "action.effects", card.action.effects
    if card.reaction:
        yield "reaction.effects", card.reaction.effects
    yield "on_claim", card.on_claim
    for number, mod in enumerate(card.ongoing):
        for part in ("do", "effects"):
            yield f"ongoing[{number}].{part}", getattr(mod, part, [])


def walk_at(field: str, effects: Sequence[Verb]) -> Iterator[tuple[str, Verb]]:
    """All effects, including nested ones, with their fields."""
    for number, effect in enumerate(effects):
        here = f"{field}[{number}]"
        yield here, effect
        if isinstance(effect, verbs.Choose):
            for which, option in enumerate(effect.options):
                yield from walk_at(f"{here}.options[{which}]", option)
        elif isinstance(effect, verbs.May):
            yield from walk_at(f"{here}.cost", effect.cost)
            yield from walk_at(f"{here}.then", effect.then)


def walk(effects: Sequence[Verb]) -> Iterator[Verb]:
    """All effects, including nested ones."""
    for _, effect in walk_at("", effects):
        yield effect
