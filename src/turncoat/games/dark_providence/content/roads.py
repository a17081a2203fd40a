"""Roads: the cheapest routes, and the fewest roads, between two cities (DP-29, DP-47, DP-48)."""

from heapq import heappop, heappush
from typing import Final, TypeAlias

from turncoat.games.dark_providence.content.schema.board import Map

Distances: TypeAlias = dict[str, dict[str, int]]

NO_WAY: Final = 1_000_000


class Roads:
    """All distances, computed once for each set of blocked cities."""

    __slots__ = ("_costs", "_counts", "_fares", "cities", "neighbours")

    def __init__(self, board: Map) -> None:
        self.cities = [city.id for city in board.cities]
        self.neighbours: dict[str, list[tuple[str, int]]] = {city: [] for city in self.cities}
        for road in board.roads:
            self.neighbours[road.a].append((road.b, road.cost))
            self.neighbours[road.b].append((road.a, road.cost))
        self._costs: dict[tuple[str, str], Distances] = {}
        self._counts: dict[tuple[str, str], Distances] = {}
        self._fares: dict[tuple[str, str], dict[str, int]] = {}

    def costs(self, cthulhu: str, martial_law: str) -> Distances:
        """DP-29a  The cheapest routes through open cities, by goal."""
        blocked = (cthulhu, martial_law)
        if blocked not in self._costs:
            self._costs[blocked] = {city: self._reach(city, blocked, 0) for city in self.cities}
        return self._costs[blocked]

    def fares(self, cthulhu: str, martial_law: str) -> dict[str, int]:
        """The cheapest road out of each city; more than anybody has where nothing is open."""
        blocked = (cthulhu, martial_law)
        fares = self._fares.get(blocked)
        if fares is None:
            self._fares[blocked] = fares = {
                city: min([cost for cost in reach.values() if cost], default=NO_WAY)
                for city, reach in self.costs(cthulhu, martial_law).items()
            }
        return fares

    def counts(self, cthulhu: str, martial_law: str) -> Distances:
        """The fewest roads through open cities, by goal."""
        blocked = (cthulhu, martial_law)
        if blocked not in self._counts:
            self._counts[blocked] = {city: self._reach(city, blocked, 1) for city in self.cities}
        return self._counts[blocked]

    def _reach(self, start: str, blocked: tuple[str, str], each: int) -> dict[str, int]:
        """Dijkstra's algorithm; a road counts its cost, or always 1."""
        found: dict[str, int] = {}
        ahead = [(0, start)]
        while ahead:
            so_far, city = heappop(ahead)
            if city in found:
                continue
            found[city] = so_far
            for other, cost in self.neighbours[city]:
                if other not in blocked and other not in found:
                    heappush(ahead, (so_far + (each or cost), other))
        return found
