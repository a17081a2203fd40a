"""Who is in the room: coming, going, being host."""

from collections.abc import Iterable
from typing import Final

from turncoat.server.protocol.commands import HandOver, Leave, Mute, Rename
from turncoat.server.protocol.errors import (
    BAD_NAME,
    NAME_RESERVED,
    NAME_TAKEN,
    NO_SPECTATORS,
    NO_SUCH_MEMBER,
    NOT_HOST,
    NOT_NOW,
    Refused,
)
from turncoat.server.room import changes
from turncoat.server.room.people import admission, writing
from turncoat.server.room.people.admission import Visitor
from turncoat.server.room.people.skeleton import looks
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import (
    is_host,
    phase_for,
    released,
    room_for,
    shown_phase,
    shown_room,
    shown_settings,
)
from turncoat.server.room.state import Member

# How long a host may be gone before somebody who is there becomes host, in milliseconds.
HOST_GONE: Final = 60_000


def check_name(room: Room, name: str, but: int = 0) -> str:
    """A name that can be read, and that nobody would take for another in the room."""
    if len(name) > writing.LONGEST_SENT:
        raise Refused(BAD_NAME, "name")
    clean = writing.tidy_name(name)
    if not writing.is_name(clean):
        raise Refused(BAD_NAME, "name")
    if writing.is_reserved(clean):
        raise Refused(NAME_RESERVED, "name")
    if looks(clean) & looks_taken(room, but):
        raise Refused(NAME_TAKEN, "name")
    return clean


def looks_taken(room: Room, but: int = 0) -> frozenset[str]:
    """What the names of all others may be taken for: members, bots, those who share a device. Whom
    those who see later are still shown has a name as well: nobody learns that they have gone."""
    others = [member.name for member in room.members.values() if member.id != but]
    others += [chair.name for chair in room.chairs if chair.name]
    if room.runtime.delayed_snapshots:
        shown = shown_room(room, released(room))
        others += [member.name for member in shown.members if member.id != but]
        others += [chair.name for chair in shown.chairs if chair.name and chair.member != but]
    known = room.runtime.looks
    room.runtime.looks = {name: known.get(name) or looks(name) for name in others}
    return frozenset[str]().union(*room.runtime.looks.values())


def join(room: Room, name: str, language: str, token: str, visitor: Visitor) -> int:
    """A guest comes in; the first becomes the host. Returns the number of the member."""
    admission.check(room, visitor)
    if shown_phase(room) != "lobby" and not shown_settings(room).spectators.allowed:
        raise Refused(NO_SPECTATORS)
    member = let_in(room, name, language, token)
    admission.remember(room, member, visitor.origins)
    admission.stay_muted(room, member)
    return member


def let_in(
    room: Room, name: str, language: str, token: str, program: bool = False, display: bool = False
) -> int:
    """A guest, or what the host has brought along."""
    clean = check_name(room, name)
    admission.make_room(room)
    member = room.joined + 1
    room.note(changes.Joined(member, clean, language, token, program, display))
    room.runtime.away_since[member] = room.now
    return member


def joined(room: Room, at: int, change: changes.Joined) -> None:
    room.joined = change.member
    member = room.members[change.member] = Member(
        change.member, change.name, change.language, change.token, change.program, change.display
    )
    if not room.host and member.person:
        room.host = member.id


def move(room: Room, member: int, token: str) -> None:
    """Another device gets the seat, with a token of its own."""
    room.note(changes.Moved(room.member(member).id, token))


def moved(room: Room, at: int, change: changes.Moved) -> None:
    room.members[change.member].token = change.token


def rename(room: Room, me: Member, ask: Rename) -> None:
    """In mid-game names stay, so that nobody passes for another; languages are free."""
    # Whoever only changes the language keeps a name that nobody could take today.
    if ask.name != me.name and phase_for(room, me) == "playing":
        raise Refused(NOT_NOW)
    name = me.name if ask.name == me.name else check_name(room, ask.name, but=me.id)
    if (name, ask.language) != (me.name, me.language):
        room.note(changes.Renamed(me.id, name, ask.language))


