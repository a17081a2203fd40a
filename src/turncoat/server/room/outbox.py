"""What a member sees: the one door through which anything leaves a room.

Frames are built from nothing for each pair of eyes, and sent if they differ from those before.
Those who only watch see what the room looked like some time ago, if the host wants it so.
"""

from collections.abc import Iterable, Iterator
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

# Texts in one frame; the longest have 1,200 bytes.
PAGE: Final = 50
# Of a story, at once; real games have up to 3,200.
MOST_EVENTS: Final = 5_000


class SentState:
    """What one connection has been sent so far."""

    def __init__(self, member: int, restart: bool = False) -> None:
        self.member = member
        self.restart = restart
        # What it is told before anything else.
        self.welcome: list[str] = []
        self.room = ""
        self.tables: dict[Viewer, str] = {}
        # Which story each pair of eyes has been told, and how much of it.
        self.told: dict[Viewer, tuple[list[Event], int]] = {}
        # How many texts there were, once somebody has looked; up to which of them those were read
        # that people who see later read at once; and which of them the member could hear when they
        # came, by the numbers that they have here.
        self.texts: int | None = None
        self.ahead = 0
        self.heard: dict[int, Text] = {}
        self.numbered = 0
        # How many members were forgotten.
        self.erased = 0


class SharedFrames:
    """A room at one moment. What several connections see alike is built and written once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.public = room_frame(room, None)
        self.earlier = shown_to_all(room, self.public)
        self._rooms: dict[object, str] = {}
        self._tables: dict[tuple[Viewer, bool], str | None] = {}

    def around(self, me: Member) -> str:
        """The room as a member sees it."""
        room = self.room
        vote = room.ballot and room.ballot.votes.get(me.id)
        own = (vote, tuple(room.seats_of(me.id)), frozenset(me.muted), room.host == me.id)
        if own not in self._rooms:
            self._rooms[own] = frames.write(seen_by(room, me, self.public))
        return self._rooms[own]

    def table(self, viewer: Viewer, restart: bool) -> str | None:
        """The table through one pair of eyes, if there is one."""
        if (viewer, restart) not in self._tables:
            frame = table_frame(self.room, viewer, restart)
            self._tables[viewer, restart] = frames.write(frame) if frame else None
        return self._tables[viewer, restart]


def news(room: Room, sent_state: SentState, look: SharedFrames | None = None) -> list[str]:
    """What this connection does not know yet, as it is sent. Whoever asks for many gives a look at
    the room that is shared by all of them."""
    me = room.members[sent_state.member]
    look = look or SharedFrames(room)
    if snapshots.sees_later(room, me):
        snapshot = snapshots.released(room)
        around = msgspec.structs.replace(
            look.earlier, muted=sorted(me.muted), bans=bans_shown(room, me)
        )
        return news_from(look, sent_state, me, frames.write(around), snapshot)
    return news_from(look, sent_state, me, look.around(me), None)


def news_from(
    look: SharedFrames,
    sent_state: SentState,
    me: Member,
    written: str,
    snapshot: DelayedSnapshot | None,
) -> list[str]:
    """As the room is, or as it was when the shot was taken."""
    room, found = look.room, sent_state.welcome
    sent_state.welcome = []
    if written != sent_state.room:
        sent_state.room = written
        found.append(written)
    if (snapshot.room.phase if snapshot else room.phase) == "lobby":
        # Another deal is told from its beginning, even if it begins like the last one.
        sent_state.tables, sent_state.told = {}, {}
    elif room.has_game:
        for viewer in room.viewers_of(me.id) if snapshot is None else snapshot.viewers:
            found += story_news(room, sent_state, viewer, snapshot)
            found += table_news(look, sent_state, viewer, snapshot)
    found += erased_news(room, sent_state)
    return found + text_news(room, sent_state, me, snapshot)


def table_news(
    look: SharedFrames, sent_state: SentState, viewer: Viewer, snapshot: DelayedSnapshot | None
) -> list[str]:
    """The table, if it looks different from before."""
    if snapshot is None:
        written = look.table(viewer, sent_state.restart)
    else:
        written = frames.write(snapshot.table) if snapshot.table else None
    if written is None or sent_state.tables.get(viewer) == written:
        return []
    sent_state.tables[viewer] = written
    return [written]


def story_news(
    room: Room, sent_state: SentState, viewer: Viewer, snapshot: DelayedSnapshot | None
) -> list[str]:
    """What was told since; if some of it was taken back, all from there on."""
    heard = room.game.story.heard[viewer]
    length = len(heard)
    if snapshot is not None:
        heard, length = snapshot.heard, snapshot.told
    before, told = sent_state.told.get(viewer, (heard, -1))
    since = max(told, 0) if before is heard else same_so_far(before[:told], heard[:length])
    sent_state.told[viewer] = (heard, length)
    if since == length and told == length:
        return []
    since = max(since, length - MOST_EVENTS)
    return [frames.write(frames.Story(seat=viewer, since=since, events=heard[since:length]))]


def same_so_far(one: list[Event], other: list[Event]) -> int:
    """How many events two stories begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    shorter = min(len(one), len(other))
    return next((place for place, (left, right) in pairs if left != right), shorter)


