"""Compares commands with the journal: each confirmed command is there once, and nothing else is.

A member sends one command at a time. So a member's entries in the journal must be their confirmed
commands, in the same order. A command whose connection was lost before the answer may or may not be
in the journal.
"""

from collections.abc import Callable, Iterable, Set
from typing import Any, Final, TypeAlias

import msgspec

from tests.server.kills.gate import Violation
from tests.server.kills.place import DONE, UNKNOWN, Place, Sent
from turncoat.core.terms import GO_ON, Seat
from turncoat.server.protocol import commands
from turncoat.server.room import changes
from turncoat.server.room.play.question import kind_of
from turncoat.server.room.room import Room
from turncoat.server.room.seats import checked

Signature: TypeAlias = tuple[Any, ...]
# For changes that no member's command has caused, or that were made over REST.
BY_NOBODY: Final = 0
NOT_READY: Final[Signature] = ("readied", None)


def settings_of(settings: Any) -> bytes:
    return msgspec.json.encode(checked(settings))


# Commands that leave nothing in the journal if they would change nothing.
MAY_BE_SO: Final = (
    commands.Arrange, commands.Ready, commands.Rename, commands.Mute, commands.Vote,
    commands.SeatBot, commands.HandOver,
)  # fmt: skip

# What each kind of command must leave in the journal.
LEAVES: Final[dict[type[Any], Callable[[Any], list[Signature]]]] = {
    commands.Sit: lambda ask: [("seated", ask.seat)],
    commands.Stand: lambda ask: [("vacated", ask.seat)],
    commands.SeatBot: lambda ask: [("bot_seated", ask.seat, ask.level)],
    commands.Clear: lambda ask: [("vacated", ask.seat)],
    commands.Arrange: lambda ask: [("arranged", settings_of(ask.settings))],
    commands.Ready: lambda ask: [("readied", ask.nonce if ask.ready else None)],
    commands.Rename: lambda ask: [("renamed", ask.name, ask.language)],
    commands.HandOver: lambda ask: [("handed_over", ask.member)],
    commands.Leave: lambda ask: [("sat_in",)],
    commands.Answer: lambda ask: [("answered", ask.question, ask.seat, ask.option)],
    commands.Offer: lambda ask: [("offered", ask.question, ask.seat, ask.option)],
    commands.Undo: lambda ask: [("took_back", ask.question, ask.seat)],
    commands.Again: lambda ask: [("again",)],
    commands.Say: lambda ask: [("said", ask.seat, ask.claim)],
    commands.Write: lambda ask: [("wrote", ask.seat, ask.text)],
    commands.Mute: lambda ask: [("muted", ask.member, ask.muted)],
    commands.Call: lambda ask: [("called", ask.ballot, ask.seat), ("voted", True)],
    commands.Vote: lambda ask: [("voted", ask.yes)],
}


def signed(room: Room, change: Any) -> tuple[int, Signature]:
    """The member who caused a change, and its signature. `room` is the state before the change."""
    match change:
        case changes.Seated(seat, member):
            return member, ("seated", seat)
        case changes.Vacated(seat):
            return room.chairs[seat].member or room.host, ("vacated", seat)
        case changes.BotSeated(seat, level):
            return room.host, ("bot_seated", seat, level)
        case changes.Arranged(settings):
            return room.host, ("arranged", settings_of(settings))
        case changes.HandedOver(member):
            return room.host, ("handed_over", member)
        case changes.Again():
            return room.host, ("again",)
        case changes.Readied(member, nonce):
            return member, ("readied", nonce)
        case changes.Renamed(member, name, language):
            return member, ("renamed", name, language)
        case changes.Wrote(member, seat, text):
            return member, ("wrote", seat, text)
        case changes.Muted(member, other, muted):
            return member, ("muted", other, muted)
        case changes.Called(member, about, seat):
            return member, ("called", about, seat)
        case changes.Voted(member, yes):
            return member, ("voted", yes)
        case changes.SatIn(seat) if not room.game.notice:
            return room.chairs[seat].member or BY_NOBODY, ("sat_in",)
        case _:
            return signed_in_game(room, change) if room.phase == "playing" else (BY_NOBODY, ())


