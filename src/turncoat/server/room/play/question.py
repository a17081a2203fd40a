"""The open question: who is asked, how it is answered, when it closes.

The room holds all answers to a question to several seats or to a window until it closes, so that
nobody can tell from the timing who had something to decide. Windows that would follow one another
if everybody passed are opened together (`stages`), so that one pause is enough.
"""

from typing import Final, Literal

from turncoat.core.decision import Decision
from turncoat.core.errors import (
    CANNOT_UNDO,
    NOT_AN_OPTION,
    NOT_ASKED,
    NOT_OFFERED,
    IllegalAnswer,
)
from turncoat.core.match import AnyMatch, listed
from turncoat.core.terms import GO_ON, Option, Seat
from turncoat.server.protocol.commands import Answer, Offer, Undo
from turncoat.server.protocol.errors import NOT_NOW, NOT_YOURS, PAUSED, STALE, Refused
from turncoat.server.room import changes
from turncoat.server.room.room import Room
from turncoat.server.room.state import Chair, Game, Member

Kind = Literal["turn", "secret", "window", "gathering"]
MOST_STAGES: Final = 12


def kind_of(match: AnyMatch) -> Kind:
    """Return how a question is put to people; this depends only on public facts."""
    decisions = list(match.pending.values())
    first = decisions[0]
    if first.window and first.topic[0] in match.rules.gatherings:
        return "gathering"
    if all(decision.window and GO_ON in decision.options for decision in decisions):
        return "window"
    return "secret" if len(decisions) > 1 else "turn"


def stages(room: Room) -> list[AnyMatch]:
    """The match, and the windows that follow if everybody passes and nothing is revealed."""
    runtime, game = room.runtime, room.game
    if runtime.staged != (room.deals, game.number):
        runtime.staged, runtime.stages = (room.deals, game.number), look_ahead(game.match)
    return runtime.stages


def look_ahead(match: AnyMatch) -> list[AnyMatch]:
    found = [match]
    if not match.pending or kind_of(match) != "window":
        return found
    asked = set(match.pending)
    while len(found) < MOST_STAGES:
        ahead = found[-1].clone()
        for seat in list(ahead.pending):
            ahead.answer(seat, GO_ON)
        quiet = (
            ahead.story_length == match.story_length
            and ahead.table.chance.count == match.table.chance.count
        )
        if not quiet or not ahead.pending or kind_of(ahead) != "window":
            break
        if asked & set(ahead.pending):
            break
        asked |= set(ahead.pending)
        found.append(ahead)
    return found


def asked(room: Room) -> dict[Seat, Decision]:
    """All decisions that may be answered now, including those of later stages."""
    if room.phase != "playing":
        return {}
    return {seat: decision for at in stages(room) for seat, decision in at.pending.items()}


def missing(room: Room) -> list[Seat]:
    """The seats whose answers are still missing."""
    return [seat for seat in asked(room) if seat not in room.game.held]


def own_chair(room: Room, me: Member, seat: Seat) -> Chair:
    """The chair of a seat that the member plays. Raises Refused(NOT_YOURS) or Refused(NOT_NOW)."""
    # A member without a seat may be a delayed spectator, who must not learn which seats there are.
    if not room.seats_of(me.id) or room.chair(seat).member != me.id:
        raise Refused(NOT_YOURS)
    if room.phase != "playing":
        raise Refused(NOT_NOW)
    return room.chairs[seat]


def check_running(room: Room, number: int) -> None:
    """Raise Refused(PAUSED), or Refused(STALE) if the question is not the one the member has
    seen.
    """
    if room.paused:
        raise Refused(PAUSED)
    if number != room.game.number:
        raise Refused(STALE)


def answer(room: Room, me: Member, command: Answer) -> None:
    """Answer a question. A single seat's answer takes effect at once; others are held until it
    closes.

    Raises Refused(NOT_YOURS), Refused(NOT_NOW), Refused(PAUSED) or Refused(STALE), or
    IllegalAnswer(NOT_ASKED) or IllegalAnswer(NOT_AN_OPTION).
    """
    chair = own_chair(room, me, command.seat)
    check_running(room, command.question)
    decision = asked(room).get(command.seat)
    if decision is None:
        raise IllegalAnswer(NOT_ASKED)
    option = listed(command.option, decision.options, NOT_AN_OPTION)
    return_seat(room, chair)
    if kind_of(room.game.match) == "turn":
        room.note(changes.Closed([(command.seat, option)]))
    elif room.game.held.get(command.seat) != option:
        room.note(changes.Chose(command.seat, option))


