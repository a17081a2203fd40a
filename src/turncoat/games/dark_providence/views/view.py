"""What a seat may know (DP-16), built from scratch."""

from turncoat.core.rules import ViewContext, context_of
from turncoat.core.terms import LogEntry, Seat, bit
from turncoat.core.view import heard
from turncoat.games.dark_providence.setup import ALIGNMENT_SETS
from turncoat.games.dark_providence.solo.goal import progress
from turncoat.games.dark_providence.table import Solo, Table
from turncoat.games.dark_providence.views.derived import Standing, standing
from turncoat.games.dark_providence.views.schema import DarkProvidenceView, SoloView
from turncoat.games.dark_providence.views.seats import pile_view, seat_view
from turncoat.games.dark_providence.views.turn import turn_view

# Options whose card only their owner may know; `throw` only while others still pick.
SECRET_OPTIONS = ("top", "next")
PICK = "throw"


def view(table: Table, seat: Seat | None, context: ViewContext[Table] | None) -> DarkProvidenceView:
    """DP-16  The table as one seat sees it."""
    mask = bit(seat)
    now = context_of(table, context)
    shown = standing_now(table, now) if now.derived else None
    drawn = [(pile, card if seen & mask else None) for pile, seen, card in table.drawn]
    return DarkProvidenceView(
        seat=seat,
        asked=now.asked,
        chosen=now.chosen,
        heard=heard(now),
        answers=[seen_answer(table, seat, entry) for entry in now.answers],
        luck=[card for _, card in drawn] if context else [],
        options=table.options,
        phase=table.phase,
        start_seat=table.start_seat,
        active_seat=table.active_seat,
        round=table.round,
        actions=table.actions,
        fresh=table.fresh,
        claims=table.claims,
        target=table.box.threshold[table.seats],
        dealt=[cards[:] for cards in ALIGNMENT_SETS[table.seats]],
        players=[seat_view(table, player, seat, mask, shown) for player in table.players],
        control=table.control.copy(),
        gates=table.gates.copy(),
        locks=table.locks[:],
        locks_left=table.box.content.components.locks - len(table.locks),
        tops=table.tops.copy(),
        stacks={city: pile_view(pile, mask) for city, pile in table.stacks.items()},
        reserve=pile_view(table.reserve, mask),
        mythos_deck=pile_view(table.mythos_deck, mask),
        row=table.row[:],
        city_cards=table.city_cards[:],
        bag=sorted(table.bag),
        ritual=table.ritual,
        investigation=table.investigation,
        cthulhu=table.cthulhu,
        martial_law=table.martial_law,
        closed=[city for city in table.box.city_ids if not table.is_open(city)]
        if table.cthulhu or table.martial_law
        else [],
        whateleys=table.whateleys[:],
        deep_left=table.deep_left,
        brains=table.brains[:],
        gone=table.gone[:],
        lost_tokens=table.lost_tokens[:],
        deep_lost=table.deep_lost,
        looking=table.looking[:] if seat == table.active_seat else [],
        drawn=drawn if context else [],
        tally=table.tally[:],
        ending=table.ending,
        scores=table.scores[:],
        solo=solo_view(table, table.solo) if table.solo else None,
        ended=table.ended,
        winners=table.winners[:],
        eliminated=shown.out if shown else [],
        leaders=shown.leaders if shown else [],
        reached=shown.reached if shown else [],
        totals=shown.totals if shown else [],
        lowest=shown.lowest if shown else None,
        turn=turn_view(table, seat, shown.leads[seat])
        if shown and seat is not None and seat in now.asked
        else None,
        start=view(now.start, seat, None) if now.restart else None,
    )


def standing_now(table: Table, context: ViewContext[Table]) -> Standing:
    """The standing, unless the context already has it."""
    return context.shared if isinstance(context.shared, Standing) else standing(table)


def seen_answer(table: Table, seat: Seat | None, entry: LogEntry) -> LogEntry:
    """An answer, as far as others may know it."""
    kind, who, words = entry
    secret = words[0] in SECRET_OPTIONS or (words[0] == PICK and table.picking)
    return (kind, who, words[:1]) if secret and who != seat else entry


def solo_view(table: Table, solo: Solo) -> SoloView:
    goal = table.box.great_old_ones[solo.id].goal
    return SoloView(
        id=solo.id,
        vp=solo.vp,
        insanity=solo.insanity,
        sanity=solo.sanity,
        behaviours=sorted(solo.behaviours),
        past=solo.past[:],
        agents=solo.agents[:],
        bases=solo.bases,
        mythos=solo.mythos[:],
        gates=solo.gates,
        crypt=solo.crypt[:],
        doom=solo.doom,
        goal=goal.test,
        progress=progress(table, solo),
        needed=goal.at_least,
    )
