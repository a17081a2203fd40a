"""Who is in the room: coming, going, being host."""

import unicodedata
from typing import Final

from turncoat.server.protocol.errors import (
    BAD_NAME,
    NAME_TAKEN,
    NO_WATCHERS,
    NOT_HOST,
    NOT_NOW,
    TOO_MANY,
    Refused,
)
from turncoat.server.protocol.requests import HandOver, Kick, Leave, Mute, Rename
from turncoat.server.room import facts
from turncoat.server.room.room import Room
from turncoat.server.room.state import Member

MOST_MEMBERS: Final = 40
# Letters, marks, digits, punctuation, symbols and plain spaces; nothing that hides or turns text.
READABLE: Final = ("L", "M", "N", "P", "S", "Zs")


def readable(text: str) -> bool:
    """Whether a text shows all that is in it."""
    return all(unicodedata.category(sign).startswith(READABLE) for sign in text)


def check_name(room: Room, name: str, but: int = 0) -> str:
    """A name that nobody else in the room has."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or not readable(clean):
        raise Refused(BAD_NAME, "name")
    taken = [member.name for member in room.members.values() if member.id != but]
    taken += [chair.bot_name for chair in room.chairs if chair.level]
    if clean.casefold() in (other.casefold() for other in taken):
        raise Refused(NAME_TAKEN, "name")
    return clean


def join(room: Room, name: str, language: str, token: str, program: bool = False) -> int:
    """A guest comes in; the first becomes the host. Returns the number of the member."""
    if len(room.members) >= MOST_MEMBERS:
        raise Refused(TOO_MANY)
    if room.phase != "lobby" and not room.settings.watching.allowed:
        raise Refused(NO_WATCHERS)
    member = room.joined + 1
    room.note(facts.Joined(member, check_name(room, name), language, token, program))
    return member


def joined(room: Room, at: int, fact: facts.Joined) -> None:
    room.joined = fact.member
    room.members[fact.member] = Member(
        fact.member, fact.name, fact.language, fact.token, fact.program
    )
    if not room.host and not fact.program:
        room.host = fact.member


def move(room: Room, member: int, token: str) -> None:
    """Another device gets the seat, with a token of its own."""
    room.note(facts.Moved(room.member(member).id, token))


def moved(room: Room, at: int, fact: facts.Moved) -> None:
    room.members[fact.member].token = fact.token


def rename(room: Room, me: Member, ask: Rename) -> None:
    """In mid-game names stay, so that nobody passes for another; languages are free."""
    name = check_name(room, ask.name, but=me.id)
    if name != me.name and room.phase == "playing":
        raise Refused(NOT_NOW)
    room.note(facts.Renamed(me.id, name, ask.language))


def renamed(room: Room, at: int, fact: facts.Renamed) -> None:
    member = room.members[fact.member]
    member.name, member.language = fact.name, fact.language


def leave(room: Room, me: Member, ask: Leave) -> None:
    """Before the start and after the end a member goes for good; in mid-game a bot sits in."""
    seats = room.seats_of(me.id)
    if room.phase != "playing" or not seats:
        room.note(facts.Left(me.id))
        return
    for seat in seats:
        if not room.chairs[seat].away:
            room.note(facts.SatIn(seat))


def kick(room: Room, me: Member, ask: Kick) -> None:
    """Only before the start: nobody is sent away from a running game."""
    check_host(room, me)
    if room.phase != "lobby" or ask.member == me.id:
        raise Refused(NOT_NOW)
    room.note(facts.Left(room.member(ask.member).id))


def left(room: Room, at: int, fact: facts.Left) -> None:
    """The host's chair goes to whoever came next."""
    for seat in room.seats_of(fact.member):
        room.chairs[seat].member = None
    del room.members[fact.member]
    unready(room)
    if room.host == fact.member:
        people = [member.id for member in room.members.values() if not member.program]
        room.host = min(people, default=0)


def unready(room: Room) -> None:
    """Something has changed that all have to agree to again."""
    if room.phase == "lobby":
        for member in room.members.values():
            member.nonce = None


def hand_over(room: Room, me: Member, ask: HandOver) -> None:
    """At any time."""
    check_host(room, me)
    heir = room.member(ask.member)
    if heir.program:
        raise Refused(NOT_NOW)
    room.note(facts.HandedOver(heir.id))


def handed_over(room: Room, at: int, fact: facts.HandedOver) -> None:
    room.host = fact.member


def check_host(room: Room, me: Member) -> None:
    """Some things only the host may do."""
    if room.host != me.id:
        raise Refused(NOT_HOST)


def mute(room: Room, me: Member, ask: Mute) -> None:
    """For oneself alone; nobody else learns of it."""
    room.note(facts.Muted(me.id, room.member(ask.member).id, ask.muted))


def muted(room: Room, at: int, fact: facts.Muted) -> None:
    ears = room.members[fact.member].muted
    if fact.muted:
        ears.add(fact.other)
    else:
        ears.discard(fact.other)
