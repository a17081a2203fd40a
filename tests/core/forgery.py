"""Forged records: changed, but with a valid checksum."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from turncoat.core.errors import BadRecord
from turncoat.core.record import AnyRules, Record, load, replay


def opened(data: bytes) -> Record:
    """Decode a record without checking it."""
    return msgspec.json.decode(data, type=Record)


def sealed(record: Record) -> bytes:
    """Encode a record with a valid checksum."""
    bare = msgspec.json.encode(msgspec.structs.replace(record, checksum=""))
    checksum = blake2b(bare, digest_size=16).hexdigest()
    return msgspec.json.encode(msgspec.structs.replace(record, checksum=checksum))


def forged(data: bytes, **changes: Any) -> bytes:
    """Replace fields of a record and give it a valid checksum."""
    return sealed(msgspec.structs.replace(opened(data), **changes))


def load_refusal(data: bytes, games: Mapping[str, AnyRules]) -> str:
    """The reason why a record is not loaded. Any other error than BadRecord is a bug."""
    with pytest.raises(BadRecord) as caught:
        load(data, games)
    return caught.value.reason


def replay_refusal(data: bytes, games: Mapping[str, AnyRules]) -> str:
    """The reason why a record is not replayed. Any other error than BadRecord is a bug."""
    with pytest.raises(BadRecord) as caught:
        for _ in replay(data, games):
            pass
    return caught.value.reason


def with_changed_byte(data: bytes, place: int) -> bytes:
    """Change one byte: a digit or letter to the next one, anything else to a 7."""
    old = chr(data[place])
    if old.isdigit():
        new = str((int(old) + 1) % 10)
    elif old.isalpha():
        new = {"z": "a", "Z": "A"}.get(old) or chr(ord(old) + 1)
    else:
        new = "7"
    return data[:place] + new.encode() + data[place + 1 :]
