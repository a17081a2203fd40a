"""The fair deal: the server binds itself before anybody else has spoken, and everybody has a say.

The secret is drawn when the lobby opens, and only its hash is published: the commitment. Then each
player adds a number. The key of the deal is made of the secret and all numbers, so the server can't
choose it after it knows them, and no player can choose it without the secret. After the end the
secret is published, and anybody can compute all of it again; also the number of the replay, which
comes of the secret as well, so that it can't be found before.
"""

from collections.abc import Sequence
from hashlib import blake2b
from secrets import token_hex

# Kept apart, so that neither value tells anything about the other.
COMMITMENT = b"turncoat-commit"
DEAL = b"turncoat-deal"
REPLAY = b"turncoat-replay"


def new_secret() -> str:
    """32 bytes of the system's entropy."""
    return token_hex(32)


def commitment_to(secret: str) -> str:
    """What is published before the deal."""
    return blake2b(bytes.fromhex(secret), digest_size=32, person=COMMITMENT).hexdigest()


def deal_key(secret: str, nonces: Sequence[str]) -> bytes:
    """The key of the deal: the secret, and a number for each seat, in order; bots give none."""
    numbers = blake2b(digest_size=32, key=bytes.fromhex(secret), person=DEAL)
    for nonce in nonces:
        number = bytes.fromhex(nonce)
        numbers.update(len(number).to_bytes(2, "little") + number)
    return numbers.digest()


def replay_number(secret: str) -> str:
    """The number of the game's replay: nobody who does not know the secret can tell it before."""
    return blake2b(bytes.fromhex(secret), digest_size=8, person=REPLAY).hexdigest()
