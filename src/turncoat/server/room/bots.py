"""Bots at the table: what they are asked, and when what they want comes to pass.

They think elsewhere, on what a person in their seat would see, as bytes. However long that takes,
they speak, take offers and answer on the beat, so that their thinking time tells nothing.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from turncoat.bots.bot import Bot
from turncoat.bots.registry import bot_named
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import IllegalAnswer
from turncoat.core.match import AnyMatch
from turncoat.core.words import SAY, Option, Seat, Words
from turncoat.server.room import facts
from turncoat.server.room.ballots import HEIR
from turncoat.server.room.clocks import Due, beat_after
from turncoat.server.room.question import asked, missing, stages
from turncoat.server.room.room import Remark, Room
from turncoat.server.room.state import Chair
from turncoat.server.room.thoughts import Think, Thought

# Blind bots can't tell a good moment from a bad one: one of them every few questions will do.
QUESTIONS_A_BLIND_LOOK: Final = 4
# How often one bot speaks while one question is open, and how many reply to one remark.
WORDS: Final = 2
REPLIES: Final = 2


@cache
def model(game: str, level: str) -> Bot:
    """A bot of this kind, to look at: what it needs, and when it may want to speak."""
    return bot_named(level, game, 0)


def level_of(chair: Chair) -> str:
    """Who sits in for a person plays as well as a bot can."""
    return HEIR if chair.away else chair.level


def prompt(room: Room) -> bool:
    """Let bots think about what is new to them; whether something was answered right away."""
    live, now = room.live, (room.deals, room.game.number)
    if live.asked_about != now:
        live.asked_about, live.asked_bots, live.remarks = now, set(), []
    answered = False
    for chair in room.chairs:
        if not chair.by_bot:
            live.asked_bots.discard(chair.seat)
        elif chair.seat not in live.asked_bots:
            live.asked_bots.add(chair.seat)
            answered |= put_to(room, chair)
    return answered


def put_to(room: Room, chair: Chair) -> bool:
    """Ask one bot, if there is anything to ask; what leaves no choice is answered at once."""
    seat, game = chair.seat, room.game
    stage = next((at for at in stages(room) if seat in at.pending), game.match)
    shown = stage.shown(seat) if seat in missing(room) else None
    bot = model(game.match.rules.name, level_of(chair))
    offers = offers_to(room, bot, seat)
    talks = shown is not None and shown.topic[0] in bot.talks_at
    if shown and len(shown.options) == 1 and not talks and not offers:
        room.note(facts.Chose(seat, shown.options[0]))
        return True
    if shown or offers:
        room.thinks.append(think(room, chair, stage, offers, talks))
    return False


def offers_to(room: Room, bot: Bot, seat: Seat) -> list[Option]:
    """The standing offers that are worth a look."""
    match = room.game.match
    offers = match.offers(seat)
    if not offers or not bot.tempted(offers):
        return []
    if bot.blind:
        turn, wait = divmod(len(match.log), QUESTIONS_A_BLIND_LOOK)
        if wait or turn % len(room.chairs) != seat:
            return []
    return offers


def think(
    room: Room, chair: Chair, stage: AnyMatch, offers: list[Option], talks: bool, asks: bool = True
) -> Think:
    """A question for a bot, with all that its seat may know."""
    match, seat, level = room.game.match, chair.seat, level_of(chair)
    bot = model(match.rules.name, level)
    view = None if bot.blind else stage.view(seat, bot.imagines)
    moment = f"{match.key.hex()}/{len(match.log)}/{room.game.number}/{seat}"
    return Think(
        room=room.code,
        deal=room.deals,
        seat=seat,
        number=room.game.number,
        game=match.rules.name,
        level=level,
        seed=int.from_bytes(key_from_seed(moment)[:7], "little"),
        view=msgspec.json.encode(view),
        decision=stage.shown(seat) if asks and seat in stage.pending else None,
        offers=offers,
        talks=talks,
    )


def thought(room: Room, asked_for: Think, wants: Thought) -> None:
    """A bot has made up its mind; it counts if nothing has happened in the meantime."""
    seat, game = asked_for.seat, room.game
    same = (asked_for.deal, asked_for.number) == (room.deals, game.number)
    if room.phase != "playing" or not same or not room.chairs[seat].by_bot:
        return
    due = beat_after(room, room.now)
    if wants.offer is not None or wants.claim is not None:
        remark = Remark(due, seat, game.number)
        remark.offer, remark.claim = wants.offer, wants.claim
        room.live.remarks.append(remark)
    if seat in missing(room) and wants.option in asked(room)[seat].options:
        room.note(facts.Chose(seat, wants.option))


def remark_dues(room: Room) -> Iterator[Due]:
    """What bots are about to say and to do out of turn."""
    for remark in room.live.remarks:
        yield remark.due, speak_up


def speak_up(room: Room) -> None:
    """The first bot in line says what it wants to say, or takes its offer."""
    remark = min(room.live.remarks, key=lambda one: one.due)
    room.live.remarks.remove(remark)
    match, seat = room.game.match, remark.seat
    if not room.chairs[seat].by_bot or remark.number != room.game.number:
        return
    if remark.offer is not None and remark.offer in match.offers(seat):
        room.note(facts.Interrupted(seat, remark.offer))
    elif remark.claim is not None and since_last_answer(match).count(seat) < WORDS:
        try:
            match.check_claim(seat, remark.claim)
        except IllegalAnswer:
            return
        room.note(facts.Said(seat, remark.claim))


def reply(room: Room) -> None:
    """Somebody has said something: where they talk, a bot or two may reply."""
    match = room.game.match
    if not match.pending:
        return
    topic: Words = next(iter(match.pending.values())).topic
    speakers = since_last_answer(match)
    bots = sorted((c for c in room.chairs if c.by_bot), key=lambda c: speakers.count(c.seat))
    willing = [
        chair
        for chair in bots
        if topic[0] in model(match.rules.name, level_of(chair)).talks_at
        and speakers.count(chair.seat) < WORDS
    ]
    for chair in willing[:REPLIES]:
        room.thinks.append(think(room, chair, match, [], talks=True, asks=False))


def since_last_answer(match: AnyMatch) -> list[Seat]:
    """Who has spoken while this question was open."""
    speakers = []
    for kind, seat, _ in reversed(match.log):
        if kind != SAY:
            break
        speakers.append(seat)
    return speakers