def erased_news(room: Room, sent_state: SentState) -> list[str]:
    """Whose texts are to be forgotten, if any of them can have been sent."""
    seen, sent_state.erased = sent_state.erased, len(room.erased)
    members = room.erased[seen:] if sent_state.texts else []
    return [frames.write(frames.Erased(member=member)) for member in members]


def text_news(
    room: Room, sent_state: SentState, me: Member, snapshot: DelayedSnapshot | None
) -> list[str]:
    """What was written, but for those whom the member does not want to read: one by one, or the
    last page of it if somebody comes in, or if it is much.

    Only what a member may hear is numbered: a gap would tell that others are talking.
    """
    seen, first = sent_state.texts, sent_state.numbered
    if snapshot is None:
        heard = heard_now(room, sent_state, room.mask_of(me.id, room.phase))
    else:
        heard = heard_later(room, sent_state, snapshot)
    sent_state.numbered += len(heard)
    unsaved, kinds = range(first, sent_state.numbered), [text.to_all for text in heard]
    sent_state.heard |= zip(unsaved, heard, strict=True)
    if len(sent_state.heard) > len(room.texts) + PAGE:
        sent_state.heard = {number: text for number, text in sent_state.heard.items() if text.text}
    paged = [to_all for to_all in (True, False) if seen is None or kinds.count(to_all) > PAGE]
    pages = [text_page(room, sent_state, sent_state.numbered, to_all) for to_all in paged]
    singles = (number for number, to_all in zip(unsaved, kinds, strict=True) if to_all not in paged)
    texts = [text for text in numbered(sent_state, singles) if text.member not in me.muted]
    return [frames.write(frame) for frame in (*(page for page in pages if page.texts), *texts)]


def heard_now(room: Room, sent_state: SentState, mask: Audience) -> list[Text]:
    """The texts that somebody has come to hear since."""
    seen, sent_state.texts = sent_state.texts or 0, room.written
    unsaved = texts_between(room, seen, room.written)
    return [
        text for at, text in unsaved if text.audience & mask and not was_ahead(sent_state, at, text)
    ]


def heard_later(room: Room, sent_state: SentState, snapshot: DelayedSnapshot) -> list[Text]:
    """The same for those who see later; one another they hear at once."""
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
    """Whether somebody has read it before what came before it."""
    return text.later and at < sent_state.ahead


def texts_between(room: Room, first: int, end: int) -> list[tuple[int, Text]]:
    """Texts with their places, from one place up to before another, but for those forgotten."""
    few = end - first < len(room.texts)
    places = range(first, end) if few else [at for at in room.texts if first <= at < end]
    return [(at, room.texts[at]) for at in places if at in room.texts]


def text_page(room: Room, sent_state: SentState, before: int, to_all: bool = True) -> frames.Texts:
    """The last texts before one of them, as this connection counts them: of those that all hear,
    or of the others."""
    muted = room.members[sent_state.member].muted
    kept = (number for number in reversed(sent_state.heard) if number < before)
    alike = (number for number in kept if sent_state.heard[number].to_all == to_all)
    legible = (text for text in numbered(sent_state, alike) if text.member not in muted)
    found = list(islice(legible, PAGE + 1))
    return frames.Texts(texts=found[:PAGE][::-1], earlier=len(found) > PAGE, to_all=to_all)


def numbered(sent_state: SentState, numbers: Iterable[int]) -> Iterator[frames.Text]:
    """Texts by the numbers that they have for this connection; but for those that are forgotten."""
    for number in numbers:
        text = sent_state.heard[number]
        if text.text:
            yield frames.Text(number, text.member, text.seat, text.text, text.to_all)


# The room around the table.


def room_frame(room: Room, me: Member | None) -> frames.Room:
    """Everything but the table itself; None is somebody of whom nothing is known."""
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
    """With what is for one member alone: its own vote, its seats, and whom it does not read."""
    return msgspec.structs.replace(
        public,
        ballot=ballot_shown(room, me),
        your_seats=room.seats_of(me.id),
        muted=sorted(me.muted),
        bans=bans_shown(room, me),
    )


