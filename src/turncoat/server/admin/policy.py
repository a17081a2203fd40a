"""What the operator has ordered for the whole server, while it runs."""

from typing import Final, Literal

from turncoat.server.origins import KEY_LIFE, Origins

Switch = Literal["imports", "listing"]
SWITCHES: Final[tuple[Switch, ...]] = ("imports", "listing")


class Policy:
    """Who is kept away, and what is switched off.

    The settings say how the server starts; an order holds until there is another.
    """

    def __init__(self, imports: bool = True, listing: bool = True) -> None:
        self._usual: dict[Switch, bool] = {"imports": imports, "listing": listing}
        self.ordered: dict[str, bool] = {}
        # Hashed addresses, and when they were banned, in seconds of the calendar.
        self.bans: dict[str, int] = {}

    def allows(self, switch: Switch) -> bool:
        """Whether something is switched on."""
        return self.ordered.get(switch, self._usual[switch])

    def keeps_away(self, origins: Origins, address: str, today: int) -> bool:
        """Whether whoever comes from this address is banned."""
        return bool(self.bans) and any(
            self.bans.get(origin, 0) > today - KEY_LIFE for origin in origins.forms(address)
        )
