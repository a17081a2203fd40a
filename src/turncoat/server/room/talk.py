"""Talk: claims in every game, and free text where the host allows it and the game permits it."""

from typing import Final

from turncoat.core.errors import TALK_CLOSED, IllegalAnswer
from turncoat.core.terms import ALL, Audience, Seat
from turncoat.server.protocol.commands import LONGEST_TEXT, Say, Write
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
from turncoat.server.room.play.question import own_chair, return_seat
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import phase_for, sees_later, settings_for
from turncoat.server.room.state import Member, Text

# At most this many claims and texts within this many milliseconds.
BURST: Final = 6
TALK_PERIOD: Final = 12_000
NOBODY: Final[Audience] = 0
# Texts for the same audience; when one more is written, the oldest is dropped.
MOST_TEXTS: Final = 2_000


def say(room: Room, me: Member, command: Say) -> None:
    """Make a claim, which reaches the audience that the game gives the seat.

    Raises Refused(TOO_MANY), Refused(TOO_FAST), or IllegalAnswer if the rules do not allow it.
    """
    chair = own_chair(room, me, command.seat)
    match = room.game.match
    # The rules check the claim before anything changes.
    match.check_claim(command.seat, command.claim)
    if sum(one.seat == command.seat for one in match.said) >= CLAIMS_OF_PEOPLE // len(room.chairs):
        raise Refused(TOO_MANY)
    check_talk_rate(room, me)
    return_seat(room, chair)
    room.note(changes.Said(command.seat, command.claim))


def said(room: Room, at: int, change: changes.Said) -> None:
    game = room.game
    game.match.say(change.seat, change.claim)
    game.story.add(game.match.story_since(len(game.story.events)))


def write(room: Room, me: Member, command: Write) -> None:
    """Write a text. Links are refused, and invisible characters removed.

    Raises Refused(NO_FREE_TEXT), Refused(TOO_LARGE), Refused(BAD_TEXT), Refused(TOO_FAST) or
    Refused(NOT_YOURS), or IllegalAnswer(TALK_CLOSED).
    """
    if not settings_for(room, me).free_text:
        raise Refused(NO_FREE_TEXT)
    if len(command.text) > writing.LONGEST_SENT:
        raise Refused(TOO_LARGE)
    text = writing.tidy(command.text)
    if not writing.harmless(text):
        raise Refused(BAD_TEXT)
    if len(text) > LONGEST_TEXT:
        raise Refused(TOO_LARGE)
    audience = audience_for(room, me, command.seat)
    check_talk_rate(room, me)
    if command.seat is not None:
        return_seat(room, room.chairs[command.seat])
    forgotten = [room.texts[at].entry for at in texts_to_drop(room, audience)]
    later = sees_later(room, me)
    room.note(changes.Wrote(me.id, command.seat, text, audience, later, me.language))
    room.unsaved[-1].folds = [(entry, entry + 1) for entry in forgotten]


def audience_for(room: Room, me: Member, seat: Seat | None) -> Audience:
    """The audience of a text: outside a game everybody in the room, in a game the audience of the
    seat.

    Delayed spectators who do not know of the running game yet are read only by one another.
    """
    if seat is None:
        if phase_for(room, me) == "playing":
            raise Refused(NOT_YOURS)
        heard = room.phase != "playing" and room.settings.free_text
        return ALL if heard else NOBODY
    own_chair(room, me, seat)
    audience = room.game.match.rules.audience_of(room.game.match.table, seat)
    if not audience:
        raise IllegalAnswer(TALK_CLOSED)
    return audience


def wrote(room: Room, at: int, change: changes.Wrote) -> None:
    for place in texts_to_drop(room, change.audience):
        room.texts.pop(place).text = ""
    room.add_text(
        Text(
            change.member,
            change.seat,
            change.text,
            change.audience,
            change.later,
            room.numbered,
            change.language,
        )
    )


def texts_to_drop(room: Room, audience: Audience) -> list[int]:
    """The texts to drop when one more is written for an audience. Only texts for the same audience
    count, so that nobody can tell how much others are talking.
    """
    alike = [at for at, text in room.texts.items() if text.audience == audience]
    return alike[: max(0, len(alike) + 1 - MOST_TEXTS)]


def check_talk_rate(room: Room, me: Member) -> None:
    """Count a claim or text of a member. Raises Refused(TOO_FAST)."""
    lately = [at for at in room.runtime.spoken.get(me.id, []) if at > room.now - TALK_PERIOD]
    if len(lately) >= BURST:
        raise Refused(TOO_FAST)
    room.runtime.spoken[me.id] = [*lately, room.now]
