"""Time: when a question closes, when time is up, when a bot sits in. All by what is public.

Somebody is late who is out of time, or not connected for too long, while the table waits for them.
They get a notice; then a bot sits in with the seat's own view and claims, until they return.
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
    in_the_chair,
    kind_of,
    missing,
    take_chair_back,
)
from turncoat.server.room.room import Room
from turncoat.server.room.state import Member

Due: TypeAlias = tuple[float, Callable[[Room], None]]


def seconds(length: int | None) -> int:
    """A length of the settings in milliseconds."""
    return (length or 0) * 1000


def beat_after(room: Room, moment: int) -> int:
    """The first beat of this question at or after a moment."""
    beat, opened = room.settings.clocks.interval_ms or 0, room.game.opened
    if not beat:
        return moment
    return opened + max(1, -(-(moment - opened) // beat)) * beat


def question_dues(room: Room) -> Iterator[Due]:
    """What becomes of the question by itself, and when."""
    closing = closes_at(room)
    if closing < inf:
        yield closing, close
    elif room.game.notice:
        yield room.game.notice, sit_in_for_all
    else:
        yield late_at(room), give_notice


def closes_at(room: Room) -> float:
    """When the question closes as things stand."""
    game = room.game
    fixed = window_length(room)
    if fixed:
        if any(room.chairs[seat].by_bot for seat in missing(room)):
            return inf
        closing = game.opened + fixed
        return closing if game.pondered <= closing else beat_after(room, game.pondered)
    if game.complete:
        return beat_after(room, game.complete)
    if kind_of(game.match) in ("window", "gathering") and limit(room):
        return game.opened + limit(room)
    return inf


def window_length(room: Room) -> int:
    """How long a chance to react stays open, whoever uses it; 0 if it waits for all.

    Bots alone need no more than their pause. Whoever shares a device can't hurry.
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
    """How long the question may stay open before anybody is late; 0 for ever."""
    game, clocks = room.game, room.settings.clocks
    kind = kind_of(game.match)
    if kind == "turn":
        [seat] = game.match.pending
        return seconds(clocks.move) + room.chairs[seat].bank if clocks.move else 0
    # Where people look in once a day, a game's own minutes for talk would be over unheard.
    if kind == "gathering" and clocks.pace != "correspondence":
        topic = next(iter(game.match.pending.values())).topic
        return game.match.rules.time_to_talk(topic) * 1000 or seconds(clocks.secret)
    return seconds(clocks.secret)


def out_of_time(room: Room, at: int) -> bool:
    """Whether the question was open for as long as it may be."""
    now = room.paused_at or at
    return limit(room) > 0 and now >= room.game.opened + limit(room)


def people_missing(room: Room) -> list[Seat]:
    """People whom the table waits for."""
    return [seat for seat in missing(room) if not room.chairs[seat].by_bot]


def late_at(room: Room) -> float:
    """When those whom the table waits for get a notice."""
    waited_for = people_missing(room)
    if not waited_for:
        return inf
    longest = limit(room)
    up = room.game.opened + longest if longest else inf
    in_secret = kind_of(room.game.match) != "turn"
    return min(up, inf if in_secret and longest else gone_at(room, waited_for))


def gone_at(room: Room, seats: list[Seat]) -> float:
    """When all of them have been away for too long."""
    patience = seconds(room.settings.clocks.gone)
    members = [room.chairs[seat].member or 0 for seat in seats]
    if not patience or any(member in room.runtime.sockets for member in members):
        return inf
    # Whoever was never here, a program perhaps, is away as well.
    since = max(room.runtime.away_since.get(member, 0) for member in members)
    return max(since, room.game.opened) + patience


def give_notice(room: Room) -> None:
    """They are told that a bot is about to sit in."""
    room.note(changes.Noticed(room.now + seconds(room.settings.clocks.notice)))


def noticed(room: Room, at: int, change: changes.Noticed) -> None:
    room.game.notice = change.until


def sit_in_for_all(room: Room) -> None:
    """Never a random move, never a frozen table."""
    late = people_missing(room)
    for seat in late:
        room.note(changes.SatIn(seat))
    if not late:
        # They made it after all, and only bots are still thinking.
        room.note(changes.NoticeLifted())


def sat_in(room: Room, at: int, change: changes.SatIn) -> None:
    """Whoever let a whole turn pass has used up the bank as well."""
    chair = room.chairs[change.seat]
    if room.phase == "playing":
        match = room.game.match
        if kind_of(match) == "turn" and change.seat in match.pending and out_of_time(room, at):
            chair.bank = 0
        room.game.notice = 0
    chair.away = True


def come_back(room: Room, me: Member, ask: Return) -> None:
    """Somebody wants the seat back from the bot."""
    take_chair_back(room, in_the_chair(room, me, ask.seat))


def returned(room: Room, at: int, change: changes.Returned) -> None:
    """What the bot was about to answer is for the person to decide."""
    room.chairs[change.seat].away = False
    if room.phase == "playing":
        room.game.held.pop(change.seat, None)
        room.game.complete = 0


def connected(room: Room, member: int) -> None:
    """Somebody is here (again): seats are given back, and a notice for being gone is lifted."""
    live = room.runtime
    live.sockets[member] = live.sockets.get(member, 0) + 1
    live.away_since.pop(member, None)
    live.came.add(member)
    if room.deserted:
        room.note(changes.Attended())
    if room.phase != "playing":
        return
    for seat in room.seats_of(member):
        take_chair_back(room, room.chairs[seat])
    waited_for = [room.chairs[seat].member for seat in people_missing(room)]
    if room.game.notice and member in waited_for and not out_of_time(room, room.now):
        room.note(changes.NoticeLifted())


def notice_lifted(room: Room, at: int, change: changes.NoticeLifted) -> None:
    room.game.notice = 0


def disconnected(room: Room, member: int) -> None:
    """A device is gone; the last one counts."""
    live = room.runtime
    live.sockets[member] = live.sockets.get(member, 1) - 1
    if live.sockets[member] <= 0:
        del live.sockets[member]
        live.away_since[member] = room.now
    if not live.sockets:
        live.left_at = room.now


def show_presence(room: Room) -> None:
    """Who is here is told, but not while a secret choice is open: it would tell who is thinking."""
    if room.phase != "playing" or kind_of(room.game.match) not in ("secret", "window"):
        room.runtime.shown_present = set(room.runtime.sockets)
