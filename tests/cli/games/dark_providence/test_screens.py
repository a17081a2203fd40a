"""Every screen at every moment: no text is missing, and the numbers are those of the engine."""

from random import Random

import pytest

from tests.cli.games.dark_providence.keyboard import GAME, deal, translator_for
from turncoat.cli.games.dark_providence.guide import DarkProvidenceGuide
from turncoat.cli.games.dark_providence.scene import Scene
from turncoat.cli.games.dark_providence.score import own_score
from turncoat.cli.table import rulebook
from turncoat.cli.terminal.i18n import text
from turncoat.core.match import AnyMatch
from turncoat.games.dark_providence import scoring
from turncoat.games.dark_providence.actions import claim
from turncoat.games.dark_providence.grammar import TOPICS
from turncoat.games.dark_providence.rules import RULES
from turncoat.games.dark_providence.solo import goal

GUIDE = DarkProvidenceGuide()
TABLES = [(1, "s"), (1, "t"), (2, "s"), (3, "s"), (4, "s"), (5, "s")]


def all_screens(match: AnyMatch, seat: int | None) -> None:
    """Build every screen that a seat or a spectator could look at now."""
    view, translator = match.view(seat), translator_for(match, seat)
    GUIDE.title(view, translator)
    GUIDE.welcome(view, translator)
    sheet = GUIDE.board(view, translator, plain=False)
    assert len(sheet.grids[0].rows) == 12
    assert len(sheet.grids[0].brief) == 12
    assert len(sheet.grids[1].rows) == len(view.row)
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
        arranged = GUIDE.arranged(asked.options, view)
        assert sorted(arranged, key=str) == sorted(asked.options, key=str)
        for option in asked.options:
            for seen in (view, match.view(None)):
                GUIDE.detail(option, seen, translator)
                GUIDE.danger(asked.topic, option, seen)


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_no_screen_lacks_a_word(players: int, seed: str) -> None:
    match = deal(players, f"screens {seed}")
    random = Random(f"{players}{seed}")
    while match.pending:
        seat = random.choice(list(match.pending))
        if random.random() < 0.04:
            all_screens(match, random.choice([None, seat, *range(players)]))
        match.answer(seat, random.choice(match.pending[seat].options))

    views = [match.view(seat) for seat in range(players)]
    translator = translator_for(match, None)
    assert GUIDE.ending(views, translator)[0].title == text("cli-dp-ending")
    for audience, event in match.story + match.table.events:
        GUIDE.opened(event, (audience & -audience).bit_length() - 1, translator)
        GUIDE.event_note(event, translator)


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_numbers_are_those_of_the_engine(players: int, seed: str) -> None:
    match = deal(players, f"numbers {seed}")
    random = Random(f"{players}{seed}")
    while match.pending:
        seat = random.choice(list(match.pending))
        table = match.table
        if random.random() < 0.05:
            me = table.players[seat]
            scene = Scene(RULES.box, match.view(seat), translator_for(match, seat))
            assert own_score(scene) == scoring.score(table, me)
            assert scene.view.turn is not None
            assert scene.view.turn.claimable == claim.claimable(table, me)
            if table.solo and scene.view.solo:
                assert scene.view.solo.progress == goal.progress(table, table.solo)
        match.answer(seat, random.choice(match.pending[seat].options))

    told = [event[1] for event in match.events(None) if event[0] == "eliminated"]
    scene = Scene(RULES.box, match.view(0), translator_for(match, 0))
    assert scene.view.eliminated == told


def test_every_topic_has_a_rule_behind_it() -> None:
    book = rulebook.rules(GAME)

    for players in (1, 3):
        view = deal(players, "why").view(0)
        for topic in TOPICS:
            assert all(rule in book for rule in GUIDE.why((topic,), view))


def test_the_end_tells_every_part_of_every_score() -> None:
    match = deal(3, "end")
    random = Random(1)
    while match.pending:
        seat = next(iter(match.pending))
        match.answer(seat, random.choice(match.pending[seat].options))

    views = [match.view(seat) for seat in range(3)]
    result, scores, hands = GUIDE.ending(views, translator_for(match, 0))

    won = 0 in match.table.winners
    assert result.title == text("cli-dp-ending-won" if won else "cli-dp-ending-lost")
    assert sum(row[3] == "won" for row in result.rows) == len(match.table.winners)
    assert scores.rows[-1][1:] == [row[2] for row in result.rows]
    assert len(hands.rows) == 3


def test_only_the_reader_s_own_alignment_is_told() -> None:
    match = deal(4, "own")

    for covered in (False, True):
        rows = GUIDE.seats(match.view(1), translator_for(match, 1), False, covered).rows
        cells = [row[5] for row in rows]
        own = "type c" if covered else f"{match.table.players[1].alignment} (hidden)"
        name = own.replace("dissenter_investigator", "investigator dissenter")
        assert cells[1] == name.replace("dissenter_cultist", "cultist dissenter")
        assert {cell for seat, cell in enumerate(cells) if seat != 1} == {"hidden"}
