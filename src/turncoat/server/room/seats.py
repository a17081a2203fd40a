"""The lobby: seats, settings, and the deal once everybody is ready."""

from itertools import chain, count
from typing import Any, Final

import msgspec

from turncoat.bots.registry import levels
from turncoat.core.errors import BadSetup
from turncoat.core.match import AnyMatch, Match
from turncoat.core.record import AnyRules
from turncoat.core.terms import Seat
from turncoat.games import GAMES
from turncoat.locales.catalogue import ENGLISH, load, supported
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
from turncoat.server.room.people.admission import seats_from_address_of
from turncoat.server.room.people.members import check_host, check_name, looks_taken, unready
from turncoat.server.room.people.skeleton import looks
from turncoat.server.room.play.question import next_question
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import is_host, phase_for, room_for
from turncoat.server.room.state import Chair, Game, Member

BOT_NAMES: Final = 8
OVER: Final = ("ended", "outdated")


def checked(settings: Settings) -> Settings:
    """The settings with all options and clock lengths filled in.

    Raises Refused(UNKNOWN_GAME), or Refused(BAD_SETTINGS) with the field at fault.
    """
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
    """Open a room, with the secret of its first deal. Raises Refused if the settings are not
    valid.
    """
    room.note(changes.Opened(code, checked(settings), fair.new_secret()))


def opened(room: Room, at: int, change: changes.Opened) -> None:
    room.code = change.code
    room.secret = change.secret
    arrange_chairs(room, change.settings)


def arrange_chairs(room: Room, settings: Settings) -> None:
    """Set the number of chairs to the number of players. Members on chairs that are removed lose
    their seat.
    """
    room.arrange(settings)
    chairs = room.chairs[: settings.players]
    room.chairs = [*chairs, *(Chair(seat) for seat in range(len(chairs), settings.players))]


def check_lobby(room: Room, me: Member) -> None:
    """Raise Refused(NOT_NOW) unless the room is in the lobby, both as the member knows it and in
    fact.
    """
    if phase_for(room, me) != "lobby" or room.phase != "lobby":
        raise Refused(NOT_NOW)


def sit(room: Room, me: Member, command: Sit) -> None:
    """Take a free seat. A program has only the seat it was given.

    Raises Refused(NOT_NOW), Refused(SEAT_TAKEN), Refused(NOT_YOURS), Refused(ONE_SEAT),
    Refused(HALF_A_TABLE), or a refusal of the name.
    """
    if phase_for(room, me) != "lobby":
        raise Refused(NOT_NOW)
    check_free(room, me, command.seat)
    if me.program:
        raise Refused(NOT_YOURS)
    check_one_seat(room, me)
    check_address(room, me)
    name = "" if command.name is None else check_name(room, command.name)
    room.note(changes.Seated(command.seat, me.id, name))


def check_one_seat(room: Room, me: Member) -> None:
    """Raise Refused(ONE_SEAT) for a second seat, unless the settings allow it. The host may pass
    their own device round.
    """
    if room.seats_of(me.id) and room.host != me.id and not room.settings.several_seats:
        raise Refused(ONE_SEAT)


def check_address(room: Room, me: Member) -> None:
    """Raise Refused(HALF_A_TABLE) if one address would hold more than half of a listed table.

    In a room that isn't listed, a household that has the code may play on its own.
    """
    settings = room.settings
    if not settings.listed or settings.several_seats or room.host == me.id:
        return
    if seats_from_address_of(room, me.id) >= max(1, settings.players // 2):
        raise Refused(HALF_A_TABLE)


def check_free(room: Room, me: Member, seat: Seat) -> None:
    """Raise Refused(SEAT_TAKEN) if somebody has the seat, or Refused(NO_SUCH_SEAT).

    For a delayed spectator a running game looks like a lobby in which all seats are taken.
    """
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


def stand(room: Room, me: Member, command: Stand) -> None:
    """Give up a seat. The host may also remove a program, which leaves with its seat.

    Raises Refused(NOT_YOURS) or Refused(NOT_NOW).
    """
    if not room.seats_of(me.id) and not is_host(room, me):
        raise Refused(NOT_YOURS)
    owner = room.members.get(room.chair(command.seat).member or 0)
    if owner is None or (owner is not me and not (owner.program and room.host == me.id)):
        raise Refused(NOT_YOURS)
    check_lobby(room, me)
    room.note(changes.Left(owner.id) if owner.program else changes.Vacated(command.seat))


def seat_bot(room: Room, me: Member, command: SeatBot) -> None:
    """Put a bot on a free seat, or replace a bot by one of another level.

    Everybody who is ready stays ready if the seat was free, and the game may be dealt. Raises
    Refused(NOT_HOST), Refused(NOT_NOW), Refused(UNKNOWN_BOT), Refused(SEAT_TAKEN) or
    Refused(BAD_SETTINGS).
    """
    check_host(room, me)
    check_lobby(room, me)
    chair = room.chair(command.seat)
    if command.level not in levels(room.settings.game):
        raise Refused(UNKNOWN_BOT)
    if chair.member is not None:
        raise Refused(SEAT_TAKEN)
    if chair.level == command.level:
        return
    options = checked(room.settings).options
    room.note(changes.BotSeated(command.seat, command.level, chair.name or free_name(room)))
    deal_if_ready(room, options)


def free_name(room: Room) -> str:
    """A bot name in the host's language that looks like nobody else's."""
    taken = looks_taken(room)
    host = room.members.get(room.host)
    catalogue = load(supported(host.language if host else ENGLISH))
    names = [catalogue.text(f"bot-name-{number}") for number in range(1, BOT_NAMES + 1)]
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if not looks(name) & taken)


