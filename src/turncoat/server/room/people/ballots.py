"""Secret ballots: pause, go on, more time, a new deal, removing somebody who is absent.

Nobody learns who called, who voted, or how many. All who sit at the table as themselves may vote;
more must agree than one team could have members, or all if there are not so many. A ballot stays
open for its full length, however soon everybody has voted, unless there is only one voter. What has
failed twice in a row waits for a while, whoever calls it, and each time the while is longer.

Before the start and after the end guests with a seat may vote for another host. It fails if the
host does anything in the meantime: only one who sits there and does nothing is replaced.
"""

from typing import Final

from turncoat.server import fair
from turncoat.server.protocol.commands import Call, Vote
from turncoat.server.protocol.errors import (
    BALLOT_OPEN,
    NO_BALLOT,
    NOT_ABSENT,
    NOT_NOW,
    NOT_YOURS,
    TOO_FAST,
    Refused,
)
from turncoat.server.room import changes
from turncoat.server.room.play.clocks import seconds
from turncoat.server.room.play.levels import HEIR
from turncoat.server.room.room import Room
from turncoat.server.room.seats import back_to_lobby, free_name
from turncoat.server.room.state import Ballot, Member

BALLOT: Final = 30
SLOW_BALLOT: Final = 12 * 60 * 60
# How long a pause lasts if nobody ends it.
PAUSE: Final = 15 * 60
SLOW_PAUSE: Final = 7 * 24 * 60 * 60
# How long somebody who has called must wait before calling again, in ballots.
CALLS_APART: Final = 4
# How long a host has to show that they are there.
HOST_BALLOT: Final = 120
# After so many failures the wait for the same ballot grows no more; it doubles until then.
MOST_DOUBLINGS: Final = 3


def length(room: Room, live: int, slow: int) -> int:
    """A length for the pace of the room, in milliseconds."""
    return (slow if room.settings.clocks.pace == "correspondence" else live) * 1000


def players(room: Room) -> list[int]:
    """Members who play themselves, however many seats they have."""
    chairs = [chair for chair in room.chairs if chair.member is not None and not chair.away]
    members = dict.fromkeys(chair.member for chair in chairs if chair.member is not None)
    return [member for member in members if not room.members[member].program]


def voters(room: Room) -> list[int]:
    """They have one vote each; but for the host where no game is played, since it is about them."""
    return [one for one in players(room) if room.phase == "playing" or one != room.host]


def threshold(room: Room) -> int:
    """How many must agree; where no game is played, more than half."""
    if room.phase != "playing":
        return len(voters(room)) // 2 + 1
    match = room.game.match
    return min(len(voters(room)), match.rules.largest_team(match.options) + 1)


def call(room: Room, me: Member, ask: Call) -> None:
    """Whoever calls a ballot votes for it."""
    check_player(room, me)
    check_phase(room, ask)
    if me.id not in voters(room):
        raise Refused(NOT_YOURS)
    if room.ballot is not None:
        raise Refused(BALLOT_OPEN)
    if ask.ballot == "remove":
        check_absent(room, ask)
    elif ask.seat is not None:
        raise Refused(NOT_NOW)
    duration = length(room, HOST_BALLOT if ask.ballot == "host" else BALLOT, SLOW_BALLOT)
    if len(voters(room)) > 1 or ask.ballot == "host":
        check_haste(room, me, ask, duration)
    room.note(changes.Called(me.id, ask.ballot, ask.seat, room.now + duration))
    room.note(changes.Voted(me.id, True))


def check_player(room: Room, me: Member) -> None:
    """First of all: those who see the table later must not learn how it stands by a refusal."""
    if me.id not in players(room):
        raise Refused(NOT_YOURS)


def check_phase(room: Room, ask: Call) -> None:
    """Most are about the game that is played, one about who is host while none is."""
    playing = room.phase == "playing"
    if playing == (ask.ballot == "host") or (ask.ballot == "resume") != room.paused:
        raise Refused(NOT_NOW)


def check_haste(room: Room, me: Member, ask: Call, duration: int) -> None:
    """Nobody calls all the time, and nobody asks the same again as soon as it has failed."""
    last = room.last_call.get(me.id)
    times, at = room.failed.get((ask.ballot, ask.seat), (0, 0))
    # Once may have been a bad moment.
    wait = duration * 2 ** min(times - 1, MOST_DOUBLINGS) if times > 1 else 0
    if (last is not None and room.now < last + CALLS_APART * duration) or room.now < at + wait:
        raise Refused(TOO_FAST)


