"""Surroundings: where everybody is at one moment, and who still moves in this round."""

from turncoat.bots.among_cultists.plan import Plan
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.view import AmongCultistsView


class Surroundings:
    """The living others by place, and the rooms by name."""

    __slots__ = ("_company", "_plan", "_secret", "_view", "coming", "rooms", "settled")

    def __init__(self, view: AmongCultistsView, plan: Plan, me: Seat) -> None:
        self._view = view
        self._plan = plan
        self._secret = view.effect == "secret_doors"
        self.rooms = {room.id: room for room in view.rooms}
        company: dict[str, list[Seat]] = {}
        for player in view.players:
            if not player.ghost and player.seat != me:
                company.setdefault(player.place, []).append(player.seat)
        self._company = company
        start = view.order.index(view.knife)
        order = view.order[start:] + view.order[:start]
        mine = order.index(me)
        # Who moves and acts before me in this round, and which of the living after me.
        self.settled = order[:mine]
        self.coming = [seat for seat in order[mine + 1 :] if not view.players[seat].ghost]

    def here(self, place: str) -> list[str]:
        """The places that count as one with this."""
        return self._plan.joined[place] if self._secret else [place]

    def others_at(self, place: str) -> list[Seat]:
        """Living others who are at a place, or at one that counts as the same."""
        if not self._secret:
            return self._company.get(place, [])
        return [seat for room in self.here(place) for seat in self._company.get(room, [])]

    def lit(self, place: str) -> bool:
        """There is power, or the ghost of the Radiant."""
        return self._view.power or any(
            player.ghost and player.role == "radiant" and player.place in self.here(place)
            for player in self._view.players
        )
