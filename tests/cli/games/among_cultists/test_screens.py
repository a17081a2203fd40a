"""Every screen at every moment: no text is missing, and the plan shows what it should."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.cli.games.among_cultists.keyboard import GAME, translator_for
from tests.cli.shared_keyboard import NAMES
from turncoat.cli.games.among_cultists.board import board_of, event_lines, gate_line
from turncoat.cli.games.among_cultists.guide import AmongCultistsGuide
from turncoat.cli.games.among_cultists.journal import counted
from turncoat.cli.games.among_cultists.plan import COLUMNS, DOOR, Plan
from turncoat.cli.table import rulebook
from turncoat.cli.terminal.i18n import text
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Option
from turncoat.games import GAMES
from turncoat.games.among_cultists.content import FACTS
from turncoat.games.among_cultists.grammar import TOPICS
from turncoat.games.among_cultists.ledger import LAID
from turncoat.games.among_cultists.views.schema import AmongCultistsView

GUIDE = AmongCultistsGuide()
TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {"preset": "first_game"}),
    (4, {"preset": "experienced"}),
    (5, {"preset": "experienced"}),
    (6, {"preset": "experienced"}),
    (6, {"automa": True, "seer": True}),
    (7, {"preset": "experienced"}),
    (8, {"preset": "experienced", "shelves": "variant_lean"}),
]


def deal(players: int, options: dict[str, Any], seed: str) -> AnyMatch:
    rules = GAMES[GAME]
    return Match.deal(rules, rules.read_options(players, options), key_from_seed(seed))


def all_screens(match: AnyMatch, seat: int | None) -> None:
    """Build every screen that a seat or a spectator could look at now."""
    view, translator = match.view(seat), translator_for(match, seat)
    GUIDE.title(view, translator)
    drawing = GUIDE.board(view, translator, plain=False)
    assert max(map(len, drawing.lines)) == COLUMNS
    assert len(drawing.words) == len(board_of(view).places) + 1
    for covered in (False, True):
        seats = GUIDE.seats(view, translator, plain=covered, covered=covered)
        assert len(seats.rows) == len(view.players)
    assert GUIDE.card(view, translator) or seat is None
    assert GUIDE.brief(view, translator) or seat is None
    for grid in GUIDE.almanac(view, translator) + GUIDE.journal(view, translator):
        assert all(len(row) == len(grid.headers) for row in grid.rows)
    if seat in match.pending and seat is not None:
        asked = match.pending[seat]
        book = rulebook.rules(GAME)
        assert all(rule in book for rule in GUIDE.why(asked.topic, view))
        GUIDE.question_note(asked.topic, translator)
        for option in asked.options:
            GUIDE.detail(option, view, translator)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_screen_lacks_a_word(players: int, options: dict[str, Any]) -> None:
    match = deal(players, options, "screens")
    random = Random(3)
    while match.pending:
        seat = random.choice(list(match.pending))
        if random.random() < 0.04:
            all_screens(match, random.choice([None, seat, *range(players)]))
        choices = [o for o in match.pending[seat].options if o != ("announce",)]
        match.answer(seat, random.choice(choices))

    views = [match.view(seat) for seat in range(players)]
    translator = translator_for(match, None)
    assert GUIDE.ending(views, translator)[0].title == text("cli-ac-ending")
    all_screens(match, 0)
    for audience, event in match.story + match.table.events:
        GUIDE.opened(event, (audience & -audience).bit_length() - 1, translator)


@pytest.mark.parametrize("players", [5, 7, 8])
def test_every_door_is_a_gap_in_a_wall(players: int) -> None:
    view = deal(players, {}, "plan").view(None)
    fixed = board_of(view)
    facts = FACTS["maps"]["A" if players < 7 else "B"]

    plan = Plan(facts, {place: [place] for place in fixed.places}, ["shelf"])

    gaps = sum(row.count(DOOR) for row in plan.grid)
    level = [
        d for d in facts["doors"] if plan.grid[plan._row(d[3])][plan._column(d[2]) - 1] == DOOR
    ]
    doors = [d for d in facts["doors"] if d[0] in fixed.places and d[1] in fixed.places]
    assert gaps == 3 * len(level) + (len(doors) - len(level))
    assert all(any(place in line for line in plan.lines()) for place in fixed.places)


def test_a_long_name_does_not_break_the_walls() -> None:
    facts = FACTS["maps"]["A"]
    words = {place["id"]: ["x" * 40, "y"] for place in facts["places"]}

    lines = Plan(facts, words, []).lines()

    assert {line[0] for line in lines} <= set("┌├│└")
    assert {line[-1] for line in lines} <= set("┐┤│┘")
    assert {len(line) for line in lines} == {COLUMNS}


def test_every_topic_has_a_rule_behind_it() -> None:
    view = deal(6, {}, "why").view(0)

    book = rulebook.rules(GAME)
    for topic in TOPICS:
        assert all(rule in book for rule in GUIDE.why((topic, "mirror"), view))


def test_the_journal_shows_only_faces_that_the_reader_knows() -> None:
    match = deal(6, {}, "faces")
    random = Random(1)
    while match.table.round < 4:
        seat = next(iter(match.pending))
        choices = [o for o in match.pending[seat].options if o != ("announce",)]
        match.answer(seat, random.choice(choices))

    for seat in range(6):
        told = [e for e in match.events(seat) if e[0] in ("gave", "laid")]
        given = [cell for grid in journal(match, seat) for row in grid.rows for cell in row[1:2]]
        faces = sum(cell.count(f"): {face}") for cell in given for face in FACES)
        assert faces == len(told)


FACES = ("Alive", "Dead", "Success", "Failure", "Sabotage")


def journal(match: AnyMatch, seat: int) -> list[Any]:
    """The journal's tables of pulse cards and room cards; a room card must have been added."""
    titles = (text("cli-ac-journal-pulse"), text("cli-ac-journal-rooms"))
    grids = GUIDE.journal(match.view(seat), translator_for(match, seat))
    assert any(line[0] == LAID for line in match.view(seat).ledger)
    return [grid for grid in grids if grid.title in titles]


