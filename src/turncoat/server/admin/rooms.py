"""What the operator is shown of a room: what a spectator could know, and its size.

A server can't hide secrets from somebody who can read its files. But operators may play, too, and
nothing shown here may tell them more than the table does.
"""

from collections.abc import Sequence
from typing import Final

from turncoat.server import clock
from turncoat.server.admin import messages
from turncoat.server.admin.people import origin_of
from turncoat.server.game_server import GameServer
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.protocol import frames
from turncoat.server.room import outbox
from turncoat.server.room.erasing import names_in
from turncoat.server.room.room import JournalRow
from turncoat.server.room.snapshots import SECOND
from turncoat.server.store.store import RoomRow

# Digits of a hash to show, after the number of its key: enough to tell visitors apart and to ban
# one.
SHOWN: Final = 8
# Phases in which nothing secret happens.
QUIET: Final = ("lobby", "ended", "outdated", "closed")


def short(origin: str) -> str:
    """The beginning of a hashed address."""
    key, colon, digest = origin.partition(":")
    return f"{key}{colon}{digest[:SHOWN]}"


def line_of(row: RoomRow, live_room: LiveRoom | None, size: int, today: int) -> messages.RoomLine:
    """A room in a list."""
    around = public(live_room) if live_room else None
    phase = around.phase if around else row.phase
    # With delayed spectators, a game may have begun that they do not know of yet.
    quiet = phase in QUIET and not (around and around.settings.spectators.delay)
    return messages.RoomLine(
        code=row.code,
        game=row.game,
        phase=phase,
        listed=row.listed,
        members=len(around.members) if around else None,
        present=sum(member.present for member in around.members) if around else None,
        origin=short(row.origin),
        quiet_seconds=max(0, today - row.touched_on) if quiet else None,
        bytes=size if quiet else None,
    )


def shown(
    row: RoomRow,
    live_room: LiveRoom,
    size: int,
    game_server: GameServer,
    journal: Sequence[JournalRow],
) -> messages.RoomShown:
    """One room with its members and former members."""
    around = public(live_room)
    here = live_room.room.members.keys() | {member.id for member in around.members}
    delay = around.settings.spectators.delay
    known_by = game_server.now() - (delay + 1) * SECOND if delay else game_server.now()
    return messages.RoomShown(
        room=line_of(row, live_room, size, clock.today()),
        locked=around.locked,
        players=len(around.chairs),
        seats_taken=sum(bool(chair.level) or chair.member is not None for chair in around.chairs),
        members=[member_line(member, live_room) for member in around.members],
        gone=[line for line in gone(journal, known_by) if line.id not in here],
        replay=around.result.game if around.result else "",
    )


def shown_closed(
    row: RoomRow, size: int, game_server: GameServer, journal: Sequence[JournalRow]
) -> messages.RoomShown:
    """A room that the operator closed."""
    line = line_of(row, None, size, clock.today())
    return messages.RoomShown(line, True, 0, 0, [], gone(journal, game_server.now()))


def gone(journal: Sequence[JournalRow], known_by: int) -> list[messages.MemberLine]:
    """Everybody whose name is stored, as far as spectators knew of them at a moment."""
    names = names_in(change for _, at, change, _, _ in journal if at <= known_by)
    return [messages.MemberLine(id, name, "gone", False, "") for id, name in names.items()]


def public(live_room: LiveRoom) -> frames.Room:
    """The room as anybody may know it."""
    return outbox.shown_to_all(live_room.room)


def member_line(member: frames.Member, live_room: LiveRoom) -> messages.MemberLine:
    kind = "program" if member.program else "display" if member.display else "person"
    origin = short(origin_of(live_room, member.id))
    return messages.MemberLine(member.id, member.name, kind, member.present, origin)
