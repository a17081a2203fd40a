"""Records: a match as bytes, protected by a checksum.

`restart` is the table at the last restart point and the end of `log` what was answered since:
enough to continue at once. `key`, `options` and the whole `log` replay the match from the deal.
"""

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from turncoat.core.errors import BadRecord, BadSetup, IllegalAnswer
from turncoat.core.match import AnyMatch, Match
from turncoat.core.rules import Rules
from turncoat.core.talk import SpokenClaim
from turncoat.core.terms import Audience, Claim, LogEntry, Seat
from turncoat.core.undo import WaitingAnswer

FORMAT = "turncoat-match-1"
# What a forged log or table can raise if its checksum was forged as well.
BROKEN = (
    IllegalAnswer, BadSetup, msgspec.DecodeError, msgspec.ValidationError, LookupError, TypeError,
    ValueError, AssertionError, AttributeError, ArithmeticError, RecursionError,
)  # fmt: skip
AnyRules = Rules[Any, Any, Any]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The fields of a record, as they are written."""

    format: str
    game: str
    version: str
    content: str
    players: int
    options: dict[str, Any]
    key: str
    log: list[LogEntry]
    restart: bytes
    since: int
    said: list[tuple[Seat, Claim, Audience, int]]
    given: list[WaitingAnswer]
    checksum: str = ""


def save(match: AnyMatch) -> bytes:
    """Return a match as the bytes of a record."""
    rules = match.rules
    record = Record(
        format=FORMAT,
        game=rules.name,
        version=rules.version,
        content=rules.content_hash,
        players=match.table.seats,
        options=rules.write_options(match.options),
        key=match.key.hex(),
        log=match.log,
        restart=rules.pack(match.start),
        since=len(match.log) - len(match.since),
        said=[(s.seat, s.claim, s.audience, s.contradicts) for s in match.said_before],
        given=match.waiting(),
    )
    record.checksum = _checksum(record)
    return msgspec.json.encode(record)


def read(data: bytes, games: Mapping[str, AnyRules]) -> tuple[Record, AnyRules]:
    """Decode a record and check it against the rules of its game. Raises BadRecord."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("unreadable", str(error)) from None
    if record.format != FORMAT:
        raise BadRecord("format", record.format)
    if record.checksum != _checksum(record) or msgspec.json.encode(record) != data:
        raise BadRecord("checksum")
    if not 0 <= record.since <= len(record.log):
        raise BadRecord("log")
    if record.game not in games:
        raise BadRecord("game", record.game)
    rules = games[record.game]
    if record.version != rules.version:
        raise BadRecord("version", record.version)
    if record.content != rules.content_hash:
        raise BadRecord("content", record.content)
    return record, rules


def load(data: bytes, games: Mapping[str, AnyRules]) -> AnyMatch:
    """Continue a match from its record. Raises BadRecord.

    The story of the match begins at the restart point; `replay` gives all of it.
    """
    record, rules = read(data, games)
    try:
        match: AnyMatch = Match(rules, rules.unpack(record.restart))
        if match.table.seats != record.players:
            raise BadRecord("log")
        match.options = rules.read_options(record.players, record.options)
        match.key = bytes.fromhex(record.key)
        match.log = record.log[: record.since]
        match.said = [SpokenClaim(*said) for said in record.said]
        match.start_from(record.log[record.since :], record.given)
    except BROKEN as error:
        raise BadRecord("log", str(error)) from error
    return match


def replay(data: bytes, games: Mapping[str, AnyRules]) -> Iterator[AnyMatch]:
    """Replay a match from the deal, one log entry at a time. Raises BadRecord.

    Yields the same match object each time, one entry further.
    """
    record, rules = read(data, games)
    try:
        options = rules.read_options(record.players, record.options)
        match: AnyMatch = Match.deal(rules, options, bytes.fromhex(record.key))
        for done, entry in enumerate(record.log):
            _check_restart(record, match, done)
            yield match
            match.repeat(entry)
        _check_restart(record, match, len(record.log))
        match.restore_waiting(record.given)
        yield match
    except BROKEN as error:
        raise BadRecord("log", str(error)) from error


def _check_restart(record: Record, match: AnyMatch, done: int) -> None:
    """Check that the replay reaches the same restart point that the record has."""
    if done == record.since:
        same_place = done == len(match.log) - len(match.since)
        if not same_place or match.rules.pack(match.start) != record.restart:
            raise BadRecord("log")


def _checksum(record: Record) -> str:
    bare = msgspec.structs.replace(record, checksum="")
    return blake2b(msgspec.json.encode(bare), digest_size=16).hexdigest()
