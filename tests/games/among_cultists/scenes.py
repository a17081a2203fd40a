"""Positions to start from, and a class to play them with.

A scene is a table in round 2: everybody is in the Central Hall with a full hand, every room is as
it was set up, and seat 0 holds the Knife and is about to act. `luck` lists the next draws of cards
and tokens, in order.
"""

from typing import Any

from tests.games.playing import PlayableMatch
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.match import Match
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.board import Board, seating
from turncoat.games.among_cultists.content import FACTS
from turncoat.games.among_cultists.options import Options
from turncoat.games.among_cultists.roles import ROLES, ability_of, bits
from turncoat.games.among_cultists.rules import RULES
from turncoat.games.among_cultists.table import Player, Table
from turncoat.games.among_cultists.views.schema import AmongCultistsView

INVESTIGATOR = "investigator"
CULTIST = "cultist"
GO_ON = ("go_on",)


class Play(PlayableMatch[Table, AmongCultistsView, Options]):
    """A match with shortcuts for answers."""

    def __getitem__(self, seat: Seat) -> Player:
        return self.match.table.players[seat]

    def all_answer(self, *option: str | int) -> "Play":
        """Everybody who is asked gives the same answer."""
        for seat in list(self.match.pending):
            self.match.answer(seat, option)
        return self

    def go_on(self) -> "Play":
        """Everybody who is asked goes on, as in a discussion, an announcement or a check."""
        return self.all_answer("go_on")

    def walk(self, *places: str) -> "Play":
        """The moving character enters these places in turn and stops in the last one."""
        [seat] = self.match.pending
        for place in places:
            self.answer(seat, "go", place)
        if self.asked().get(seat) == "move":
            self.answer(seat, "stop", places[-1])
        return self

    def meet(self, **gifts: str) -> "Play":
        """The seats in an encounter give these cards, as in `meet(s0="alive", s1="dead")`."""
        for seat, face in gifts.items():
            self.answer(int(seat[1:]), "give", face)
        return self

    def ballots(self, *named: Seat | None) -> "Play":
        """End the discussion, then cast these ballots in seat order; None abstains."""
        if set(self.asked().values()) == {"discussion"}:
            self.go_on()
        for seat, target in enumerate(named):
            if target is None:
                self.answer(seat, "abstain")
            else:
                self.answer(seat, "vote", target)
        return self

    def pass_on(self) -> "Play":
        """Everybody who is asked for an action passes, until something else is asked."""
        while set(self.asked().values()) == {"action"}:
            self.choose("pass")
        return self

    def kinds(self, seat: Seat | None = None) -> set[str]:
        """The kinds of options that a seat has."""
        return {str(option[0]) for option in self.options(seat)}


