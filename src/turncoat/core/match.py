"""The match: a table, the rule that runs on it, the pending decisions and the log.

The table at the last restart point and the answers since are the whole state. That is how a match
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

# After so many answers a match keeps its table even if nobody looks.
BASE_EVERY: Final = 64

# Everything that a match is.
SLOTS: Final = (
    "_asked", "_base", "_claims", "_point", "_script", "_trail", "_under", "_watched", "key",
    "log", "options", "pending", "rules", "said", "story", "table",
)  # fmt: skip


def listed(option: Option, options: list[Option], refusal: str) -> Option:
    """The option as it was listed: an answer may be equal and yet of other types."""
    try:
        return options[options.index(option)]
    except ValueError:
        raise IllegalAnswer(refusal) from None


async def run_on(rules: Rules[T, V, O], table: T) -> None:
    """One script after another, up to the end; nobody is asked at the restart point between two.

    To await a script is cheaper than to be told by an exception that it has ended.
    """
    while True:
        await rules.run(table)
        if table.ended:
            return
        await NoQuestion()


class Match(Generic[T, V, O]):
    """Plays one script after another, stopping at every decision."""

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
        # It may be behind what was said, and is brought up to it when somebody speaks.
        self._claims = ClaimIndex()
        self._under: list[tuple[Script, list[Decision]]] = []
        self._asked: list[Decision] = []
        # The last restart point has its table only once somebody looks; until then it can be had
        # from the base, the last one whose table was kept, and the answers since.
        self._point: RestartPoint[T] = RestartPoint(0, 0, 0, None)
        self._base = self._point
        self._watched = False
        self._trail = UndoTrail(self._base)

    # Opening a match.

    @classmethod
    def deal(cls, rules: Rules[T, V, O], options: O, key: bytes) -> "Match[T, V, O]":
        """Lay a new table. The same options, key and answers give the same game, bit for bit."""
        match = cls(rules, rules.deal(options, Chance(key)))
        match.options = options
        match.key = key
        match.go_on([], [])
        return match

    @classmethod
    def resume(cls, rules: Rules[T, V, O], table: T, answers: list[LogEntry]) -> "Match[T, V, O]":
        """Go on from a table at a restart point and the answers since."""
        match = cls(rules, table)
        match.go_on(answers, [])
        return match

    @classmethod
    def imagined(cls, rules: Rules[T, V, O], view: V, chance: Chance) -> "Match[T, V, O]":
        """A match that looks just like this view from its seat."""
        table, answers = rules.imagine(view, chance)
        return cls.resume(rules, table, answers)

    # What those outside may do.

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
        """Take one seat's answer; go on once everybody asked has answered.

        While others are still choosing, a seat may change what it chose.
        """
        decision = self.pending.get(seat) if type(seat) is int else None
        if decision is None:
            decision = self._asked_of(seat)
        options = decision.options
        try:
            # As it was listed: an answer may be equal and yet of other types.
            decision.given = options[options.index(option)]
        except ValueError:
            raise IllegalAnswer(NOT_AN_OPTION) from None
        if len(self._asked) == 1:
            if self.rules.allows_undo:
                self._leave_trace()
            self.log.append((ANSWER, decision.seat, decision.given))
            self._run()
            return
        self.pending.pop(seat, None)
        if not self.pending:
            for closed in self._asked:
                self.log.append((ANSWER, closed.seat, closed.given))
            self._run()

    def _asked_of(self, seat: Seat) -> Decision:
        """What a seat is asked, answered already or not."""
        for decision in self._asked:
            if decision.seat == seat and type(seat) is int:
                return decision
        raise IllegalAnswer(NOT_ASKED)

    def _leave_trace(self) -> None:
        """Remember where an answer is given; it is the last of those that wait already."""
        trail, table = self._trail, self.table
        if not trail.steps or not trail.leads_to(table):
            trail.begin(table, self._base)
        place = len(self.log)
        trail.steps.append(place)
        if self._under:
            trail.waits[place] = self.waiting()[:-1]

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last answer was this seat's alone, and nothing came to light since.

        Secret answers that were given since do not matter, nor do they show in this.
        """
        last = -1 if self.over else self._trail.seat(self.table, self.log)
        return last == seat and self._sits(seat)

    def undo(self, seat: Seat) -> int:
        """Undo the last answer as if it had never been given; what was said since is said again.

        A claim that makes sense only after the answer goes with it. Returns how long the story was
        before the answer: nobody has heard more of this one.
        """
        if not self.can_undo(seat):
            raise IllegalAnswer(CANNOT_UNDO)
        trail = self._trail.copy()
        place = trail.steps.pop()
        past = self._back_at(trail.base, self._watched)
        past._retrace(self.log[trail.base.log : place], trail.waits.pop(place, []))
        length = past.story_length
        for claim in self.log[place + 1 :]:
            with suppress(IllegalAnswer):
                past.repeat(claim)
        past._trail = trail
        for slot in SLOTS:
            setattr(self, slot, getattr(past, slot))
        return length

    def offers(self, seat: Seat) -> list[Option]:
        """What a seat may do right now without being asked."""
        return self.rules.offers(self.table, seat) if self.pending and self._sits(seat) else []

    def interrupt(self, seat: Seat, option: Option) -> None:
        """Somebody takes a standing offer; then the pending question is listed anew."""
        offer = listed(option, self.offers(seat), NOT_OFFERED)
        self.log.append((OFFER, seat, offer))
        self._under.append((self._script, self._asked))
        self._script = self.rules.interrupt(self.table, seat, offer)
        self._run()

    def _sits(self, seat: Seat) -> bool:
        return type(seat) is int and 0 <= seat < self.table.seats

    def say(self, seat: Seat, claim: Claim) -> None:
        """Somebody claims something. It is marked if it contradicts what the seat said before."""
        audience = self.check_claim(seat, claim)
        earlier = self._contradicted(seat, claim, audience)
        self.log.append((SAY, seat, claim))
        said = SpokenClaim(seat, claim, audience, earlier)
        self.said.append(said)
        self.table.tell(audience, said.event)

    def _contradicted(self, seat: Seat, claim: Claim, audience: Audience) -> int:
        """The place of the last thing the seat said that can't be true as well; -1 for none."""
        claims, table, rules = self._claims, self.table, self.rules
        for said in self.said[claims.count :]:
            claims.keep(said, rules.headings(table, said.claim))
        latest = -1
        for heading in rules.rivals(table, claim):
            kept = claims.under(seat, heading)
            for words in reversed(kept):
                if kept[words] < latest:
                    break
                # Only what everybody who hears this has heard too; else the mark would tell of it.
                heard_by_all = words[1] & audience == audience
                if heard_by_all and rules.contradicts(table, seat, words[0], claim):
                    latest = kept[words]
                    break
        return latest

    def may_talk(self, seat: Seat) -> bool:
        """Whether anybody would hear this seat now."""
        return self._sits(seat) and self.rules.audience_of(self.table, seat) != 0

    def check_claim(self, seat: Seat, claim: Claim) -> Audience:
        """Who would hear this claim; raises IllegalAnswer if it can't be made."""
        plain = type(claim) is tuple and all(type(word) in (str, int) for word in claim)
        if not plain or not self.rules.is_claim(self.table, claim):
            raise IllegalAnswer(NOT_A_CLAIM)
        audience = self.rules.audience_of(self.table, seat) if self._sits(seat) else 0
        if not audience:
            raise IllegalAnswer(TALK_CLOSED)
        return audience

    def view(self, seat: Seat | None, restart: bool = True) -> V:
        """What a seat may know; None for those who only watch.

        Whoever won't imagine a table from it can do without the view of the restart point.
        """
        mask = self._mask_of(seat)
        heard = [(i, said) for i, said in enumerate(self.said) if said.audience & mask]
        answers = [entry for entry in self.since if entry[0] != SAY]
        asked = [decision.seat for decision in self._asked]
        chosen = next((d.given for d in self._asked if d.seat == seat and d.given), None)
        moment = ViewContext(self.start, answers, asked, chosen, heard, restart)
        return self.rules.view(self.table, seat, moment)

    def decision_view(self, seat: Seat) -> DecisionView:
        """What a seat is asked, as it leaves the match; also if it may still change its answer."""
        decision = self._asked_of(seat)
        return DecisionView(decision.topic, decision.options[:], decision.window)

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat was told, from one point of the whole story on.

        The point counts what others were told as well: it is not for sending.
        """
        mask = self._mask_of(seat)
        return [event for audience, event in self.story_since(since) if audience & mask]

    @property
    def story_length(self) -> int:
        """How long the whole story is by now."""
        return len(self.story) + len(self.table.events)

    def story_since(self, since: int) -> list[tuple[Audience, Event]]:
        """What was told to whomever from one point on; for those who keep it, not for sending."""
        told, closed = self.table.events, len(self.story)
        return told[since - closed :] if since >= closed else self.story[since:] + told

    def _mask_of(self, seat: Seat | None) -> int:
        """Whom this seat hears with; a seat that is not there is refused."""
        if seat is not None and not self._sits(seat):
            raise IllegalAnswer(NOT_ASKED)
        return bit(seat)

    # Copies and repetitions.

    def clone(self) -> "Match[T, V, O]":
        """The same match, to go its own way: restart point, then the answers again."""
        twin = self._back_at(self._kept_point(), watched=False)
        twin._retrace(self.since, self.waiting())
        twin._trail = self._trail.copy()
        return twin

    def _back_at(self, point: RestartPoint[T], watched: bool) -> "Match[T, V, O]":
        """This match as it was at a restart point, about to go on from there."""
        assert point.table is not None
        past = Match(self.rules, self.rules.copy(point.table))
        past.options = self.options
        past.key = self.key
        past.log = self.log[: point.log]
        past.said = self.said[: point.said]
        past.story = self.story[: point.story]
        past._point = past._base = point
        past._watched = watched
        return past

    def go_on(self, answers: list[LogEntry], given: list[WaitingAnswer]) -> None:
        """Start from a table at a restart point; then the answers since."""
        self._mark_restart()
        self._follow(answers, given)

    def _follow(self, answers: list[LogEntry], waiting: list[WaitingAnswer]) -> None:
        """Run from a restart point on, by these answers."""
        self._script = run_on(self.rules, self.table)
        self._run()
        for entry in answers:
            self.repeat(entry)
        if waiting:
            self.give_again(waiting)

    def _retrace(self, answers: list[LogEntry], waiting: list[WaitingAnswer]) -> None:
        """As `_follow`, where it is known to have gone so: options are listed only at the end."""
        self._script = run_on(self.rules, self.table)
        self._run(listing=False)
        for entry in answers:
            kind, _, words = entry
            if kind == ANSWER and len(self._asked) == 1:
                self._asked[0].given = words
                self.log.append(entry)
                self._run(listing=False)
            else:
                self._list()
                self.repeat(entry)
        self._list()
        if waiting:
            self.give_again(waiting)

    def repeat(self, entry: LogEntry) -> None:
        """Do again what a log says."""
        kind, seat, words = entry
        if kind == ANSWER:
            self.answer(seat, words)
        elif kind == OFFER:
            self.interrupt(seat, words)
        elif kind == SAY:
            self.say(seat, words)
        else:
            raise IllegalAnswer(NOT_ASKED)

    def give_again(self, waiting: list[WaitingAnswer]) -> None:
        """Put secret answers that wait for others back in their places."""
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
        """Secret answers to a question that is still open for others."""
        return [(decision.seat, decision.given) for decision in self._asked if decision.given]

    def waiting(self) -> list[WaitingAnswer]:
        """All secret answers that wait for others, those below an interrupt too."""
        return [
            (level, decision.seat, decision.given)
            for level, asked in enumerate(self._levels())
            for decision in asked
            if decision.given
        ]

    @property
    def interrupted(self) -> int:
        """How many questions wait below the one that is asked."""
        return len(self._under)

    def _levels(self) -> list[list[Decision]]:
        return [*(asked for _, asked in self._under), self._asked]

    @property
    def start(self) -> T:
        """The table at the last restart point. Nobody may change it."""
        table = self._kept_point().table
        assert table is not None
        return table

    def _kept_point(self) -> RestartPoint[T]:
        """The last restart point with its table; from now on each of them has its own."""
        self._watched = True
        base, last = self._base, self._point
        if last.table is None:
            past = self._back_at(base, watched=True)
            past._retrace(self.log[base.log : last.log], [])
            self._point = self._base = past._point
        return self._point

    @property
    def said_before(self) -> list[SpokenClaim]:
        """What was said before the last restart point."""
        return self.said[: self._point.said]

    @property
    def since(self) -> list[LogEntry]:
        """What was answered and said since the last restart point."""
        return self.log[self._point.log :]

    # The driver.

    def _mark_restart(self) -> None:
        """A restart point: nothing of the past is needed any more to go on."""
        table = self.table
        self.story += table.events
        table.events = []
        table.chance.fallen = []
        point: RestartPoint[T] = RestartPoint(len(self.log), len(self.said), len(self.story), None)
        far = point.log - self._base.log > BASE_EVERY
        if self._watched or self._base.table is None or far:
            point.table = self.rules.copy(table)
            self._base = point
        self._point = point

    def _run(self, listing: bool = True) -> None:
        """Let the rules run to the next question, or to the end."""
        while True:
            try:
                self._asked = self._script.send(None)
            except StopIteration:
                if not self._under:
                    return self._close()
                self._script, self._asked = self._under.pop()
                return self._show_again()
            except Ended:
                return self._close()
            if self._asked:
                return self._list() if listing else None
            self._mark_restart()

    def _list(self) -> None:
        """Put the question to those whom it is for, as far as they have not answered."""
        self.pending = pending = {}
        for decision in self._asked:
            if decision.lister is not None:
                decision.list_options()
            if not decision.given:
                pending[decision.seat] = decision

    def _show_again(self) -> None:
        """List the options from the table as it is now; an answer that is gone is asked again."""
        self.pending = {}
        for decision in self._asked:
            if decision.given not in decision.list_options():
                decision.given = NO_ANSWER
                self.pending[decision.seat] = decision

    def _close(self) -> None:
        """Nobody is asked any more."""
        self._under = []
        self._asked = []
        self.pending = {}


AnyMatch = Match[Any, Any, Any]
