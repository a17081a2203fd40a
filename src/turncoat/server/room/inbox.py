"""The inbox of a room: commands, time, bot results and connections enter here.

Each function settles the room before it returns: everything due has happened, `room.unsaved` holds
the journal entries to write before anything is sent, and `room.jobs` the jobs for bots.
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

# Changes that need the game's rules. They are skipped in games whose rules are gone; only the story
# of those is left.
OF_A_GAME: Final = (
    changes.Chose, changes.Closed, changes.Interrupted,
    changes.TookBack, changes.Said, changes.Noticed,
    changes.NoticeLifted, changes.Resumed, changes.Deserted, changes.Attended,
)  # fmt: skip


def open_room(
    now: int, code: str, settings: Settings, shortest_pause: int = SHORTEST_PAUSE
) -> Room:
    """Open a new room without members. Raises Refused if the settings are not valid."""
    room = Room(CHANGES, shortest_pause)
    room.now = now
    seats.open_room(room, code, settings)
    return room


def restore(
    journal: Iterable[JournalRow],
    now: int,
    shortest_pause: int = SHORTEST_PAUSE,
) -> Room:
    """Rebuild a room from its journal. A game whose rules are gone is restored as its story
    only.
    """
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
    """Add a guest and return the member's ID.

    Raises Refused if they may not join or the name can't be used.
    """
    room.now = now
    member = members.join(room, name, language, token, visitor)
    settle(room)
    return member


def join_program(
    room: Room, now: int, me: Member, seat: int, name: str, language: str, token: str
) -> int:
    """Add a program on a seat, with a token of its own, and return the member's ID.

    Raises Refused(NOT_HOST), and other refusals if the seat or the name can't be taken.
    """
    room.now = now
    members.check_host(room, me)
    seats.check_lobby(room, me)
    seats.check_free(room, me, seat)
    member = members.let_in(room, name, language, token, program=True)
    room.note(changes.Seated(seat, member))
    settle(room)
    return member


def join_display(room: Room, now: int, me: Member, name: str, language: str, token: str) -> int:
    """Add a shared screen that shows public information without delay, and return the member's ID.

    Raises Refused(NOT_HOST), and Refused(NOT_NOW) for a host who is a delayed spectator: the screen
    would show them the present.
    """
    room.now = now
    members.check_host(room, me)
    if snapshots.sees_later(room, me):
        raise Refused(NOT_NOW)
    member = members.let_in(room, name, language, token, display=True)
    settle(room)
    return member


def move(room: Room, now: int, member: int, token: str) -> None:
    """Move a member to another device, with a new token."""
    room.now = now
    members.move(room, member, token)
    settle(room)


def erase(room: Room, now: int, member: int) -> None:
    """Erase a member or former member. Raises Refused(NO_SUCH_MEMBER)."""
    room.now = now
    erasing.erase(room, member)
    settle(room)


def take(room: Room, now: int, member: int, command: commands.AnyCommand) -> None:
    """Carry out a member's command, or raise Refused and change nothing."""
    room.now = now
    if room.closed:
        raise Refused(ROOM_CLOSED)
    act = COMMANDS.get(type(command))
    if act is None:
        raise Refused(BAD_MESSAGE)
    if room.member(member).display and not isinstance(command, commands.Leave):
        raise Refused(NOT_YOURS)
    room.runtime.acted[member] = now
    said = len(room.game.match.said) if room.phase == "playing" else 0
    try:
        act(room, room.member(member), command)
    except IllegalAnswer as error:
        raise Refused(error.reason) from None
    if isinstance(command, commands.Say) and len(room.game.match.said) > said:
        bots.reply(room)
    settle(room)


def connect(room: Room, now: int, member: int, origins: tuple[str, ...] = ()) -> None:
    """Note that a device of a member connected, and the hashes of its address."""
    room.now = now
    if origins:
        admission.remember(room, member, origins)
    clocks.connected(room, member)
    settle(room)


def disconnect(room: Room, now: int, member: int) -> None:
    """Note that a device of a member disconnected."""
    room.now = now
    clocks.disconnected(room, member)
    settle(room)


def begin_job(room: Room, now: int, job: BotJob) -> bool:
    """Note that a worker begins a job. Returns whether its results are still needed."""
    return bots.job_begun(room, now, job)


def finish_job(room: Room, now: int, job: BotJob, results: list[BotResult]) -> None:
    """Take the results of a job."""
    room.now = now
    bots.job_finished(room, job, results)
    settle(room)


def wake(room: Room, now: int) -> None:
    """Do what has become due."""
    room.now = now
    settle(room)


def lock(room: Room, now: int, locked: bool) -> None:
    """Lock or unlock the room for newcomers, on the operator's behalf."""
    room.now = now
    if (room.locked, room.locked_by_operator) != (locked, locked):
        room.note(changes.Locked(locked, by_operator=True))
    settle(room)


def ban(room: Room, now: int, member: int) -> None:
    """Remove and ban a member on the operator's behalf. In a running game a bot stands in.

    Raises Refused(NO_SUCH_MEMBER).
    """
    room.now = now
    other = room.member(member)
    admission.send_away(room, other)
    room.note(changes.Banned(other.id))
    members.leave(room, other, commands.Leave(id=0))
    settle(room)


def close_room(room: Room, now: int) -> None:
    """Close the room for good, on the operator's behalf."""
    room.now = now
    room.note(changes.RoomClosed())


def settle(room: Room) -> None:
    """Do everything that is due, then keep a snapshot for delayed spectators."""
    if room.closed:
        return
    while True:
        if room.phase == "playing" and not room.paused:
            bots.ask_bots(room)
            note_complete(room)
        due, act = next_due(room)
        if due > room.now:
            break
        act(room)
    folding.fold_if_long(room)
    clocks.show_presence(room)
    outbox.take_snapshot(room)


def note_complete(room: Room) -> None:
    """Remember when the last answer to a question arrived: secret answers are revealed an interval
    later.
    """
    if room.phase == "playing" and not room.paused and not room.game.complete:
        room.game.complete = 0 if question.missing(room) else room.now


def next_due(room: Room) -> clocks.Due:
    """The next thing that happens without a command, and when."""
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
    """Return when `wake` must be called next; None if nothing is due."""
    if room.closed:
        return None
    due, _ = next_due(room)
    release = snapshots.next_release(room)
    times = [int(time) for time in (due, release) if time is not None and time < inf]
    return min(times, default=None)


def rests_until(room: Room) -> int | None:
    """Return when the room must be back in memory if it is dropped now; at once while bots are to
    answer.
    """
    running = room.phase == "playing" and not room.paused and not room.closed
    if running and any(room.chairs[seat].by_bot for seat in question.missing(room)):
        return room.now
    return wakes_at(room)
