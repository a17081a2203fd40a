"""The outbox: everything that leaves a room is built here.

Frames are built from scratch for each viewer, and sent if they differ from the last ones. Delayed
spectators get the room as it was some time ago.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import islice
from typing import Final

import msgspec

from turncoat.core.terms import Audience, Event
from turncoat.core.view import DecisionView
from turncoat.server import fair
from turncoat.server.protocol import frames
from turncoat.server.room import snapshots
from turncoat.server.room.play.clocks import limit, window_length
from turncoat.server.room.play.question import asked, kind_of
from turncoat.server.room.room import Room
from turncoat.server.room.state import Chair, DelayedSnapshot, Member, Text, Viewer

# Texts in one frame. The longest text has 1,200 bytes.
PAGE: Final = 50
# Events of a story in one frame. Real games have up to 3,200.
MOST_EVENTS: Final = 5_000


class SentState:
    """What one connection has been sent so far."""

    def __init__(self, member: int, restart: bool = False) -> None:
        self.member = member
        self.restart = restart
        # The frames that greet a new connection, before all others.
        self.welcome: list[str] = []
        self.room = ""
        self.tables: dict[Viewer, str] = {}
        # The story each viewer was sent, and how many events of it.
        self.stories: dict[Viewer, tuple[list[Event], int]] = {}
        # How many texts the room had when this connection was last sent some; up to which text a
        # delayed spectator has read other delayed spectators' texts; and the texts that were sent,
        # by their numbers on this connection.
        self.texts: int | None = None
        self.ahead = 0
        self.sent_texts: dict[int, Text] = {}
        self.numbered = 0
        # How many members had been erased.
        self.erased = 0


class SharedFrames:
    """A room at one moment. Frames that several connections share are built and encoded once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.public = room_frame(room, None)
        self.earlier = shown_to_all(room, self.public)
        self._rooms: dict[object, str] = {}
        self._tables: dict[tuple[Viewer, bool], str | None] = {}

    def room_for(self, me: Member) -> str:
        """The encoded room frame for a member."""
        room = self.room
        vote = room.ballot and room.ballot.votes.get(me.id)
        own = (vote, tuple(room.seats_of(me.id)), frozenset(me.muted), room.host == me.id)
        if own not in self._rooms:
            self._rooms[own] = frames.write(seen_by(room, me, self.public))
        return self._rooms[own]

    @cached_property
    def derived(self) -> object:
        """What the views of all seats have in common."""
        return self.room.game.match.shared() if has_table(self.room) else None

    def table(self, viewer: Viewer, restart: bool) -> str | None:
        """The encoded table frame for a viewer; None if there is no table."""
        if (viewer, restart) not in self._tables:
            frame = table_frame(self.room, viewer, restart, self.derived)
            self._tables[viewer, restart] = frames.write(frame) if frame else None
        return self._tables[viewer, restart]


def news(room: Room, sent_state: SentState, shared: SharedFrames | None = None) -> list[str]:
    """The encoded frames that a connection has not been sent yet.

    A caller with many connections passes the same `shared` for all of them.
    """
    me = room.members[sent_state.member]
    shared = shared or SharedFrames(room)
    if snapshots.sees_later(room, me):
        snapshot = snapshots.released(room)
        around = msgspec.structs.replace(
            shared.earlier, muted=sorted(me.muted), bans=bans_shown(room, me)
        )
        return news_from(shared, sent_state, me, frames.write(around), snapshot)
    return news_from(shared, sent_state, me, shared.room_for(me), None)


def news_from(
    shared: SharedFrames,
    sent_state: SentState,
    me: Member,
    written: str,
    snapshot: DelayedSnapshot | None,
) -> list[str]:
    """The frames of the room as it is now or, given a snapshot, as it was then."""
    room, found = shared.room, sent_state.welcome
    sent_state.welcome = []
    phase = snapshot.room.phase if snapshot else room.phase
    about_room = [written] if written != sent_state.room else []
    # Whoever hears that a game has ended has its last position already.
    room_comes_last = phase == "ended" and sent_state.room != ""
    sent_state.room = written
    if not room_comes_last:
        found += about_room
    if phase == "lobby":
        # The story of another deal starts from the beginning, even if it begins like the last one.
        sent_state.tables, sent_state.stories = {}, {}
    elif room.has_game:
        for viewer in room.viewers_of(me.id) if snapshot is None else snapshot.viewers:
            found += story_news(room, sent_state, viewer, snapshot)
            found += table_news(shared, sent_state, viewer, snapshot)
    if room_comes_last:
        found += about_room
    found += erased_news(room, sent_state)
    return found + text_news(room, sent_state, me, snapshot)