def signed_in_game(room: Room, change: Any) -> tuple[int, Signature]:
    """The same for what seats do. A seat that a bot plays or stands in for has no member."""
    number = room.game.number
    match change:
        case changes.Chose(seat, option):
            return actor(room, seat), ("answered", number, seat, option)
        case changes.Closed(answers):
            return signed_closing(room, answers)
        case changes.Interrupted(seat, option):
            return actor(room, seat), ("offered", number, seat, option)
        case changes.TookBack(seat):
            return actor(room, seat), ("took_back", number, seat)
        case changes.Said(seat, claim):
            return actor(room, seat), ("said", seat, claim)
        case _:
            return BY_NOBODY, ()


def actor(room: Room, seat: Seat) -> int:
    """The member who plays a seat, or BY_NOBODY if a bot does."""
    chair = room.chairs[seat]
    return BY_NOBODY if chair.by_bot else chair.member or BY_NOBODY


def signed_closing(room: Room, answers: list[Any]) -> tuple[int, Signature]:
    """The same for the end of a question. A turn ends with its answer; any other question ends with
    answers that were given before.
    """
    held = room.game.held
    for seat, option in answers:
        if held.get(seat, GO_ON) == option and (seat in held or not is_turn(room)):
            continue
        if is_turn(room) and actor(room, seat):
            return actor(room, seat), ("answered", room.game.number, seat, option)
        raise Violation(f"{room.code}: {option} by seat {seat}, which nobody has answered")
    return BY_NOBODY, ()


def is_turn(room: Room) -> bool:
    return kind_of(room.game.match) == "turn"


def check(
    place: Place, entry: Iterable[Signature], unreadied: Set[int] = frozenset()
) -> tuple[int, int]:
    """Compare a member's commands since the last kill with their signatures in the journal.

    `unreadied` says after how many of these signatures something made the member not ready. Returns
    how many commands were confirmed, and of how many the outcome is unknown.
    """
    written = list(entry)
    reached = {0}
    for sent in place.sent:
        reached = follow(sent, written, reached, unreadied)
        if not reached:
            wanted = f"confirmed, but not as it should be in the journal: {sent.request}"
            raise Violation(f"{place.code}/{place.name}: {wanted}; there is {written[-8:]}")
    if len(written) not in reached:
        raise Violation(f"{place.code}/{place.name}: nobody asked for {written[max(reached) :]}")
    outcomes = [sent.outcome for sent in place.sent]
    place.sent = []
    return outcomes.count(DONE), outcomes.count(UNKNOWN)


def follow(
    sent: Sent, written: list[Signature], reached: set[int], unreadied: Set[int]
) -> set[int]:
    """The possible positions in the journal after a command, given those before it."""
    if sent.outcome not in (DONE, UNKNOWN):
        return reached
    left = LEAVES[type(sent.request)](sent.request)
    there = {at + len(left) for at in reached if written[at : at + len(left)] == left}
    if sent.outcome == UNKNOWN:
        return reached | there
    if isinstance(sent.request, MAY_BE_SO):
        there |= {at for at in reached if may_be_so(left[0], written[:at])}
        if left == [NOT_READY]:
            there |= {at for at in reached if is_unreadied(written[:at], unreadied)}
    return there


def may_be_so(wanted: Signature, written: list[Signature]) -> bool:
    """Whether a command may have changed nothing, judging by the journal since the last kill. Then
    nothing is written.
    """
    of_kind = [one for one in written if about(one) == about(wanted)]
    return not of_kind or of_kind[-1] == wanted


def is_unreadied(written: list[Signature], unreadied: Set[int]) -> bool:
    """Whether a member was made not ready after they last said whether they are."""
    said = [at for at, one in enumerate(written) if about(one) == about(NOT_READY)]
    return any(max(said, default=-1) < at <= len(written) for at in unreadied)


def about(signature: Signature) -> Signature:
    """What a signature sets: a later one about the same replaces it. Bots and mutes are set for
    each seat or member separately.
    """
    return signature[:2] if signature[0] in ("bot_seated", "muted") else signature[:1]
