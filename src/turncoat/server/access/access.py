"""The operator's settings about who may connect."""

from typing import NamedTuple

from turncoat.server import limits
from turncoat.server.access.proxies import NO_PROXIES, Proxies


class Access(NamedTuple):
    """REST requests per minute and address, trusted proxies, and additional names of this server.
    `public` is the address to use in links.
    """

    rate: int = limits.RATE
    proxies: Proxies = NO_PROXIES
    names: tuple[str, ...] = ()
    public: str = ""
