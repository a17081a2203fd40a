"""Honest tables: whole games of programs that pause like people, one for each seat."""

from random import Random
from threading import Event, Thread
from time import monotonic, sleep

import httpx
import msgspec

from tests.server.hostile.target import Target
from turncoat.client import RemoteTable, RestClient
from turncoat.core.terms import GO_ON, Option
from turncoat.server.protocol import frames, pages
from turncoat.server.protocol.settings import Clocks, Settings

LIVE = Clocks(pace="live", window=0, interval_ms=20)
NAMES = ["Ada", "Ben", "Cyd", "Dan"]
# The shortest pause before an answer.
QUICKEST = 0.01
# How many seconds a player may take for a whole game.
ENDLESS = 900.0


class Player(RemoteTable):
    """One seat. Remembers the frames it was sent, its answers, and how long each took."""

    def __init__(self, rest: RestClient, code: str, token: str, seed: str) -> None:
        super().__init__(rest, code, token)
        self.random = Random(seed)
        self.seen: list[frames.AnyFrame] = []
        self.answers: list[Option] = []
        self.waits: list[tuple[float, float]] = []
        self.done = False
        self.on_frame = self.remember

    def remember(self, frame: frames.AnyFrame) -> None:
        """Remember every frame until the game is over; what is said after that is not checked."""
        if not self.done:
            self.seen.append(frame)
        self.done |= isinstance(frame, frames.Room) and frame.result is not None

    def play(self, pace: float, hurry: Event) -> None:
        """Play to the end with random answers, passing on every window. `hurry` ends the pauses."""
        for question in self.questions():
            hurry.wait(self.random.expovariate(1 / pace))
            sleep(QUICKEST)
            options = question.options
            option = GO_ON if GO_ON in options else self.random.choice(options)
            began = monotonic()
            if self.answer(question, option):
                self.answers.append(option)
                self.waits.append((began, monotonic() - began))


class Game:
    """A room from its opening to the end of its game, with its players."""

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

    def deal(self) -> Target:
        """Move the host to a new device, seat everybody and start the game. Returns what the
        attackers get to know.
        """
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
        return Target(
            room=self.code,
            stale=self.stale,
            seats=len(self.players),
            traitor=traitor.token if len(self.players) > 1 else "",
            traitor_seat=len(self.players) - 1,
        )

    def play(self, pace: float, hurry: Event) -> None:
        """Let all players play, each in a thread."""
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
        """When each answer was sent, and how long it took to be confirmed."""
        return [wait for player in self.players for wait in player.waits]
