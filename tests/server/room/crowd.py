"""People who act at random: they answer, undo, try nonsense, talk, disconnect and come back."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.random_play import EARLY_ENDING, EARLY_ENDING_EVERY, OPTIONS
from tests.server.room.actions import CONNECTS, DISCONNECTS, Action
from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import NAMES, SPECTATOR
from tests.two_worlds import CLAIMS, WRONG
from turncoat.core.chance import key_from_seed
from turncoat.core.terms import Option, Seat
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room.play.question import asked, kind_of
from turncoat.server.room.room import Room
from turncoat.server.room.state import Viewer

WINDOW = 4

ONE_OFFER_IN = 30
ONE_UNDO_IN = 8
ONE_CLAIM_IN = 6
ONE_TEXT_IN = 12
ONE_BALLOT_IN = 40
ONE_GOES_IN = 30
ONE_SLOW_TURN_IN = 80


class Crowd:
    """A room of people with one seat each, and a spectator; bots may have the last seats."""

    def __init__(self, game: str, players: int, seed: str, bots: int = 0) -> None:
        self.random = Random(seed)
        options = OPTIONS[game](self.random, players)
        clocks = Clocks(pace="live", window=WINDOW)
        names = NAMES[: players - bots]
        self.harness = RoomHarness(game, players, options=options, clocks=clocks)
        self.harness.dealt_from(key_from_seed(seed).hex())
        self.harness.join(*names, SPECTATOR).start(*names)
        self.members = [self.harness.ids[name] for name in names]
        self.commands = 0

    @property
    def room(self) -> Room:
        """The room that they are in."""
        return self.harness.room

    def member(self, viewer: Viewer) -> int:
        """The member who is this viewer."""
        return self.harness.ids[SPECTATOR] if viewer is None else self.members[viewer]

    def plan(self, room: Room, viewer_id: int, viewer: Viewer) -> list[Action]:
        """What they will do while this question is open, ordered by time."""
        actions = [
            *self.answers(room),
            *self.offers_and_undos(room),
            *self.nonsense(room, viewer_id, viewer),
            *self.talk(room),
            *self.reconnects(room, viewer_id),
        ]
        return sorted(actions, key=lambda action: action.at)

    def action(self, room: Room, wait: int, me: int, ask: Any, /, **fields: Any) -> Action:
        """What the member `me` does in `wait` milliseconds: a command, CONNECTS or DISCONNECTS."""
        self.commands += 1
        request = ask if isinstance(ask, str) else ask(id=self.commands, **fields)
        return Action(room.now + wait, me, request)

    def one_in(self, number: int) -> bool:
        return self.random.random() * number < 1

    # Answers.

    def answers(self, room: Room) -> Iterator[Action]:
        """One answer in a turn, one or two to a secret decision, up to two in a window, and at most
        one in a gathering.
        """
        kind = kind_of(room.game.match)
        for seat, decision in asked(room).items():
            if seat >= len(self.members):
                continue
            for wait in self.waits(kind):
                option = self.choice(decision.options)
                yield self.answer(room, wait, seat, option)

    def answer(self, room: Room, wait: int, seat: Seat, option: Option) -> Action:
        fields = {"seat": seat, "question": room.game.number, "option": option}
        return self.action(room, wait, self.members[seat], commands.Answer, **fields)

    def waits(self, kind: str) -> list[int]:
        """When somebody answers, in milliseconds from now; a second answer changes the first."""
        random = self.random
        if kind == "turn":
            slow = self.one_in(ONE_SLOW_TURN_IN)
            return [random.randint(46_000, 70_000) if slow else random.randint(50, 5_000)]
        if kind == "window":
            return [
                random.randint(1, WINDOW * 1000 - 1) for _ in range(random.choice([0, 1, 1, 2]))
            ]
        if kind == "secret":
            return [random.randint(50, 6_000) for _ in range(random.choice([1, 1, 2]))]
        return [] if self.one_in(40) else [random.randint(50, 9_000)]

    def choice(self, options: list[Option]) -> Option:
        """A random option; one that would end the game too soon is chosen only rarely."""
        option = self.random.choice(options)
        return (
            options[0] if option in EARLY_ENDING and not self.one_in(EARLY_ENDING_EVERY) else option
        )

    def offers_and_undos(self, room: Room) -> Iterator[Action]:
        """Now and then somebody takes a standing offer, or undoes their last answer."""
        match, number = room.game.match, room.game.number
        if len(self.members) < match.table.seats:
            # With bots, the comparison would have to know which of them had answered by then.
            return
        seat = self.random.randrange(match.table.seats)
        offers = match.offers(seat) if self.one_in(ONE_OFFER_IN) else []
        if offers:
            fields = {"seat": seat, "question": number, "option": self.random.choice(offers)}
            yield self.action(room, self.soon(), self.members[seat], commands.Offer, **fields)
        steppers = [s for s in range(match.table.seats) if match.can_undo(s)]
        if steppers and self.one_in(ONE_UNDO_IN):
            seat = steppers[0]
            fields = {"seat": seat, "question": number}
            yield self.action(room, self.soon(), self.members[seat], commands.Undo, **fields)

    def soon(self) -> int:
        return self.random.randint(1, 3_000)

    # The rest.

    def nonsense(self, room: Room, me: int, viewer: Viewer) -> Iterator[Action]:
        """Commands that the viewer tries, most of which are refused."""
        number, random = room.game.number, self.random
        seat = random.randrange(len(self.members)) if viewer is None else viewer
        other = random.randrange(len(self.members))
        words = random.choice([option for option in WRONG if option not in EARLY_ENDING])
        tries: list[tuple[type[commands.Command], dict[str, Any]]] = [
            (commands.Answer, {"seat": seat, "question": number, "option": words}),
            (commands.Answer, {"seat": other, "question": number - 1, "option": words}),
            (commands.Offer, {"seat": seat, "question": number, "option": words}),
            (commands.Undo, {"seat": other, "question": number}),
            (commands.Say, {"seat": seat, "claim": words}),
            (commands.Return, {"seat": other}),
            (commands.Write, {"seat": other, "text": "see www.example.com"}),
            (commands.Write, {"text": "psst"}),
            (commands.Call, {"ballot": "remove", "seat": other}),
            (commands.Vote, {"yes": True}),
            (commands.SeatBot, {"seat": other, "level": "sensible"}),
            (commands.Kick, {"member": me}),
        ]
        for ask, fields in random.sample(tries, random.randint(0, 2)):
            yield self.action(room, self.soon(), me, ask, **fields)

    def talk(self, room: Room) -> Iterator[Action]:
        """Claims, texts, ballots and votes of a random player."""
        seat = self.random.randrange(len(self.members))
        me = self.members[seat]
        if self.one_in(ONE_CLAIM_IN):
            claim = self.random.choice(self.random.choice(CLAIMS[room.settings.game]))
            yield self.action(room, self.soon(), me, commands.Say, seat=seat, claim=claim)
        if self.one_in(ONE_TEXT_IN):
            yield self.action(room, self.soon(), me, commands.Write, seat=seat, text="hm")
        if room.ballot is not None and self.one_in(2):
            yield self.action(room, self.soon(), me, commands.Vote, yes=self.one_in(2))
        elif self.one_in(ONE_BALLOT_IN):
            yield self.action(room, self.soon(), me, commands.Call, ballot="extend")

    def reconnects(self, room: Room, viewer_id: int) -> Iterator[Action]:
        """Players other than the viewer lose their connection, and come back."""
        for member in self.members:
            if member not in room.runtime.sockets:
                yield self.action(room, self.soon(), member, CONNECTS)
            elif member != viewer_id and self.one_in(ONE_GOES_IN):
                yield self.action(room, self.soon(), member, DISCONNECTS)
