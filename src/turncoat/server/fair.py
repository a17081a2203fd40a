"""The fair deal: the server commits itself first, and every player contributes.

When a lobby opens, the server draws a secret and publishes its hash, the commitment. Then each
player adds a random number. The key of the deal is derived from the secret and all numbers, so the
server can't choose it after seeing the numbers, and no player can choose it without the secret.
When the game has ended the secret is published, and anybody can check everything. The ID of the
replay is derived from the secret as well, so that nobody can find the replay earlier.
"""

from collections.abc import Sequence
from hashlib import blake2b
from secrets import token_hex

# Separate purposes, so that no value reveals anything about another.
COMMITMENT = b"turncoat-commit"
DEAL = b"turncoat-deal"
REPLAY = b"turncoat-replay"


def new_secret() -> str:
    """A new random secret of 32 bytes."""
    return token_hex(32)


def commitment_to(secret: str) -> str:
    """The commitment to a secret, which is published before the deal."""
    return blake2b(bytes.fromhex(secret), digest_size=32, person=COMMITMENT).hexdigest()


def deal_key(secret: str, nonces: Sequence[str]) -> bytes:
    """The key of a deal: from the secret and each seat's random number, in order. Bots add none."""
    numbers = blake2b(digest_size=32, key=bytes.fromhex(secret), person=DEAL)
    for nonce in nonces:
        number = bytes.fromhex(nonce)
        numbers.update(len(number).to_bytes(2, "little") + number)
    return numbers.digest()


def replay_number(secret: str) -> str:
    """The ID of the game's replay, which nobody can compute without the secret."""
    return blake2b(bytes.fromhex(secret), digest_size=8, person=REPLAY).hexdigest()
