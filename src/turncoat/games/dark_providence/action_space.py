"""The action space: every option that the game can ever offer."""

from turncoat.core.terms import Option
from turncoat.games.dark_providence.actions.cubes import LIMBO
from turncoat.games.dark_providence.board.sanity import KEEP
from turncoat.games.dark_providence.content.box import MI_GO, Box
from turncoat.games.dark_providence.content.card_checks import effects_of, granted, walk
from turncoat.games.dark_providence.content.schema.verbs import Choose
from turncoat.games.dark_providence.engine import DONE, NO, YES
from turncoat.games.dark_providence.public.alignments import CLOSED, OPEN
from turncoat.games.dark_providence.public.paying import TRACKS
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY, ON_MYTHOS
from turncoat.games.dark_providence.turn import (
    BUY,
    CLAIM,
    DISCARD,
    INFLUENCE_ACTION,
    PASS,
    RETRIEVE,
    REVEAL,
    TRAVEL,
)

ALONE: list[Option] = [
    CLAIM, INFLUENCE_ACTION, RETRIEVE, BUY, *((symbol,) for symbol in TRACKS), TRAVEL, DISCARD,
    REVEAL, PASS, DONE, YES, NO, LIMBO, ("gate", OPEN), ("gate", CLOSED), *KEEP,
]  # fmt: skip
WITH_HAND_CARD = (
    "card", "use", "discard", "throw", "strip", "recover", "purge_hand", "purge_discard", "next",
)  # fmt: skip
WITH_CITY = ("go", "place", "deep_one", "stack", "refresh", ON_CITY, ON_BASE)
WITH_MYTHOS = ("use_mythos", ON_MYTHOS, "to_row")


def action_space(box: Box) -> list[Option]:
    """List all options in a fixed order."""
    words: list[Option] = list(ALONE)
    held = [card.id for card in box.cards.values() if card.kind != "mythos"]
    mythos = [card.id for card in box.cards.values() if card.kind == "mythos"]
    words += [(kind, card) for kind in WITH_HAND_CARD for card in held]
    words += [("top", card.id) for card in box.cards.values() if card.kind == "base"]
    words += [(kind, city) for kind in WITH_CITY for city in box.city_ids]
    words += [(kind, card) for kind in WITH_MYTHOS for card in mythos]
    spots = [(kind, city) for kind in (ON_BASE, ON_CITY) for city in box.city_ids]
    spots += [(ON_MYTHOS, card) for card in mythos]
    words += [(kind, *spot) for kind in ("lock", "unlock") for spot in spots]
    words += pieces(box)
    words += [("player", seat) for seat in range(5)]
    most = box.content.components.cubes_per_colour
    words += [("number", number) for number in range(1, most + 1)]
    words += choices(box)
    return words


def pieces(box: Box) -> list[Option]:
    """Options that name an agent, for each thing that is done with one."""
    cultists = [card.id for card in box.content.solo.cultist_cards]
    everybody = [*box.main_agents, *box.agents, MI_GO, *cultists]
    words: list[Option] = [(kind, agent) for kind in ("piece", "victim") for agent in everybody]
    words += [("step", agent) for agent in box.steps]
    words += [("use_granted", agent) for agent in box.agents]
    return words + [("revive", agent) for agent in box.agents]


def choices(box: Box) -> list[Option]:
    """The numbered choices on a card."""
    found: list[Option] = []
    for card in box.cards.values():
        for field, effects in effects_of(card):
            # An action that a mythos card grants is used with an agent's card.
            users = [card.id, *box.agents] if granted(card, field) else [card.id]
            for effect in walk(effects):
                if isinstance(effect, Choose):
                    numbers = range(1, len(effect.options) + 1)
                    found += [("choice", number, user) for user in users for number in numbers]
    return list(dict.fromkeys(found))
