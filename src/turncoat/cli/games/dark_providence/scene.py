"""What the modules of this folder draw from: the box, a view and a translator."""

from collections import Counter
from typing import Final

from turncoat.cli.terminal.i18n import listed, text
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.player import Spot
from turncoat.games.dark_providence.views.schema import DarkProvidenceView, SeatView
from turncoat.locales.translator import Translator

RESOURCES: Final = {
    "influence": "cli-dp-influence",
    "money": "cli-dp-money",
    "strength": "cli-dp-strength",
    "ritual_up": "cli-dp-ritual-up",
    "ritual_down": "cli-dp-ritual-down",
    "invest_up": "cli-dp-invest-up",
    "invest_down": "cli-dp-invest-down",
}


def numbered(names: list[str]) -> list[str]:
    """Return each name once, with how often it occurs."""
    found = Counter(names).items()
    return [text("cli-dp-count", number=number, card=name) for name, number in found]


def does_something(box: Box, card: str) -> bool:
    """Return whether a card does more than give resources."""
    printed = box.cards[card]
    acts = printed.action or printed.reaction or printed.ongoing
    return bool(acts or printed.on_claim or printed.end_game)


class Scene:
    """The table as one viewer sees it."""

    def __init__(self, box: Box, view: DarkProvidenceView, translator: Translator) -> None:
        self.box = box
        self.view = view
        self.translator = translator

    @property
    def me(self) -> SeatView | None:
        """The viewer's own seat, if there is one."""
        return None if self.view.seat is None else self.view.players[self.view.seat]

    @property
    def people(self) -> list[SeatView]:
        """The players, without the cultists of a Great Old One."""
        return [player for player in self.view.players if not player.cultist]

    # Names.

    def who(self, seat: Seat) -> str:
        """Return a short name; the viewer is 'you'."""
        return (
            text("cli-dp-you") if seat == self.translator.me else self.translator.name("seat", seat)
        )

    def card(self, card: str) -> str:
        """Return the name of a card."""
        return self.translator.name("card", card)

    def city(self, city: str) -> str:
        """Return the name of a city."""
        return self.translator.name("city", city)

    def agent(self, agent: str) -> str:
        """Return the name of an agent."""
        return self.translator.name("agent", agent)

    def alignment(self, alignment: str) -> str:
        """Return the name of an alignment."""
        return self.translator.name("alignment", alignment)

    def says(self, card: str) -> str:
        """Return the text of a card."""
        return self.translator.card_text(card)

    # Numbers.

    def resources(self, card: str) -> str:
        """Return the resources of a card in a few characters."""
        found = self.box.resources[card]
        return listed([text(RESOURCES[kind], number=n) for kind, n in found.items()])

    def facts(self, card: str) -> list[str]:
        """Return everything on a card except its text."""
        printed = self.box.cards[card]
        parts = [self.resources(card)] if printed.resources else []
        if printed.agent:
            parts.append(text("cli-dp-is-agent", strength=self.box.strength[card]))
        points = printed.vp
        for number, message in (
            (points.general, "cli-dp-vp-general"),
            (points.investigator, "cli-dp-vp-investigator"),
            (points.cultist, "cli-dp-vp-cultist"),
        ):
            if number:
                parts.append(text(message, number=number))
        return [*parts, text("cli-dp-sanity-test")] if printed.sanity else parts

    def on_spot(self, spot: Spot, agents_alone: bool = False) -> str:
        """Return who has how much influence, who has most, and whether there is a lock.

        Agents without any cubes are listed only with `agents_alone`.
        """
        counted = [
            (player, dict(player.cubes).get(spot, 0), dict(player.presence).get(spot, 0))
            for player in self.view.players
        ]
        found = []
        if agents_alone or any(cubes for _, cubes, _ in counted):
            found = [
                text(
                    "cli-dp-cubes-and-agents" if agents else "cli-dp-cubes",
                    name=self.who(player.seat),
                    cubes=cubes,
                    agents=agents,
                    most="yes" if spot in player.leads else "no",
                )
                for player, cubes, agents in counted
                if cubes or agents
            ]
        return listed([*found, text("cli-dp-locked")] if spot in self.view.locks else found)