def table_news(
    shared: SharedFrames, sent_state: SentState, viewer: Viewer, snapshot: DelayedSnapshot | None
) -> list[str]:
    """The table frame, if it differs from the last one."""
    if snapshot is None:
        written = shared.table(viewer, sent_state.restart)
    else:
        written = frames.write(snapshot.table) if snapshot.table else None
    if written is None or sent_state.tables.get(viewer) == written:
        return []
    sent_state.tables[viewer] = written
    return [written]


def story_news(
    room: Room, sent_state: SentState, viewer: Viewer, snapshot: DelayedSnapshot | None
) -> list[str]:
    """The events since the last story frame. If some were undone, everything from there on."""
    heard = room.game.story.by_viewer[viewer]
    length = len(heard)
    if snapshot is not None:
        heard, length = snapshot.story, snapshot.story_length
    before, told = sent_state.stories.get(viewer, (heard, -1))
    since = max(told, 0) if before is heard else same_so_far(before[:told], heard[:length])
    sent_state.stories[viewer] = (heard, length)
    if since == length and told == length:
        return []
    since = max(since, length - MOST_EVENTS)
    return [frames.write(frames.Story(seat=viewer, since=since, events=heard[since:length]))]


def same_so_far(one: list[Event], other: list[Event]) -> int:
    """Return how many events two stories have in common at the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    shorter = min(len(one), len(other))
    return next((place for place, (left, right) in pairs if left != right), shorter)


def erased_news(room: Room, sent_state: SentState) -> list[str]:
    """Frames about erased members whose texts may have been sent."""
    seen, sent_state.erased = sent_state.erased, len(room.erased)
    members = room.erased[seen:] if sent_state.texts else []
    return [frames.write(frames.Erased(member=member)) for member in members]


def text_news(
    room: Room, sent_state: SentState, me: Member, snapshot: DelayedSnapshot | None
) -> list[str]:
    """New texts by members who aren't muted: one by one, or as a page to a new connection or if
    there are many.

    Only texts that the member may read are numbered: a gap would reveal that others are talking.
    """
    seen, first = sent_state.texts, sent_state.numbered
    if snapshot is None and seen == room.written:
        return []
    if snapshot is None:
        heard = texts_now(room, sent_state, room.mask_of(me.id, room.phase))
    else:
        heard = texts_later(room, sent_state, snapshot)
    sent_state.numbered += len(heard)
    new, kinds = range(first, sent_state.numbered), [text.to_all for text in heard]
    sent_state.sent_texts |= zip(new, heard, strict=True)
    if len(sent_state.sent_texts) > len(room.texts) + PAGE:
        sent_state.sent_texts = {
            number: text for number, text in sent_state.sent_texts.items() if text.text
        }
    paged = [to_all for to_all in (True, False) if seen is None or kinds.count(to_all) > PAGE]
    pages = [text_page(room, sent_state, sent_state.numbered, to_all) for to_all in paged]
    singles = (number for number, to_all in zip(new, kinds, strict=True) if to_all not in paged)
    texts = [text for text in numbered(sent_state, singles) if text.member not in me.muted]
    return [frames.write(frame) for frame in (*(page for page in pages if page.texts), *texts)]


def texts_now(room: Room, sent_state: SentState, mask: Audience) -> list[Text]:
    """The texts since the last time that a member may read."""
    seen, sent_state.texts = sent_state.texts or 0, room.written
    new = texts_between(room, seen, room.written)
    return [
        text for at, text in new if text.audience & mask and not was_ahead(sent_state, at, text)
    ]


def texts_later(room: Room, sent_state: SentState, snapshot: DelayedSnapshot) -> list[Text]:
    """The texts since the last time that a delayed spectator may read: those in the snapshot, and
    those of other delayed spectators at once.
    """
    seen = sent_state.texts or 0
    sent_state.texts = max(seen, snapshot.texts)
    found = [
        text
        for at, text in texts_between(room, seen, snapshot.texts)
        if (text.audience & snapshot.mask or text.later) and not was_ahead(sent_state, at, text)
    ]
    ahead = texts_between(room, max(sent_state.ahead, sent_state.texts), room.written)
    found += [text for _, text in ahead if text.later]
    sent_state.ahead = room.written
    return found


def was_ahead(sent_state: SentState, at: int, text: Text) -> bool:
    """Whether a delayed spectator was sent this text before older ones."""
    return text.later and at < sent_state.ahead


def texts_between(room: Room, first: int, end: int) -> list[tuple[int, Text]]:
    """The texts with numbers from `first` up to before `end` that still exist."""
    few = end - first < len(room.texts)
    places = range(first, end) if few else [at for at in room.texts if first <= at < end]
    return [(at, room.texts[at]) for at in places if at in room.texts]


def text_page(room: Room, sent_state: SentState, before: int, to_all: bool = True) -> frames.Texts:
    """The last page of texts before a number: those that everybody can read, or only the others."""
    muted = room.members[sent_state.member].muted
    kept = (number for number in reversed(sent_state.sent_texts) if number < before)
    alike = (number for number in kept if sent_state.sent_texts[number].to_all == to_all)
    legible = (text for text in numbered(sent_state, alike) if text.member not in muted)
    found = list(islice(legible, PAGE + 1))
    return frames.Texts(texts=found[:PAGE][::-1], earlier=len(found) > PAGE, to_all=to_all)


def numbered(sent_state: SentState, numbers: Iterable[int]) -> Iterator[frames.Text]:
    """The texts with these numbers on this connection, except those that no longer exist."""
    for number in numbers:
        text = sent_state.sent_texts[number]
        if text.text:
            yield frames.Text(number, text.member, text.seat, text.text, text.to_all, text.language)


# The room.


def room_frame(room: Room, me: Member | None) -> frames.Room:
    """The room frame for a member; with None, what anybody may know."""
    public = frames.Room(
        code=room.code,
        phase=room.phase,
        version=room.version if room.phase != "lobby" else "",
        settings=room.settings,
        host=room.host,
        members=[member_shown(room, member) for member in room.members.values()],
        chairs=[chair_shown(room, chair) for chair in room.chairs],
        deal=deal_shown(room),
        asking=asking(room),
        ballot=ballot_shown(room, None),
        last_ballot=room.last_ballot,
        paused=room.paused_until or None,
        result=result(room),
        your_seats=[],
        muted=[],
        locked=room.locked,
        locked_by_operator=room.locked_by_operator,
    )
    return public if me is None else seen_by(room, me, public)


def seen_by(room: Room, me: Member, public: frames.Room) -> frames.Room:
    """Add what only one member may know: their vote, their seats, whom they muted and, for the
    host, bans.
    """
    return msgspec.structs.replace(
        public,
        ballot=ballot_shown(room, me),
        your_seats=room.seats_of(me.id),
        muted=sorted(me.muted),
        bans=bans_shown(room, me),
    )


def bans_shown(room: Room, me: Member) -> list[frames.Banned]:
    """The bans, for the host only."""
    if not snapshots.is_host(room, me):
        return []
    return [
        frames.Banned(member, ban.name, bool(ban.origin), member in room.erased)
        for member, ban in room.bans.items()
    ]


def member_shown(room: Room, member: Member) -> frames.Member:
    present = member.id in room.runtime.shown_present
    ready = member.nonce is not None and room.phase == "lobby"
    return frames.Member(
        member.id, member.name, member.language, member.program, member.display, present, ready
    )


def chair_shown(room: Room, chair: Chair) -> frames.Chair:
    name = room.name_of(chair.seat)
    return frames.Chair(chair.seat, name, chair.member, chair.level, chair.away, chair.bank)


def deal_shown(room: Room) -> frames.Deal:
    """The commitment before the game ends, and the secret afterwards."""
    over = room.phase == "ended"
    nonces = [] if room.phase == "lobby" else room.nonces
    return frames.Deal(fair.commitment_to(room.secret), nonces, room.secret if over else "")


def asking(room: Room) -> frames.Asking | None:
    """The open question. Who is asked and for how long is public; who has answered is not."""
    if room.phase != "playing":
        return None
    game = room.game
    length = window_length(room) or limit(room)
    return frames.Asking(
        number=game.number,
        seats=list(asked(room)),
        kind=kind_of(game.match),
        opened=game.opened,
        until=game.opened + length if length else 0,
        notice=game.notice,
    )


def ballot_shown(room: Room, me: Member | None) -> frames.Ballot | None:
    """The open ballot, with only the member's own vote."""
    ballot = room.ballot
    if ballot is None:
        return None
    voted = ballot.votes.get(me.id) if me else None
    return frames.Ballot(ballot.about, ballot.seat, ballot.closes, voted)