def renamed(room: Room, at: int, change: changes.Renamed) -> None:
    member = room.members[change.member]
    member.name, member.language = change.name, change.language


def leave(room: Room, me: Member, ask: Leave) -> None:
    """Before the start and after the end a member goes for good; in mid-game a bot sits in."""
    seats = room.seats_of(me.id)
    if room.phase != "playing" or not seats:
        room.note(changes.Left(me.id, heir(room, me.id)))
        return
    for seat in seats:
        if not room.chairs[seat].away:
            room.note(changes.SatIn(seat))


def left(room: Room, at: int, change: changes.Left) -> None:
    """An empty room is open to all again, unless the operator has locked it."""
    seats = room.seats_of(change.member)
    for seat in seats:
        room.chairs[seat].clear()
    forget(room, change.member)
    # Guests without a seat come and go as they like; those who play need not start over for that.
    if seats:
        unready(room)
    inherit(room, change)
    room.locked = room.locked_by_operator or (room.locked and room.host != 0)


def forget(room: Room, member: int) -> None:
    """Whoever goes is not waited for any more. Where they came from is still remembered."""
    room.members.pop(member, None)
    live = room.runtime
    live.came.discard(member)
    for known in (live.sockets, live.away_since, live.acted, live.spoken):
        known.pop(member, None)


def room_closed(room: Room, at: int, change: changes.RoomClosed) -> None:
    room.closed = True


def unready(room: Room) -> None:
    """Something has changed that all have to agree to again."""
    if room.phase == "lobby":
        for member in room.members.values():
            member.nonce = None


def hand_over(room: Room, me: Member, ask: HandOver) -> None:
    """At any time."""
    check_host(room, me)
    heir = room.member(ask.member)
    if not heir.person:
        raise Refused(NOT_NOW)
    if heir is not me:
        room.note(changes.HandedOver(heir.id))


def heir(room: Room, leaver: int) -> int:
    """Who is host after somebody who goes; nobody if they are not it, or nobody else is here."""
    if room.host != leaver:
        return 0
    return first_in_line(room, [one for one in room.people if one != leaver])


def first_in_line(room: Room, people: Iterable[int]) -> int:
    """Whoever has a seat comes before those who only watch; then whoever came first."""
    return min(people, key=lambda one: (not room.seats_of(one), one), default=0)


def inherit(room: Room, change: changes.Left | changes.Erased) -> None:
    """Somebody has gone: another is host, if they were it."""
    if room.host == change.member:
        become_host(room, change.heir or min(room.people, default=0))


def heirs(room: Room) -> list[int]:
    """Who is here and could be host, if the host is not; in mid-game there is nothing to do."""
    here = room.runtime.sockets
    if room.phase == "playing" or room.host in here:
        return []
    return [one for one in room.people if one in here]


def host_is_missed_at(room: Room) -> int:
    """When somebody else becomes host."""
    return room.runtime.away_since.get(room.host, room.now) + HOST_GONE


def replace_host(room: Room) -> None:
    """Nobody is stuck in a lobby whose host does not come back."""
    room.note(changes.HandedOver(first_in_line(room, heirs(room))))


def handed_over(room: Room, at: int, change: changes.HandedOver) -> None:
    become_host(room, change.member)


def become_host(room: Room, member: int) -> None:
    """Whether there should be another host is no question any more."""
    room.host = member
    if room.ballot is not None and room.ballot.about == "host":
        room.ballot = None


def check_host(room: Room, me: Member) -> None:
    """Some things only the host may do."""
    if not is_host(room, me):
        raise Refused(NOT_HOST)


def mute(room: Room, me: Member, ask: Mute) -> None:
    """For oneself alone; nobody else learns of it."""
    shown = room_for(room, me)
    known = [member.id for member in shown.members] if shown else room.members
    if ask.member not in known:
        raise Refused(NO_SUCH_MEMBER)
    if ask.muted != (ask.member in me.muted):
        room.note(changes.Muted(me.id, ask.member, ask.muted))


def muted(room: Room, at: int, change: changes.Muted) -> None:
    ears = room.members[change.member].muted
    if change.muted:
        ears.add(change.other)
    else:
        ears.discard(change.other)
