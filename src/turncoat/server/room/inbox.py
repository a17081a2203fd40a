"""The desk of a room: requests, time, thoughts and connections come in here.

Afterwards the room has settled: everything that is due has happened, `fresh` holds what must be
written down before anybody sees it, and `jobs` what bots are to think about.
"""

from collections.abc import Callable, Iterable
from math import inf
from typing import Any, Final, TypeAlias

from turncoat.core.errors import IllegalAnswer
from turncoat.core.talk import as_told_now
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import BAD_MESSAGE, NOT_NOW, NOT_YOURS, ROOM_CLOSED, Refused
from turncoat.server.protocol.settings import Settings
from turncoat.server.room import changes, erasing, folding, outbox, seats, snapshots, talk
from turncoat.server.room.people import admission, ballots, members, moderation
from turncoat.server.room.people.admission import Visitor
from turncoat.server.room.play import bots, clocks, desertion, question
from turncoat.server.room.play.bot_jobs import BotJob, BotResult
from turncoat.server.room.play.pace import SHORTEST_PAUSE
from turncoat.server.room.room import Apply, JournalRow, Room
from turncoat.server.room.state import Member

Take: TypeAlias = Callable[[Room, Member, Any], None]

COMMANDS: Final[dict[type[Any], Take]] = {
    commands.Sit: seats.sit,
    commands.Stand: seats.stand,
    commands.SeatBot: seats.seat_bot,
    commands.Clear: seats.clear,
    commands.Arrange: seats.arrange,
    commands.Ready: seats.ready,
    commands.Again: seats.again,
    commands.Rename: members.rename,
    commands.Kick: moderation.kick,
    commands.Lock: moderation.lock,
    commands.Ban: moderation.ban,
    commands.Unban: moderation.unban,
    commands.HandOver: members.hand_over,
    commands.Leave: members.leave,
    commands.Mute: members.mute,
    commands.Answer: question.answer,
    commands.Offer: question.offer,
    commands.Undo: question.undo,
    commands.Return: clocks.come_back,
    commands.Say: talk.say,
    commands.Write: talk.write,
    commands.Call: ballots.call,
    commands.Vote: ballots.vote,
}

CHANGES: Final[dict[type[Any], Apply]] = {
    changes.Opened: seats.opened,
    changes.Joined: members.joined,
    changes.Moved: members.moved,
    changes.Renamed: members.renamed,
    changes.Left: members.left,
    changes.Erased: erasing.erased,
    changes.Locked: moderation.locked,
    changes.Banned: moderation.banned,
    changes.Unbanned: moderation.unbanned,
    changes.Seated: seats.seated,
    changes.BotSeated: seats.bot_seated,
    changes.Vacated: seats.vacated,
    changes.Arranged: seats.arranged,
    changes.HandedOver: members.handed_over,
    changes.Readied: seats.readied,
    changes.Dealt: seats.dealt,
    changes.Numbered: seats.numbered,
    changes.Again: seats.another,
    changes.Lobby: folding.folded,
    changes.Chose: question.chose,
    changes.Closed: question.closed,
    changes.Interrupted: question.interrupted,
    changes.TookBack: question.took_back,
    changes.Said: talk.said,
    changes.Wrote: talk.wrote,
    changes.Muted: members.muted,
    changes.Noticed: clocks.noticed,
    changes.NoticeLifted: clocks.notice_lifted,
    changes.SatIn: clocks.sat_in,
    changes.Returned: clocks.returned,
    changes.Called: ballots.called,
    changes.Voted: ballots.voted,
    changes.Counted: ballots.counted,
    changes.Resumed: ballots.resumed,
    changes.Deserted: desertion.deserted,
    changes.Attended: desertion.attended,
    changes.RoomClosed: members.room_closed,
}

UNKNOWN: Final = Visitor()

# What the rules must be there for; of games by rules that are gone only the story is left.
OF_A_GAME: Final = (
    changes.Chose, changes.Closed, changes.Interrupted,
    changes.TookBack, changes.Said, changes.Noticed,
    changes.NoticeLifted, changes.Resumed, changes.Deserted, changes.Attended,
)  # fmt: skip


def open_room(
    now: int, code: str, settings: Settings, shortest_pause: int = SHORTEST_PAUSE
) -> Room:
    """A new room, still empty."""
    room = Room(CHANGES, shortest_pause)
    room.now = now
    seats.open_room(room, code, settings)
    return room


def restore(
    journal: Iterable[JournalRow],
    now: int,
    shortest_pause: int = SHORTEST_PAUSE,
) -> Room:
    """A room as its journal tells it: when, what, and what was told to whom."""
    room = Room(CHANGES, shortest_pause)
    for number, at, change, kept, told in journal:
        outbox.take_snapshot_before(room, at, now)
        room.now, room.numbered = at, number - 1
        if room.phase == "outdated" and isinstance(change, OF_A_GAME):
            room.numbered += 1
        else:
            room.apply(at, change)
        if room.phase == "outdated":
            room.game.story.cut(kept)
            room.game.story.add([(heard, as_told_now(heard, event)) for heard, event in told])
    if room.phase == "outdated":
        room.drop_ballots()
    note_complete(room)
    outbox.take_snapshot_before(room, now, now)
    room.now = now
    room.runtime.away_since, room.runtime.left_at = dict.fromkeys(room.members, now), now
    seats.number(room)
    settle(room)
    return room


def join(
    room: Room, now: int, name: str, language: str, token: str, visitor: Visitor = UNKNOWN
) -> int:
    """A guest comes in."""
    room.now = now
    member = members.join(room, name, language, token, visitor)
    settle(room)
    return member


