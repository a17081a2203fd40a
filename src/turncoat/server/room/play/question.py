"""The question on the table: who is asked, how it is answered, when it closes.

What several are asked at once, and each chance to react, is held by the room until it closes, so
that nobody can tell from the time who had something to think about. Windows that would follow one
another if everybody went on are opened together (`stages`): then one pause is enough.
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
    """How a question is put to people; it depends on what all can see."""
    decisions = list(match.pending.values())
    first = decisions[0]
    if first.window and first.topic[0] in match.rules.gatherings:
        return "gathering"
    if all(decision.window and GO_ON in decision.options for decision in decisions):
        return "window"
    return "secret" if len(decisions) > 1 else "turn"


def stages(room: Room) -> list[AnyMatch]:
    """The match, and the windows that follow if all go on without anything coming to light."""
    live, game = room.runtime, room.game
    if live.staged != (room.deals, game.number):
        live.staged, live.stages = (room.deals, game.number), look_ahead(game.match)
    return live.stages


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
    """All who may answer now, those of the windows ahead too."""
    if room.phase != "playing":
        return {}
    return {seat: decision for at in stages(room) for seat, decision in at.pending.items()}


def missing(room: Room) -> list[Seat]:
    """Whose answer is still to come."""
    return [seat for seat in asked(room) if seat not in room.game.held]


def in_the_chair(room: Room, me: Member, seat: Seat) -> Chair:
    """A member acts for a seat of its own. If a bot sat in, it has the seat back by that."""
    # Whoever has none may see the table later, and does not learn which seats it has now.
    if not room.seats_of(me.id) or room.chair(seat).member != me.id:
        raise Refused(NOT_YOURS)
    if room.phase != "playing":
        raise Refused(NOT_NOW)
    return room.chairs[seat]


def check_running(room: Room, number: int) -> None:
    """The question must be the one that the member has seen."""
    if room.paused:
        raise Refused(PAUSED)
    if number != room.game.number:
        raise Refused(STALE)


def answer(room: Room, me: Member, ask: Answer) -> None:
    """What is asked of one seat in turn takes effect at once; all else is held until it closes."""
    chair = in_the_chair(room, me, ask.seat)
    check_running(room, ask.question)
    decision = asked(room).get(ask.seat)
    if decision is None:
        raise IllegalAnswer(NOT_ASKED)
    option = listed(ask.option, decision.options, NOT_AN_OPTION)
    take_chair_back(room, chair)
    if kind_of(room.game.match) == "turn":
        room.note(changes.Closed([(ask.seat, option)]))
    elif room.game.held.get(ask.seat) != option:
        room.note(changes.Chose(ask.seat, option))


def take_chair_back(room: Room, chair: Chair) -> None:
    """Whoever acts is there."""
    if chair.away:
        room.note(changes.Returned(chair.seat))


def chose(room: Room, at: int, change: changes.Chose) -> None:
    room.game.held[change.seat] = change.option
    if room.chairs[change.seat].by_bot:
        room.game.pondered = at


def close(room: Room) -> None:
    """With what was answered; who said nothing to a window goes on.

    The first who does more than to go on ends it for those after.
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
    """What a turn took beyond its free time comes out of the bank; a bot's time is free."""
    chair, free = room.chairs[seat], (room.settings.clocks.move or 0) * 1000
    if not free or chair.by_bot:
        return 0
    cost = min(chair.bank, max(0, at - game.opened - free))
    chair.bank -= cost
    return cost


def next_question(room: Room, at: int) -> None:
    """The story goes on, and a new question is open, or the game is over."""
    game = room.game
    game.number += 1
    game.opened = game.put_at = at
    game.held = {}
    game.complete = game.pondered = game.notice = 0
    game.story.add(game.match.story_since(len(game.story.told)))
    if game.match.interrupted == 0 and game.under:
        put_back(room, game)
    if game.match.over:
        room.phase = "ended"
        room.drop_ballots()


def put_back(room: Room, game: Game) -> None:
    """Answers to a question that was interrupted hold as far as they are still offered."""
    decisions = asked(room)
    for (seat, topic), option in game.under.items():
        decision = decisions.get(seat)
        if decision and decision.topic == topic and option in decision.options:
            game.held[seat] = option
    game.under = {}


def offer(room: Room, me: Member, ask: Offer) -> None:
    """A standing offer takes effect at once."""
    chair = in_the_chair(room, me, ask.seat)
    check_running(room, ask.question)
    option = listed(ask.option, room.game.match.offers(ask.seat), NOT_OFFERED)
    take_chair_back(room, chair)
    room.note(changes.Interrupted(ask.seat, option))


def interrupted(room: Room, at: int, change: changes.Interrupted) -> None:
    game = room.game
    decisions = asked(room)
    if kind_of(game.match) == "turn":
        charge(room, game, next(iter(decisions)), at)
    for seat, option in game.held.items():
        game.under[seat, decisions[seat].topic] = option
    game.match.interrupt(change.seat, change.option)
    next_question(room, at)


def undo(room: Room, me: Member, ask: Undo) -> None:
    """In games that allow it, as long as nothing came to light."""
    chair = in_the_chair(room, me, ask.seat)
    check_running(room, ask.question)
    if not room.game.match.can_undo(ask.seat):
        raise IllegalAnswer(CANNOT_UNDO)
    take_chair_back(room, chair)
    room.note(changes.TookBack(ask.seat))


def took_back(room: Room, at: int, change: changes.TookBack) -> None:
    """As if it had never been given: the clock of the question before runs on."""
    game = room.game
    game.story.cut(game.match.undo(change.seat))
    opened, cost = game.past.pop()
    next_question(room, at)
    game.opened = opened
    room.chairs[change.seat].bank += cost