def bot_seated(room: Room, at: int, change: changes.BotSeated) -> None:
    chair = room.chairs[change.seat]
    was_free = chair.free
    chair.level, chair.name = change.level, change.name
    if not was_free:
        unready(room)


def clear(room: Room, me: Member, command: Clear) -> None:
    """Take a bot off its seat. Raises Refused(NOT_HOST) or Refused(NOT_NOW)."""
    check_host(room, me)
    check_lobby(room, me)
    if not room.chair(command.seat).level:
        raise Refused(NOT_NOW)
    room.note(changes.Vacated(command.seat))


def vacated(room: Room, at: int, change: changes.Vacated) -> None:
    room.chairs[change.seat].clear()
    unready(room)


def arrange(room: Room, me: Member, command: Arrange) -> None:
    """Replace the settings; everybody has to be ready again. Programs that lose their seat leave.

    Raises Refused(NOT_HOST), Refused(NOT_NOW) or Refused(BAD_SETTINGS).
    """
    check_host(room, me)
    check_lobby(room, me)
    settings = checked(command.settings)
    if settings == room.settings:
        return
    room.note(changes.Arranged(settings))
    for member in list(room.members.values()):
        if member.program and not room.seats_of(member.id):
            room.note(changes.Left(member.id))


def arranged(room: Room, at: int, change: changes.Arranged) -> None:
    arrange_chairs(room, change.settings)
    unready(room)


def ready(room: Room, me: Member, command: Ready) -> None:
    """Mark a member as ready or not ready. The game is dealt once every seat is taken and everybody
    is ready.

    Raises Refused(NOT_YOURS), Refused(NOT_NOW) or Refused(BAD_SETTINGS).
    """
    if not room.seats_of(me.id):
        raise Refused(NOT_YOURS)
    check_lobby(room, me)
    # The rules may have changed since the room was opened.
    options = checked(room.settings).options
    nonce = command.nonce if command.ready else None
    if nonce == me.nonce:
        return
    room.note(changes.Readied(me.id, nonce))
    deal_if_ready(room, options)


def deal_if_ready(room: Room, options: dict[str, Any]) -> None:
    """Deal the game if every seat is taken and everybody is ready."""
    if all_ready(room):
        rules = GAMES[room.settings.game]
        replay = fair.replay_number(room.secret)
        fold(room)
        room.note(changes.Dealt(rules.version, rules.content_hash, options, replay))


def readied(room: Room, at: int, change: changes.Readied) -> None:
    room.members[change.member].nonce = change.nonce


def all_ready(room: Room) -> bool:
    """Whether every seat is taken, at least one by a member, and every seated member is ready."""
    owners = [room.members[chair.member] for chair in room.chairs if chair.member is not None]
    if not owners or any(chair.free for chair in room.chairs):
        return False
    return all(owner.nonce is not None for owner in owners)


def dealt(room: Room, at: int, change: changes.Dealt) -> None:
    """Deal: the key is derived from the secret and everybody's random number."""
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
    """Give a running game that 0.5.0 dealt a replay ID that can't be derived from public facts."""
    if room.phase == "playing" and not room.replay:
        room.note(changes.Numbered(fair.replay_number(room.secret)))


def numbered(room: Room, at: int, change: changes.Numbered) -> None:
    room.replay = change.replay


def nonce_of(room: Room, chair: Chair) -> str:
    """Return what a seat adds to the deal; nothing for a bot."""
    return "" if chair.member is None else room.members[chair.member].nonce or ""


def rules_of(room: Room, change: changes.Dealt) -> AnyRules | None:
    """The rules of a game, if they are still the ones it was dealt with; otherwise None."""
    rules = GAMES.get(room.settings.game)
    known = rules and rules.version == change.version and rules.content_hash == change.content
    return rules if known else None


def again(room: Room, me: Member, command: Again) -> None:
    """Go back to the lobby for another game with the same seats. Everybody has to be ready again.

    Raises Refused(NOT_YOURS) for spectators, or Refused(NOT_NOW).
    """
    if not room.seats_of(me.id) and not is_host(room, me):
        raise Refused(NOT_YOURS)
    if phase_for(room, me) not in OVER:
        raise Refused(NOT_NOW)
    # A host who is a delayed spectator is not told that somebody else was first.
    if room.phase in OVER:
        room.note(changes.Again(fair.new_secret()))


def back_to_lobby(room: Room, secret: str) -> None:
    """Clear the table for another deal."""
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
