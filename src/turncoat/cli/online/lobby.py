"""The lobby by keyboard: seats, bots, and being ready."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.registry import BOTS
from turncoat.cli.online import moderation
from turncoat.cli.online.live_keyboard import LiveKeyboard
from turncoat.cli.online.remote_match import Overtaken
from turncoat.cli.online.room_commands import RoomCommands, owner_of
from turncoat.cli.online.settings import in_short
from turncoat.cli.table.question import key_of
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.screen import QUIET, Screen
from turncoat.client import CommandRefused, RemoteTable
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import NO_SUCH_SEAT, SEAT_TAKEN, UNKNOWN_BOT

BEST: Final = "sensible"
# A prompt that says what can be done at the moment.
ANY: Final = ""
SEATS: Final = ("cli-lobby-key-number", "cli-lobby-key-enter")
TALK: Final = (
    "cli-lobby-key-write", "cli-lobby-key-mute", "cli-join-key-earlier", "cli-lobby-key-move",
    "cli-lobby-key-leave",
)  # fmt: skip
KEYS_OF_GUESTS: Final = (*SEATS, "cli-lobby-key-host", *TALK)
KEYS_OF_HOSTS: Final = (
    *SEATS, "cli-lobby-key-bots", "cli-lobby-key-clear", "cli-lobby-key-program",
    "cli-lobby-key-lock", "cli-lobby-key-kick", "cli-lobby-key-ban", "cli-lobby-key-unban",
    "cli-lobby-key-hand-over", *TALK,
)  # fmt: skip


class Lobby(RoomCommands):
    """Until the cards are dealt. What it has shown need not be told: it is `known`."""

    def __init__(
        self,
        table: RemoteTable,
        screen: Screen,
        keyboard: LiveKeyboard,
        title: str,
        known: Callable[[], None],
        keeper: bool,
    ) -> None:
        super().__init__(table, screen, keeper)
        self.keyboard = keyboard
        self.title = title
        self.known = known
        self.keys: dict[str, Callable[[str], None]] = {
            "": self.begin,
            "b": self.bots,
            "f": self.free,
            "p": self.program,
            "k": lambda rest: self.table.do(commands.Kick, member=self.member(rest)),
            "l": lambda rest: moderation.turn_lock(self),
            "o": lambda rest: moderation.ban(self, self.keyboard, rest),
            "u": lambda rest: moderation.unban(self, rest),
            "v": lambda rest: moderation.vote_for_host(self, self.keyboard),
            "g": lambda rest: self.table.do(commands.HandOver, member=self.member(rest)),
            "t": lambda rest: self.write(rest, None),
            "m": self.mute,
            "e": self.earlier,
            "d": lambda rest: self.move(),
            "x": self.leave,
            "h": self.help,
            "q": self.quit,
        }

    @property
    def hosting(self) -> bool:
        """Whether we are the host."""
        return self.room.host == self.table.member

    def run(self) -> None:
        """Until the deal; it ends with Overtaken."""
        self.screen.heading(text("cli-lobby-title", game=self.title, code=self.room.code))
        self.screen.say(text("cli-lobby-settings", settings=in_short(self.room.settings)))
        self.picture()
        seal = self.room.deal.commitment
        self.screen.say(text("cli-lobby-commitment", commitment=seal), QUIET)
        while self.room.phase == "lobby":
            line = self.keyboard.line(ANY)
            try:
                self.take(line)
            except CommandRefused as refusal:
                self.screen.say(text(f"refusal-{refusal.reason}"))
        raise Overtaken

    def prompt(self) -> str:
        """What Enter would do, as things stand."""
        if self.table.is_ready:
            return text("cli-lobby-prompt-ready", names=listed(self.waited_for()))
        if self.hosting:
            return text("cli-lobby-prompt-host")
        if self.table.seats:
            return text("cli-lobby-prompt")
        free = any(not chair.name for chair in self.room.chairs)
        return text("cli-lobby-prompt-guest" if free else "cli-lobby-prompt-full")

    def waited_for(self) -> list[str]:
        """Who has to be ready, and whether seats are free, before the cards are dealt."""
        owners = [owner_of(self.room, chair) for chair in self.room.chairs]
        names = [owner.name for owner in owners if owner is not None and not owner.ready]
        free = any(not chair.name for chair in self.room.chairs)
        return [*dict.fromkeys(names), *([text("cli-lobby-free-seats")] if free else [])]

    def picture(self) -> None:
        """The seats and who has them."""
        self.show()
        if self.room.locked:
            self.screen.say(text("cli-lobby-locked"))
        self.known()

    def take(self, line: str) -> None:
        """A number is a seat; everything else is a key."""
        if line.isdecimal():
            self.sit(self.seat(line))
            return
        key, rest = key_of(line)
        if key in self.keys:
            self.keys[key](rest)
        else:
            self.screen.say(text("cli-lobby-again"))

    def seat(self, number: str) -> int:
        """The seat that a number means; or a refusal."""
        if not number.isdecimal() or not 1 <= int(number) <= len(self.room.chairs):
            raise CommandRefused(NO_SUCH_SEAT)
        return int(number) - 1

    def sit(self, seat: int) -> None:
        """Take a seat, another one, or leave one's own."""
        before = self.table.seats
        if seat in before or self.hosting:
            self.sit_then_stand(seat, before)
        else:
            self.stand_then_sit(seat, before)
        self.picture()

    def sit_then_stand(self, seat: int, before: list[int]) -> None:
        """A host may have two seats for a moment."""
        if seat not in before:
            if self.room.chairs[seat].level:
                self.table.do(commands.Clear, seat=seat)
            self.table.do(commands.Sit, seat=seat)
        for left in before:
            self.table.do(commands.Stand, seat=left)

    def stand_then_sit(self, seat: int, before: list[int]) -> None:
        """A guest may not; whoever does not get the other seat sits down again."""
        if self.room.chairs[seat].name:
            raise CommandRefused(SEAT_TAKEN)
        for left in before:
            self.table.do(commands.Stand, seat=left)
        try:
            self.table.do(commands.Sit, seat=seat)
        except CommandRefused:
            for left in before:
                self.table.do(commands.Sit, seat=left)
            raise

    def begin(self, rest: str) -> None:
        """Sit down if need be, bots for the free seats if we are the host, and be ready."""
        if self.hosting and not self.leaves_nobody_out():
            return
        self.sit_down()
        if self.hosting:
            self.fill(BEST, others=False)
        self.table.ready()
        self.known()
        if self.room.phase == "lobby":
            self.picture()

    def sit_down(self) -> None:
        """Anywhere; a bot makes room for the host."""
        bots = [chair.seat for chair in self.room.chairs if chair.level]
        if self.table.seats:
            return
        if self.hosting and bots and all(chair.name for chair in self.room.chairs):
            self.table.do(commands.Clear, seat=bots[0])
        self.table.sit()

    def leaves_nobody_out(self) -> bool:
        """Whoever is here without a seat could take one that a bot would get."""
        seated = {self.table.member, *(chair.member for chair in self.room.chairs)}
        others = [m for m in self.room.members if m.id not in seated and not m.display]
        here = [member.name for member in others if member.present]
        free = sum(not chair.name for chair in self.room.chairs) > (not self.table.seats)
        return not (here and free) or self.keyboard.agrees(
            text("cli-lobby-left-out", names=listed(here))
        )

    def bots(self, rest: str) -> None:
        """Bots for all free seats, of a level."""
        if rest and rest not in BOTS:
            raise CommandRefused(UNKNOWN_BOT)
        if self.hosting:
            # Without anybody else the cards would never be dealt.
            self.sit_down()
        self.fill(rest or BEST, others=bool(rest))
        self.picture()

    def fill(self, level: str, others: bool) -> None:
        """A bot for each free seat; the others may change their level."""
        for chair in self.room.chairs:
            if chair.member is None and (others or not chair.level):
                try:
                    self.table.do(commands.SeatBot, seat=chair.seat, level=level)
                except CommandRefused as refusal:
                    # Somebody was quicker, and no bot is needed there.
                    if refusal.reason != SEAT_TAKEN:
                        raise

    def free(self, rest: str) -> None:
        """The seat of a bot or of a program is for people again."""
        chair = self.room.chairs[self.seat(rest)]
        request = commands.Clear if chair.member is None else commands.Stand
        self.table.do(request, seat=chair.seat)
        self.picture()

    def program(self, rest: str) -> None:
        """A seat for a program: its token is shown once, and kept nowhere."""
        number, _, name = rest.partition(" ")
        seat, robot = self.seat(number), name.strip() or text("cli-lobby-robot")
        entry = self.table.rest.join_program(self.table.code, self.table.token, seat, robot)
        self.screen.say(text("cli-lobby-token", name=robot))
        self.screen.command(f"{self.table.rest.address}/r/{entry.room}", entry.token)

    def help(self, rest: str) -> None:
        """The keys, and the seats again."""
        self.screen.gap()
        keys = KEYS_OF_HOSTS if self.hosting else KEYS_OF_GUESTS
        for key in (*keys, self.quit_key("cli-lobby-key-quit")):
            self.screen.say(text(key))
        self.screen.gap()
        self.screen.say(text("cli-lobby-settings", settings=in_short(self.room.settings)))
        self.picture()
