"""Origins: what the server keeps of an address. It can be compared, but not read.

An address is hashed under a key that changes twice a week; the key before it still counts, the one
before that is forgotten. So nothing that is kept can be tied to an address after seven days.
"""

from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

import msgspec

KEY_LIFE: Final = 7 * 24 * 60 * 60
NEW_KEY_EVERY: Final = KEY_LIFE // 2
# Whoever has one address of such a network has all of it.
IPV6_NETWORK: Final = 64


class AddressKey(msgspec.Struct, frozen=True):
    """A key, and when it was made, in seconds of the calendar."""

    id: int
    key: str
    made_on: int


def network_of(address: str) -> str:
    """What counts as one visitor: an IPv4 address, a /64 of IPv6; other names as they are."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, IPV6_NETWORK), strict=False))
    return str(found)


class Origins:
    """Hashes addresses under the newest key, and recognises those of the key before."""

    def __init__(self, keys: list[AddressKey]) -> None:
        self._keys = sorted(keys, key=lambda key: key.id, reverse=True)

    def of(self, address: str) -> str:
        """What is kept of an address; of no address, nothing."""
        return self._hashed(self._keys[0], address) if address else ""

    def same(self, origin: str, address: str) -> bool:
        """Whether a kept origin was made from this address, as far as that can still be told."""
        return origin in self.forms(address)

    def forms(self, address: str) -> tuple[str, ...]:
        """All that may have been kept of an address, the newest first; of no address, nothing."""
        return tuple(self._hashed(key, address) for key in self._keys) if address else ()

    def knows(self, origin: str) -> bool:
        """Whether the key that an origin was made under is still there."""
        return origin.partition(":")[0] in [str(key.id) for key in self._keys]

    def _hashed(self, key: AddressKey, address: str) -> str:
        digest = blake2b(network_of(address).encode(), digest_size=16, key=bytes.fromhex(key.key))
        return f"{key.id}:{digest.hexdigest()}"
