"""The operator's orders for the whole server."""

from typing import Final, Literal

from turncoat.server.origins import KEY_LIFE, Origins

Switch = Literal["imports", "listing"]
SWITCHES: Final[tuple[Switch, ...]] = ("imports", "listing")


class Policy:
    """Bans and switches. The settings are the defaults; an order overrides them until the
    next one.
    """

    def __init__(self, imports: bool = True, listing: bool = True) -> None:
        self._usual: dict[Switch, bool] = {"imports": imports, "listing": listing}
        self.ordered: dict[str, bool] = {}
        # Hashed addresses, and the Unix times when they were banned.
        self.bans: dict[str, int] = {}

    def allows(self, switch: Switch) -> bool:
        """Whether something is switched on."""
        return self.ordered.get(switch, self._usual[switch])

    def keeps_away(self, origins: Origins, address: str, today: int) -> bool:
        """Whether an address is banned."""
        return bool(self.bans) and any(
            self.bans.get(origin, 0) > today - KEY_LIFE for origin in origins.forms(address)
        )