def join_program(
    room: Room, now: int, me: Member, seat: int, name: str, language: str, token: str
) -> int:
    """The host gives a seat to a program, with a token of its own."""
    room.now = now
    members.check_host(room, me)
    seats.check_lobby(room, me)
    seats.check_free(room, me, seat)
    member = members.let_in(room, name, language, token, program=True)
    room.note(changes.Seated(seat, member))
    settle(room)
    return member


def join_display(room: Room, now: int, me: Member, name: str, language: str, token: str) -> int:
    """The host lets a screen show the table to all who are in one room, at once: so not a host who
    is to see it later."""
    room.now = now
    members.check_host(room, me)
    if snapshots.sees_later(room, me):
        raise Refused(NOT_NOW)
    member = members.let_in(room, name, language, token, display=True)
    settle(room)
    return member


def move(room: Room, now: int, member: int, token: str) -> None:
    """A member goes to another device."""
    room.now = now
    members.move(room, member, token)
    settle(room)


def erase(room: Room, now: int, member: int) -> None:
    """A member wants to be forgotten, or somebody who was one."""
    room.now = now
    erasing.erase(room, member)
    settle(room)


def take(room: Room, now: int, member: int, ask: commands.AnyCommand) -> None:
    """A request of a member: it happens, or raises Refused and changes nothing."""
    room.now = now
    if room.closed:
        raise Refused(ROOM_CLOSED)
    act = COMMANDS.get(type(ask))
    if act is None:
        raise Refused(BAD_MESSAGE)
    if room.member(member).display and not isinstance(ask, commands.Leave):
        raise Refused(NOT_YOURS)
    room.runtime.acted[member] = now
    said = len(room.game.match.said) if room.phase == "playing" else 0
    try:
        act(room, room.member(member), ask)
    except IllegalAnswer as error:
        raise Refused(error.reason) from None
    if isinstance(ask, commands.Say) and len(room.game.match.said) > said:
        bots.reply(room)
    settle(room)


def connect(room: Room, now: int, member: int, origins: tuple[str, ...] = ()) -> None:
    """A device of a member is here, and comes from there."""
    room.now = now
    if origins:
        admission.remember(room, member, origins)
    clocks.connected(room, member)
    settle(room)


def disconnect(room: Room, now: int, member: int) -> None:
    """A device of a member is gone."""
    room.now = now
    clocks.disconnected(room, member)
    settle(room)


def begin(room: Room, now: int, job: BotJob) -> bool:
    """Bots begin to think; whether they still need to."""
    return bots.begun(room, now, job)


def hear(room: Room, now: int, job: BotJob, results: list[BotResult]) -> None:
    """Bots have made up their minds."""
    room.now = now
    bots.thought(room, job, results)
    settle(room)


def wake(room: Room, now: int) -> None:
    """Time has passed."""
    room.now = now
    settle(room)


def lock(room: Room, now: int, locked: bool) -> None:
    """The operator lets nobody new in, or does again."""
    room.now = now
    if (room.locked, room.locked_by_operator) != (locked, locked):
        room.note(changes.Locked(locked, by_operator=True))
    settle(room)


def ban(room: Room, now: int, member: int) -> None:
    """The operator sends a member away for good; from a running game as all go, so that a bot
    sits in."""
    room.now = now
    other = room.member(member)
    admission.send_away(room, other)
    room.note(changes.Banned(other.id))
    members.leave(room, other, commands.Leave(id=0))
    settle(room)


def close_room(room: Room, now: int) -> None:
    """The operator closes the room for good, whatever is going on in it."""
    room.now = now
    room.note(changes.RoomClosed())


def settle(room: Room) -> None:
    """Do all that is due by now; then those who watch later get a picture."""
    if room.closed:
        return
    while True:
        if room.phase == "playing" and not room.paused:
            bots.prompt(room)
            note_complete(room)
        due, act = next_due(room)
        if due > room.now:
            break
        act(room)
    folding.fold_if_long(room)
    clocks.show_presence(room)
    outbox.take_snapshot(room)


def note_complete(room: Room) -> None:
    """When the last answer came; it is on the same beat as whatever happened since."""
    if room.phase == "playing" and not room.paused and not room.game.complete:
        room.game.complete = 0 if question.missing(room) else room.now


def next_due(room: Room) -> clocks.Due:
    """The next thing that happens by itself, and when; what was due first goes first."""
    dues: list[clocks.Due] = [(inf, ballots.count)]
    if room.ballot is not None:
        dues.append((ballots.closes_at(room), ballots.count))
    if members.heirs(room):
        dues.append((members.host_is_missed_at(room), members.replace_host))
    if room.paused_until:
        dues.append((room.paused_until, ballots.end_pause))
    elif room.phase == "playing" and not room.paused:
        dues += desertion.dues(room)
        dues += bots.plan_dues(room)
        dues += clocks.question_dues(room)
    return min(dues, key=lambda due: due[0])


def wakes_at(room: Room) -> int | None:
    """When to come back with the time."""
    if room.closed:
        return None
    due, _ = next_due(room)
    release = snapshots.next_release(room)
    times = [int(time) for time in (due, release) if time is not None and time < inf]
    return min(times, default=None)


def rests_until(room: Room) -> int | None:
    """When the room must be in memory again if it is dropped; at once as long as bots think."""
    running = room.phase == "playing" and not room.paused and not room.closed
    if running and any(room.chairs[seat].by_bot for seat in question.missing(room)):
        return room.now
    return wakes_at(room)
