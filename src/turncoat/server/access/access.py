"""What an operator has decided about who may come in."""

from typing import NamedTuple

from turncoat.server import limits
from turncoat.server.access.proxies import NO_PROXIES, Proxies


class Access(NamedTuple):
    """Requests a minute from one address, proxies that are trusted, and names of this server beside
    those that it has by itself; the first of its public addresses stands in links."""

    rate: int = limits.RATE
    proxies: Proxies = NO_PROXIES
    names: tuple[str, ...] = ()
    public: str = ""
