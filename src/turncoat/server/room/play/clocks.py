"""Clocks: when a question closes, when time is up, when a bot stands in. All by public facts.

A seat is late if it is out of time, or disconnected for too long, while the table waits for it.
Late seats get a notice; then a bot stands in, with the seat's own view, until the player returns.
"""

from collections.abc import Callable, Iterator
from math import inf
from typing import TypeAlias

from turncoat.core.terms import Seat
from turncoat.server.protocol.commands import Return
from turncoat.server.room import changes
from turncoat.server.room.play.pace import pause
from turncoat.server.room.play.question import (
    asked,
    close,
    kind_of,
    missing,
    own_chair,
    return_seat,
)
from turncoat.server.room.room import Room
from turncoat.server.room.state import Member

Due: TypeAlias = tuple[float, Callable[[Room], None]]


def seconds(length: int | None) -> int:
    """A length from the settings in milliseconds."""
    return (length or 0) * 1000


def next_interval(room: Room, moment: int) -> int:
    """The first interval boundary of this question at or after a moment."""
    interval, opened = room.settings.clocks.interval_ms or 0, room.game.opened
    if not interval:
        return moment
    return opened + max(1, -(-(moment - opened) // interval)) * interval


def question_dues(room: Room) -> Iterator[Due]:
    """Yield what happens to the open question without a command, and when."""
    closing = closes_at(room)
    if closing < inf:
        yield closing, close
    elif room.game.notice:
        yield room.game.notice, sit_in_for_all
    else:
        yield late_at(room), give_notice


def closes_at(room: Room) -> float:
    """Return when the open question closes as things stand; infinity if that is not known yet."""
    game = room.game
    fixed = window_length(room)
    if fixed:
        if any(room.chairs[seat].by_bot for seat in missing(room)):
            return inf
        closing = game.opened + fixed
        return closing if game.bot_answered <= closing else next_interval(room, game.bot_answered)
    if game.complete:
        return next_interval(room, game.complete)
    if kind_of(game.match) in ("window", "gathering") and limit(room):
        return game.opened + limit(room)
    return inf


def window_length(room: Room) -> int:
    """Return how long a window stays open, no matter who uses it; 0 if it waits for everybody.

    If only bots are asked, their pause is enough. People who share a device need more time than a
    fixed length.
    """
    if kind_of(room.game.match) != "window":
        return 0
    chairs = [room.chairs[seat] for seat in asked(room)]
    if all(chair.by_bot for chair in chairs):
        return pause(room)
    if any(len(room.seats_of(chair.member)) > 1 for chair in chairs if chair.member is not None):
        return 0
    return seconds(room.settings.clocks.window)


def limit(room: Room) -> int:
    """Return how long the question may stay open before a seat is late; 0 without a limit."""
    game, clocks = room.game, room.settings.clocks
    kind = kind_of(game.match)
    if kind == "turn":
        [seat] = game.match.pending
        return seconds(clocks.move) + room.chairs[seat].bank if clocks.move else 0
    # Where people look in once a day, a game's own minutes for talking would pass unused.
    if kind == "gathering" and clocks.pace != "correspondence":
        topic = next(iter(game.match.pending.values())).topic
        return game.match.rules.time_to_talk(topic) * 1000 or seconds(clocks.secret)
    return seconds(clocks.secret)


def out_of_time(room: Room, at: int) -> bool:
    """Whether the question has reached its time limit."""
    now = room.paused_at or at
    return limit(room) > 0 and now >= room.game.opened + limit(room)


def people_missing(room: Room) -> list[Seat]:
    """Seats of people for whose answers the table waits."""
    return [seat for seat in missing(room) if not room.chairs[seat].by_bot]


def late_at(room: Room) -> float:
    """Return when late seats get a notice."""
    waited_for = people_missing(room)
    if not waited_for:
        return inf
    longest = limit(room)
    up = room.game.opened + longest if longest else inf
    in_secret = kind_of(room.game.match) != "turn"
    return min(up, inf if in_secret and longest else gone_at(room, waited_for))


def gone_at(room: Room, seats: list[Seat]) -> float:
    """Return when all of these seats have been disconnected for too long."""
    patience = seconds(room.settings.clocks.gone)
    members = [room.chairs[seat].member or 0 for seat in seats]
    if not patience or any(member in room.runtime.sockets for member in members):
        return inf
    # A member who has never connected, such as a program, counts as away.
    since = max(room.runtime.away_since.get(member, 0) for member in members)
    return max(since, room.game.opened) + patience


def give_notice(room: Room) -> None:
    """Warn the late seats that bots are about to stand in."""
    room.note(changes.Noticed(room.now + seconds(room.settings.clocks.notice)))


def noticed(room: Room, at: int, change: changes.Noticed) -> None:
    room.game.notice = change.until


def sit_in_for_all(room: Room) -> None:
    """Let bots stand in for all late seats. Nobody's move is random, and no table gets stuck."""
    late = people_missing(room)
    for seat in late:
        room.note(changes.SatIn(seat))
    if not late:
        # Everybody answered in time, and only bots are still choosing.
        room.note(changes.NoticeLifted())


def sat_in(room: Room, at: int, change: changes.SatIn) -> None:
    """Mark the seat as played by a bot. A player who ran out of time has used up the bank as
    well.
    """
    chair = room.chairs[change.seat]
    if room.phase == "playing":
        match = room.game.match
        if kind_of(match) == "turn" and change.seat in match.pending and out_of_time(room, at):
            chair.bank = 0
        room.game.notice = 0
    chair.away = True


def come_back(room: Room, me: Member, command: Return) -> None:
    """Take a seat back from the bot. Raises Refused(NOT_YOURS) or Refused(NOT_NOW)."""
    return_seat(room, own_chair(room, me, command.seat))


def returned(room: Room, at: int, change: changes.Returned) -> None:
    """Give the seat back. Any answer the bot held is dropped, so that the player can decide."""
    room.chairs[change.seat].away = False
    if room.phase == "playing":
        room.game.held.pop(change.seat, None)
        room.game.complete = 0


def connected(room: Room, member: int) -> None:
    """Count a connection of a member: they get their seats back, and a notice for being gone is
    lifted.
    """
    runtime = room.runtime
    runtime.sockets[member] = runtime.sockets.get(member, 0) + 1
    runtime.away_since.pop(member, None)
    runtime.came.add(member)
    if room.deserted:
        room.note(changes.Attended())
    if room.phase != "playing":
        return
    for seat in room.seats_of(member):
        return_seat(room, room.chairs[seat])
    waited_for = [room.chairs[seat].member for seat in people_missing(room)]
    if room.game.notice and member in waited_for and not out_of_time(room, room.now):
        room.note(changes.NoticeLifted())


def notice_lifted(room: Room, at: int, change: changes.NoticeLifted) -> None:
    room.game.notice = 0


def disconnected(room: Room, member: int) -> None:
    """Count a closed connection of a member; without any left they are away."""
    runtime = room.runtime
    runtime.sockets[member] = runtime.sockets.get(member, 1) - 1
    if runtime.sockets[member] <= 0:
        del runtime.sockets[member]
        runtime.away_since[member] = room.now
    if not runtime.sockets:
        runtime.left_at = room.now


def show_presence(room: Room) -> None:
    """Update who is shown as present, except while a secret decision is open: it would reveal who
    is thinking.
    """
    if room.phase != "playing" or kind_of(room.game.match) not in ("secret", "window"):
        room.runtime.shown_present = set(room.runtime.sockets)
