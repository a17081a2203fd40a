"""Details of the screens: who leads, unbroken words, and what a choice scores."""

import pytest

from tests.cli.games.dark_providence.keyboard import deal, play, translator_for
from turncoat.cli.games.dark_providence.guide import DarkProvidenceGuide
from turncoat.cli.games.dark_providence.scene import Scene
from turncoat.cli.terminal.columns import fitting, longest_word
from turncoat.cli.terminal.i18n import catalogue
from turncoat.games.dark_providence.engine import NO, YES
from turncoat.games.dark_providence.public.scoring import PARTS
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY
from turncoat.games.dark_providence.rules import RULES

GUIDE = DarkProvidenceGuide()


def test_whoever_has_most_bears_a_star() -> None:
    match = deal(3, "star")
    match.table.players[0].agents = {"monday": "boston"}
    match.table.players[1].cubes = {(ON_CITY, "boston"): 2, (ON_BASE, "boston"): 1}
    scene = Scene(RULES.box, match.view(0), translator_for(match, 0))

    assert scene.on_spot((ON_CITY, "boston")) == "you 0+1, Kit 2*"
    assert scene.on_spot((ON_BASE, "boston")) == "you 0+1, Kit 1"
    assert GUIDE.detail((ON_CITY, "arkham"), match.view(0), scene.translator) == "control 4"


def test_where_nobody_has_cubes_a_choice_still_tells_of_agents() -> None:
    match = deal(3, "star")
    match.table.players[1].agents = {"friday": "boston"}
    scene = Scene(RULES.box, match.view(0), translator_for(match, 0))

    detail = GUIDE.detail((ON_CITY, "boston"), match.view(0), scene.translator)

    assert scene.on_spot((ON_CITY, "boston")) == ""
    assert detail == "control 4; Kit 0+1"


def test_words_are_broken_last_of_all() -> None:
    columns = [
        ("Name", "Second Cultist"),
        ("Alignment", "investigator (hidden)"),
        ("Two words", ""),
    ]

    widths = fitting(columns, 34)

    assert sum(widths) + 6 <= 34
    assert all(w >= longest_word(c) for w, c in zip(widths, columns, strict=True))
    assert fitting(columns, 5) == [longest_word(column) for column in columns]


@pytest.mark.parametrize("columns", [80, 100])
def test_the_seats_of_the_solo_game_have_whole_words(columns: int) -> None:
    arguments = ["--players", "1", "--seed", "14"]
    shown = play(*arguments, typed=["1", "q"], columns=columns).output

    assert "investigator" in shown
    assert not any(line.split()[-1:] == ["investigat"] for line in shown.splitlines())


def test_a_gate_tells_what_it_scores_for_the_reader_alone() -> None:
    match = deal(2, "gate")
    [asked] = match.pending
    match.table.players[asked].alignment = "investigator"

    def told(kind: str, seat: int | None) -> str:
        return GUIDE.danger(("gate_kind", "boston"), ("gate", kind), match.view(seat))

    assert told("closed", asked) == "4 VP for you at the end"
    assert told("open", asked) == "worth nothing to you"
    assert told("closed", 1 - asked) == told("closed", None) == ""


def test_the_impostor_sees_what_either_alignment_scores() -> None:
    match = deal(2, "impostor")
    table = match.table
    [asked] = match.pending
    me = table.players[asked]
    me.alignment, me.crypt, table.ritual = "investigator", ["ag_west"], 14
    me.mythos = ["my_impostor"]
    view = match.view(asked)

    kept = GUIDE.danger(("impostor",), NO, view)
    changed = GUIDE.danger(("impostor",), YES, view)

    assert kept == "investigator: 3 VP in total"
    assert changed == f"cultist: {3 + 1 + RULES.box.content.tracks.ritual.vp[14]} VP in total"
    assert GUIDE.danger(("impostor",), YES, match.view(None)) == ""


def test_all_roads_can_be_looked_up() -> None:
    match = deal(2, "roads")

    grids = GUIDE.look_up("roads", match.view(0), translator_for(match, 0))

    assert [len(grid.rows) for grid in grids] == [12]


def test_the_order_of_a_score_sheet_has_every_part() -> None:
    names = {name.removeprefix("dp-part-") for name in catalogue() if name.startswith("dp-part-")}

    assert names == set(PARTS)


def test_a_content_file_that_is_not_there_is_named_once() -> None:
    result = play("--content", "nowhere.json", typed=[])

    assert result.exit_code == 2
    assert result.output.count("nowhere.json") == 1
