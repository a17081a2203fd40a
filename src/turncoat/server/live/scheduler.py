"""What happens in rooms without a command: timers, and the choices of bots."""

import asyncio
from collections.abc import Callable
from functools import partial

from turncoat.server.bots.dispatcher import Order
from turncoat.server.live.context import Context
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.room import inbox
from turncoat.server.room.play.bot_jobs import BotJob, BotResult


class Scheduler:
    """Wakes rooms when something is due in them, and gives their bot jobs to the dispatcher.

    `changed` is called with each room that changes this way.
    """

    def __init__(self, context: Context, changed: Callable[[LiveRoom], None]) -> None:
        self._context = context
        self._changed = changed

    def schedule(self, live_room: LiveRoom) -> None:
        """Set the timer of a room and dispatch its bot jobs."""
        self.set_timer(live_room)
        self._dispatch_jobs(live_room)

    def set_timer(self, live_room: LiveRoom) -> None:
        """Set the timer of a room to when something becomes due."""
        live_room.wake_at = inbox.wakes_at(live_room.room)
        self._start_timer(live_room)

    def _start_timer(self, live_room: LiveRoom) -> None:
        live_room.cancel_timer()
        if live_room.wake_at is not None and not live_room.stopped:
            delay = max(0, live_room.wake_at - self._context.now()) / 1000
            loop = asyncio.get_running_loop()
            live_room.timer = loop.call_later(delay, self.wake, live_room)

    def wake(self, live_room: LiveRoom) -> None:
        """Do what is due in a room."""
        live_room.timer = None
        inbox.wake(live_room.room, self._context.now())
        self._changed(live_room)

    def wake_if_due(self, live_room: LiveRoom) -> None:
        """Do what is due in a room, even if its timer is late."""
        if live_room.wake_at is not None and live_room.wake_at <= self._context.now():
            self.wake(live_room)

    def _dispatch_jobs(self, live_room: LiveRoom) -> None:
        """Give a room's bot jobs to the dispatcher."""
        jobs, live_room.room.jobs = live_room.room.jobs, []
        for job in jobs:
            self._context.metrics.jobs.add(job.room)
            begin = partial(self._begin_job, live_room, job)
            finish = partial(self._finish_job, live_room, job)
            self._context.dispatcher.put(live_room.origin, Order(job, begin, finish))

    def _begin_job(self, live_room: LiveRoom, job: BotJob) -> bool:
        """Note that a job begins. Returns whether it is still needed."""
        return not live_room.stopped and inbox.begin_job(live_room.room, self._context.now(), job)

    def _finish_job(self, live_room: LiveRoom, job: BotJob, results: list[BotResult]) -> None:
        """Take the results of a job. They become visible at their planned moment, not before."""
        if live_room.stopped:
            return
        inbox.finish_job(live_room.room, self._context.now(), job, results)
        if live_room.room.unsaved:
            self._changed(live_room)
        else:
            self.set_timer(live_room)
