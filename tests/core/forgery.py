"""Forged records: changed, and sealed again as if they were true."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from turncoat.core.errors import BadRecord
from turncoat.core.record import AnyRules, Record, load, replay


def opened(data: bytes) -> Record:
    """A record as it lies in its file."""
    return msgspec.json.decode(data, type=Record)


def sealed(record: Record) -> bytes:
    """A record with the checksum that its contents ask for."""
    bare = msgspec.json.encode(msgspec.structs.replace(record, checksum=""))
    checksum = blake2b(bare, digest_size=16).hexdigest()
    return msgspec.json.encode(msgspec.structs.replace(record, checksum=checksum))


def forged(data: bytes, **changes: Any) -> bytes:
    """The same record with other contents, sealed."""
    return sealed(msgspec.structs.replace(opened(data), **changes))


def load_refusal(data: bytes, games: Mapping[str, AnyRules]) -> str:
    """Why a record is not loaded. Anything but BadRecord is our mistake."""
    with pytest.raises(BadRecord) as caught:
        load(data, games)
    return caught.value.reason


def replay_refusal(data: bytes, games: Mapping[str, AnyRules]) -> str:
    """Why a record is not replayed. Anything but BadRecord is our mistake."""
    with pytest.raises(BadRecord) as caught:
        for _ in replay(data, games):
            pass
    return caught.value.reason


def one_letter_wrong(data: bytes, place: int) -> bytes:
    """The same bytes but one: the next digit or letter, or a digit for anything else."""
    old = chr(data[place])
    if old.isdigit():
        new = str((int(old) + 1) % 10)
    elif old.isalpha():
        new = {"z": "a", "Z": "A"}.get(old) or chr(ord(old) + 1)
    else:
        new = "7"
    return data[:place] + new.encode() + data[place + 1 :]
