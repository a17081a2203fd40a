"""Where influence can be (DP-20)."""

from typing import Final

from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.player import Spot

ON_CITY: Final = "on_city"
ON_BASE: Final = "on_base"
ON_MYTHOS: Final = "on_mythos"
KIND_OF: Final = {ON_CITY: "city", ON_BASE: "base", ON_MYTHOS: "mythos"}


def open_spots(box: Box, tops: dict[str, str], row: list[str], cthulhu: str) -> list[Spot]:
    """DP-20, DP-47  Face-up base cards, the mythos row and the cities, not where Cthulhu is."""
    found: list[Spot] = [box.base_spots[city] for city in tops if city != cthulhu]
    found += [(ON_MYTHOS, card) for card in row]
    return found + [box.city_spots[city] for city in box.city_ids if city != cthulhu]
