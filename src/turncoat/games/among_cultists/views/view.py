"""What a seat may know (AC-1a)."""

from turncoat.core.rules import ViewContext, context_of
from turncoat.core.terms import ANSWER, LogEntry, Seat, Term
from turncoat.core.view import heard
from turncoat.games.among_cultists.content import ROUNDS
from turncoat.games.among_cultists.roles import CULTIST, SEER
from turncoat.games.among_cultists.round import ACTION, MOVEMENT
from turncoat.games.among_cultists.table import Table
from turncoat.games.among_cultists.talk import is_silent
from turncoat.games.among_cultists.views.own import dead_already, own_view
from turncoat.games.among_cultists.views.rooms import room_view
from turncoat.games.among_cultists.views.schema import AmongCultistsView, nothing_fixed
from turncoat.games.among_cultists.views.seats import plans, seat_view
from turncoat.games.among_cultists.winning import (
    NAME_NOBODY,
    dead_investigators,
    dead_verdict,
)

# Options whose argument only their owner may know.
SECRET_OPTIONS = ("give", "lay", "token")
# The phases in which the characters have their turns one after another.
TURNS = (MOVEMENT, ACTION)


def view(table: Table, seat: Seat | None, context: ViewContext[Table] | None) -> AmongCultistsView:
    """AC-1a  Return what is public and what this seat was shown."""
    me = None if seat is None else table.players[seat]
    over = table.ended != ""
    sees_cultists = me is not None and me.ability.sees_cultists
    now = context_of(table, context)
    derived = now.derived
    planned = plans(table) if derived else {}
    return AmongCultistsView(
        seat=seat,
        asked=now.asked,
        chosen=now.chosen,
        heard=heard(now),
        answers=[seen_answer(entry, seat, over) for entry in now.answers],
        luck=table.chance.results[:] if context else [],
        start=view(now.start, seat, None) if now.restart else None,
        options=table.board.options,
        phase=table.phase,
        round=table.round,
        turn=table.turn,
        began=began(table, context),
        knife=table.knife,
        order=table.board.order[:],
        cast=table.board.cast[:],
        one_of=table.board.one_of[:],
        players=[
            seat_view(p, p is me, over, sees_cultists, planned.get(p.seat, []))
            for p in table.players
        ],
        rooms=[room_view(table, place, over) for place in table.rooms],
        shelves=table.shelves.copy(),
        points=table.points,
        goal=table.goal,
        power=table.power,
        effect=table.effect,
        past=table.past[:],
        gate=table.gate,
        gate_deadline=table.gate_deadline,
        gate_to_end=table.gate_deadline > ROUNDS,
        gate_partner=table.gate_partner,
        fishman=table.fishman,
        vote_token=table.vote_token,
        tokens=sorted(table.tokens),
        draw_pile=len(table.draw_pile),
        unsafe=len(table.unsafe),
        bag=sorted(table.bag) if over else None,
        no_gifts_until=table.no_gifts_until,
        deaths=table.deaths[:],
        history=table.history[:],
        dead_already=dead_already(table) if me is not None and me.role is CULTIST else None,
        ledger=ledger(table, seat, over) if context else [],
        ledger_length=len(table.ledger),
        ended=table.ended,
        won=table.won,
        winners=table.winners[:],
        fixed=table.board.fixed.copy() if derived else nothing_fixed(),
        own=own_view(table, me, over) if me is not None and derived else None,
        active=None if over or table.phase not in TURNS else table.active.seat,
        lights=lights(table) if derived and not table.power else [],
        joined=joined(table) if derived else [],
        secret_ways=secret_ways(table) if derived and not over else [],
        effect_round=table.round + (table.phase != MOVEMENT),
        no_gifts=table.round <= table.no_gifts_until,
        silent=derived and is_silent(table),
        candidates=candidates(table) if derived else [],
        dead=dead_investigators(table) if derived and over else None,
        dead_verdict=dead_verdict(table) if derived and over else "",
        guesses=guesses(table, context.answers) if context and derived and over else [],
    )


def lights(table: Table) -> list[str]:
    """AC-24, AC-80  Return the places with light although the power is off."""
    shining = [player for player in table.players if player.ghost and player.ability.lights]
    return [place for place in table.board.places if table.lit(place)] if shining else []


def joined(table: Table) -> list[list[str]]:
    """AC-32  Return the groups of rooms that count as one place now."""
    return [group[:] for group in table.board.groups] if table.effect == "secret_doors" else []


def secret_ways(table: Table) -> list[str]:
    """AC-21, AC-32  Return where a secret door leads the active character; ghosts need none."""
    me = table.active
    rooms = [place for place in table.here(me.place) if place != me.place]
    if not rooms or table.phase not in TURNS or (me.ghost and table.phase == MOVEMENT):
        return []
    doors = table.board.doors[me.place]
    return rooms + [place for place in table.doors_from(me.place) if place not in doors]


def candidates(table: Table) -> list[Seat]:
    """AC-58  Return for whom one can vote."""
    return [player.seat for player in table.players if not player.ghost]


def began(table: Table, context: ViewContext[Table] | None) -> str:
    """AC-20a  Return where the current move began; empty if nobody moves."""
    if context is None or table.phase != MOVEMENT:
        return ""
    return context.start.players[table.active.seat].place


def guesses(table: Table, answers: list[LogEntry]) -> list[tuple[Seat, Seat, bool]]:
    """AC-73  Return whom each Cultist named as the Seer, and whether it was right."""
    found: list[tuple[Seat, Seat, bool]] = []
    for kind, who, words in answers:
        if kind == ANSWER and words == NAME_NOBODY:
            found.append((who, -1, False))
        elif kind == ANSWER and words[0] == "name":
            named = int(words[1])
            found.append((who, named, table.players[named].role is SEER))
    return found


def ledger(table: Table, seat: Seat | None, over: bool) -> list[Term]:
    """AC-1a, AC-74  Return the lines as this seat sees them; at the end everything is shown."""
    if over:
        return [whole for _, whole, _ in table.ledger]
    return [whole if owner == seat else seen for owner, whole, seen in table.ledger]


def seen_answer(entry: LogEntry, seat: Seat | None, over: bool) -> LogEntry:
    """Return an answer as this seat sees it, without cards of others."""
    kind, who, words = entry
    hidden = words[0] in SECRET_OPTIONS and who != seat and not over
    return (kind, who, words[:1]) if hidden else entry
