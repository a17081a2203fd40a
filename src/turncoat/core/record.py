"""Records: a match as one file that can't be changed unnoticed.

`restart` is the table at the last restart point, and the end of `log` is what was answered since:
enough to go on at once. `key`, `options` and the whole `log` replay the game from the deal.
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
# What a forged log or table can make of us, once the checksum was forged as well.
BROKEN = (
    IllegalAnswer, BadSetup, msgspec.DecodeError, msgspec.ValidationError, LookupError, TypeError,
    ValueError, AssertionError, AttributeError, ArithmeticError, RecursionError,
)  # fmt: skip
AnyRules = Rules[Any, Any, Any]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A saved match."""

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
    """A match as bytes."""
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
    """Check a file before anything is done with it; raises BadRecord."""
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
    """Go on from a saved match. Its story begins at the restart point; `replay` tells the rest."""
    record, rules = read(data, games)
    try:
        match: AnyMatch = Match(rules, rules.unpack(record.restart))
        if match.table.seats != record.players:
            raise BadRecord("log")
        match.options = rules.read_options(record.players, record.options)
        match.key = bytes.fromhex(record.key)
        match.log = record.log[: record.since]
        match.said = [SpokenClaim(*said) for said in record.said]
        match.go_on(record.log[record.since :], record.given)
    except BROKEN as error:
        raise BadRecord("log", str(error)) from error
    return match


def replay(data: bytes, games: Mapping[str, AnyRules]) -> Iterator[AnyMatch]:
    """The match from the deal on, entry by entry: always the same object, one step further."""
    record, rules = read(data, games)
    try:
        options = rules.read_options(record.players, record.options)
        match: AnyMatch = Match.deal(rules, options, bytes.fromhex(record.key))
        for done, entry in enumerate(record.log):
            _check_restart(record, match, done)
            yield match
            match.repeat(entry)
        _check_restart(record, match, len(record.log))
        match.give_again(record.given)
        yield match
    except BROKEN as error:
        raise BadRecord("log", str(error)) from error


def _check_restart(record: Record, match: AnyMatch, done: int) -> None:
    """Where the file says there was a restart point there must be the very same one."""
    if done == record.since:
        same_place = done == len(match.log) - len(match.since)
        if not same_place or match.rules.pack(match.start) != record.restart:
            raise BadRecord("log")


def _checksum(record: Record) -> str:
    bare = msgspec.structs.replace(record, checksum="")
    return blake2b(msgspec.json.encode(bare), digest_size=16).hexdigest()
