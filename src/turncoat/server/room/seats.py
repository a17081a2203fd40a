"""The lobby: who sits where, by which settings, and the deal once all are ready."""

from itertools import chain, count
from typing import Final

import msgspec

from turncoat.bots.registry import BOTS
from turncoat.core.errors import BadSetup
from turncoat.core.match import AnyMatch, Match
from turncoat.core.record import AnyRules
from turncoat.core.terms import Seat
from turncoat.games import GAMES
from turncoat.locales.catalogue import load
from turncoat.server import fair
from turncoat.server.protocol.commands import Again, Arrange, Clear, Ready, SeatBot, Sit, Stand
from turncoat.server.protocol.errors import (
    BAD_SETTINGS,
    HALF_A_TABLE,
    NO_SUCH_SEAT,
    NOT_NOW,
    NOT_YOURS,
    ONE_SEAT,
    SEAT_TAKEN,
    UNKNOWN_BOT,
    UNKNOWN_GAME,
    Refused,
)
from turncoat.server.protocol.settings import Settings, with_defaults
from turncoat.server.room import changes
from turncoat.server.room.folding import fold
from turncoat.server.room.people.admission import seats_from_there
from turncoat.server.room.people.members import check_host, check_name, looks_taken, unready
from turncoat.server.room.people.skeleton import looks
from turncoat.server.room.play.question import next_question
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import is_host, phase_for, room_for
from turncoat.server.room.state import Chair, Game, Member

BOT_NAMES: Final = 8
OVER: Final = ("ended", "outdated")


def checked(settings: Settings) -> Settings:
    """Settings that a game can be dealt with, all lengths filled in."""
    rules = GAMES.get(settings.game)
    if rules is None:
        raise Refused(UNKNOWN_GAME, "game")
    try:
        options = rules.read_options(settings.players, settings.options)
    except BadSetup as error:
        raise Refused(BAD_SETTINGS, error.field, error.reason, error.figures) from None
    return msgspec.structs.replace(
        settings, options=rules.write_options(options), clocks=with_defaults(settings.clocks)
    )


def open_room(room: Room, code: str, settings: Settings) -> None:
    """A new room, with the secret of its first deal."""
    room.note(changes.Opened(code, checked(settings), fair.new_secret()))


def opened(room: Room, at: int, change: changes.Opened) -> None:
    room.code = change.code
    room.secret = change.secret
    arrange_chairs(room, change.settings)


def arrange_chairs(room: Room, settings: Settings) -> None:
    """As many chairs as players; whoever sat on one that is gone stands."""
    room.arrange(settings)
    chairs = room.chairs[: settings.players]
    room.chairs = [*chairs, *(Chair(seat) for seat in range(len(chairs), settings.players))]


def check_lobby(room: Room, me: Member) -> None:
    """What can be done only before the deal, as far as the member knows of it and in truth."""
    if phase_for(room, me) != "lobby" or room.phase != "lobby":
        raise Refused(NOT_NOW)


def sit(room: Room, me: Member, ask: Sit) -> None:
    """Whoever comes first. A program has the seat that it was given, and no other."""
    if phase_for(room, me) != "lobby":
        raise Refused(NOT_NOW)
    check_free(room, me, ask.seat)
    if me.program:
        raise Refused(NOT_YOURS)
    check_one_seat(room, me)
    check_address(room, me)
    name = "" if ask.name is None else check_name(room, ask.name)
    room.note(changes.Seated(ask.seat, me.id, name))


def check_one_seat(room: Room, me: Member) -> None:
    """A stranger must not take them all; the host's own device may be passed round."""
    if room.seats_of(me.id) and room.host != me.id and not room.settings.several_seats:
        raise Refused(ONE_SEAT)


def check_address(room: Room, me: Member) -> None:
    """Nor under several names, where anybody can come in: half of a listed table is for others, but
    a household that has the code may play among itself."""
    settings = room.settings
    if not settings.listed or settings.several_seats or room.host == me.id:
        return
    if seats_from_there(room, me.id) >= max(1, settings.players // 2):
        raise Refused(HALF_A_TABLE)


def check_free(room: Room, me: Member, seat: Seat) -> None:
    """A seat that nobody has. Whoever sees later and does not know of a game yet learns no more
    than that somebody has it: all seats are taken when a game begins."""
    shown = room_for(room, me)
    if shown is None:
        taken = not room.chair(seat).free
    elif 0 <= seat < len(shown.chairs):
        was_free = shown.chairs[seat].member is None and not shown.chairs[seat].level
        is_free = room.phase == "lobby" and seat < len(room.chairs) and room.chairs[seat].free
        taken = not (was_free and is_free)
    else:
        raise Refused(NO_SUCH_SEAT)
    if taken:
        raise Refused(SEAT_TAKEN)


def seated(room: Room, at: int, change: changes.Seated) -> None:
    chair = room.chairs[change.seat]
    chair.member, chair.name = change.member, change.name
    unready(room)


def stand(room: Room, me: Member, ask: Stand) -> None:
    """One's own seat; the host may clear those of programs as well. A program without one goes."""
    if not room.seats_of(me.id) and not is_host(room, me):
        raise Refused(NOT_YOURS)
    owner = room.members.get(room.chair(ask.seat).member or 0)
    if owner is None or (owner is not me and not (owner.program and room.host == me.id)):
        raise Refused(NOT_YOURS)
    check_lobby(room, me)
    room.note(changes.Left(owner.id) if owner.program else changes.Vacated(ask.seat))


def seat_bot(room: Room, me: Member, ask: SeatBot) -> None:
    """A bot of this level, in a free seat or in place of another bot."""
    check_host(room, me)
    check_lobby(room, me)
    chair = room.chair(ask.seat)
    if ask.level not in BOTS:
        raise Refused(UNKNOWN_BOT)
    if chair.member is not None:
        raise Refused(SEAT_TAKEN)
    if chair.level == ask.level:
        return
    room.note(changes.BotSeated(ask.seat, ask.level, chair.name or free_name(room)))


def free_name(room: Room) -> str:
    """A bot's name that nobody else goes by."""
    taken = looks_taken(room)
    names = [load("en").text(f"bot-name-{number}") for number in range(1, BOT_NAMES + 1)]
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if not looks(name) & taken)


