"""A finished game as one JSON file: who played, the proof of the deal, and the whole match.

`docs/protocol/game.schema.json` is its schema. It does not contain texts that people wrote.
"""

from collections import deque
from collections.abc import Iterator
from hashlib import blake2b
from typing import Final, Literal

import msgspec

from turncoat.core import record
from turncoat.core.errors import BadRecord
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Audience, Event, Seat, bit
from turncoat.games import GAMES
from turncoat.server import fair
from turncoat.server.protocol.pages import Replay, Step
from turncoat.server.replays import bounds
from turncoat.server.room.room import Room

FORMAT: Final = "turncoat-game-1"
MOST_STEPS: Final = 100
# Steps are left out if a page would get larger: each view contains all claims.
LARGEST_PAGE: Final = 2_000_000
OPEN: Final = "open"
PUBLIC: Final = "public"
# Reasons why a record can't be replayed by the rules of this release.
RULES_CHANGED: Final = ("version", "content")


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player who had a seat at the end."""

    name: str
    kind: Literal["person", "program", "bot"]
    level: str


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The proof of the deal; see `turncoat.server.fair`."""

    commitment: str
    secret: str
    nonces: list[str]


class GameFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One finished game."""

    format: Literal["turncoat-game-1"]
    id: str
    players: list[Player]
    deal: Deal
    match: record.Record
    checksum: str = ""


class Verdict(msgspec.Struct, frozen=True):
    """What can be proven about a game file."""

    commitment: str
    # Whether the secret matches the commitment that was published before the deal.
    committed: bool
    # Whether the cards were dealt from that secret and the players' random numbers.
    dealt: bool
    # Whether these answers lead from that deal to this end, by the rules. False if the rules have
    # changed since the game.
    played: bool
    ended: str
    winners: list[Seat]

    @property
    def fair(self) -> bool:
        """Whether everything could be proven."""
        return self.committed and self.dealt and self.played


def of_room(room: Room, replay_id: str) -> GameFile:
    """The game that has just ended in a room."""
    players = [
        Player(room.name_of(chair.seat), kind_of_player(room, chair.member), chair.level)
        for chair in room.chairs
    ]
    deal = Deal(fair.commitment_to(room.secret), room.secret, room.nonces)
    saved = record.save(room.game.match)
    match = msgspec.json.decode(saved, type=record.Record)
    return sealed(GameFile(format=FORMAT, id=replay_id, players=players, deal=deal, match=match))


def sealed(file: GameFile) -> GameFile:
    """The file with its checksum."""
    return msgspec.structs.replace(file, checksum=_checksum(file))


def kind_of_player(room: Room, member: int | None) -> Literal["person", "program", "bot"]:
    """Return what kind of player had a seat."""
    if member is None:
        return "bot"
    return "program" if room.members[member].program else "person"


def write(file: GameFile) -> bytes:
    """Encode a file."""
    return msgspec.json.encode(file)


def read(data: bytes) -> GameFile:
    """Decode and check a file. Raises BadRecord."""
    try:
        file = msgspec.json.decode(data, type=GameFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("unreadable", str(error)) from None
    if file.checksum != _checksum(file):
        raise BadRecord("checksum")
    if len(file.players) != file.match.players:
        raise BadRecord("unreadable")
    return file


def summary(file: GameFile) -> Replay:
    """A summary of a game, made without replaying it."""
    rules = GAMES.get(file.match.game)
    same = rules and (rules.version, rules.content_hash) == (file.match.version, file.match.content)
    return Replay(
        id=file.id,
        game=file.match.game,
        players=[player.name for player in file.players],
        commitment=file.deal.commitment,
        steps=len(file.match.log) + 1,
        playable=bool(same) and bounds.fits(file.match),
    )


def is_committed(file: GameFile) -> bool:
    """Whether the secret matches the commitment, and the ID matches the secret or, as in 0.5.0, the
    commitment.
    """
    deal = file.deal
    numbers = fair.replay_number(deal.secret), deal.commitment[:16]
    return fair.commitment_to(deal.secret) == deal.commitment and file.id in numbers


def _checksum(file: GameFile) -> str:
    bare = msgspec.structs.replace(file, checksum="")
    return blake2b(msgspec.json.encode(bare), digest_size=16).hexdigest()


def match_of(file: GameFile) -> bytes:
    """The record of the match in a file."""
    return msgspec.json.encode(file.match)


def verify(data: bytes) -> Verdict:
    """Check that the deal was fair and the game was played by the rules. Raises BadRecord."""
    file = read(data)
    bounds.check(file.match)
    committed, dealt = check_deal(file)
    match = last_of(file)
    if not match.over:
        raise BadRecord("log")
    ended, winners = match.table.ended, match.table.winners
    return Verdict(file.deal.commitment, committed, dealt, True, ended, winners)


def verdict(data: bytes) -> Verdict:
    """The verdict of `verify` or, if the rules have changed since the game, about the deal only.

    Raises BadRecord.
    """
    try:
        return verify(data)
    except BadRecord as error:
        if error.reason not in RULES_CHANGED:
            raise
    file = read(data)
    return Verdict(file.deal.commitment, *check_deal(file), False, "", [])


def check_deal(file: GameFile) -> tuple[bool, bool]:
    """Whether the secret was committed to, and whether the deal was derived from it.

    Raises BadRecord.
    """
    deal = file.deal
    try:
        committed = is_committed(file)
        key = fair.deal_key(deal.secret, deal.nonces)
    except (ValueError, OverflowError):
        raise BadRecord("unreadable") from None
    return committed, key.hex() == file.match.key and len(deal.nonces) == file.match.players


def last_of(file: GameFile) -> AnyMatch:
    """The match, replayed from the deal to its end. Raises BadRecord."""
    # The iterator yields the same match each time, one step further.
    return deque(record.replay(match_of(file), GAMES), maxlen=1)[0]


def steps(data: bytes, viewer_name: str, first: int, count: int) -> bytes:
    """Some steps of a game as a viewer saw them, encoded as a page. Raises BadRecord.

    The game is replayed up to the last of them. A page has at least one step, if there are any.
    """
    file = read(data)
    bounds.check(file.match)
    found: list[msgspec.Raw] = []
    size = 0
    for moment in moments(file, viewer_name, first, min(count, MOST_STEPS)):
        written = msgspec.json.encode(moment)
        size += len(written)
        if found and size > LARGEST_PAGE:
            break
        found.append(msgspec.Raw(written))
    return msgspec.json.encode({"all": len(file.match.log) + 1, "steps": found})


def moments(file: GameFile, viewer_name: str, first: int, count: int) -> Iterator[Step]:
    """Up to `count` steps from `first` on. Raises BadRecord."""
    heard = 0
    for number, match in enumerate(record.replay(match_of(file), GAMES)):
        if number >= first + count:
            return
        if number >= first:
            yield step(match, number, match.story_since(heard), viewer_name, file.match.players)
        heard = match.story_length


def last(data: bytes) -> bytes:
    """The last step with all cards open, encoded. Raises BadRecord."""
    file = read(data)
    bounds.check(file.match)
    [moment] = moments(file, OPEN, len(file.match.log), 1)
    return msgspec.json.encode(moment)


def step(
    match: AnyMatch, number: int, told: list[tuple[Audience, Event]], viewer_name: str, seats: int
) -> Step:
    """One step."""
    if viewer_name == OPEN:
        views = [match.view(seat, restart=False) for seat in range(seats)]
        listeners = [[s for s in range(seats) if audience & bit(s)] for audience, _ in told]
        told_all = [event for _, event in told]
        return Step(number=number, events=told_all, heard_by=listeners, views=views)
    viewer = None if viewer_name == PUBLIC else int(viewer_name)
    events = [event for audience, event in told if audience & bit(viewer)]
    views = [match.view(viewer, restart=False)]
    return Step(number=number, events=events, heard_by=[], views=views)
