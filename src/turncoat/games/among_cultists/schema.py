"""The part of a view that the board works out once for each match."""

import msgspec


class FixedView(msgspec.Struct, frozen=True):
    """What everybody knows about a table and never changes.

    - `roles`: how many have each role; 0 for the candidates of which one is in the game.
    - `kills`: how many dead Investigators the Cultists need.
    - `events`: how many there are of each event token.
    - `route_rounds`: the rounds of each line of a route card.
    - `outside`: whether there are an unsafe passage, cultists outside and the Fishman.
    - `unsafe_start`: the first cards of the unsafe-passage deck.
    - `guess`: whether the Cultists may name the Seer at the end.
    """

    roles: dict[str, int]
    kills: int
    events: dict[str, int]
    route_rounds: tuple[tuple[int, ...], ...]
    outside: bool
    unsafe_start: tuple[str, ...]
    guess: bool

    def copy(self) -> "FixedView":
        """Return a copy, so that nobody can change the board through a view."""
        return msgspec.structs.replace(self, roles=self.roles.copy(), events=self.events.copy())


def nothing_fixed() -> FixedView:
    """Return what a view without derived parts has in its place."""
    return FixedView({}, 0, {}, (), False, (), False)
