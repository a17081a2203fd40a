"""Honest tables: whole games by programs that take their time, each with a seat of its own."""

from random import Random
from threading import Event, Thread
from time import monotonic, sleep

import httpx
import msgspec

from tests.server.hostile.prey import Prey
from turncoat.client import RemoteTable, RestClient
from turncoat.core.terms import GO_ON, Option
from turncoat.server.protocol import frames, pages
from turncoat.server.protocol.settings import Clocks, Settings

LIVE = Clocks(pace="live", window=0, interval_ms=20)
NAMES = ["Ada", "Ben", "Cyd", "Dan"]
# Nobody is faster than that.
QUICKEST = 0.01
# After so many seconds a game is given up.
ENDLESS = 900.0


class Player(RemoteTable):
    """One seat; it remembers all it was sent, what it answered, and how long that took."""

    def __init__(self, rest: RestClient, code: str, token: str, seed: str) -> None:
        super().__init__(rest, code, token)
        self.random = Random(seed)
        self.seen: list[frames.AnyFrame] = []
        self.answers: list[Option] = []
        self.waits: list[tuple[float, float]] = []
        self.done = False
        self.on_frame = self.remember

    def remember(self, frame: frames.AnyFrame) -> None:
        """Every frame up to the last of the game; afterwards people may say what they like."""
        if not self.done:
            self.seen.append(frame)
        self.done |= isinstance(frame, frames.TableFrame) and self.over

    def play(self, pace: float, hurry: Event) -> None:
        """By chance, but nobody uses a window; until the end."""
        for question in self.questions():
            hurry.wait(self.random.expovariate(1 / pace))
            sleep(QUICKEST)
            options = question.options
            option = GO_ON if GO_ON in options else self.random.choice(options)
            began = monotonic()
            if self.answer(question, option):
                self.answers.append(option)
                self.waits.append((began, monotonic() - began))
        while not self.done:
            self.listen()


class Game:
    """A room from its opening to the end of its game, and all who sat there."""

    def __init__(self, address: str, game: str, players: int, seed: str) -> None:
        self.address = address
        self.rest = RestClient(address)
        self.seed = seed
        settings = Settings(game=game, players=players, clocks=LIVE)
        self.host = self.rest.open(settings, NAMES[0])
        self.code = self.host.room
        self.stale = self.host.token
        self.guests = [self.rest.join(self.code, name) for name in NAMES[1:players]]
        self.players: list[Player] = []
        self.errors: list[Exception] = []

    def deal(self) -> Prey:
        """All sit down, the host on a new device; what their enemies get to know."""
        headers = {"Authorization": f"Bearer {self.stale}"}
        moves = f"{self.address}/api/rooms/{self.code}/transfers"
        move = msgspec.json.decode(httpx.post(moves, headers=headers).content, type=pages.Transfer)
        self.host = self.rest.redeem(self.code, move.code)
        for seat, entry in enumerate([self.host, *self.guests]):
            player = Player(self.rest, self.code, entry.token, f"{self.seed}/{seat}")
            player.connect()
            player.sit(seat)
            self.players.append(player)
        for player in self.players:
            player.ready()
        traitor = self.players[-1]
        return Prey(
            room=self.code,
            stale=self.stale,
            seats=len(self.players),
            traitor=traitor.token if len(self.players) > 1 else "",
            traitor_seat=len(self.players) - 1,
        )

    def play(self, pace: float, hurry: Event) -> None:
        """Everybody at once."""
        threads = [
            Thread(target=self._sit, args=(player, pace, hurry), daemon=True)
            for player in self.players
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(ENDLESS)
        for player in self.players:
            player.close()

    def _sit(self, player: Player, pace: float, hurry: Event) -> None:
        try:
            player.play(pace, hurry)
        except Exception as error:
            self.errors.append(error)

    @property
    def waits(self) -> list[tuple[float, float]]:
        """When each answer was given, and how long it took to be taken."""
        return [wait for player in self.players for wait in player.waits]
