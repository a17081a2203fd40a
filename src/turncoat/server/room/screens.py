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
from turncoat.server.room.clocks import limit, window_length
from turncoat.server.room.question import asked, kind_of
from turncoat.server.room.room import Room
from turncoat.server.room.state import Chair, Eye, Member, Shot, Text

# Texts in one frame; the longest have 1,200 bytes.
PAGE: Final = 50
# Of a story, at once; real games have up to 3,200.
MOST_EVENTS: Final = 5_000


class Sight:
    """What one connection has been sent so far."""

    def __init__(self, member: int, restart: bool = False) -> None:
        self.member = member
        self.restart = restart
        # What it is told before anything else.
        self.welcome: list[str] = []
        self.room = ""
        self.tables: dict[Eye, str] = {}
        # Which story each pair of eyes has been told, and how much of it.
        self.told: dict[Eye, tuple[list[Event], int]] = {}
        # How many texts there were, once somebody has looked; up to which of them those were read
        # that people who see later read at once; and which of them the member could hear when they
        # came, by the numbers that they have here.
        self.texts: int | None = None
        self.ahead = 0
        self.heard: dict[int, Text] = {}
        self.numbered = 0
        # How many members were forgotten.
        self.erased = 0


class Look:
    """A room at one moment. What several connections see alike is built and written once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.public = room_frame(room, None)
        self.earlier = shown_to_all(room, self.public)
        self._rooms: dict[object, str] = {}
        self._tables: dict[tuple[Eye, bool], str | None] = {}

    def around(self, me: Member) -> str:
        """The room as a member sees it."""
        room = self.room
        vote = room.ballot and room.ballot.votes.get(me.id)
        own = (vote, tuple(room.seats_of(me.id)), frozenset(me.muted), room.host == me.id)
        if own not in self._rooms:
            self._rooms[own] = frames.write(seen_by(room, me, self.public))
        return self._rooms[own]

    def table(self, eye: Eye, restart: bool) -> str | None:
        """The table through one pair of eyes, if there is one."""
        if (eye, restart) not in self._tables:
            frame = table_frame(self.room, eye, restart)
            self._tables[eye, restart] = frames.write(frame) if frame else None
        return self._tables[eye, restart]


def news(room: Room, sight: Sight, look: Look | None = None) -> list[str]:
    """What this connection does not know yet, as it is sent. Whoever asks for many gives a look at
    the room that is shared by all of them."""
    me = room.members[sight.member]
    look = look or Look(room)
    if snapshots.sees_later(room, me):
        shot = snapshots.released(room)
        around = msgspec.structs.replace(
            look.earlier, muted=sorted(me.muted), bans=bans_shown(room, me)
        )
        return news_from(look, sight, me, frames.write(around), shot)
    return news_from(look, sight, me, look.around(me), None)


def news_from(look: Look, sight: Sight, me: Member, written: str, shot: Shot | None) -> list[str]:
    """As the room is, or as it was when the shot was taken."""
    room, found = look.room, sight.welcome
    sight.welcome = []
    if written != sight.room:
        sight.room = written
        found.append(written)
    if (shot.room.phase if shot else room.phase) == "lobby":
        # Another deal is told from its beginning, even if it begins like the last one.
        sight.tables, sight.told = {}, {}
    elif room.has_game:
        for eye in room.eyes_of(me.id) if shot is None else shot.eyes:
            found += story_news(room, sight, eye, shot)
            found += table_news(look, sight, eye, shot)
    found += erased_news(room, sight)
    return found + text_news(room, sight, me, shot)


def table_news(look: Look, sight: Sight, eye: Eye, shot: Shot | None) -> list[str]:
    """The table, if it looks different from before."""
    if shot is None:
        written = look.table(eye, sight.restart)
    else:
        written = frames.write(shot.table) if shot.table else None
    if written is None or sight.tables.get(eye) == written:
        return []
    sight.tables[eye] = written
    return [written]


def story_news(room: Room, sight: Sight, eye: Eye, shot: Shot | None) -> list[str]:
    """What was told since; if some of it was taken back, all from there on."""
    heard = room.game.story.heard[eye]
    length = len(heard)
    if shot is not None:
        heard, length = shot.heard, shot.told
    before, told = sight.told.get(eye, (heard, -1))
    since = max(told, 0) if before is heard else same_so_far(before[:told], heard[:length])
    sight.told[eye] = (heard, length)
    if since == length and told == length:
        return []
    since = max(since, length - MOST_EVENTS)
    return [frames.write(frames.Story(seat=eye, since=since, events=heard[since:length]))]


def same_so_far(one: list[Event], other: list[Event]) -> int:
    """How many events two stories begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    shorter = min(len(one), len(other))
    return next((place for place, (left, right) in pairs if left != right), shorter)


