"""The lobby in the terminal: seats, bots, and being ready."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.registry import levels, strongest
from turncoat.cli.online import moderation
from turncoat.cli.online.live_keyboard import LiveKeyboard
from turncoat.cli.online.remote_match import Overtaken
from turncoat.cli.online.room_commands import RoomCommands, owner_of
from turncoat.cli.online.settings import summary
from turncoat.cli.table.question import key_of
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.screen import QUIET, Screen
from turncoat.client import CommandRefused, RemoteTable
from turncoat.server.protocol import commands
from turncoat.server.protocol.errors import NO_SUCH_SEAT, SEAT_TAKEN, UNKNOWN_BOT

# Stands for a prompt that depends on what can be done at the moment.
ANY: Final = ""
SEATS: Final = ("cli-lobby-key-number", "cli-lobby-key-enter")
TALK: Final = (
    "cli-join-key-people", "cli-join-key-write", "cli-join-key-mute", "cli-join-key-earlier",
    "cli-lobby-key-commitment", "cli-key-language", "cli-join-key-move", "cli-lobby-key-leave",
)  # fmt: skip
KEYS_OF_GUESTS: Final = (*SEATS, "cli-lobby-key-host", *TALK)
KEYS_OF_HOSTS: Final = (
    *SEATS, "cli-lobby-key-bots", "cli-lobby-key-clear", "cli-lobby-key-program",
    "cli-lobby-key-lock", "cli-lobby-key-kick", "cli-lobby-key-ban", "cli-lobby-key-unban",
    "cli-lobby-key-hand-over", *TALK,
)  # fmt: skip


class Lobby(RoomCommands):
    """The room until the deal. Calls `on_shown` after everything new was shown."""

    def __init__(
        self,
        table: RemoteTable,
        screen: Screen,
        keyboard: LiveKeyboard,
        title: str,
        on_shown: Callable[[], None],
        owns_server: bool,
    ) -> None:
        super().__init__(table, screen, owns_server)
        self.keyboard = keyboard
        self.title = title
        self.on_shown = on_shown
        # Letters mean the same as during a game; what can be done only here has whole words.
        self.keys: dict[str, Callable[[str], None]] = {
            "": self.begin,
            "bots": self.bots,
            "free": self.free,
            "program": self.program,
            "kick": lambda rest: self.table.do(commands.Kick, member=self.member(rest)),
            "lock": lambda rest: moderation.turn_lock(self),
            "ban": lambda rest: moderation.ban(self, self.keyboard, rest),
            "unban": lambda rest: moderation.unban(self, rest),
            "host": lambda rest: self.table.do(commands.HandOver, member=self.member(rest)),
            "commitment": self.commitment,
            "v": lambda rest: moderation.vote_for_host(self, self.keyboard),
            "p": lambda rest: self.show_seats(),
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
        """Run until the deal. Ends by raising Overtaken."""
        self.screen.heading(text("cli-lobby-title", game=self.title, code=self.room.code))
        self.screen.say(text("cli-lobby-settings", settings=summary(self.room.settings)))
        self.show_seats()
        self.screen.say(text("cli-lobby-fixed"), QUIET)
        while self.room.phase == "lobby":
            line = self.keyboard.line(ANY)
            try:
                self.take(line)
            except CommandRefused as refusal:
                self.screen.say(text(f"refusal-{refusal.reason}"))
        raise Overtaken

    def prompt(self) -> str:
        """Return a prompt that says what Enter does now."""
        if self.table.is_ready:
            return self.prompt_when_ready()
        if self.hosting:
            waits = bool(self.unready_names(but=self.table.member))
            return text("cli-lobby-prompt-host-waits" if waits else "cli-lobby-prompt-host")
        if self.table.seats:
            return text("cli-lobby-prompt")
        free = any(not chair.name for chair in self.room.chairs)
        return text("cli-lobby-prompt-guest" if free else "cli-lobby-prompt-full")

    def prompt_when_ready(self) -> str:
        """Return a prompt that says who and what is missing before the deal."""
        names = self.unready_names()
        free = any(not chair.name for chair in self.room.chairs)
        missing = ("both" if names else "seats") if free else "people"
        return text("cli-lobby-prompt-ready", missing=missing, names=listed(names))

    def unready_names(self, but: int | None = None) -> list[str]:
        """Return who has a seat and is not ready, except one member."""
        owners = [owner_of(self.room, chair) for chair in self.room.chairs]
        waited_for = [one for one in owners if one and not one.ready and one.id != but]
        return list(dict.fromkeys(one.name for one in waited_for))

    def show_seats(self) -> None:
        """Print the seats and who has them."""
        self.show()
        if self.room.locked:
            self.screen.say(text("cli-lobby-locked"))
        self.on_shown()

    def take(self, line: str) -> None:
        """Handle a line: a number is a seat, anything else a key."""
        if line.isdecimal():
            self.sit(self.seat(line))
            return
        key, rest = key_of(line)
        if key in self.keys:
            self.keys[key](rest)
        else:
            self.screen.say(text("cli-lobby-again"))

    def seat(self, number: str) -> int:
        """Return the seat of a number. Raises CommandRefused if there is none."""
        if not number.isdecimal() or not 1 <= int(number) <= len(self.room.chairs):
            raise CommandRefused(NO_SUCH_SEAT)
        return int(number) - 1

    def sit(self, seat: int) -> None:
        """Take a seat, change seats, or leave our own."""
        before = self.table.seats
        if seat in before or self.hosting:
            self.sit_then_stand(seat, before)
        else:
            self.stand_then_sit(seat, before)
        self.show_seats()

    def sit_then_stand(self, seat: int, before: list[int]) -> None:
        """Change seats as a host, who may have two seats for a moment."""
        if seat not in before:
            if self.room.chairs[seat].level:
                self.table.do(commands.Clear, seat=seat)
            self.table.do(commands.Sit, seat=seat)
        for left in before:
            self.table.do(commands.Stand, seat=left)

    def stand_then_sit(self, seat: int, before: list[int]) -> None:
        """Change seats as a guest; if the new seat is refused, return to the old one."""
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
        """Sit down if necessary, fill free seats with bots if we are the host, and be ready."""
        if self.hosting and not self.leaves_nobody_out():
            return
        self.sit_down()
        if self.hosting:
            self.fill(strongest(self.room.settings.game), others=False)
        if self.room.phase == "lobby" and not self.table.is_ready:
            self.table.ready()
        self.on_shown()
        if self.room.phase == "lobby":
            self.show_seats()

    def sit_down(self) -> None:
        """Take any seat; a bot makes room for the host."""
        bots = [chair.seat for chair in self.room.chairs if chair.level]
        if self.table.seats:
            return
        if self.hosting and bots and all(chair.name for chair in self.room.chairs):
            self.table.do(commands.Clear, seat=bots[0])
        self.table.sit()

    def leaves_nobody_out(self) -> bool:
        """Confirm that bots may get seats which people in the room could take."""
        seated = {self.table.member, *(chair.member for chair in self.room.chairs)}
        others = [m for m in self.room.members if m.id not in seated and not m.display]
        here = [member.name for member in others if member.present]
        free = sum(not chair.name for chair in self.room.chairs) > (not self.table.seats)
        return not (here and free) or self.keyboard.agrees(
            text("cli-lobby-without-seat", names=listed(here))
        )

    def bots(self, rest: str) -> None:
        """Fill all free seats with bots of a level."""
        if rest and rest not in levels(self.room.settings.game):
            raise CommandRefused(UNKNOWN_BOT)
        if self.hosting:
            # The game can't start without a person.
            self.sit_down()
        self.fill(rest or strongest(self.room.settings.game), others=bool(rest))
        self.show_seats()

    def fill(self, level: str, others: bool) -> None:
        """Put a bot into each free seat; `others` also changes the level of the bots there are."""
        for chair in self.room.chairs:
            if chair.member is None and (others or not chair.level):
                try:
                    self.table.do(commands.SeatBot, seat=chair.seat, level=level)
                except CommandRefused as refusal:
                    # Somebody took the seat first, so no bot is needed there.
                    if refusal.reason != SEAT_TAKEN:
                        raise

    def free(self, rest: str) -> None:
        """Remove the bot or program from a seat."""
        chair = self.room.chairs[self.seat(rest)]
        request = commands.Clear if chair.member is None else commands.Stand
        self.table.do(request, seat=chair.seat)
        self.show_seats()

    def program(self, rest: str) -> None:
        """Give a seat to a program; its token is shown once and stored nowhere."""
        number, _, name = rest.partition(" ")
        seat, robot = self.seat(number), name.strip() or text("cli-lobby-program-name")
        entry = self.table.rest.join_program(self.table.code, self.table.token, seat, robot)
        self.screen.say(text("cli-lobby-token", name=robot))
        self.screen.command(f"{self.table.rest.address}/r/{entry.room}", entry.token)

    def commitment(self, rest: str) -> None:
        """Print the commitment of the deal."""
        self.screen.say(text("cli-lobby-commitment", commitment=self.room.deal.commitment))

    def help(self, rest: str) -> None:
        """Print the keys and the seats."""
        self.screen.gap()
        keys = KEYS_OF_HOSTS if self.hosting else KEYS_OF_GUESTS
        for key in (*keys, self.quit_key("cli-lobby-key-quit")):
            self.screen.say(text(key))
        self.screen.gap()
        self.screen.say(text("cli-lobby-settings", settings=summary(self.room.settings)))
        self.show_seats()
