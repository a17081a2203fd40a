"""The match: a table, the script that runs on it, the pending decisions and the log.

The table at the last restart point and the answers since are the whole state. This is how a match
is saved, cloned, replayed and moved to another process.
"""

from contextlib import suppress
from typing import Any, Final, Generic

from turncoat.core.chance import Chance
from turncoat.core.decision import NO_ANSWER, Decision, NoQuestion
from turncoat.core.errors import (
    CANNOT_UNDO,
    NOT_A_CLAIM,
    NOT_AN_OPTION,
    NOT_ASKED,
    NOT_OFFERED,
    TALK_CLOSED,
    Ended,
    IllegalAnswer,
    NotOver,
)
from turncoat.core.rules import O, Outcome, Rules, Script, V, ViewContext
from turncoat.core.table import T
from turncoat.core.talk import ClaimIndex, SpokenClaim
from turncoat.core.terms import (
    ANSWER,
    OFFER,
    SAY,
    Audience,
    Claim,
    Event,
    LogEntry,
    Option,
    Seat,
    bit,
)
from turncoat.core.undo import RestartPoint, UndoTrail, WaitingAnswer
from turncoat.core.view import DecisionView

# After this many answers a match keeps a copy of its table even if nobody needs it yet.
BASE_EVERY: Final = 64

# All fields of a match; undo replaces every one of them.
SLOTS: Final = (
    "_asked", "_base", "_claims", "_keeps_tables", "_point", "_script", "_suspended", "_trail",
    "key", "log", "options", "pending", "rules", "said", "story", "table",
)  # fmt: skip


def listed(option: Option, options: list[Option], refusal: str) -> Option:
    """Return the option as it was listed, since an equal answer may have other types.

    Raises IllegalAnswer if it is not among the options.
    """
    try:
        return options[options.index(option)]
    except ValueError:
        raise IllegalAnswer(refusal) from None


async def run_scripts(rules: Rules[T, V, O], table: T) -> None:
    """Run one script after another until the game ends, with a restart point between any two.

    Awaiting a script is cheaper than catching the exception that ends it.
    """
    while True:
        await rules.run(table)
        if table.ended:
            return
        await NoQuestion()