def test_the_journal_tells_how_a_role_was_learned() -> None:
    match = deal(8, {}, "night")
    roles = match.rules.outcome(match.table).roles
    cultist, seer = roles.index("cultist"), roles.index("seer")

    for seat in (cultist, seer):
        rows = GUIDE.journal(match.view(seat), translator_for(match, seat))[0].rows
        known = [row[1] for row in rows]
        others = 1 if seat == cultist else 2
        assert sum("(your own)" in cell for cell in known) == 1
        assert sum("Cultist (you saw it at night)" in cell for cell in known) == others
        dead = sum("Dead from the start" in cell for cell in known)
        assert dead == (1 if seat == cultist else 0)


def played(players: int, options: dict[str, Any], seed: str) -> AnyMatch:
    """Play a whole game at random."""
    match = deal(players, options, seed)
    random = Random(5)
    while match.pending:
        seat = random.choice(list(match.pending))
        choices = [o for o in match.pending[seat].options if o != ("announce",)]
        match.answer(seat, random.choice(choices))
    return match


def test_the_end_tells_who_killed_whom_and_how_far_both_sides_came() -> None:
    match = played(7, {}, "end")
    views = [match.view(seat) for seat in range(7)]

    [table, *_] = GUIDE.ending(views, translator_for(match, None))

    killed = [p for p in views[0].players if any(face == "dead" for face, *_ in p.pulse)]
    assert killed
    for player in killed:
        fate = next(row[2] for row in table.rows if row[0] == NAMES[player.seat])
        assert fate.startswith("Killed by ")
        assert fate.endswith("Nobody found out.") != player.ghost
    dead = {p.seat for p in views[0].players if p.ghost} | {p.seat for p in killed}
    innocent = [seat for seat in dead if views[0].players[seat].role != "cultist"]
    assert f"Dead Investigators: {len(innocent)}; the Cultists needed 4." in table.note


def test_votes_are_counted_up_and_abstentions_come_last() -> None:
    translator = translator_for(deal(5, {}, "votes"), 0)

    said = counted([3, -1, 1, 1, -1], 3, translator)

    names = translator.names
    assert said == (
        f"For {names[1]}: {names[2]}, {names[3]} (counts twice). For {names[3]}: {names[0]}. "
        f"Abstained: {names[1]}, {names[4]}."
    )


@pytest.mark.parametrize(
    ("effect", "phase", "says"),
    [
        ("secret_doors", "action", "Current event: Secret Doors. All rooms of one colour"),
        ("high_morale", "action", "In round 4, everyone has 1 more movement point."),
        ("high_morale", "movement", "In round 3, everyone has 1 more movement point."),
        ("watching_eyes", "action", "On the clock: "),
    ],
)
def test_an_event_is_in_force_only_as_long_as_it_matters(
    effect: str, phase: str, says: str
) -> None:
    match = deal(5, {}, "force")
    table = match.table
    table.effect, table.past, table.phase, table.round = effect, [effect], phase, 3
    view = match.view(0)

    first, *rest = event_lines(view, translator_for(match, 0))

    assert says in first
    assert len(rest) == (0 if effect == "watching_eyes" else 1)


@pytest.mark.parametrize(("deadline", "says"), [(10, "of round 10."), (11, "until the game ends.")])
def test_the_gate_says_how_long_it_can_be_closed(deadline: int, says: str) -> None:
    match = deal(5, {}, "gate")
    match.table.gate, match.table.gate_deadline = "open", deadline

    assert gate_line(match.view(0)).endswith(says)


