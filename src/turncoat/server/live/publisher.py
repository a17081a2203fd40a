"""What follows from a change of a room: journal entries, frames, replays, the next timer."""

from collections.abc import Iterator
from time import monotonic

import structlog

from turncoat.server import clock
from turncoat.server.journal_writer import JournalWriter, Outgoing
from turncoat.server.live.connection import ConnectionCounter
from turncoat.server.live.context import Context
from turncoat.server.live.live_room import LiveRoom
from turncoat.server.live.scheduler import Scheduler
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import BROKEN, WRONG_TOKEN
from turncoat.server.replays import game_file
from turncoat.server.room import outbox
from turncoat.server.room.room import Room
from turncoat.server.store.store import ReplayRow

log = structlog.get_logger()


class Publisher:
    """Passes on what has changed in rooms, to the journal writer and to everybody connected."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.journal_writer = JournalWriter(
            context.store, context.metrics, context.now, self._collect_frames
        )
        self.scheduler = Scheduler(context, self.publish)
        self.counter = ConnectionCounter(context.metrics)
        # Rooms that changed since the last tick, in order.
        self._touched: dict[LiveRoom, None] = {}

    def publish(self, live_room: LiveRoom) -> None:
        """Queue everything that follows from a change of a room: journal entries, frames, timer,
        bot jobs. Frames are built at the next tick, however often the room changes until then.
        """
        live_room.touched = monotonic()
        self._drop_former_members(live_room)
        self._note_use(live_room)
        self._queue_entries(live_room)
        self._save_finished_game(live_room)
        self._touched[live_room] = None
        self.scheduler.schedule(live_room)
        self.journal_writer.wake_up()

    def is_published(self, live_room: LiveRoom) -> bool:
        """Whether nothing about a room waits for the next tick."""
        code = live_room.room.code
        return live_room not in self._touched and code not in self.journal_writer.batch.rooms

    def queue_row(self, live_room: LiveRoom, public: frames.Room | None = None) -> None:
        """Write the row of a room with the next tick."""
        row = live_room.row(self._context.now(), public)
        self.journal_writer.batch.rooms[live_room.room.code] = row

    def keep_replay(self, replay_id: str, game: str, file: str) -> None:
        """Store a finished game, played here or imported."""
        row = ReplayRow(replay_id, game, file, clock.today(), len(file.encode()))
        self.journal_writer.batch.replays.append(row)
        self.journal_writer.wake_up()

    def _drop_former_members(self, live_room: LiveRoom) -> None:
        """Drop connections of members who left or were removed."""
        for connection in live_room.connections[:]:
            if connection.sent_state.member not in live_room.room.members:
                live_room.connections.remove(connection)
                self.counter.closed(live_room.room.code, connection)
                connection.close(WRONG_TOKEN)

    def _note_use(self, live_room: LiveRoom) -> None:
        """Note that a room is in use, if somebody changed it or is connected."""
        if live_room.room.unsaved or live_room.connections:
            live_room.touched_on = clock.today()

    def _queue_entries(self, live_room: LiveRoom) -> None:
        """Give a room's new journal entries to the journal writer."""
        room = live_room.room
        self.journal_writer.batch.journal += [(room.code, entry) for entry in room.unsaved]
        room.unsaved = []

    def _save_finished_game(self, live_room: LiveRoom) -> None:
        """Store the game of a room as a replay, once it has ended."""
        room = live_room.room
        if room.phase == "ended" and live_room.saved_deal != room.deals:
            live_room.saved_deal, live_room.ended_on = room.deals, clock.today()
            self._save_game(room)

    def _save_game(self, room: Room) -> None:
        replay_id = outbox.game_id(room)
        file = game_file.write(game_file.of_room(room, replay_id)).decode()
        self.keep_replay(replay_id, room.settings.game, file)
        self._context.metrics.games.add(room.code)
        log.info("game ended", room=room.code, game=room.settings.game)

    def _collect_frames(self) -> Iterator[Outgoing]:
        """The new frames of every connection since the last tick. A room that fails does not affect
        others.
        """
        touched, self._touched = self._touched, {}
        for live_room in touched:
            try:
                yield from self._frames_for(live_room)
            except Exception as error:
                log.error("broken", room=live_room.room.code, exc_info=error)
                for connection in live_room.connections:
                    connection.close(BROKEN)

    def _frames_for(self, live_room: LiveRoom) -> Iterator[Outgoing]:
        shared = outbox.SharedFrames(live_room.room)
        self.queue_row(live_room, shared.public)
        for connection in live_room.connections:
            yield connection, outbox.news(live_room.room, connection.sent_state, shared)
