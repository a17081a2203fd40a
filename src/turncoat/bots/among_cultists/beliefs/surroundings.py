"""Surroundings: where everybody is, and who still moves in this round."""

from turncoat.bots.among_cultists.plan import Plan
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.views.schema import AmongCultistsView


class Surroundings:
    """The other living characters by place, and the rooms by id."""

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
        # Who has a turn before me in this round, and which living characters after me.
        self.settled = order[:mine]
        self.coming = [seat for seat in order[mine + 1 :] if not view.players[seat].ghost]

    def here(self, place: str) -> list[str]:
        """Return the places that count as one with this one."""
        return self._plan.joined[place] if self._secret else [place]

    def others_at(self, place: str) -> list[Seat]:
        """Return the other living characters at a place or a joined one."""
        if not self._secret:
            return self._company.get(place, [])
        return [seat for room in self.here(place) for seat in self._company.get(room, [])]

    def lit(self, place: str) -> bool:
        """Whether there is power, or the ghost of the Radiant."""
        return self._view.power or any(
            player.ghost and player.role == "radiant" and player.place in self.here(place)
            for player in self._view.players
        )