def bot_seated(room: Room, at: int, change: changes.BotSeated) -> None:
    chair = room.chairs[change.seat]
    chair.level, chair.name = change.level, change.name
    unready(room)


def clear(room: Room, me: Member, ask: Clear) -> None:
    """The seat is for people again."""
    check_host(room, me)
    check_lobby(room, me)
    if not room.chair(ask.seat).level:
        raise Refused(NOT_NOW)
    room.note(changes.Vacated(ask.seat))


def vacated(room: Room, at: int, change: changes.Vacated) -> None:
    room.chairs[change.seat].clear()
    unready(room)


def arrange(room: Room, me: Member, ask: Arrange) -> None:
    """Everybody has to be ready anew."""
    check_host(room, me)
    check_lobby(room, me)
    settings = checked(ask.settings)
    if settings == room.settings:
        return
    room.note(changes.Arranged(settings))
    for member in list(room.members.values()):
        if member.program and not room.seats_of(member.id):
            room.note(changes.Left(member.id))


def arranged(room: Room, at: int, change: changes.Arranged) -> None:
    arrange_chairs(room, change.settings)
    unready(room)


def ready(room: Room, me: Member, ask: Ready) -> None:
    """The cards are dealt as soon as every seat is taken and everybody is ready."""
    if not room.seats_of(me.id):
        raise Refused(NOT_YOURS)
    check_lobby(room, me)
    # Rules may have changed since the room was opened.
    options = checked(room.settings).options
    nonce = ask.nonce if ask.ready else None
    if nonce == me.nonce:
        return
    room.note(changes.Readied(me.id, nonce))
    if all_ready(room):
        rules = GAMES[room.settings.game]
        replay = fair.replay_number(room.secret)
        fold(room)
        room.note(changes.Dealt(rules.version, rules.content_hash, options, replay))


def readied(room: Room, at: int, change: changes.Readied) -> None:
    room.members[change.member].nonce = change.nonce


def all_ready(room: Room) -> bool:
    """No seat is free, and no member who has one is still thinking about it."""
    owners = [room.members[chair.member] for chair in room.chairs if chair.member is not None]
    return not any(chair.free for chair in room.chairs) and all(
        owner.nonce is not None for owner in owners
    )


def dealt(room: Room, at: int, change: changes.Dealt) -> None:
    """The key is made of the secret and of everybody's number; then the cards are dealt."""
    room.steps = []
    room.nonces = [nonce_of(room, chair) for chair in room.chairs]
    room.version = change.version
    room.replay = change.replay
    room.deals += 1
    room.ballot, room.failed = None, {}
    for chair in room.chairs:
        chair.bank = (room.settings.clocks.bank or 0) * 1000
        chair.away = False
    rules = rules_of(room, change)
    if rules is None:
        room.phase = "outdated"
        room.begin(Game(None, len(room.chairs), at))
        return
    options = rules.read_options(len(room.chairs), change.options)
    key = fair.deal_key(room.secret, room.nonces)
    match: AnyMatch = Match.deal(rules, options, key)
    room.phase = "playing"
    room.begin(Game(match, len(room.chairs), at))
    next_question(room, at)


def number(room: Room) -> None:
    """A game that 0.5.0 has dealt must not be found by what was shown to all, once it ends."""
    if room.phase == "playing" and not room.replay:
        room.note(changes.Numbered(fair.replay_number(room.secret)))


def numbered(room: Room, at: int, change: changes.Numbered) -> None:
    room.replay = change.replay


def nonce_of(room: Room, chair: Chair) -> str:
    """What a seat adds to the deal; a bot adds nothing."""
    return "" if chair.member is None else room.members[chair.member].nonce or ""


def rules_of(room: Room, change: changes.Dealt) -> AnyRules | None:
    """The rules of a game, if they are still those that it was begun with."""
    rules = GAMES.get(room.settings.game)
    known = rules and rules.version == change.version and rules.content_hash == change.content
    return rules if known else None


def again(room: Room, me: Member, ask: Again) -> None:
    """The same seats, a new secret; everybody has to be ready anew. Not for those who watched."""
    if not room.seats_of(me.id) and not is_host(room, me):
        raise Refused(NOT_YOURS)
    if phase_for(room, me) not in OVER:
        raise Refused(NOT_NOW)
    # A host who sees later is not told that somebody else was first.
    if room.phase in OVER:
        room.note(changes.Again(fair.new_secret()))


def back_to_lobby(room: Room, secret: str) -> None:
    """The table is cleared for another deal."""
    room.secret = secret
    room.phase = "lobby"
    room.drop_ballots()
    for chair in room.chairs:
        chair.away = False
        if chair.free:
            chair.clear()
    unready(room)


def another(room: Room, at: int, change: changes.Again) -> None:
    back_to_lobby(room, change.secret)
