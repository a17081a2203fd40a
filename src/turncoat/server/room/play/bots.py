"""Bots at the table: what they are asked, and when their answers take effect.

Bots choose in other processes, from the bytes that a client in their seat would get. All that the
bots of a table are asked at one moment is one job, including decisions with a single option. They
act on it together at a moment that is fixed beforehand (see `pace`); if a job starts late, that
moment is put off, whatever the results are.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from turncoat.bots.bot import Bot
from turncoat.bots.driver import (
    CLAIMS_PER_QUESTION,
    REPLIES_PER_CLAIM,
    blind_look,
    repliers,
    seed_at,
    speakers,
    talks_at,
    view_for,
)
from turncoat.core.errors import IllegalAnswer
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Claim, Option, Seat, Term
from turncoat.server.room import changes
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.play.clocks import Due, next_interval
from turncoat.server.room.play.levels import level_of, model, models
from turncoat.server.room.play.pace import allowance, pause, thinking_time
from turncoat.server.room.play.question import asked, missing, stages
from turncoat.server.room.room import Plan, Room
from turncoat.server.room.state import Chair

# The seeds of a room's bots are smaller than this.
SEEDS: Final = 2**56


# Asking bots.


def ask_bots(room: Room) -> None:
    """Ask the bots about everything they have not been asked yet."""
    runtime, now = room.runtime, (room.deals, room.game.number)
    is_new = runtime.asked_about != now
    if is_new:
        runtime.asked_about, runtime.asked_bots, runtime.plans = now, set(), []
    by_bot = {chair.seat for chair in room.chairs if chair.by_bot}
    runtime.asked_bots &= by_bot
    found = [question_to(room, room.chairs[seat]) for seat in sorted(by_bot - runtime.asked_bots)]
    runtime.asked_bots = by_bot
    add_job(room, [it for it in found if it], since=room.game.put_at if is_new else room.now)


def question_to(room: Room, chair: Chair) -> BotQuestion | None:
    """The question for one bot; None if it has nothing to decide."""
    seat, game = chair.seat, room.game
    stage = next((at for at in stages(room) if seat in at.pending), game.match)
    shown = stage.decision_view(seat) if seat in missing(room) else None
    bot = model(game.match.rules.name, level_of(chair, game.match.rules.name))
    offers = offers_to(room, bot, seat)
    talks = shown is not None and talks_at(bot, shown.topic)
    return question_for(room, chair, stage, offers, talks) if shown or offers else None


def offers_to(room: Room, bot: Bot, seat: Seat) -> list[Option]:
    """The offers that a bot should consider now."""
    match = room.game.match
    if bot.blind:
        blind = [seat for seat, other in models(room).items() if other.blind]
        if blind_look(len(match.log), blind) != seat:
            return []
    offers = match.offers(seat)
    return offers if offers and bot.tempted(offers) else []


def question_for(
    room: Room, chair: Chair, stage: AnyMatch, offers: list[Option], talks: bool, asks: bool = True
) -> BotQuestion:
    """A question for a bot, with everything its seat may know."""
    match, seat = room.game.match, chair.seat
    level = level_of(chair, match.rules.name)
    bot = model(match.rules.name, level)
    return BotQuestion(
        seat=seat,
        game=match.rules.name,
        level=level,
        time_limit=bot.time_limit,
        seed=seed_at(match, room.game.number, seat) % SEEDS,
        view=msgspec.json.encode(view_for(stage, bot, seat)),
        decision=stage.decision_view(seat) if asks and seat in stage.pending else None,
        offers=offers,
        talks=talks,
    )


def add_job(room: Room, questions: list[BotQuestion], since: int) -> None:
    """Add a job with these questions, and fix the moment when bots act on it."""
    if not questions:
        return
    runtime = room.runtime
    runtime.jobs += 1
    question = room.game.number
    job = BotJob(room.code, room.deals, question, runtime.jobs, thinking_time(room), questions)
    due = next_interval(room, since + allowance(room))
    plan = Plan(job, due, allowance(room), pause(room))
    # After a restart the moment may already have passed.
    plan.no_sooner_than(room.now)
    runtime.plans.append(plan)
    room.jobs.append(job)


def reply(room: Room) -> None:
    """Ask a bot or two for a reply to a claim that was just made, if bots talk at this decision."""
    match = room.game.match
    if not match.pending:
        return
    topic: Term = next(iter(match.pending.values())).topic
    willing = repliers(match.log, models(room), topic)
    questions = [
        question_for(room, room.chairs[seat], match, [], True, asks=False)
        for seat in willing[:REPLIES_PER_CLAIM]
    ]
    add_job(room, questions, since=room.now)


# Results.


def plan_for(room: Room, job: BotJob) -> Plan | None:
    """The plan for a job; None if the question has changed since."""
    same = room.phase == "playing" and (job.deal, job.question) == (room.deals, room.game.number)
    return next((plan for plan in room.runtime.plans if same and plan.job is job), None)


def job_begun(room: Room, now: int, job: BotJob) -> bool:
    """Note that a job begins: bots act no sooner than it is certain to be done. Returns whether it
    is still needed.
    """
    plan = plan_for(room, job)
    if plan is not None:
        plan.no_sooner_than(now + plan.allowance)
    return plan is not None


def job_finished(room: Room, job: BotJob, results: list[BotResult]) -> None:
    """Keep the results of a job. They take effect at the planned moment or, if it has passed, a
    pause later.
    """
    plan = plan_for(room, job)
    if plan is not None:
        plan.results = results
        plan.no_sooner_than(room.now)


def plan_dues(room: Room) -> Iterator[Due]:
    """Yield the moments at which bots act."""
    for plan in room.runtime.plans:
        if plan.results is not None:
            yield plan.due, carry_out


def carry_out(room: Room) -> None:
    """Carry out the results of the plan that is due: offers first, then claims, then answers."""
    ready = [plan for plan in room.runtime.plans if plan.results is not None]
    plan = min(ready, key=lambda one: one.due)
    room.runtime.plans.remove(plan)
    results = [
        (question.seat, result)
        for question, result in zip(plan.job.questions, plan.results or [], strict=True)
        if room.chairs[question.seat].by_bot
    ]
    if any(take_offer(room, seat, result.offer) for seat, result in results):
        return
    for seat, result in results:
        make_claim(room, seat, result.claim)
    for seat, result in results:
        answer(room, seat, result.option)


def take_offer(room: Room, seat: Seat, offer: Option | None) -> bool:
    """Take an offer if it still stands. Returns whether it was taken, which changes the
    question.
    """
    if offer is None or offer not in room.game.match.offers(seat):
        return False
    room.note(changes.Interrupted(seat, offer))
    return True


def make_claim(room: Room, seat: Seat, claim: Claim | None) -> None:
    """Make a claim, unless the seat has said enough or may not say it."""
    match = room.game.match
    if claim is None or speakers(match.log).count(seat) >= CLAIMS_PER_QUESTION:
        return
    try:
        match.check_claim(seat, claim)
    except IllegalAnswer:
        return
    room.note(changes.Said(seat, claim))


def answer(room: Room, seat: Seat, option: Option | None) -> None:
    """Give an answer, if it is still open."""
    if option is not None and seat in missing(room) and option in asked(room)[seat].options:
        room.note(changes.Chose(seat, option))