def return_seat(room: Room, chair: Chair) -> None:
    """Give a seat back to its player, who has just acted."""
    if chair.away:
        room.note(changes.Returned(chair.seat))


def chose(room: Room, at: int, change: changes.Chose) -> None:
    room.game.held[change.seat] = change.option
    if room.chairs[change.seat].by_bot:
        room.game.bot_answered = at


def close(room: Room) -> None:
    """Close the question with the answers so far. Seats that did not answer a window pass.

    The first stage in which somebody did more than pass is the last one.
    """
    answers: list[tuple[Seat, Option]] = []
    for match in stages(room):
        given = [(seat, room.game.held.get(seat, GO_ON)) for seat in match.pending]
        answers += given
        if any(option != GO_ON for _, option in given):
            break
    room.note(changes.Closed(answers))


def closed(room: Room, at: int, change: changes.Closed) -> None:
    game = room.game
    match = game.match
    cost = charge(room, game, change.answers[0][0], at) if kind_of(match) == "turn" else 0
    game.past.append((game.opened, cost))
    for seat, option in change.answers:
        match.answer(seat, option)
    next_question(room, at)


def charge(room: Room, game: Game, seat: Seat, at: int) -> int:
    """Take the time beyond the free time of a turn out of the seat's bank, and return how much. A
    bot's time is free.
    """
    chair, free = room.chairs[seat], (room.settings.clocks.move or 0) * 1000
    if not free or chair.by_bot:
        return 0
    cost = min(chair.bank, max(0, at - game.opened - free))
    chair.bank -= cost
    return cost


def next_question(room: Room, at: int) -> None:
    """Add the new events to the story and open the next question, or end the game."""
    game = room.game
    game.number += 1
    game.opened = game.put_at = at
    game.held = {}
    game.complete = game.bot_answered = game.notice = 0
    game.story.add(game.match.story_since(len(game.story.events)))
    if game.match.interrupted == 0 and game.under:
        put_back(room, game)
    if game.match.over:
        room.phase = "ended"
        room.drop_ballots()


def put_back(room: Room, game: Game) -> None:
    """Restore the answers to an interrupted question that are still offered."""
    decisions = asked(room)
    for (seat, topic), option in game.under.items():
        decision = decisions.get(seat)
        if decision and decision.topic == topic and option in decision.options:
            game.held[seat] = option
    game.under = {}


def offer(room: Room, me: Member, command: Offer) -> None:
    """Take an offer, which takes effect at once.

    Raises Refused(NOT_YOURS), Refused(NOT_NOW), Refused(PAUSED) or Refused(STALE), or
    IllegalAnswer(NOT_OFFERED).
    """
    chair = own_chair(room, me, command.seat)
    check_running(room, command.question)
    option = listed(command.option, room.game.match.offers(command.seat), NOT_OFFERED)
    return_seat(room, chair)
    room.note(changes.Interrupted(command.seat, option))


def interrupted(room: Room, at: int, change: changes.Interrupted) -> None:
    game = room.game
    decisions = asked(room)
    if kind_of(game.match) == "turn":
        charge(room, game, next(iter(decisions)), at)
    for seat, option in game.held.items():
        game.under[seat, decisions[seat].topic] = option
    game.match.interrupt(change.seat, change.option)
    next_question(room, at)


def undo(room: Room, me: Member, command: Undo) -> None:
    """Undo the last answer, in games that allow it and as long as nothing was revealed since.

    Raises Refused(NOT_YOURS), Refused(NOT_NOW), Refused(PAUSED) or Refused(STALE), or
    IllegalAnswer(CANNOT_UNDO).
    """
    chair = own_chair(room, me, command.seat)
    check_running(room, command.question)
    if not room.game.match.can_undo(command.seat):
        raise IllegalAnswer(CANNOT_UNDO)
    return_seat(room, chair)
    room.note(changes.TookBack(command.seat))


def took_back(room: Room, at: int, change: changes.TookBack) -> None:
    """Undo the seat's last answer as if it had never been given: the clock of that question runs
    on.
    """
    game = room.game
    game.story.cut(game.match.undo(change.seat))
    opened, cost = game.past.pop()
    next_question(room, at)
    game.opened = opened
    room.chairs[change.seat].bank += cost
