"""Erasing a member: their name, texts and token are removed for good.

This is the only reason to rewrite changes in a journal. Everything the game depends on stays, so it
replays to the same result.
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
from turncoat.server.room.play.levels import STAND_IN
from turncoat.server.room.room import Room
from turncoat.server.room.state import Chair, DelayedSnapshot

GUEST: Final = "Guest"
LANGUAGE: Final = "en"
AnyOne = TypeVar("AnyOne", bound=Change)


def placeholder_name(seat: Seat) -> str:
    """The placeholder name of a seat whose player was erased."""
    return f"Player {seat + 1}"


def erase(room: Room, member: int) -> None:
    """Erase a member, or a former one. In a running game a bot takes over their seats.

    Raises Refused(NO_SUCH_MEMBER).
    """
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
    """Take a member off a seat. In a running game a bot keeps it; afterwards the seat keeps a
    placeholder name.
    """
    playing, over = room.phase == "playing", room.phase != "lobby"
    chair.clear()
    chair.away = False
    chair.level = STAND_IN if playing else ""
    chair.name = placeholder_name(chair.seat) if over else ""


def forget_in(snapshot: DelayedSnapshot, member: int) -> None:
    """Remove a member's name from a snapshot for delayed spectators."""
    chairs = [
        msgspec.structs.replace(chair, name=placeholder_name(chair.seat), member=None)
        if chair.member == member
        else chair
        for chair in snapshot.room.chairs
    ]
    members = [one for one in snapshot.room.members if one.id != member]
    snapshot.room = msgspec.structs.replace(snapshot.room, chairs=chairs, members=members)


# Erasing in the journal.


# Changes that may hold names, texts or tokens, and changes that say who sat where in which game.
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
    """A change without the names, texts and tokens of some members."""
    if isinstance(change, changes.Joined) and change.member in members:
        return _changed(change, name=GUEST, language=LANGUAGE, token="")
    if isinstance(change, changes.Renamed) and change.member in members:
        return _changed(change, name=GUEST, language=LANGUAGE)
    if isinstance(change, changes.Moved) and change.member in members:
        return _changed(change, token="")
    if isinstance(change, changes.Seated) and change.member in members:
        return _changed(change, name=placeholder_name(change.seat))
    if isinstance(change, changes.Wrote) and change.member in members:
        return _changed(change, text="", language="")
    if isinstance(change, changes.Lobby):
        return _without(change, members)
    return change


def _without(lobby: changes.Lobby, gone: Container[int]) -> changes.Lobby:
    """A folded lobby without the names and tokens of some members."""
    members = [
        msgspec.structs.replace(one, name=GUEST, language=LANGUAGE, token="")
        if one.id in gone
        else one
        for one in lobby.members
    ]
    chairs = [
        msgspec.structs.replace(chair, name=placeholder_name(seat))
        if chair.member in gone
        else chair
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
    """The seats that some members had in each game of a room, by replay ID."""
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
            _update_owners(owners, change)
    return games


def _update_owners(owners: dict[Seat, int], change: AnyChange) -> None:
    """Update who owns which seat."""
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
    """The last known name of each member and former member in a journal, except those who were
    erased.

    Erased members are recognised by their empty token.
    """
    names: dict[int, str] = {}
    for change in journal:
        if isinstance(change, changes.Joined | changes.Renamed):
            known = change.token if isinstance(change, changes.Joined) else change.member in names
            names |= {change.member: change.name} if known else {}
        elif isinstance(change, changes.Lobby):
            names |= {one.id: one.name for one in change.members if one.token}
            names |= {ban.member: ban.name for ban in change.bans if ban.token}
    return names
