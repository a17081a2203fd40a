"""Origins: hashes of addresses, which can be compared but not read.

Addresses are hashed with a key that changes twice a week. The previous key is still recognised, and
older ones are deleted. So after seven days nothing the server keeps can be tied to an address.
"""

from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

import msgspec

KEY_LIFE: Final = 7 * 24 * 60 * 60
NEW_KEY_EVERY: Final = KEY_LIFE // 2
# One customer usually has a whole network of this size.
IPV6_NETWORK: Final = 64


class AddressKey(msgspec.Struct, frozen=True):
    """A key, and when it was made, as a Unix time."""

    id: int
    key: str
    made_on: int


def network_of(address: str) -> str:
    """Return what counts as one visitor: an IPv4 address, or an IPv6 /64 network. Other names stay
    as they are.
    """
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
    """Hashes addresses with the newest key, and recognises hashes made with the previous one."""

    def __init__(self, keys: list[AddressKey]) -> None:
        self.renew(keys)

    def renew(self, keys: list[AddressKey]) -> None:
        """Use these keys from now on."""
        self._keys = sorted(keys, key=lambda key: key.id, reverse=True)

    def of(self, address: str) -> str:
        """The origin of an address; empty for an empty address."""
        return self._hashed(self._keys[0], address) if address else ""

    def same(self, origin: str, address: str) -> bool:
        """Whether an origin was made from this address, as far as the keys can still tell."""
        return origin in self.forms(address)

    def forms(self, address: str) -> tuple[str, ...]:
        """All origins that this address may have, the newest first; none for an empty address."""
        return tuple(self._hashed(key, address) for key in self._keys) if address else ()

    def knows(self, origin: str) -> bool:
        """Whether the key an origin was made with still exists."""
        return origin.partition(":")[0] in [str(key.id) for key in self._keys]

    def _hashed(self, key: AddressKey, address: str) -> str:
        digest = blake2b(network_of(address).encode(), digest_size=16, key=bytes.fromhex(key.key))
        return f"{key.id}:{digest.hexdigest()}"
