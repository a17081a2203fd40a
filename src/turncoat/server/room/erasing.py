"""A member who wants to be forgotten: what they were called and what they wrote is gone for good.

Only for this are facts in a journal ever rewritten: names, texts and tokens go, and all that the
game was made of stays, so that it comes to the same end.
"""

from collections.abc import Container, Iterable
from typing import Final, TypeVar

import msgspec

from turncoat.core.terms import Seat
from turncoat.server import fair
from turncoat.server.protocol.errors import NO_SUCH_MEMBER, Refused
from turncoat.server.room import changes
from turncoat.server.room.changes import AnyChange, Change
from turncoat.server.room.people.members import forget, heir, inherit, unready
from turncoat.server.room.play.levels import HEIR
from turncoat.server.room.room import Room
from turncoat.server.room.state import Chair, DelayedSnapshot

GUEST: Final = "Guest"
LANGUAGE: Final = "en"
AnyOne = TypeVar("AnyOne", bound=Change)


def player(seat: Seat) -> str:
    """What a seat is called whose player was forgotten."""
    return f"Player {seat + 1}"


def erase(room: Room, member: int) -> None:
    """In a running game a bot takes the seats over, as if they had left. Whoever left before can be
    forgotten as well."""
    if not 0 < member <= room.joined:
        raise Refused(NO_SUCH_MEMBER)
    if room.phase == "playing":
        for seat in room.seats_of(member):
            if not room.chairs[seat].away:
                room.note(changes.SatIn(seat))
    room.note(changes.Erased(member, heir(room, member)))


def erased(room: Room, at: int, change: changes.Erased) -> None:
    seats = room.seats_of(change.member)
    for seat in seats:
        leave_chair(room, room.chairs[seat])
    for text in room.texts.values():
        if text.member == change.member:
            text.text = ""
    for snapshot in room.runtime.delayed_snapshots:
        forget_in(snapshot, change.member)
    room.runtime.origins.pop(change.member, None)
    room.runtime.looks.clear()
    room.erased.append(change.member)
    forget(room, change.member)
    if change.member in room.bans:
        room.bans[change.member].name, room.bans[change.member].token = GUEST, ""
    if seats:
        unready(room)
    inherit(room, change)


def leave_chair(room: Room, chair: Chair) -> None:
    """A bot keeps it in a running game; after the end it still says that somebody sat there."""
    playing, over = room.phase == "playing", room.phase != "lobby"
    chair.clear()
    chair.away = False
    chair.level = HEIR if playing else ""
    chair.name = player(chair.seat) if over else ""


def forget_in(snapshot: DelayedSnapshot, member: int) -> None:
    """Those who watch later are not shown the name either."""
    chairs = [
        msgspec.structs.replace(chair, name=player(chair.seat), member=None)
        if chair.member == member
        else chair
        for chair in snapshot.room.chairs
    ]
    members = [one for one in snapshot.room.members if one.id != member]
    snapshot.room = msgspec.structs.replace(snapshot.room, chairs=chairs, members=members)


# What is written down.


# What may hold names, texts or tokens; and what tells where somebody sat in which game.
NAMING: Final = (
    changes.Joined, changes.Renamed, changes.Moved, changes.Seated, changes.Wrote, changes.Lobby,
)  # fmt: skip
SEATING: Final = (
    changes.Opened, changes.Again, changes.Counted,
    changes.Dealt, changes.Seated, changes.BotSeated,
    changes.Vacated, changes.Left, changes.Erased,
    changes.Lobby, changes.Arranged, changes.Numbered,
)  # fmt: skip


def without(change: AnyChange, members: Container[int]) -> AnyChange:
    """A fact without the names, texts and tokens of some members."""
    if isinstance(change, changes.Joined) and change.member in members:
        return _changed(change, name=GUEST, language=LANGUAGE, token="")
    if isinstance(change, changes.Renamed) and change.member in members:
        return _changed(change, name=GUEST, language=LANGUAGE)
    if isinstance(change, changes.Moved) and change.member in members:
        return _changed(change, token="")
    if isinstance(change, changes.Seated) and change.member in members:
        return _changed(change, name=player(change.seat))
    if isinstance(change, changes.Wrote) and change.member in members:
        return _changed(change, text="")
    if isinstance(change, changes.Lobby):
        return _without(change, members)
    return change


def _without(lobby: changes.Lobby, gone: Container[int]) -> changes.Lobby:
    """The same of a lobby as it stood."""
    members = [
        msgspec.structs.replace(one, name=GUEST, language=LANGUAGE, token="")
        if one.id in gone
        else one
        for one in lobby.members
    ]
    chairs = [
        msgspec.structs.replace(chair, name=player(seat)) if chair.member in gone else chair
        for seat, chair in enumerate(lobby.chairs)
    ]
    bans = [
        msgspec.structs.replace(ban, name=GUEST, token="") if ban.member in gone else ban
        for ban in lobby.bans
    ]
    return msgspec.structs.replace(lobby, members=members, chairs=chairs, bans=bans)


def _changed(change: AnyOne, **fields: str) -> AnyOne:
    return msgspec.structs.replace(change, **fields)


def seats_by_game(journal: Iterable[AnyChange], members: Container[int]) -> dict[str, list[Seat]]:
    """The seats that some members had in each game of a room, by the number of its replay."""
    owners: dict[Seat, int] = {}
    games: dict[str, list[Seat]] = {}
    secret = number = ""
    for change in journal:
        if isinstance(change, changes.Opened | changes.Again | changes.Counted):
            secret = change.secret or secret
        elif isinstance(change, changes.Dealt):
            number = change.replay or fair.commitment_to(secret)[:16]
            games[number] = [seat for seat, owner in owners.items() if owner in members]
        elif isinstance(change, changes.Numbered):
            games[change.replay] = games.pop(number)
        else:
            _follow(owners, change)
    return games


def _follow(owners: dict[Seat, int], change: AnyChange) -> None:
    """Who sits where, as far as people do."""
    if isinstance(change, changes.Seated):
        owners[change.seat] = change.member
    elif isinstance(change, changes.BotSeated | changes.Vacated):
        owners.pop(change.seat, None)
    elif isinstance(change, changes.Left | changes.Erased):
        for seat in [seat for seat, owner in owners.items() if owner == change.member]:
            del owners[seat]
    elif isinstance(change, changes.Lobby):
        owners.clear()
        seated = {seat: chair.member for seat, chair in enumerate(change.chairs)}
        owners |= {seat: owner for seat, owner in seated.items() if owner is not None}
    elif isinstance(change, changes.Arranged):
        for seat in [seat for seat in owners if seat >= change.settings.players]:
            del owners[seat]


def names_in(journal: Iterable[AnyChange]) -> dict[int, str]:
    """What everybody was called last whose name is written there, whether they are still in the
    room or not. Whoever was forgotten has no token."""
    names: dict[int, str] = {}
    for change in journal:
        if isinstance(change, changes.Joined | changes.Renamed):
            known = change.token if isinstance(change, changes.Joined) else change.member in names
            names |= {change.member: change.name} if known else {}
        elif isinstance(change, changes.Lobby):
            names |= {one.id: one.name for one in change.members if one.token}
            names |= {ban.member: ban.name for ban in change.bans if ban.token}
    return names
