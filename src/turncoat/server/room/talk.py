"""Talk: claims in every game; free text where the host allows it and the game does not close it."""

from typing import Final

from turncoat.core.errors import TALK_CLOSED, IllegalAnswer
from turncoat.core.words import ALL, Audience, Seat
from turncoat.server.bounds import CLAIMS_OF_PEOPLE
from turncoat.server.protocol.errors import (
    BAD_TEXT,
    NO_FREE_TEXT,
    NOT_YOURS,
    TOO_FAST,
    TOO_LARGE,
    TOO_MANY,
    Refused,
)
from turncoat.server.protocol.requests import Say, Write
from turncoat.server.room import facts, writing
from turncoat.server.room.question import in_the_chair, take_chair_back
from turncoat.server.room.room import Room
from turncoat.server.room.snapshots import phase_for
from turncoat.server.room.state import Member, Text

# So many remarks in so many milliseconds; after that, a breath.
BURST: Final = 6
BREATH: Final = 12_000
MOST_TEXTS: Final = 2_000


def say(room: Room, me: Member, ask: Say) -> None:
    """A claim, for whomever the game lets hear it."""
    chair = in_the_chair(room, me, ask.seat)
    match = room.game.match
    # The rules say what is wrong with it before anything happens.
    match.check_claim(ask.seat, ask.claim)
    if len(match.said) >= CLAIMS_OF_PEOPLE:
        raise Refused(TOO_MANY)
    breathe(room, me)
    take_chair_back(room, chair)
    room.note(facts.Said(ask.seat, ask.claim))


def said(room: Room, at: int, fact: facts.Said) -> None:
    game = room.game
    game.match.say(fact.seat, fact.claim)
    game.story.add(game.match.story_since(len(game.story.told)))


def write(room: Room, me: Member, ask: Write) -> None:
    """In one's own words. Links are not let through, and what can't be seen is left out."""
    if not room.settings.free_text:
        raise Refused(NO_FREE_TEXT)
    if len(ask.text) > writing.LONGEST_SENT:
        raise Refused(TOO_LARGE)
    text = writing.tidy(ask.text)
    if not writing.harmless(text):
        raise Refused(BAD_TEXT)
    if len(text) > writing.LONGEST_TEXT:
        raise Refused(TOO_LARGE)
    if len(room.texts) >= MOST_TEXTS:
        raise Refused(TOO_MANY)
    audience = hearers(room, me, ask.seat)
    breathe(room, me)
    if ask.seat is not None:
        take_chair_back(room, room.chairs[ask.seat])
    room.note(facts.Wrote(me.id, ask.seat, text, audience))


def hearers(room: Room, me: Member, seat: Seat | None) -> Audience:
    """Before a game and after it all in the room; in a game whoever hears this seat."""
    if seat is None:
        if "playing" in (room.phase, phase_for(room, me)):
            raise Refused(NOT_YOURS)
        return ALL
    in_the_chair(room, me, seat)
    audience = room.game.match.rules.hears(room.game.match.table, seat)
    if not audience:
        raise IllegalAnswer(TALK_CLOSED)
    return audience


def wrote(room: Room, at: int, fact: facts.Wrote) -> None:
    room.texts.append(Text(fact.member, fact.seat, fact.text, fact.audience))


def breathe(room: Room, me: Member) -> None:
    """Nobody talks without a pause."""
    lately = [at for at in room.live.spoken.get(me.id, []) if at > room.now - BREATH]
    if len(lately) >= BURST:
        raise Refused(TOO_FAST)
    room.live.spoken[me.id] = [*lately, room.now]