def check_absent(room: Room, ask: Call) -> None:
    """Only a seat in which a bot has had to sit in."""
    if ask.seat is None or not room.chair(ask.seat).away:
        raise Refused(NOT_ABSENT)


def called(room: Room, at: int, change: changes.Called) -> None:
    room.ballot = Ballot(change.about, change.seat, at, change.closes)
    room.last_call[change.member] = at


def vote(room: Room, me: Member, ask: Vote) -> None:
    """It may be changed until the ballot closes."""
    check_player(room, me)
    if room.ballot is None:
        raise Refused(NO_BALLOT)
    if me.id not in voters(room):
        raise Refused(NOT_YOURS)
    if room.ballot.votes.get(me.id) != ask.yes:
        room.note(changes.Voted(me.id, ask.yes))


def voted(room: Room, at: int, change: changes.Voted) -> None:
    assert room.ballot is not None
    room.ballot.votes[change.member] = change.yes


def closes_at(room: Room) -> int:
    """At its fixed moment; at once if there is nobody else to ask."""
    assert room.ballot is not None
    alone = len(voters(room)) <= 1 and room.ballot.votes and room.ballot.about != "host"
    return room.now if alone else room.ballot.closes


def count(room: Room) -> None:
    """Only whether it has passed comes out."""
    assert room.ballot is not None
    electorate = voters(room)
    yes = sum(room.ballot.votes.get(member, False) for member in electorate)
    passed = bool(electorate) and yes >= threshold(room) and not came_back(room, room.ballot)
    if room.ballot.about == "host":
        count_for_host(room, passed)
        return
    secret = fair.new_secret() if passed and room.ballot.about == "remake" else ""
    name = free_name(room) if passed and room.ballot.about == "remove" else ""
    room.note(changes.Counted(passed, secret, name))


def count_for_host(room: Room, passed: bool) -> None:
    """Whoever of those with a seat came first is host now, if they are here."""
    here = [member for member in voters(room) if member in room.runtime.sockets]
    room.note(changes.Counted(passed and bool(here)))
    if passed and here:
        room.note(changes.HandedOver(min(here)))


def came_back(room: Room, ballot: Ballot) -> bool:
    """Whoever is there again is not removed, nor a host who does something."""
    if ballot.about == "host":
        return room.runtime.acted.get(room.host, 0) > ballot.called
    return ballot.seat is not None and not room.chairs[ballot.seat].away


def counted(room: Room, at: int, change: changes.Counted) -> None:
    assert room.ballot is not None
    ballot, room.ballot = room.ballot, None
    room.last_ballot = (ballot.about, change.passed)
    about = (ballot.about, ballot.seat)
    if not change.passed:
        room.failed[about] = (room.failed.get(about, (0, 0))[0] + 1, at)
        return
    room.failed.pop(about, None)
    if ballot.about == "pause":
        room.paused_at = at
        room.paused_until = at + length(room, PAUSE, SLOW_PAUSE)
    elif ballot.about == "resume":
        go_on(room, at)
    elif ballot.about == "extend":
        extend(room, at)
    elif ballot.about == "remake":
        back_to_lobby(room, change.secret)
    elif ballot.seat is not None:
        remove(room, ballot.seat, change.name)


def go_on(room: Room, at: int) -> None:
    """The clocks run on from where they stood."""
    stood = at - room.paused_at
    room.paused_at = room.paused_until = 0
    room.deserted = False
    game = room.game
    game.opened += stood
    game.put_at += stood
    for plan in room.runtime.plans:
        plan.due += stood
    game.past = [(opened + stood, cost) for opened, cost in game.past]
    game.notice += stood if game.notice else 0
    game.complete += stood if game.complete else 0


def end_pause(room: Room) -> None:
    """Nobody has ended it."""
    room.note(changes.Resumed())


def resumed(room: Room, at: int, change: changes.Resumed) -> None:
    """Whether to go on is no question any more."""
    room.ballot = None
    go_on(room, at)


def extend(room: Room, at: int) -> None:
    """Everybody gets a bank more, and the question that is open all its time again."""
    for chair in room.chairs:
        chair.bank += seconds(room.settings.clocks.bank)
    room.game.notice = 0
    room.game.opened = at
    room.game.past = [(at, cost) for _, cost in room.game.past]


def remove(room: Room, seat: int, name: str) -> None:
    """The bot that sat in keeps the seat, under a name of its own."""
    chair = room.chairs[seat]
    chair.member, chair.away = None, False
    chair.level, chair.name = HEIR, name
