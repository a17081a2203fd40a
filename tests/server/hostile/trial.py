"""Whether an attack changed an honest game: compares what its players saw with its game file."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import httpx
import msgspec

from tests.server.hostile.honest import NAMES, Game, Player
from turncoat.core import record
from turncoat.core.terms import ANSWER, Event, Seat, bit
from turncoat.games import GAMES
from turncoat.server.protocol import frames
from turncoat.server.replays import game_file


class ReplayedGame:
    """The replayed game: what each seat could see and was told."""

    def __init__(self, file: game_file.GameFile) -> None:
        seats = range(file.match.players)
        self.views: dict[Seat, list[bytes]] = {seat: [] for seat in seats}
        self.events: dict[Seat, list[Event]] = {seat: [] for seat in seats}
        heard = 0
        for match in record.replay(game_file.match_of(file), GAMES):
            for seat in seats:
                self.views[seat].append(plain(match.view(seat, restart=False)))
                told = match.story_since(heard)
                self.events[seat] += [event for audience, event in told if audience & bit(seat)]
            heard = match.story_length


def plain(view: Any) -> bytes:
    """A view as JSON."""
    return msgspec.json.encode(view)


def complaints(game: Game) -> list[str]:
    """What is wrong with a finished game; empty if nothing is."""
    if game.errors:
        return [f"{game.code}: {error!r}" for error in game.errors]
    result = game.players[0].room.result
    if result is None or not all(player.done for player in game.players):
        return [f"{game.code}: it has no end"]
    data = httpx.get(f"{game.address}/api/replays/{result.game}/file").content
    if not game_file.verify(data).fair:
        return [f"{game.code}: it was not fair"]
    file = game_file.read(data)
    replayed = ReplayedGame(file)
    found = [*wrong_answers(game, file)]
    for seat, player in enumerate(game.players):
        found += [*wrong_story(player, seat, replayed), *wrong_room(player)]
    return [f"{game.code}: {complaint}" for complaint in found]


def wrong_answers(game: Game, file: game_file.GameFile) -> Iterator[str]:
    """Check that the log contains exactly the answers that were accepted."""
    log = file.match.log
    if any(kind != ANSWER for kind, _, _ in log):
        yield "somebody has spoken or taken an offer"
    for seat, player in enumerate(game.players):
        if [option for _, at, option in log if at == seat] != player.answers:
            yield f"seat {seat} has not answered what stands in the log"


def wrong_story(player: Player, seat: Seat, replayed: ReplayedGame) -> Iterator[str]:
    """Check that a seat saw only its own views of this game, in order, and its own story."""
    tables = [frame for frame in player.seen if isinstance(frame, frames.TableFrame)]
    if any(frame.seat != seat for frame in tables):
        yield f"seat {seat} saw the table of another"
    views = [view for view, _ in groupby(plain(frame.view) for frame in tables)]
    moments = iter(replayed.views[seat])
    if not all(view in moments for view in views):
        yield f"seat {seat} saw what it could not see"
    if views[-1] != replayed.views[seat][-1]:
        yield f"seat {seat} saw another end"
    if player.stories[seat] != replayed.events[seat]:
        yield f"seat {seat} heard another story"


def wrong_room(player: Player) -> Iterator[str]:
    """Check that nothing in the room changed except its spectators."""
    rooms = [f for f in player.seen if isinstance(f, frames.Room) and f.phase != "lobby"]
    if any(isinstance(frame, frames.Text | frames.Texts) for frame in player.seen):
        yield "somebody has written something"
    if any(room.ballot or room.last_ballot or room.paused for room in rooms):
        yield "somebody has called a ballot"
    if any(chair.away for room in rooms for chair in room.chairs):
        yield "somebody was sent away"
    if len({plain((room.settings, room.host, seats(room), honest(room))) for room in rooms}) != 1:
        yield "somebody has changed the room"


def seats(room: frames.Room) -> list[tuple[str, int | None]]:
    """The name and member of each seat."""
    return [(chair.name, chair.member) for chair in room.chairs]


def honest(room: frames.Room) -> list[tuple[int, str, str]]:
    """The players, without spectators."""
    return [(m.id, m.name, m.language) for m in room.members if m.name in NAMES]
