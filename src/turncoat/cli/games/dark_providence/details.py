"""Explanations of options: what lies there, what a card does, what it costs."""

from typing import Final

from turncoat.cli.games.dark_providence.board import agents_in, base_card, marks
from turncoat.cli.games.dark_providence.scene import Scene, does_something
from turncoat.cli.games.dark_providence.score import in_parts, own_score, total
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.screen import joined
from turncoat.core.terms import Event, Option, Term
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.engine import YES
from turncoat.games.dark_providence.public.paying import PAID_WITH
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY, ON_MYTHOS
from turncoat.games.dark_providence.table import PLACING
from turncoat.games.dark_providence.views.schema import DarkProvidenceView, SeatView
from turncoat.locales.translator import Translator

SPOTS: Final = (ON_BASE, ON_CITY, ON_MYTHOS)
LOCKS: Final = ("lock", "unlock")
WITH_CITY: Final = ("go", "place", "deep_one", "stack", "refresh")
# Options whose cards are explained in full, those explained by their text, and those in hand.
IN_FULL: Final = ("to_row", "top", "next", "recover", "strip", "purge_hand", "purge_discard")
USED: Final = ("use", "use_mythos")
IN_HAND: Final = ("card", "discard", "throw")
PIECES: Final = ("piece", "victim", "revive", "step")


def detail(option: Option, scene: Scene) -> str:
    """Return the explanation of an option."""
    kind = str(option[0])
    if kind in LOCKS:
        return detail(option[1:], scene)
    if kind in SPOTS:
        return spot(scene, kind, str(option[1]))
    if kind == "place" and scene.view.phase == PLACING:
        return joined([city(scene, str(option[1])), base_card(scene, str(option[1]))])
    if kind in WITH_CITY:
        return city(scene, str(option[1]))
    if kind in IN_FULL:
        return joined([*scene.facts(str(option[1])), scene.says(str(option[1]))])
    if kind in USED:
        return scene.says(str(option[1]))
    if kind in IN_HAND:
        return scene.resources(str(option[1]))
    if kind in PIECES:
        return piece(scene, str(option[1]))
    if kind == "player":
        return player(scene, scene.view.players[int(option[1])])
    if kind == "limbo" and scene.me:
        return text("cli-dp-cubes-there", number=scene.me.limbo)
    if kind == "claim":
        found = scene.view.turn.claimable if scene.view.turn else []
        return listed([scene.translator.option(spot) for spot in found])
    if kind == "reveal":
        return reveal(scene)
    return hand_has(scene, kind)


def spot(scene: Scene, kind: str, place: str) -> str:
    """Return the card and the influence on a spot."""
    there = [found] if (found := scene.on_spot((kind, place), agents_alone=True)) else []
    if kind == ON_MYTHOS:
        return joined([*there, *scene.facts(place), scene.says(place)])
    if kind == ON_BASE:
        parts = [base_card(scene, place)] if place in scene.view.tops else []
    else:
        control = scene.box.control(place)
        parts = [text("cli-dp-control", number=control), *marks(scene, place)]
    return joined([*parts, *there])


def arranged(options: list[Option], box: Box) -> list[Option]:
    """Return spots of one kind always in the same order."""
    kinds = list(dict.fromkeys(option[:-1] for option in options))
    order = {city: number for number, city in enumerate(box.city_ids)}
    if not all(option[-2:-1] and option[-2] in SPOTS for option in options):
        return options
    return sorted(options, key=lambda o: (kinds.index(o[:-1]), order.get(str(o[-1]), 0)))


def city(scene: Scene, place: str) -> str:
    """Return a city's values, what lies there, and who is there."""
    control, gate = scene.box.control(place), scene.box.gate(place)
    values = text("cli-dp-values-long", control=control, gate=gate)
    there = agents_in(scene, place)
    return joined([values, *marks(scene, place), *([there] if there else [])])


def piece(scene: Scene, agent: str) -> str:
    """Return whose agent it is, where it stands, and how strong it is."""
    parts = []
    if agent in scene.box.strength:
        parts.append(text("cli-dp-strength", number=scene.box.strength[agent]))
    for owner in scene.view.players:
        if agent in owner.agents:
            where = scene.city(owner.agents[agent])
            message = "cli-dp-where-own" if owner.seat == scene.translator.me else "cli-dp-where"
            parts.append(text(message, city=where, name=scene.who(owner.seat)))
    return listed(parts)


def player(scene: Scene, who: SeatView) -> str:
    """Return how a player stands."""
    parts = [
        text("cli-dp-brief-vp", vp=who.vp),
        text("cli-dp-cards-in-hand", number=who.hand_size),
    ]
    return listed(parts)


def reveal(scene: Scene) -> str:
    """DP-35  Return what revealing would score at once."""
    parts = [part for part in scene.view.turn.reveal if part[1]] if scene.view.turn else []
    return text("cli-dp-reveal-gives", parts=in_parts(parts, scene)) if parts else ""


def hand_has(scene: Scene, kind: str) -> str:
    """Return how much the hand has of the resource that an action costs."""
    turn, me = scene.view.turn, scene.me
    if turn is None or me is None or kind not in turn.funds:
        return ""
    number = turn.funds[kind]
    name = scene.translator.name("resource", PAID_WITH[kind])
    if kind == "influence":
        return text("cli-dp-hand-and-supply", number=number, resource=name, supply=me.supply)
    return text("cli-dp-hand-has", number=number, resource=name)


def price(topic: Term, option: Option, view: DarkProvidenceView) -> str:
    """DP-29a  Return what a journey would cost; empty for a free move."""
    fares = view.turn.fares if view.turn and topic[0] == "goal" else {}
    cost = fares.get(str(option[-1]))
    return "" if cost is None else text("cli-dp-price", money=cost)


def gate(city: str, kind: str, box: Box, view: DarkProvidenceView) -> str:
    """DP-52  Return what a gate would score for the viewer at the end."""
    if view.turn is None:
        return ""
    points = box.gate(city) if kind in view.turn.gate_kinds else 0
    return text("cli-dp-gate-scores", points=points)


def impostor(option: Option, scene: Scene) -> str:
    """DP-51a  Return what either answer would score, and as which alignment."""
    me, turn = scene.me, scene.view.turn
    if me is None or me.alignment is None or turn is None:
        return ""
    side = turn.impostor if option == YES else me.alignment
    points = total(own_score(scene, side))
    return text("cli-dp-impostor", alignment=scene.alignment(side), total=points)


def question_note(topic: Term, translator: Translator) -> str:
    """Return the text of the card that a question is about."""
    return translator.card_text(str(topic[1])) if topic[0] in ("choose", "may", "reaction") else ""


def event_note(event: Event, box: Box, translator: Translator) -> str:
    """Return the text of a card that is new or used, or of a behaviour card."""
    kind = event[0]
    if kind in ("uses", "uses_mythos", "joins_row", "takes_card", "claims_reserve"):
        card = str(event[-1])
        return translator.card_text(card) if does_something(box, card) else ""
    if kind == "behaviour":
        return translator.behaviour_text(str(event[1]))
    return ""
