"""Folding: when a game is dealt, one journal entry replaces all steps of its lobby.

A lobby with very many steps is folded earlier.
"""

from typing import Any, Final

from turncoat.server.room import changes
from turncoat.server.room.room import Room
from turncoat.server.room.state import Ballot, Banned, Chair, Member

MOST_STEPS: Final = 500


def fold(room: Room) -> None:
    """Replace all steps of the lobby by one entry with its state."""
    steps = room.steps
    room.note(changes.Lobby(**outcome(room)))
    room.unsaved[-1].folds = steps


def fold_if_long(room: Room) -> None:
    """Fold a lobby that has many steps, so that its journal stays short even if no game is ever
    dealt.
    """
    if room.phase == "lobby" and sum(end - first for first, end in room.steps) >= MOST_STEPS:
        fold(room)


def outcome(room: Room) -> dict[str, Any]:
    """The fields of a `Lobby` change: everything that steps of a lobby can change."""
    return {
        "settings": room.settings,
        "members": [member_in(member) for member in room.members.values()],
        "joined": room.joined,
        "host": room.host,
        "chairs": [chair_in(chair) for chair in room.chairs],
        "locked": room.locked,
        "locked_by_operator": room.locked_by_operator,
        "bans": [changes.LobbyBan(id, b.name, b.token, b.origin) for id, b in room.bans.items()],
        "erased": list(room.erased),
        "ballot": ballot_in(room.ballot) if room.ballot else None,
        "last_ballot": room.last_ballot,
        "last_call": dict(room.last_call),
        "failed": [(*about, *times) for about, times in room.failed.items()],
    }


def member_in(member: Member) -> changes.LobbyMember:
    return changes.LobbyMember(**vars(member) | {"muted": sorted(member.muted)})


def chair_in(chair: Chair) -> changes.LobbyChair:
    return changes.LobbyChair(**{name: it for name, it in vars(chair).items() if name != "seat"})


def ballot_in(ballot: Ballot) -> changes.LobbyBallot:
    return changes.LobbyBallot(**vars(ballot) | {"votes": dict(ballot.votes)})


def folded(room: Room, at: int, change: changes.Lobby) -> None:
    """Apply a folded lobby: set everything as if its steps had been applied."""
    room.steps = []
    room.arrange(change.settings)
    room.members = {known.id: member_of(known) for known in change.members}
    room.joined, room.host = change.joined, change.host
    room.locked, room.locked_by_operator = change.locked, change.locked_by_operator
    room.chairs = [chair_of(seat, known) for seat, known in enumerate(change.chairs)]
    room.bans = {ban.member: Banned(ban.name, ban.token, ban.origin) for ban in change.bans}
    room.erased = list(change.erased)
    room.ballot = ballot_of(change.ballot) if change.ballot else None
    room.last_ballot, room.last_call = change.last_ballot, dict(change.last_call)
    room.failed = {(about, seat): (times, last) for about, seat, times, last in change.failed}


def member_of(known: changes.LobbyMember) -> Member:
    member = Member(known.id, known.name, known.language, known.token, known.program, known.display)
    member.nonce, member.muted = known.nonce, set(known.muted)
    return member


def chair_of(seat: int, known: changes.LobbyChair) -> Chair:
    chair = Chair(seat)
    chair.member, chair.level, chair.name = known.member, known.level, known.name
    chair.away, chair.bank = known.away, known.bank
    return chair


def ballot_of(known: changes.LobbyBallot) -> Ballot:
    ballot = Ballot(known.about, known.seat, known.called, known.closes)
    ballot.votes = dict(known.votes)
    return ballot
