"""A member who wants to be forgotten: what they were called and what they wrote is gone for good.

Only for this are facts in a journal ever rewritten: names, texts and tokens go, and all that the
game was made of stays, so that it comes to the same end.
"""

from collections.abc import Container, Iterable
from typing import Final, TypeVar

import msgspec

from turncoat.core.terms import Seat
from turncoat.server import fair
from turncoat.server.protocol.errors import NO_SUCH_MEMBER, Refused
from turncoat.server.room import facts
from turncoat.server.room.facts import AnyFact, Fact
from turncoat.server.room.levels import HEIR
from turncoat.server.room.members import forget, heir, inherit, unready
from turncoat.server.room.room import Room
from turncoat.server.room.state import Chair, Shot

GUEST: Final = "Guest"
LANGUAGE: Final = "en"
AnyOne = TypeVar("AnyOne", bound=Fact)


def player(seat: Seat) -> str:
    """What a seat is called whose player was forgotten."""
    return f"Player {seat + 1}"


def erase(room: Room, member: int) -> None:
    """In a running game a bot takes the seats over, as if they had left. Whoever left before can be
    forgotten as well."""
    if not 0 < member <= room.joined:
        raise Refused(NO_SUCH_MEMBER)
    if room.phase == "playing":
        for seat in room.seats_of(member):
            if not room.chairs[seat].away:
                room.note(facts.SatIn(seat))
    room.note(facts.Erased(member, heir(room, member)))


def erased(room: Room, at: int, fact: facts.Erased) -> None:
    seats = room.seats_of(fact.member)
    for seat in seats:
        leave_chair(room, room.chairs[seat])
    for text in room.texts.values():
        if text.member == fact.member:
            text.text = ""
    for shot in room.live.shots:
        forget_in(shot, fact.member)
    room.live.origins.pop(fact.member, None)
    room.live.looks.clear()
    room.erased.append(fact.member)
    forget(room, fact.member)
    if fact.member in room.bans:
        room.bans[fact.member].name, room.bans[fact.member].token = GUEST, ""
    if seats:
        unready(room)
    inherit(room, fact)


def leave_chair(room: Room, chair: Chair) -> None:
    """A bot keeps it in a running game; after the end it still says that somebody sat there."""
    playing, over = room.phase == "playing", room.phase != "lobby"
    chair.clear()
    chair.away = False
    chair.level = HEIR if playing else ""
    chair.name = player(chair.seat) if over else ""


def forget_in(shot: Shot, member: int) -> None:
    """Those who watch later are not shown the name either."""
    chairs = [
        msgspec.structs.replace(chair, name=player(chair.seat), member=None)
        if chair.member == member
        else chair
        for chair in shot.room.chairs
    ]
    members = [one for one in shot.room.members if one.id != member]
    shot.room = msgspec.structs.replace(shot.room, chairs=chairs, members=members)


# What is written down.


# What may hold names, texts or tokens; and what tells where somebody sat in which game.
NAMING: Final = (
    facts.Joined, facts.Renamed, facts.Moved, facts.Seated, facts.Wrote, facts.Lobby,
)  # fmt: skip
SEATING: Final = (
    facts.Opened, facts.Again, facts.Counted, facts.Dealt, facts.Seated, facts.BotSeated,
    facts.Vacated, facts.Left, facts.Erased, facts.Lobby, facts.Arranged, facts.Numbered,
)  # fmt: skip


def without(fact: AnyFact, members: Container[int]) -> AnyFact:
    """A fact without the names, texts and tokens of some members."""
    if isinstance(fact, facts.Joined) and fact.member in members:
        return _changed(fact, name=GUEST, language=LANGUAGE, token="")
    if isinstance(fact, facts.Renamed) and fact.member in members:
        return _changed(fact, name=GUEST, language=LANGUAGE)
    if isinstance(fact, facts.Moved) and fact.member in members:
        return _changed(fact, token="")
    if isinstance(fact, facts.Seated) and fact.member in members:
        return _changed(fact, name=player(fact.seat))
    if isinstance(fact, facts.Wrote) and fact.member in members:
        return _changed(fact, text="")
    if isinstance(fact, facts.Lobby):
        return _without(fact, members)
    return fact


def _without(lobby: facts.Lobby, gone: Container[int]) -> facts.Lobby:
    """The same of a lobby as it stood."""
    members = [
        msgspec.structs.replace(one, name=GUEST, language=LANGUAGE, token="")
        if one.id in gone
        else one
        for one in lobby.members
    ]
    chairs = [
        msgspec.structs.replace(chair, name=player(seat)) if chair.member in gone else chair
        for seat, chair in enumerate(lobby.chairs)
    ]
    bans = [
        msgspec.structs.replace(ban, name=GUEST, token="") if ban.member in gone else ban
        for ban in lobby.bans
    ]
    return msgspec.structs.replace(lobby, members=members, chairs=chairs, bans=bans)


def _changed(fact: AnyOne, **fields: str) -> AnyOne:
    return msgspec.structs.replace(fact, **fields)


def seats_by_game(journal: Iterable[AnyFact], members: Container[int]) -> dict[str, list[Seat]]:
    """The seats that some members had in each game of a room, by the number of its replay."""
    owners: dict[Seat, int] = {}
    games: dict[str, list[Seat]] = {}
    secret = number = ""
    for fact in journal:
        if isinstance(fact, facts.Opened | facts.Again | facts.Counted):
            secret = fact.secret or secret
        elif isinstance(fact, facts.Dealt):
            number = fact.replay or fair.commitment_to(secret)[:16]
            games[number] = [seat for seat, owner in owners.items() if owner in members]
        elif isinstance(fact, facts.Numbered):
            games[fact.replay] = games.pop(number)
        else:
            _follow(owners, fact)
    return games


def _follow(owners: dict[Seat, int], fact: AnyFact) -> None:
    """Who sits where, as far as people do."""
    if isinstance(fact, facts.Seated):
        owners[fact.seat] = fact.member
    elif isinstance(fact, facts.BotSeated | facts.Vacated):
        owners.pop(fact.seat, None)
    elif isinstance(fact, facts.Left | facts.Erased):
        for seat in [seat for seat, owner in owners.items() if owner == fact.member]:
            del owners[seat]
    elif isinstance(fact, facts.Lobby):
        owners.clear()
        seated = {seat: chair.member for seat, chair in enumerate(fact.chairs)}
        owners |= {seat: owner for seat, owner in seated.items() if owner is not None}
    elif isinstance(fact, facts.Arranged):
        for seat in [seat for seat in owners if seat >= fact.settings.players]:
            del owners[seat]


def names_in(journal: Iterable[AnyFact]) -> dict[int, str]:
    """What everybody was called last whose name is written there, whether they are still in the
    room or not. Whoever was forgotten has no token."""
    names: dict[int, str] = {}
    for fact in journal:
        if isinstance(fact, facts.Joined | facts.Renamed):
            known = fact.token if isinstance(fact, facts.Joined) else fact.member in names
            names |= {fact.member: fact.name} if known else {}
        elif isinstance(fact, facts.Lobby):
            names |= {one.id: one.name for one in fact.members if one.token}
            names |= {ban.member: ban.name for ban in fact.bans if ban.token}
    return names
