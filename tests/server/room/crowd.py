"""People who play by chance: answers, second thoughts, nonsense, talk, coming and going."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.random_play import OPTIONS, RASH, RASH_EVERY
from tests.server.room.deeds import COMES, GOES, Deed
from tests.server.room.hall import Hall
from tests.server.room.scenes import NAMES, WATCHER
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
ONE_STEP_BACK_IN = 8
ONE_CLAIM_IN = 6
ONE_TEXT_IN = 12
ONE_BALLOT_IN = 40
ONE_GOES_IN = 30
ONE_SLOW_TURN_IN = 80


class Crowd:
    """A room full of people, a seat each, and one who watches; bots may have the last seats."""

    def __init__(self, game: str, players: int, seed: str, bots: int = 0) -> None:
        self.random = Random(seed)
        options = OPTIONS[game](self.random, players)
        clocks = Clocks(pace="live", window=WINDOW)
        names = NAMES[: players - bots]
        self.hall = Hall(game, players, options=options, clocks=clocks)
        self.hall.dealt_from(key_from_seed(seed).hex())
        self.hall.join(*names, WATCHER).start(*names)
        self.members = [self.hall.ids[name] for name in names]
        self.commands = 0

    @property
    def room(self) -> Room:
        """Where they are."""
        return self.hall.room

    def member(self, viewer: Viewer) -> int:
        """Who looks through these eyes."""
        return self.hall.ids[WATCHER] if viewer is None else self.members[viewer]

    def plan(self, room: Room, looker: int, viewer: Viewer) -> list[Deed]:
        """What they will do as long as this question is open, in order."""
        deeds = [
            *self.answers(room),
            *self.whims(room),
            *self.nonsense(room, looker, viewer),
            *self.talk(room),
            *self.limiter(room, looker),
        ]
        return sorted(deeds, key=lambda deed: deed.at)

    def deed(self, room: Room, wait: int, me: int, ask: Any, /, **fields: Any) -> Deed:
        """Somebody will ask for something."""
        self.commands += 1
        request = ask if isinstance(ask, str) else ask(id=self.commands, **fields)
        return Deed(room.now + wait, me, request)

    def one_in(self, number: int) -> bool:
        return self.random.random() * number < 1

    # Answers.

    def answers(self, room: Room) -> Iterator[Deed]:
        """In turn once; in secret perhaps twice; to a window perhaps; when they meet, most."""
        kind = kind_of(room.game.match)
        for seat, decision in asked(room).items():
            if seat >= len(self.members):
                continue
            for wait in self.waits(kind):
                option = self.choice(decision.options)
                yield self.answer(room, wait, seat, option)

    def answer(self, room: Room, wait: int, seat: Seat, option: Option) -> Deed:
        fields = {"seat": seat, "question": room.game.number, "option": option}
        return self.deed(room, wait, self.members[seat], commands.Answer, **fields)

    def waits(self, kind: str) -> list[int]:
        """How long one of them takes, and to change it."""
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
        """Any of them; what would end a game too soon only now and then."""
        option = self.random.choice(options)
        return options[0] if option in RASH and not self.one_in(RASH_EVERY) else option

    def whims(self, room: Room) -> Iterator[Deed]:
        """A standing offer taken, an answer taken back."""
        match, number = room.game.match, room.game.number
        if len(self.members) < match.table.seats:
            # What bots have answered by then would have to be told apart from what they did not.
            return
        seat = self.random.randrange(match.table.seats)
        offers = match.offers(seat) if self.one_in(ONE_OFFER_IN) else []
        if offers:
            fields = {"seat": seat, "question": number, "option": self.random.choice(offers)}
            yield self.deed(room, self.soon(), self.members[seat], commands.Offer, **fields)
        steppers = [s for s in range(match.table.seats) if match.can_undo(s)]
        if steppers and self.one_in(ONE_STEP_BACK_IN):
            seat = steppers[0]
            fields = {"seat": seat, "question": number}
            yield self.deed(room, self.soon(), self.members[seat], commands.Undo, **fields)

    def soon(self) -> int:
        return self.random.randint(1, 3_000)

    # The rest.

    def nonsense(self, room: Room, me: int, viewer: Viewer) -> Iterator[Deed]:
        """What whoever looks tries, though it was not offered."""
        number, random = room.game.number, self.random
        seat = random.randrange(len(self.members)) if viewer is None else viewer
        other = random.randrange(len(self.members))
        words = random.choice([option for option in WRONG if option not in RASH])
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
            yield self.deed(room, self.soon(), me, ask, **fields)

    def talk(self, room: Room) -> Iterator[Deed]:
        """Claims, texts and ballots of everybody."""
        seat = self.random.randrange(len(self.members))
        me = self.members[seat]
        if self.one_in(ONE_CLAIM_IN):
            claim = self.random.choice(self.random.choice(CLAIMS[room.settings.game]))
            yield self.deed(room, self.soon(), me, commands.Say, seat=seat, claim=claim)
        if self.one_in(ONE_TEXT_IN):
            yield self.deed(room, self.soon(), me, commands.Write, seat=seat, text="hm")
        if room.ballot is not None and self.one_in(2):
            yield self.deed(room, self.soon(), me, commands.Vote, yes=self.one_in(2))
        elif self.one_in(ONE_BALLOT_IN):
            yield self.deed(room, self.soon(), me, commands.Call, ballot="extend")

    def limiter(self, room: Room, looker: int) -> Iterator[Deed]:
        """Others lose their connection, and come back."""
        for member in self.members:
            if member not in room.runtime.sockets:
                yield self.deed(room, self.soon(), member, COMES)
            elif member != looker and self.one_in(ONE_GOES_IN):
                yield self.deed(room, self.soon(), member, GOES)