class Match(Generic[T, V, O]):
    """One play of a game. It runs the rules, and stops at every decision.

    - `rules`, `options` and `key`: what the match was dealt from.
    - `pending`: the decisions that still need an answer, by seat. It is empty once the game is
      over.
    - `log`: all answers, offers taken and claims so far.
    - `table`: the state of the game, with all its secrets. Show players only what `view`,
      `decision_view`, `offers` and `events` return.
    """

    __slots__ = SLOTS

    _script: Script

    def __init__(self, rules: Rules[T, V, O], table: T) -> None:
        self.rules = rules
        self.table = table
        self.options: O | None = None
        self.key = b""
        self.pending: dict[Seat, Decision] = {}
        self.log: list[LogEntry] = []
        self.said: list[SpokenClaim] = []
        self.story: list[tuple[Audience, Event]] = []
        # May lag behind `said`; brought up to date when the next claim is made.
        self._claims = ClaimIndex()
        self._suspended: list[tuple[Script, list[Decision]]] = []
        self._asked: list[Decision] = []
        # The last restart point gets its table only when somebody needs it. Until then it can be
        # rebuilt from the base, which is the last restart point whose table was kept, and the
        # answers since.
        self._point: RestartPoint[T] = RestartPoint(0, 0, 0, None)
        self._base = self._point
        self._keeps_tables = False
        self._trail = UndoTrail(self._base)

    # Starting a match.

    @classmethod
    def deal(cls, rules: Rules[T, V, O], options: O, key: bytes) -> "Match[T, V, O]":
        """Deal a new match and run it up to the first decision.

        The same options, key and answers give the same match, bit for bit.
        """
        match = cls(rules, rules.deal(options, Chance(key)))
        match.options = options
        match.key = key
        match.start_from([], [])
        return match

    @classmethod
    def resume(cls, rules: Rules[T, V, O], table: T, answers: list[LogEntry]) -> "Match[T, V, O]":
        """Continue from a table at a restart point and the log entries since.

        Raises IllegalAnswer if an entry does not fit.
        """
        match = cls(rules, table)
        match.start_from(answers, [])
        return match

    @classmethod
    def imagined(cls, rules: Rules[T, V, O], view: V, chance: Chance) -> "Match[T, V, O]":
        """Return a match that looks exactly like this view from its seat.

        Raises NoConsistentTable if no table fits the view.
        """
        table, answers = rules.imagine(view, chance)
        return cls.resume(rules, table, answers)

    # What players may do.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.ended != ""

    @property
    def seats(self) -> range:
        """The seats of the table, from 0."""
        return range(self.table.seats)

    @property
    def outcome(self) -> Outcome:
        """Who won, with which role and side. Raises NotOver before the end of the game."""
        if not self.over:
            raise NotOver
        outcome = self.rules.outcome(self.table)
        outcome.winners = self.table.winners[:]
        outcome.ending = self.table.ended
        return outcome

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer a seat's decision; the rules continue once every seat that was asked has answered.

        Until then a seat may change its answer. Raises IllegalAnswer if the seat is not asked, or
        the option is not one of those listed.
        """
        decision = self.pending.get(seat) if type(seat) is int else None
        if decision is None:
            decision = self._asked_of(seat)
        options = decision.options
        try:
            # As it was listed: an equal answer may have other types.
            decision.given = options[options.index(option)]
        except ValueError:
            raise IllegalAnswer(NOT_AN_OPTION) from None
        if len(self._asked) == 1:
            if self.rules.allows_undo:
                self._note_undo_step()
            self.log.append((ANSWER, decision.seat, decision.given))
            self._run()
            return
        self.pending.pop(seat, None)
        if not self.pending:
            for closed in self._asked:
                self.log.append((ANSWER, closed.seat, closed.given))
            self._run()

    def _asked_of(self, seat: Seat) -> Decision:
        """Return what a seat is asked, whether it has answered or not. Raises IllegalAnswer."""
        for decision in self._asked:
            if decision.seat == seat and type(seat) is int:
                return decision
        raise IllegalAnswer(NOT_ASKED)

    def _note_undo_step(self) -> None:
        """Remember the answer that is about to be logged, so that it can be undone.

        The answer itself is the last of those waiting, and left out.
        """
        trail, table = self._trail, self.table
        if not trail.steps or not trail.is_current(table):
            trail.reset(table, self._base)
        place = len(self.log)
        trail.steps.append(place)
        if self._suspended:
            trail.waits[place] = self.waiting()[:-1]

    def can_undo(self, seat: Seat) -> bool:
        """Return whether a seat gave the last answer, alone, and nothing was revealed since.

        Secret answers given since then make no difference, so the result does not reveal them.
        """
        last = -1 if self.over else self._trail.seat(self.table, self.log)
        return last == seat and self._sits(seat)

    def undo(self, seat: Seat) -> int:
        """Undo a seat's last answer as if it had never been given.

        Claims made since are repeated, except those that are only possible after the answer.
        Returns the length that the story had before the answer. Raises IllegalAnswer if the seat
        can't undo.
        """
        if not self.can_undo(seat):
            raise IllegalAnswer(CANNOT_UNDO)
        trail = self._trail.copy()
        place = trail.steps.pop()
        past = self._rewound_to(trail.base, self._keeps_tables)
        past._fast_forward(self.log[trail.base.log : place], trail.waits.pop(place, []))
        length = past.story_length
        for claim in self.log[place + 1 :]:
            with suppress(IllegalAnswer):
                past.repeat(claim)
        past._trail = trail
        for slot in SLOTS:
            setattr(self, slot, getattr(past, slot))
        return length

    def offers(self, seat: Seat) -> list[Option]:
        """Return what a seat may do right now without being asked."""
        return self.rules.offers(self.table, seat) if self.pending and self._sits(seat) else []

    def interrupt(self, seat: Seat, option: Option) -> None:
        """Take an offer; afterwards the pending decisions are listed again.

        Raises IllegalAnswer if the option is not among the seat's offers.
        """
        offer = listed(option, self.offers(seat), NOT_OFFERED)
        self.log.append((OFFER, seat, offer))
        self._suspended.append((self._script, self._asked))
        self._script = self.rules.interrupt(self.table, seat, offer)
        self._run()

    def _sits(self, seat: Seat) -> bool:
        return type(seat) is int and 0 <= seat < self.table.seats

    def say(self, seat: Seat, claim: Claim) -> None:
        """Make a claim. It is marked if it contradicts an earlier claim of the seat.

        Raises IllegalAnswer if the claim is unknown or the seat may not talk now.
        """
        audience = self.check_claim(seat, claim)
        earlier = self._contradicted(seat, claim, audience)
        self.log.append((SAY, seat, claim))
        said = SpokenClaim(seat, claim, audience, earlier)
        self.said.append(said)
        self.table.tell(audience, said.event)

    def _contradicted(self, seat: Seat, claim: Claim, audience: Audience) -> int:
        """Return the position of the seat's latest claim that contradicts this one, or -1."""
        claims, table, rules = self._claims, self.table, self.rules
        for said in self.said[claims.count :]:
            claims.keep(said, rules.headings(table, said.claim))
        latest = -1
        for heading in rules.rivals(table, claim):
            kept = claims.under(seat, heading)
            for words in reversed(kept):
                if kept[words] < latest:
                    break
                # Only claims that everyone in this audience has heard; otherwise the mark would
                # reveal one.
                heard_by_all = words[1] & audience == audience
                if heard_by_all and rules.contradicts(table, seat, words[0], claim):
                    latest = kept[words]
                    break
        return latest

    def may_talk(self, seat: Seat) -> bool:
        """Return whether anybody would hear a claim by this seat now."""
        return self._sits(seat) and self.rules.audience_of(self.table, seat) != 0

    def check_claim(self, seat: Seat, claim: Claim) -> Audience:
        """Return who would hear this claim. Raises IllegalAnswer if it can't be made."""
        plain = type(claim) is tuple and all(type(word) in (str, int) for word in claim)
        if not plain or not self.rules.is_claim(self.table, claim):
            raise IllegalAnswer(NOT_A_CLAIM)
        if self.rules.talk.is_about_speaker(seat, claim):
            raise IllegalAnswer(NOT_A_CLAIM)
        audience = self.rules.audience_of(self.table, seat) if self._sits(seat) else 0
        if not audience:
            raise IllegalAnswer(TALK_CLOSED)
        return audience

    def shared(self) -> object:
        """Return what the views of all seats have in common now, to be passed to `view`."""
        return self.rules.shared(self.table)

    def view(
        self,
        seat: Seat | None,
        restart: bool = True,
        derived: bool = True,
        shared: object = None,
    ) -> V:
        """Return what a seat may know, or a spectator for None.

        `restart=False` leaves out the restart point's own view, which only imagining needs.
        `derived=False` leaves out what the rules derive from the facts, such as scores; it is what
        people read. Both make a view cheaper, and so does `shared`, if it was computed since the
        match last changed; such views must not be changed. Raises IllegalAnswer if there is no
        such seat.
        """
        mask = self._mask_of(seat)
        heard = [(i, said) for i, said in enumerate(self.said) if said.audience & mask]
        answers = [entry for entry in self.since if entry[0] != SAY]
        asked = [decision.seat for decision in self._asked]
        chosen = next((d.given for d in self._asked if d.seat == seat and d.given), None)
        context = ViewContext(self.start, answers, asked, chosen, heard, restart, derived, shared)
        return self.rules.view(self.table, seat, context)

    def decision_view(self, seat: Seat) -> DecisionView:
        """Return a copy of what a seat is asked, also if it may still change its answer.

        Raises IllegalAnswer if the seat is not asked.
        """
        decision = self.pending.get(seat) if type(seat) is int else None
        if decision is None:
            decision = self._asked_of(seat)
        return DecisionView(decision.topic, decision.options[:], decision.window)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Return what a seat was told, or a spectator for None, since a position in the story.

        Positions also count what others were told, so never send one to a player. Raises
        IllegalAnswer if there is no such seat.
        """
        mask = self._mask_of(seat)
        return [event for audience, event in self.story_since(since) if audience & mask]

    @property
    def story_length(self) -> int:
        """The length of the whole story so far."""
        return len(self.story) + len(self.table.events)

    def story_since(self, since: int) -> list[tuple[Audience, Event]]:
        """Return all events since a position, each with its audience.

        For storing, never for players.
        """
        told, closed = self.table.events, len(self.story)
        return told[since - closed :] if since >= closed else self.story[since:] + told

    def _mask_of(self, seat: Seat | None) -> int:
        """Return the audience bit of a seat. Raises IllegalAnswer if there is no such seat."""
        if seat is not None and not self._sits(seat):
            raise IllegalAnswer(NOT_ASKED)
        return bit(seat)

    # Copies and replays.

    def clone(self) -> "Match[T, V, O]":
        """Return an independent copy, built from the last restart point and the answers since."""
        twin = self._rewound_to(self._kept_point(), watched=False)
        twin._fast_forward(self.since, self.waiting())
        twin._trail = self._trail.copy()
        return twin

    def _rewound_to(self, point: RestartPoint[T], watched: bool) -> "Match[T, V, O]":
        """Return this match as it was at a restart point, before its next script has run."""
        assert point.table is not None
        past = Match(self.rules, self.rules.copy(point.table))
        past.options = self.options
        past.key = self.key
        past.log = self.log[: point.log]
        past.said = self.said[: point.said]
        past.story = self.story[: point.story]
        past._point = past._base = point
        past._keeps_tables = watched
        return past

    def start_from(self, answers: list[LogEntry], given: list[WaitingAnswer]) -> None:
        """Mark a restart point here, then repeat log entries and secret answers.

        Raises IllegalAnswer if one of them does not fit.
        """
        self._mark_restart()
        self._play_through(answers, given)

    def _play_through(self, answers: list[LogEntry], waiting: list[WaitingAnswer]) -> None:
        """Run from a restart point with these answers."""
        self._script = run_scripts(self.rules, self.table)
        self._run()
        for entry in answers:
            self.repeat(entry)
        if waiting:
            self.restore_waiting(waiting)

    def _fast_forward(self, answers: list[LogEntry], waiting: list[WaitingAnswer]) -> None:
        """As `_play_through`, for answers known to fit: lists options only where needed."""
        self._script = run_scripts(self.rules, self.table)
        self._run(listing=False)
        for entry in answers:
            kind, _, term = entry
            if kind == ANSWER and len(self._asked) == 1:
                self._asked[0].given = term
                self.log.append(entry)
                self._run(listing=False)
            else:
                self._list()
                self.repeat(entry)
        self._list()
        if waiting:
            self.restore_waiting(waiting)

    def repeat(self, entry: LogEntry) -> None:
        """Repeat an entry of a log. Raises IllegalAnswer if it does not fit."""
        kind, seat, term = entry
        if kind == ANSWER:
            self.answer(seat, term)
        elif kind == OFFER:
            self.interrupt(seat, term)
        elif kind == SAY:
            self.say(seat, term)
        else:
            raise IllegalAnswer(NOT_ASKED)

    def restore_waiting(self, waiting: list[WaitingAnswer]) -> None:
        """Give back secret answers that wait for those of others.

        Raises IllegalAnswer if one does not fit, or none is left to wait for.
        """
        levels = self._levels()
        for level, seat, option in waiting:
            asked = levels[level] if 0 <= level < len(levels) else []
            decisions = [decision for decision in asked if decision.seat == seat]
            if not decisions:
                raise IllegalAnswer(NOT_ASKED)
            decisions[0].given = listed(option, decisions[0].options, NOT_AN_OPTION)
            if asked is self._asked:
                self.pending.pop(seat, None)
        if self._asked and not self.pending:
            raise IllegalAnswer(NOT_ASKED)

    def given(self) -> list[tuple[Seat, Option]]:
        """Return the secret answers to the current question, while others are still choosing."""
        return [(decision.seat, decision.given) for decision in self._asked if decision.given]

    def waiting(self) -> list[WaitingAnswer]:
        """Return all secret answers that wait for others, also those to interrupted questions."""
        return [
            (level, decision.seat, decision.given)
            for level, asked in enumerate(self._levels())
            for decision in asked
            if decision.given
        ]

    @property
    def interrupted(self) -> int:
        """How many interrupted questions there are below the current one."""
        return len(self._suspended)

    def _levels(self) -> list[list[Decision]]:
        return [*(asked for _, asked in self._suspended), self._asked]

    @property
    def start(self) -> T:
        """The table at the last restart point. Do not change it."""
        table = self._kept_point().table
        assert table is not None
        return table

    def _kept_point(self) -> RestartPoint[T]:
        """Return the last restart point with its table; from now on every one keeps its table."""
        self._keeps_tables = True
        base, last = self._base, self._point
        if last.table is None:
            past = self._rewound_to(base, watched=True)
            past._fast_forward(self.log[base.log : last.log], [])
            self._point = self._base = past._point
        return self._point

    @property
    def said_before(self) -> list[SpokenClaim]:
        """The claims made before the last restart point."""
        return self.said[: self._point.said]

    @property
    def since(self) -> list[LogEntry]:
        """The log since the last restart point."""
        return self.log[self._point.log :]

    # Running the scripts.

    def _mark_restart(self) -> None:
        """Mark a restart point: nothing before it is needed to continue."""
        table = self.table
        self.story += table.events
        table.events = []
        table.chance.results = []
        point: RestartPoint[T] = RestartPoint(len(self.log), len(self.said), len(self.story), None)
        far = point.log - self._base.log > BASE_EVERY
        if self._keeps_tables or self._base.table is None or far:
            point.table = self.rules.copy(table)
            self._base = point
        self._point = point

    def _run(self, listing: bool = True) -> None:
        """Run the rules up to the next decision, or to the end."""
        while True:
            try:
                self._asked = asked = self._script.send(None)
            except StopIteration:
                if not self._suspended:
                    return self._close()
                self._script, self._asked = self._suspended.pop()
                return self._relist()
            except Ended:
                return self._close()
            if asked:
                return self._list() if listing else None
            self._mark_restart()

    def _list(self) -> None:
        """List the options of the current question; seats that have not answered are pending."""
        self.pending = pending = {}
        for decision in self._asked:
            lister = decision.lister
            if lister is not None:
                decision.options = lister()
            if not decision.given:
                pending[decision.seat] = decision

    def _relist(self) -> None:
        """List the options again after an interrupt, dropping answers that are gone."""
        self.pending = {}
        for decision in self._asked:
            if decision.given not in decision.list_options():
                decision.given = NO_ANSWER
                self.pending[decision.seat] = decision

    def _close(self) -> None:
        """End the match: nobody is asked any more."""
        self._suspended = []
        self._asked = []
        self.pending = {}


AnyMatch = Match[Any, Any, Any]