def erased_news(room: Room, sight: Sight) -> list[str]:
    """Whose texts are to be forgotten, if any of them can have been sent."""
    seen, sight.erased = sight.erased, len(room.erased)
    members = room.erased[seen:] if sight.texts else []
    return [frames.write(frames.Erased(member=member)) for member in members]


def text_news(room: Room, sight: Sight, me: Member, shot: Shot | None) -> list[str]:
    """What was written, but for those whom the member does not want to read: one by one, or the
    last page of it if somebody comes in, or if it is much.

    Only what a member may hear is numbered: a gap would tell that others are talking.
    """
    seen, first = sight.texts, sight.numbered
    if shot is None:
        heard = heard_now(room, sight, room.mask_of(me.id, room.phase))
    else:
        heard = heard_later(room, sight, shot)
    sight.numbered += len(heard)
    fresh, kinds = range(first, sight.numbered), [text.to_all for text in heard]
    sight.heard |= zip(fresh, heard, strict=True)
    if len(sight.heard) > len(room.texts) + PAGE:
        sight.heard = {number: text for number, text in sight.heard.items() if text.text}
    paged = [to_all for to_all in (True, False) if seen is None or kinds.count(to_all) > PAGE]
    pages = [text_page(room, sight, sight.numbered, to_all) for to_all in paged]
    singles = (number for number, to_all in zip(fresh, kinds, strict=True) if to_all not in paged)
    texts = [text for text in numbered(sight, singles) if text.member not in me.muted]
    return [frames.write(frame) for frame in (*(page for page in pages if page.texts), *texts)]


def heard_now(room: Room, sight: Sight, mask: Audience) -> list[Text]:
    """The texts that somebody has come to hear since."""
    seen, sight.texts = sight.texts or 0, room.written
    fresh = texts_between(room, seen, room.written)
    return [text for at, text in fresh if text.audience & mask and not was_ahead(sight, at, text)]


def heard_later(room: Room, sight: Sight, shot: Shot) -> list[Text]:
    """The same for those who see later; one another they hear at once."""
    seen = sight.texts or 0
    sight.texts = max(seen, shot.texts)
    found = [
        text
        for at, text in texts_between(room, seen, shot.texts)
        if (text.audience & shot.mask or text.later) and not was_ahead(sight, at, text)
    ]
    ahead = texts_between(room, max(sight.ahead, sight.texts), room.written)
    found += [text for _, text in ahead if text.later]
    sight.ahead = room.written
    return found


def was_ahead(sight: Sight, at: int, text: Text) -> bool:
    """Whether somebody has read it before what came before it."""
    return text.later and at < sight.ahead


def texts_between(room: Room, first: int, end: int) -> list[tuple[int, Text]]:
    """Texts with their places, from one place up to before another, but for those forgotten."""
    few = end - first < len(room.texts)
    places = range(first, end) if few else [at for at in room.texts if first <= at < end]
    return [(at, room.texts[at]) for at in places if at in room.texts]