class Scene:
    """A table under construction: one role id for each seat, AUTOMA's last if it plays.

    Options are those of a real table. The preset is 'expert' and unbalanced, so that any roles are
    allowed; the number of Cultists is not checked.
    """

    def __init__(self, *roles: str, **options: Any) -> None:
        automa = bool(options.pop("automa", False))
        options.setdefault("preset", "expert")
        players = len(roles) - automa
        if options["preset"] == "expert":
            special = [role for role in roles if role not in (INVESTIGATOR, CULTIST)]
            seer_and_automa = automa and "seer" in special and len(roles) == 5
            options.setdefault("roles", [] if seer_and_automa else special)
            options.setdefault("unbalanced", True)
        read = RULES.read_options(players, {**options, "automa": automa})
        table = RULES.deal(read, Chance(key_from_seed("scene")))
        board = Board(read, seating(read, 0))
        possible = bits([ROLES[role] for role in {*roles, INVESTIGATOR, CULTIST}])
        for player, name in zip(table.players, roles, strict=True):
            role = ROLES[name]
            player.role = role
            player.ability = ability_of(role, player.automa, board.cultists)
            player.encounter_cards = role.encounter_cards[:]
            player.room_cards = role.room_cards[:]
            player.pulse = []
            player.may_be = possible
            player.route = player.seat
        table.board = board
        table.ledger = [line for line in table.ledger if line[1][0] != "given"]
        table.events = []
        table.phase = "action"
        table.round = 2
        table.knife = 0
        self.table = table

    def automa_right_of(self, first_knife: Seat) -> "Scene":
        """Seat AUTOMA to the right of this seat, the first holder of the Knife."""
        options = self.table.board.options
        self.table.board = Board(options, seating(options, first_knife))
        return self

    def at(self, place: str, *seats: Seat) -> "Scene":
        """Put these characters in a place."""
        for seat in seats:
            self.table.players[seat].place = place
        return self

    def round(self, number: int) -> "Scene":
        self.table.round = number
        return self

    def knife(self, seat: Seat) -> "Scene":
        """Give the Knife to this seat, which then begins each phase."""
        self.table.knife = seat
        return self

    def route(self, seat: Seat, number: int) -> "Scene":
        """Give a character a route card, numbered from 0 as in the content file."""
        self.table.players[seat].route = number
        return self

    def on_route(self, *seats: Seat) -> "Scene":
        """Give these characters different routes that allow the rooms where they are."""
        taken: set[int] = set()
        for seat in seats:
            colour = self.table.board.colour[self.table.players[seat].place]
            line = (self.table.round - 1) % 4
            number = next(
                n for n, r in enumerate(FACTS["routes"]) if colour in r[line] and n not in taken
            )
            taken.add(number)
            self.table.players[seat].route = number
        return self

    def off_route(self, *seats: Seat) -> "Scene":
        """Give these characters a route that does not allow the rooms where they are."""
        for seat in seats:
            colour = self.table.board.colour[self.table.players[seat].place]
            line = (self.table.round - 1) % 4
            wrong = [n for n, r in enumerate(FACTS["routes"]) if colour not in r[line]]
            self.table.players[seat].route = wrong[0]
        return self

    def ghost(self, *seats: Seat, died: int = 1, death: str = "vote") -> "Scene":
        """Make these characters ghosts who died in an earlier round."""
        for seat in seats:
            player = self.table.players[seat]
            player.ghost, player.died, player.death = True, died, death
            player.shown = player.ability.shown_as_ghost
            self.table.deaths.append(seat)
        return self

    def pulse(self, seat: Seat, *faces: str, giver: Seat = -1, laid: int = 1) -> "Scene":
        """Give a character these pulse cards."""
        for face in faces:
            self.table.lay_pulse(giver, self.table.players[seat], face, laid)
        return self

    def hand(self, seat: Seat, *cards: str) -> "Scene":
        """Replace the hand of a character."""
        player = self.table.players[seat]
        player.encounter_cards = [card for card in cards if card in ("alive", "dead")]
        player.room_cards = [card for card in cards if card not in ("alive", "dead")]
        return self

    def deck(self, place: str, *cards: str) -> "Scene":
        """Replace the deck of a room with these cards, shuffled."""
        room = self.table.rooms[place]
        room.loose, room.stack = list(cards), []
        return self

    def laid_on(self, place: str, *cards: str) -> "Scene":
        """Lay cards on top of a room deck, the last one on top."""
        self.table.rooms[place].stack += cards
        return self

    def searched(self, *places: str) -> "Scene":
        for place in places:
            self.table.rooms[place].searched = True
        return self

    def icon(self, place: str, unsafe: bool) -> "Scene":
        """Set whether the token of a room has the unsafe-passage icon."""
        self.table.rooms[place].icon = unsafe
        return self

    def intruder(self, place: str) -> "Scene":
        """Put a cultist token into a room."""
        self.table.rooms[place].intruder = True
        self.table.tokens.remove(place)
        return self

    def shelved(self, place: str, books: int) -> "Scene":
        """Put books of a room on the shelf; a full shelf has scored."""
        room, shelf = self.table.rooms[place], self.table.board.shelf_of[place]
        room.books -= books
        room.searched = True
        self.table.shelves[shelf.id] += books
        if room.completed:
            room.loose, room.stack = [], []
        if self.table.shelves[shelf.id] == shelf.books:
            self.table.points += shelf.points
        return self

    def unsafe(self, *cards: str) -> "Scene":
        """Replace the unsafe-passage deck."""
        self.table.unsafe = list(cards)
        return self

    def bag(self, *tokens: str) -> "Scene":
        """Replace the event tokens in the bag."""
        self.table.bag = list(tokens)
        return self

    def effect(self, event: str) -> "Scene":
        """Set the current event, drawn in the previous round."""
        self.table.effect = event
        self.table.past = [event]
        return self

    def dark(self) -> "Scene":
        self.table.power = False
        return self

    def gate(self, deadline: int) -> "Scene":
        self.table.gate, self.table.gate_deadline = "open", deadline
        return self

    def fishman(self, place: str) -> "Scene":
        self.table.fishman = place
        return self

    def points(self, points: int) -> "Scene":
        self.table.points = points
        return self

    def phase(self, name: str) -> "Scene":
        """Set the phase: movement, event, action or clean_up."""
        self.table.phase = name
        return self

    def turn(self, number: int) -> "Scene":
        """Set how many characters have had their turn in this phase."""
        self.table.turn = number
        return self

    def play(self, *luck: int | str) -> Play:
        """Start the match; `luck` lists the first draws."""
        self.table.chance.script = list(luck)
        match = Match.resume(RULES, self.table, [])
        # Scripted luck cannot be drawn again, so keep a copy at each restart point.
        _ = match.start
        return Play(match)


def five(*roles: str, **options: Any) -> Scene:
    """Five people on map A: these roles, then plain Investigators; seat 4 is the Cultist."""
    return party(5, *roles, **options)


def party(people: int, *roles: str, **options: Any) -> Scene:
    """This many people: these roles, then plain Investigators, then the Cultists."""
    cultists = 2 if people > 6 else 1
    missing = people - cultists - len(roles)
    return Scene(*roles, *[INVESTIGATOR] * missing, *[CULTIST] * cultists, **options)


def with_automa(people: int, *roles: str, automa: str = INVESTIGATOR, **options: Any) -> Scene:
    """Four or six people and AUTOMA; Cultists other than AUTOMA are the last people."""
    cultists = (2 if people == 6 else 1) - (automa == CULTIST)
    missing = people - cultists - len(roles)
    seats = [*roles, *[INVESTIGATOR] * missing, *[CULTIST] * cultists, automa]
    return Scene(*seats, automa=True, **options)
