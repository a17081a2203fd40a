"""The last screen: everything is revealed, and a player is told the result."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.cli.games.among_cultists.keyboard import GAME, numbers, play, translator_for
from tests.cli.shared_keyboard import NAMES
from turncoat.cli.games.among_cultists.guide import AmongCultistsGuide
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.screen import Grid
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Option
from turncoat.games import GAMES
from turncoat.games.among_cultists.content import ALL_ROUTES
from turncoat.games.among_cultists.phases.clean_up import ANNOUNCE

GUIDE = AmongCultistsGuide()


def played(players: int, options: dict[str, Any], named: Option | None = None) -> AnyMatch:
    """Play a game in which all vote for the Cultists, who then guess the Seer or choose `named`."""
    rules = GAMES[GAME]
    match: AnyMatch = Match.deal(rules, rules.read_options(players, options), key_from_seed("end"))
    roles = rules.outcome(match.table).roles
    wanted: list[Option] = [("vote", seat) for seat, role in enumerate(roles) if role == "cultist"]
    wanted += [named or ("name", roles.index("seer"))] if "seer" in roles else []
    random = Random(1)
    while match.pending:
        seat, asked = next(iter(match.pending.items()))
        choices = [o for o in asked.options if o in (("call_vote",), *wanted)]
        choices = choices or [o for o in asked.options if o != ANNOUNCE]
        match.answer(seat, random.choice(choices))
    return match


def ending(match: AnyMatch, seat: int | None = None) -> list[Grid]:
    views = [match.view(other) for other in range(match.table.seats)]
    return GUIDE.ending(views, translator_for(match, seat))


def titled(grids: list[Grid], title: str) -> Grid:
    [found] = [grid for grid in grids if grid.title == text(title)]
    return found


def test_every_route_is_laid_open_and_whether_it_was_left() -> None:
    match = played(6, {})
    views = [match.view(seat) for seat in range(6)]
    players = views[0].players
    views[2] = replace(views[2], players=[
        replace(p, fitting_routes=ALL_ROUTES & ~(1 << p.route)) for p in players
    ])  # fmt: skip

    rows = GUIDE.ending(views, translator_for(match, None))[0].rows

    shown = {row[0]: row[4] for row in rows}
    for player in match.table.players:
        name, number = NAMES[player.seat], player.route + 1
        kept = 1 << player.route & player.free_routes & player.ghost_routes
        left = player.seat == 2 or not kept
        assert shown[name] == (f"{number} (not kept)" if left else str(number))


@pytest.mark.parametrize(("preset", "cards"), [("standard", 2), ("first_game", 0)])
def test_the_unsafe_passage_has_its_starting_cards(preset: str, cards: int) -> None:
    grid = titled(ending(played(5, {"preset": preset})), "cli-ac-journal-rooms")

    unsafe = [row[1] for row in grid.rows if row[0] == "unsafe passage"]
    assert sum(cell.count("set-up") for cell in unsafe) == cards
    assert all("set-up: Success" in cell and "set-up: Failure" in cell for cell in unsafe)


@pytest.mark.parametrize("players", [6, 8])
def test_the_guess_at_the_seer_is_right_or_wrong(players: int) -> None:
    seer = NAMES[GAMES[GAME].outcome(played(players, {}).table).roles.index("seer")]

    right = titled(ending(played(players, {})), "cli-ac-guesses").rows
    nobody = titled(ending(played(players, {}, ("name_nobody",))), "cli-ac-guesses").rows

    assert {tuple(row[1:]) for row in right} == {(seer, text("cli-ac-is-seer"))}
    assert {tuple(row[1:]) for row in nobody} == {(text("cli-ac-nobody"), "")}


def test_a_wrong_guess_is_called_wrong() -> None:
    match = played(6, {})
    roles = match.rules.outcome(match.table).roles
    wrong = roles.index("investigator")

    rows = titled(ending(played(6, {}, ("name", wrong))), "cli-ac-guesses").rows

    assert [row[1:] for row in rows] == [[NAMES[wrong], text("cli-ac-is-no-seer")]]


def test_without_a_seer_nobody_guesses() -> None:
    titles = [grid.title for grid in ending(played(7, {}))]

    assert text("cli-ac-guesses") not in titles


def test_who_played_is_told_the_result() -> None:
    match = played(6, {})

    for seat in range(6):
        title = ending(match, seat)[0].title
        won = seat in match.view(None).winners
        assert title.startswith("You won!" if won else "You lost.")
    assert ending(match)[0].title == text("cli-ac-ending")


def test_the_last_screen_says_it_in_a_sentence() -> None:
    result = play("--seed", "last", typed=numbers(1))

    assert ("You won! " in result.output) != ("You lost. " in result.output)


@pytest.mark.parametrize("seat", [0, 1])
def test_one_finger_is_enough_to_point_at_somebody(seat: int) -> None:
    told = translator_for(played(6, {}), 0).event(("names_seer", seat))

    assert "Cultists" not in told
    assert ("You" if seat == 0 else NAMES[seat]) in told