@pytest.mark.parametrize(("players", "alone"), [(5, True), (7, False)])
def test_a_cultist_reads_whether_there_is_another(players: int, alone: bool) -> None:
    match = deal(players, {}, "alone")
    seat = next(p.seat for p in match.table.players if p.role.id == "cultist")

    card = GUIDE.card(match.view(seat), translator_for(match, seat))

    assert ("You are the only Cultist." in card) is alone


def test_an_empty_room_is_on_nobodys_way() -> None:
    match = deal(5, {}, "way")
    view, translator = match.view(0), translator_for(match, 0)
    for room in match.table.rooms.values():
        room.books = 0
    done = match.view(0)

    def on_route(seen: AmongCultistsView) -> set[str]:
        said = {r.id: GUIDE.detail(("go", r.id), seen, translator) for r in seen.rooms}
        return {place for place, words in said.items() if "on your route now" in words}

    assert on_route(view) - on_route(done)
    assert on_route(done) == on_route(view) & {"LB", "R", "G"}


def test_a_ghost_is_told_what_is_left_to_do() -> None:
    match = deal(5, {}, "ghost")
    view = match.view(0)
    dead = [replace(p, ghost=True) if p.seat == 0 else p for p in view.players]

    lines = GUIDE.brief(replace(view, players=dead, phase="movement"), translator_for(match, 0))

    assert text("cli-ac-ghost-may") in lines


def test_to_stop_right_here_comes_first_and_alone_has_a_sign() -> None:
    """AC-32a  Secret doors let a player stop in other rooms of the colour as well."""
    match = deal(5, {}, "stop")
    view = match.view(0)
    here = [replace(p, place="D2") if p.seat == 0 else p for p in view.players]
    options: list[Option] = [("stop", "D1"), ("stop", "D2"), ("go", "G"), ("go", "HE")]

    arranged = GUIDE.arranged(options, replace(view, players=here))

    assert arranged == [("stop", "D2"), ("stop", "D1"), ("go", "G"), ("go", "HE")]
    shortcuts = [GUIDE.shortcut(option, replace(view, players=here)) for option in arranged]
    assert shortcuts == [".", "", "", ""]


@pytest.mark.parametrize(("players", "options"), [(4, {}), (6, {"automa": True}), (5, {})])
def test_the_automa_is_introduced_where_it_plays(players: int, options: dict[str, Any]) -> None:
    match = deal(players, options, "automa")
    view, translator = match.view(None), translator_for(match, None)
    plays = view.options.automa

    welcome = " ".join(GUIDE.welcome(view, translator))
    titles = [grid.title for grid in GUIDE.almanac(view, translator)]

    assert ("AUTOMA" in welcome) == plays
    assert (text("cli-ac-almanac-automa") in titles) == plays


@pytest.mark.parametrize(("options", "said"), [({}, True), ({"automa": True}, False)])
def test_what_an_automa_s_vote_shows_depends_on_the_cultists(
    options: dict[str, Any], said: bool
) -> None:
    """AC-96  AUTOMA's role is shown with one Cultist, not with two."""
    match = deal(6 if options else 4, options, "automa")

    grids = GUIDE.almanac(match.view(None), translator_for(match, None))
    [automa] = [grid for grid in grids if grid.title == text("cli-ac-almanac-automa")]

    assert any("its role is shown" in cell for row in automa.rows for cell in row) == said


@pytest.mark.parametrize("players", [5, 7, 8])
def test_a_door_at_the_side_has_wall_above_and_below(players: int) -> None:
    view = deal(players, {}, "plan").view(None)
    fixed = board_of(view)
    facts = FACTS["maps"]["A" if players < 7 else "B"]

    plan = Plan(facts, {place: [place] for place in fixed.places}, ["shelf"])

    for one, other, x, y in facts["doors"]:
        row, column = plan._row(y), plan._column(x)
        if {one, other} <= set(fixed.places) and plan.grid[row][column - 1] != DOOR:
            assert plan.grid[row - 1][column] > 0
            assert plan.grid[row + 1][column] > 0


@pytest.mark.parametrize("players", [5, 7, 8])
def test_the_name_of_a_shelf_is_not_broken(players: int) -> None:
    match = deal(players, {}, "shelf")
    translator, fixed = translator_for(match, None), match.table.board

    lines = GUIDE.board(match.view(None), translator, plain=False).lines

    for room, shelf in fixed.shelf_of.items():
        name = translator.name("shelf", shelf.id)
        assert sum(line.count(name) for line in lines) > len(shelf.rooms), room


def test_the_story_calls_shelves_as_the_plan_does() -> None:
    match = deal(8, {}, "shelf")
    translator = translator_for(match, 0)

    for shelf in match.table.board.shelves:
        told = translator.event(("book", shelf.rooms[0], shelf.id))
        assert f" {translator.name('shelf', shelf.id)} shelf." in told
