"""What an operator has decided about who may come in."""

from typing import NamedTuple

from turncoat.server import limits
from turncoat.server.access.proxies import NO_PROXIES, Proxies


class Access(NamedTuple):
    """Requests a minute from one address, and proxies that are trusted."""

    rate: int = limits.RATE
    proxies: Proxies = NO_PROXIES
