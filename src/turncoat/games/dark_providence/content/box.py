"""The box: one content file, checked as a whole and indexed for quick reading."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from turncoat.games.dark_providence.content.checks import check
from turncoat.games.dark_providence.content.roads import Roads
from turncoat.games.dark_providence.content.schema.board import City
from turncoat.games.dark_providence.content.schema.cards import Action, Card
from turncoat.games.dark_providence.content.schema.content import Content
from turncoat.games.dark_providence.content.schema.mods import AgentInfluence, FreeStep, Immune, Mod

INFLUENCE: Final = "influence"
MONEY: Final = "money"
STRENGTH: Final = "strength"

BASE: Final = "base"
CITY: Final = "city"
MYTHOS: Final = "mythos"

MI_GO: Final = "mi_go"
R_LYEH: Final = "city_rlyeh"

M = TypeVar("M", bound=Mod)
NO_LIMIT: Final = 1_000_000
NO_CARDS: Final[dict[str, list[Any]]] = {}


class Use:
    """A card's action in the form the rules look up often: whether it is free, and its effects."""

    __slots__ = ("effects", "free", "insanity_below")

    def __init__(self, action: Action) -> None:
        self.free = action.mode == "free"
        self.insanity_below = action.requires.insanity_below if action.requires else NO_LIMIT
        self.effects: list[Any] = list(action.effects)


class Box:
    """Everything that is printed, by its id. Raises BadContent if the content is inconsistent."""

    __slots__ = (
        "_control", "_gate", "actions", "agents", "base_influence", "base_spots", "behaviours",
        "card_vp", "cards", "cities", "city_ids", "city_influence", "city_spots", "content",
        "cultists", "great_old_ones", "hash", "immune", "ladders", "main_agents", "numbers",
        "ongoing", "path", "resources", "roads", "row_size", "stack_size", "starters", "steps",
        "strength", "symbols", "threshold", "uses",
    )  # fmt: skip

    def __init__(self, content: Content, content_hash: str) -> None:
        check(content)
        self.content = content
        self.hash = content_hash
        self.numbers = content.rules
        self.cards: dict[str, Card] = {card.id: card for card in content.cards}
        # DP-51b: what cards score wherever they are, unless they are agents.
        self.card_vp = {
            card.id: card.vp.general for card in content.cards if card.vp.general and not card.agent
        }
        self.actions = {card.id: card.action for card in content.cards if card.action}
        self.uses = {card: Use(action) for card, action in self.actions.items()}
        self.resources: dict[str, dict[str, int]] = {
            card.id: {str(kind): value for kind, value in card.resources.items()}
            for card in content.cards
        }
        self.symbols = {card: list(found.items()) for card, found in self.resources.items()}
        self.cities: dict[str, City] = {city.id: city for city in content.map.cities}
        self.city_ids = list(self.cities)
        self._control = {city.id: city.control for city in content.map.cities}
        self._gate = {city.id: city.gate for city in content.map.cities}
        self.ladders = {
            "ritual": list(content.tracks.ritual.vp),
            "investigation": list(content.tracks.investigation.vp),
        }
        self.city_spots = {city: ("on_city", city) for city in self.cities}
        self.base_spots = {city: ("on_base", city) for city in self.cities}
        self.roads = Roads(content.map)
        self.path = list(content.map.cultist_path)
        self.main_agents = [agent.id for agent in content.main_agents]
        self.starters = {
            agent.id: [*content.starter.common, agent.signature] for agent in content.main_agents
        }
        self.agents = dict.fromkeys(card.id for card in content.cards if card.agent)
        self.strength = _strengths(content)
        self.ongoing = _by_kind(content)
        self.immune = {c.id: _immunities(c) for c in content.cards if c.agent}
        self.steps = {c.id: _steps(c) for c in content.cards if _steps(c)}
        self.city_influence = _presence(content, lambda mod: mod.city)
        self.base_influence = _presence(content, lambda mod: mod.base)
        self.great_old_ones = {goo.id: goo for goo in content.solo.great_old_ones}
        self.cultists = {card.id: card for card in content.solo.cultist_cards}
        self.behaviours = {card.id: card for card in content.solo.behaviour}
        self.stack_size = {int(n): size for n, size in content.rules.base_cards_per_city.items()}
        self.row_size = {int(n): size for n, size in content.rules.mythos_row.items()}
        self.threshold = {int(n): mark for n, mark in content.rules.vp_threshold.items()}

    def of_kind(self, kind: str) -> list[str]:
        """All cards of a kind, each as many times as there are copies."""
        return [
            card.id for card in self.cards.values() for _ in range(card.count) if kind == card.kind
        ]

    def starting_deck(self, agent: str) -> list[str]:
        """DP-3  The starting cards of a main agent."""
        return [card for card in self.starters[agent] for _ in range(self.cards[card].count)]

    def control(self, city: str) -> int:
        """DP-1  The control value of a city."""
        return self._control[city]

    def gate(self, city: str) -> int:
        """DP-1  The gate value of a city."""
        return self._gate[city]

    def keeps_agents(self, great_old_one: str) -> bool:
        """DP-63c  Whether claimed agents are kept beside this Great Old One."""
        return self.great_old_ones[great_old_one].goal.test == "agents_gained"

    def mod(self, card: str, kind: type[M]) -> list[M]:
        """A card's lasting effects of one kind."""
        return self.ongoing.get(kind, NO_CARDS).get(card, [])


def _by_kind(content: Content) -> dict[type, dict[str, list[Any]]]:
    """Lasting effects by kind, then by card."""
    found: dict[type, dict[str, list[Any]]] = {}
    for card in content.cards:
        for mod in card.ongoing:
            found.setdefault(type(mod), {}).setdefault(card.id, []).append(mod)
    return found


def _strengths(content: Content) -> dict[str, int]:
    strength = {agent.id: agent.token_strength for agent in content.main_agents}
    strength |= {card.id: card.agent.token_strength for card in content.cards if card.agent}
    strength |= {card.id: card.token_strength for card in content.solo.cultist_cards}
    return strength | {MI_GO: content.tokens.mi_go_strength}


def _immunities(card: Card) -> list[str]:
    return [verb for mod in card.ongoing if isinstance(mod, Immune) for verb in mod.to]


def _steps(card: Card) -> int:
    """DP-29b  How many free steps an agent has in a turn."""
    return sum(mod.per_turn for mod in card.ongoing if isinstance(mod, FreeStep))


def _presence(content: Content, read: Callable[[AgentInfluence], int]) -> dict[str, int]:
    """DP-21b  How much influence a token counts for, if not 1."""
    return {
        card.id: read(mod)
        for card in content.cards
        for mod in card.ongoing
        if isinstance(mod, AgentInfluence)
    }