def result(room: Room) -> frames.Result | None:
    """The result of a game that has ended; None before."""
    if room.phase != "ended":
        return None
    table = room.game.match.table
    return frames.Result(table.ended, table.winners, game_id(room))


def game_id(room: Room) -> str:
    """The replay ID of a game, which nobody could know before it ended. For games dealt before such
    IDs existed, it is the beginning of the commitment.
    """
    return room.replay or fair.commitment_to(room.secret)[:16]


# The table.


def has_table(room: Room) -> bool:
    """Whether there is a game, and its rules are still here."""
    return room.phase in ("playing", "ended")


def table_frame(
    room: Room, viewer: Viewer, restart: bool, shared: object = None
) -> frames.TableFrame | None:
    """The table as one viewer sees it; None if there is none. `shared` is as in `Match.view`."""
    if not has_table(room):
        return None
    game = room.game
    match = game.match
    return frames.TableFrame(
        seat=viewer,
        view=match.view(viewer, restart, shared=shared),
        question=game.number,
        decision=decision_shown(room, viewer),
        chosen=game.held.get(viewer) if viewer is not None else None,
        offers=match.offers(viewer) if viewer is not None else [],
        can_undo=viewer is not None and match.can_undo(viewer),
        may_talk=viewer is not None and match.may_talk(viewer),
    )