def text_page(room: Room, sight: Sight, before: int, to_all: bool = True) -> frames.Texts:
    """The last texts before one of them, as this connection counts them: of those that all hear,
    or of the others."""
    muted = room.members[sight.member].muted
    kept = (number for number in reversed(sight.heard) if number < before)
    alike = (number for number in kept if sight.heard[number].to_all == to_all)
    legible = (text for text in numbered(sight, alike) if text.member not in muted)
    found = list(islice(legible, PAGE + 1))
    return frames.Texts(texts=found[:PAGE][::-1], earlier=len(found) > PAGE, to_all=to_all)


def numbered(sight: Sight, numbers: Iterable[int]) -> Iterator[frames.Text]:
    """Texts by the numbers that they have for this connection; but for those that are forgotten."""
    for number in numbers:
        text = sight.heard[number]
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
    present = member.id in room.live.shown_present
    ready = member.nonce is not None and room.phase == "lobby"
    return frames.Member(
        member.id, member.name, member.language, member.program, member.screen, present, ready
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


def table_frame(room: Room, eye: Eye, restart: bool) -> frames.Table | None:
    """The table through one pair of eyes; a game by rules that are gone has only its story."""
    if room.phase not in ("playing", "ended"):
        return None
    game = room.game
    match = game.match
    return frames.Table(
        seat=eye,
        view=match.view(eye, restart),
        question=game.number,
        decision=decision_shown(room, eye),
        chosen=game.held.get(eye) if eye is not None else None,
        offers=match.offers(eye) if eye is not None else [],
        can_undo=eye is not None and match.can_undo(eye),
        may_talk=eye is not None and match.may_talk(eye),
    )


def decision_shown(room: Room, eye: Eye) -> DecisionView | None:
    """What a seat is asked, also if it has answered and may still change that."""
    decision = asked(room).get(eye) if eye is not None else None
    if decision is None:
        return None
    return DecisionView(decision.topic, decision.options[:], decision.window)


# Those who only watch.


def take_shot(room: Room) -> None:
    """Keep what there is to see now for those who see it later; forget what is seen no more."""
    delay, shots = room.settings.watching.delay, room.live.shots
    if not delay and snapshots.next_release(room) is None:
        shots.clear()
        return
    heard = room.game.story.heard[None] if room.has_game else []
    around, table = room_frame(room, None), table_frame(room, None, restart=False)
    if shots and shots[-1].table == table:
        table = shots[-1].table
    shot = Shot(snapshots.release_of(room), around, table, heard, room.written)
    snapshots.keep(room, shot)
    snapshots.released(room)


def take_shot_before(room: Room, at: int, now: int) -> None:
    """What came before this moment of the past, if those who watch see it now or later still."""
    if room.is_open and at + (room.settings.watching.delay + 1) * snapshots.SECOND > now:
        take_shot(room)


def shown_to_all(room: Room, public: frames.Room | None = None) -> frames.Room:
    """The room as anybody may know of it; `public` as it is now, if that is known already."""
    if room.live.shots:
        return snapshots.shown_room(room, snapshots.released(room))
    return public or room_frame(room, None)


def shown_since(room: Room) -> int:
    """Since when what is shown to all is older than the room itself; 0 if it is not."""
    shots = room.live.shots
    return shots[0].release if len(shots) > 1 else 0


class Public:
    """What all may know of a game so far."""

    def __init__(self, phase: str, view: object, events: list[Event]) -> None:
        self.phase = phase
        self.view = view
        self.events = events


def public(room: Room) -> Public | None:
    """As those see it who only watch; None if no game has begun, as far as they know."""
    shot = snapshots.released(room) if room.live.shots else None
    around = shot.room if shot else room_frame(room, None)
    if around.phase == "lobby" or not room.has_game:
        return None
    table = shot.table if shot else table_frame(room, None, restart=False)
    heard = shot.heard[: shot.told] if shot else room.game.story.heard[None]
    return Public(around.phase, table.view if table else None, heard)
