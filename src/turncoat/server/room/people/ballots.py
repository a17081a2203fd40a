"""Secret ballots: pause, resume, more time, a new deal, removing an absent player.

Nobody learns who called a ballot, who voted, or how many did. Everybody who plays may vote. A
ballot passes with more votes than one team could have members, or with all votes if there are
fewer. It stays open for its full length however soon everybody has voted, unless there is only one
voter. A ballot that failed twice in a row can't be called again for a while, which doubles each
time.

Outside a game, members with a seat may vote for another host. Such a ballot fails if the host does
anything while it is open, so only an inactive host is replaced.
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
from turncoat.server.room.play.levels import STAND_IN
from turncoat.server.room.room import Room
from turncoat.server.room.seats import back_to_lobby, free_name
from turncoat.server.room.state import Ballot, Member

BALLOT: Final = 30
SLOW_BALLOT: Final = 12 * 60 * 60
# How long a pause lasts if nobody ends it.
PAUSE: Final = 15 * 60
SLOW_PAUSE: Final = 7 * 24 * 60 * 60
# How long a member must wait between two calls, in lengths of a ballot.
CALLS_APART: Final = 4
# How long a host has to show that they are active.
HOST_BALLOT: Final = 120
# The wait for a failed ballot doubles at most this often.
MOST_DOUBLINGS: Final = 3


def length(room: Room, live: int, slow: int) -> int:
    """A length for the pace of the room, in milliseconds."""
    return (slow if room.settings.clocks.pace == "correspondence" else live) * 1000


def players(room: Room) -> list[int]:
    """Members who play their seats themselves, each listed once."""
    chairs = [chair for chair in room.chairs if chair.member is not None and not chair.away]
    members = dict.fromkeys(chair.member for chair in chairs if chair.member is not None)
    return [member for member in members if not room.members[member].program]


def voters(room: Room) -> list[int]:
    """Members who may vote, one vote each: all players or, outside a game, all of them but the
    host.
    """
    return [one for one in players(room) if room.phase == "playing" or one != room.host]


def threshold(room: Room) -> int:
    """Return how many votes a ballot needs; outside a game, a majority."""
    if room.phase != "playing":
        return len(voters(room)) // 2 + 1
    match = room.game.match
    return min(len(voters(room)), match.rules.largest_team(match.options) + 1)


def call(room: Room, me: Member, command: Call) -> None:
    """Call a ballot and vote for it.

    Raises Refused(NOT_YOURS), Refused(NOT_NOW), Refused(BALLOT_OPEN), Refused(NOT_ABSENT) or
    Refused(TOO_FAST).
    """
    check_player(room, me)
    check_phase(room, command)
    if me.id not in voters(room):
        raise Refused(NOT_YOURS)
    if room.ballot is not None:
        raise Refused(BALLOT_OPEN)
    if command.ballot == "remove":
        check_absent(room, command)
    elif command.seat is not None:
        raise Refused(NOT_NOW)
    duration = length(room, HOST_BALLOT if command.ballot == "host" else BALLOT, SLOW_BALLOT)
    if len(voters(room)) > 1 or command.ballot == "host":
        check_haste(room, me, command, duration)
    room.note(changes.Called(me.id, command.ballot, command.seat, room.now + duration))
    room.note(changes.Voted(me.id, True))


def check_player(room: Room, me: Member) -> None:
    """Raise Refused(NOT_YOURS) unless the member plays.

    This is checked first: refusals must not tell delayed spectators how the game stands.
    """
    if me.id not in players(room):
        raise Refused(NOT_YOURS)


def check_phase(room: Room, command: Call) -> None:
    """Raise Refused(NOT_NOW) if this ballot is for another phase. All but `host` are about a
    running game.
    """
    playing = room.phase == "playing"
    if playing == (command.ballot == "host") or (command.ballot == "resume") != room.paused:
        raise Refused(NOT_NOW)


def check_haste(room: Room, me: Member, command: Call, duration: int) -> None:
    """Raise Refused(TOO_FAST) if the member called a ballot just now, or this ballot failed
    repeatedly.
    """
    last = room.last_call.get(me.id)
    times, at = room.failed.get((command.ballot, command.seat), (0, 0))
    # The first failure may just have been bad timing.
    wait = duration * 2 ** min(times - 1, MOST_DOUBLINGS) if times > 1 else 0
    if (last is not None and room.now < last + CALLS_APART * duration) or room.now < at + wait:
        raise Refused(TOO_FAST)


def check_absent(room: Room, command: Call) -> None:
    """Raise Refused(NOT_ABSENT) unless a bot stands in for the seat."""
    if command.seat is None or not room.chair(command.seat).away:
        raise Refused(NOT_ABSENT)


def called(room: Room, at: int, change: changes.Called) -> None:
    room.ballot = Ballot(change.about, change.seat, at, change.closes)
    room.last_call[change.member] = at


def vote(room: Room, me: Member, command: Vote) -> None:
    """Vote in the open ballot, or change the vote.

    Raises Refused(NOT_YOURS) or Refused(NO_BALLOT).
    """
    check_player(room, me)
    if room.ballot is None:
        raise Refused(NO_BALLOT)
    if me.id not in voters(room):
        raise Refused(NOT_YOURS)
    if room.ballot.votes.get(me.id) != command.yes:
        room.note(changes.Voted(me.id, command.yes))


def voted(room: Room, at: int, change: changes.Voted) -> None:
    assert room.ballot is not None
    room.ballot.votes[change.member] = change.yes


def closes_at(room: Room) -> int:
    """Return when the open ballot closes: at a fixed time, or at once if only one may vote."""
    assert room.ballot is not None
    alone = len(voters(room)) <= 1 and room.ballot.votes and room.ballot.about != "host"
    return room.now if alone else room.ballot.closes


def count(room: Room) -> None:
    """Close the ballot. Only whether it passed is made known."""
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
    """Close a ballot about the host. If it passed, the connected voter who joined first becomes
    host.
    """
    here = [member for member in voters(room) if member in room.runtime.sockets]
    room.note(changes.Counted(passed and bool(here)))
    if passed and here:
        room.note(changes.HandedOver(min(here)))


def came_back(room: Room, ballot: Ballot) -> bool:
    """Whether the person a ballot is about has returned, or the host has done something."""
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
    """Resume the game: shift all clocks by the length of the pause."""
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
    """Resume the game because the pause ran out."""
    room.note(changes.Resumed())


def resumed(room: Room, at: int, change: changes.Resumed) -> None:
    """Resume the game, and drop the open ballot, which can only be about resuming."""
    room.ballot = None
    go_on(room, at)


def extend(room: Room, at: int) -> None:
    """Add another bank to every seat, and restart the clock of the open question."""
    for chair in room.chairs:
        chair.bank += seconds(room.settings.clocks.bank)
    room.game.notice = 0
    room.game.opened = at
    room.game.past = [(at, cost) for _, cost in room.game.past]


def remove(room: Room, seat: int, name: str) -> None:
    """Give an absent player's seat to the bot that stood in, under a name of its own."""
    chair = room.chairs[seat]
    chair.member, chair.away = None, False
    chair.level, chair.name = STAND_IN, name