def bans_shown(room: Room, me: Member) -> list[frames.Banned]:
    """Who may not come back; for the host alone."""
    if not snapshots.is_host(room, me):
        return []
    return [frames.Banned(member, ban.name, bool(ban.origin)) for member, ban in room.bans.items()]


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
    """The commitment before, the secret after."""
    over = room.phase == "ended"
    nonces = [] if room.phase == "lobby" else room.nonces
    return frames.Deal(fair.commitment_to(room.secret), nonces, room.secret if over else "")


def asking(room: Room) -> frames.Asking | None:
    """Who is asked is public, and how long they have; who has answered is not."""
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
    """A member sees its own vote and nobody else's."""
    ballot = room.ballot
    if ballot is None:
        return None
    voted = ballot.votes.get(me.id) if me else None
    return frames.Ballot(ballot.about, ballot.seat, ballot.closes, voted)


def result(room: Room) -> frames.Result | None:
    """How the game ended."""
    if room.phase != "ended":
        return None
    table = room.game.match.table
    return frames.Result(table.ended, table.winners, game_id(room))


def game_id(room: Room) -> str:
    """The number of a finished game, which nobody knew before; in games that were dealt before
    there were such numbers it is the beginning of the commitment."""
    return room.replay or fair.commitment_to(room.secret)[:16]


# The table.


def table_frame(room: Room, viewer: Viewer, restart: bool) -> frames.TableFrame | None:
    """The table through one pair of eyes; a game by rules that are gone has only its story."""
    if room.phase not in ("playing", "ended"):
        return None
    game = room.game
    match = game.match
    return frames.TableFrame(
        seat=viewer,
        view=match.view(viewer, restart),
        question=game.number,
        decision=decision_shown(room, viewer),
        chosen=game.held.get(viewer) if viewer is not None else None,
        offers=match.offers(viewer) if viewer is not None else [],
        can_undo=viewer is not None and match.can_undo(viewer),
        may_talk=viewer is not None and match.may_talk(viewer),
    )


def decision_shown(room: Room, viewer: Viewer) -> DecisionView | None:
    """What a seat is asked, also if it has answered and may still change that."""
    decision = asked(room).get(viewer) if viewer is not None else None
    if decision is None:
        return None
    return DecisionView(decision.topic, decision.options[:], decision.window)


# Those who only watch.


def take_snapshot(room: Room) -> None:
    """Keep what there is to see now for those who see it later; forget what is seen no more."""
    delay, delayed_snapshots = room.settings.spectators.delay, room.runtime.delayed_snapshots
    if not delay and snapshots.next_release(room) is None:
        delayed_snapshots.clear()
        return
    heard = room.game.story.heard[None] if room.has_game else []
    around, table = room_frame(room, None), table_frame(room, None, restart=False)
    if delayed_snapshots and delayed_snapshots[-1].table == table:
        table = delayed_snapshots[-1].table
    snapshot = DelayedSnapshot(snapshots.release_of(room), around, table, heard, room.written)
    snapshots.keep(room, snapshot)
    snapshots.released(room)


def take_snapshot_before(room: Room, at: int, now: int) -> None:
    """What came before this moment of the past, if those who watch see it now or later still."""
    if room.is_open and at + (room.settings.spectators.delay + 1) * snapshots.SECOND > now:
        take_snapshot(room)


def shown_to_all(room: Room, public: frames.Room | None = None) -> frames.Room:
    """The room as anybody may know of it; `public` as it is now, if that is known already."""
    if room.runtime.delayed_snapshots:
        return snapshots.shown_room(room, snapshots.released(room))
    return public or room_frame(room, None)


def shown_since(room: Room) -> int:
    """Since when what is shown to all is older than the room itself; 0 if it is not."""
    delayed_snapshots = room.runtime.delayed_snapshots
    return delayed_snapshots[0].release if len(delayed_snapshots) > 1 else 0


class Public:
    """What all may know of a game so far."""

    def __init__(self, phase: str, view: object, events: list[Event]) -> None:
        self.phase = phase
        self.view = view
        self.events = events


def public(room: Room) -> Public | None:
    """As those see it who only watch; None if no game has begun, as far as they know."""
    snapshot = snapshots.released(room) if room.runtime.delayed_snapshots else None
    around = snapshot.room if snapshot else room_frame(room, None)
    if around.phase == "lobby" or not room.has_game:
        return None
    table = snapshot.table if snapshot else table_frame(room, None, restart=False)
    heard = snapshot.heard[: snapshot.told] if snapshot else room.game.story.heard[None]
    return Public(around.phase, table.view if table else None, heard)