def decision_shown(room: Room, viewer: Viewer) -> DecisionView | None:
    """The decision of a seat, even if it has answered and may still change the answer."""
    decision = asked(room).get(viewer) if viewer is not None else None
    if decision is None:
        return None
    return DecisionView(decision.topic, decision.options[:], decision.window)


# Spectators.


def take_snapshot(room: Room) -> None:
    """Keep what spectators see now until they may see it, and drop snapshots that nobody will
    see.
    """
    delay, delayed_snapshots = room.settings.spectators.delay, room.runtime.delayed_snapshots
    if not delay and snapshots.next_release(room) is None:
        delayed_snapshots.clear()
        return
    heard = room.game.story.by_viewer[None] if room.has_game else []
    around, table = room_frame(room, None), table_frame(room, None, restart=False)
    if delayed_snapshots and delayed_snapshots[-1].table == table:
        table = delayed_snapshots[-1].table
    snapshot = DelayedSnapshot(snapshots.release_of(room), around, table, heard, room.written)
    snapshots.keep(room, snapshot)
    snapshots.released(room)


def take_snapshot_before(room: Room, at: int, now: int) -> None:
    """While a journal is replayed: keep a snapshot of the room just before `at`, if delayed
    spectators still have to see it.
    """
    if room.is_open and at + (room.settings.spectators.delay + 1) * snapshots.SECOND > now:
        take_snapshot(room)


def shown_to_all(room: Room, public: frames.Room | None = None) -> frames.Room:
    """The room as anybody may know it, delayed if the room has a delay. Pass `public` if the
    present room frame is already known.
    """
    if room.runtime.delayed_snapshots:
        return snapshots.shown_room(room, snapshots.released(room))
    return public or room_frame(room, None)


def shown_since(room: Room) -> int:
    """Return when the public picture of a delayed room was released; 0 if it is up to date."""
    delayed_snapshots = room.runtime.delayed_snapshots
    return delayed_snapshots[0].release if len(delayed_snapshots) > 1 else 0


class Public:
    """What everybody may know of a game so far."""

    def __init__(self, phase: str, view: object, events: list[Event]) -> None:
        self.phase = phase
        self.view = view
        self.events = events


def public(room: Room) -> Public | None:
    """The game as spectators see it; None if none has begun as far as they know."""
    snapshot = snapshots.released(room) if room.runtime.delayed_snapshots else None
    around = snapshot.room if snapshot else room_frame(room, None)
    if around.phase == "lobby" or not room.has_game:
        return None
    table = snapshot.table if snapshot else table_frame(room, None, restart=False)
    heard = snapshot.story[: snapshot.story_length] if snapshot else room.game.story.by_viewer[None]
    return Public(around.phase, table.view if table else None, heard)
