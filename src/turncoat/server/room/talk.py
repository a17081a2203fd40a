"""Talk: claims in every game, and free text where the host allows it and the game permits it."""

from typing import Final

from turncoat.core.errors import TALK_CLOSED, IllegalAnswer
from turncoat.core.terms import ALL, Audience, Seat
from turncoat.server.protocol.commands import Say, Write
from turncoat.server.protocol.errors import (
    BAD_TEXT,
    NO_FREE_TEXT,
    NOT_YOURS,
    TOO_FAST,
    TOO_LARGE,
    TOO_MANY,
    Refused,
)
from turncoat.server.replays.bounds import CLAIMS_OF_PEOPLE
from turncoat.server.room import changes
from turncoat.server.room.people import writing
from turncoat.server.room.play.question import in_the_chair, take_chair_back
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import phase_for, sees_later, settings_for
from turncoat.server.room.state import Member, Text

# At most this many claims and texts within this many milliseconds.
BURST: Final = 6
BREATH: Final = 12_000
NOBODY: Final[Audience] = 0
# Texts for the same audience; when one more is written, the oldest is dropped.
MOST_TEXTS: Final = 2_000


def say(room: Room, me: Member, ask: Say) -> None:
    """Make a claim, which reaches the audience that the game gives the seat.

    Raises Refused(TOO_MANY), Refused(TOO_FAST), or IllegalAnswer if the rules do not allow it.
    """
    chair = in_the_chair(room, me, ask.seat)
    match = room.game.match
    # The rules check the claim before anything changes.
    match.check_claim(ask.seat, ask.claim)
    if sum(one.seat == ask.seat for one in match.said) >= CLAIMS_OF_PEOPLE // len(room.chairs):
        raise Refused(TOO_MANY)
    breathe(room, me)
    take_chair_back(room, chair)
    room.note(changes.Said(ask.seat, ask.claim))


def said(room: Room, at: int, change: changes.Said) -> None:
    game = room.game
    game.match.say(change.seat, change.claim)
    game.story.add(game.match.story_since(len(game.story.told)))


def write(room: Room, me: Member, ask: Write) -> None:
    """Write a text. Links are refused, and invisible characters removed.

    Raises Refused(NO_FREE_TEXT), Refused(TOO_LARGE), Refused(BAD_TEXT), Refused(TOO_FAST) or
    Refused(NOT_YOURS), or IllegalAnswer(TALK_CLOSED).
    """
    if not settings_for(room, me).free_text:
        raise Refused(NO_FREE_TEXT)
    if len(ask.text) > writing.LONGEST_SENT:
        raise Refused(TOO_LARGE)
    text = writing.tidy(ask.text)
    if not writing.harmless(text):
        raise Refused(BAD_TEXT)
    if len(text) > writing.LONGEST_TEXT:
        raise Refused(TOO_LARGE)
    audience = hearers(room, me, ask.seat)
    breathe(room, me)
    if ask.seat is not None:
        take_chair_back(room, room.chairs[ask.seat])
    forgotten = [room.texts[at].entry for at in too_old(room, audience)]
    room.note(changes.Wrote(me.id, ask.seat, text, audience, sees_later(room, me)))
    room.unsaved[-1].folds = [(entry, entry + 1) for entry in forgotten]


def hearers(room: Room, me: Member, seat: Seat | None) -> Audience:
    """The audience of a text: outside a game everybody in the room, in a game the audience of the
    seat.

    Delayed spectators who do not know of the running game yet are read only by one another.
    """
    if seat is None:
        if phase_for(room, me) == "playing":
            raise Refused(NOT_YOURS)
        heard = room.phase != "playing" and room.settings.free_text
        return ALL if heard else NOBODY
    in_the_chair(room, me, seat)
    audience = room.game.match.rules.audience_of(room.game.match.table, seat)
    if not audience:
        raise IllegalAnswer(TALK_CLOSED)
    return audience


def wrote(room: Room, at: int, change: changes.Wrote) -> None:
    for place in too_old(room, change.audience):
        room.texts.pop(place).text = ""
    room.add_text(
        Text(change.member, change.seat, change.text, change.audience, change.later, room.numbered)
    )


def too_old(room: Room, audience: Audience) -> list[int]:
    """The texts to drop when one more is written for an audience. Only texts for the same audience
    count, so that nobody can tell how much others are talking.
    """
    alike = [at for at, text in room.texts.items() if text.audience == audience]
    return alike[: max(0, len(alike) + 1 - MOST_TEXTS)]


def breathe(room: Room, me: Member) -> None:
    """Count a claim or text of a member. Raises Refused(TOO_FAST)."""
    lately = [at for at in room.runtime.spoken.get(me.id, []) if at > room.now - BREATH]
    if len(lately) >= BURST:
        raise Refused(TOO_FAST)
    room.runtime.spoken[me.id] = [*lately, room.now]
