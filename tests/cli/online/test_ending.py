"""After the end: everything is revealed, the game can be verified, and another one begins."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.cli.online.conftest import TABLES, Played
from tests.cli.online.person import Person
from tests.cli.online.rooms import any_number, eva_alone
from tests.cli.running import run
from tests.server.running import Running
from turncoat.cli.online.room_commands import Gone
from turncoat.cli.table.question import Quit
from turncoat.client import CommandRefused, RestClient

# All in one worker, so that each game is played only once.
pytestmark = pytest.mark.xdist_group("the ends of whole games")
Game = Callable[[str], Played]


@pytest.mark.parametrize(
    ("game", "titles"),
    [
        ("shadow_hunters", ["Final reveal:"]),
        ("among_cultists", ["Final reveal:", "Room cards:"]),
        ("dark_providence", ["Final reveal:", "Scores:", "Hands:"]),
    ],
)
def test_everything_is_turned_up_for_every_seat(
    game: str, titles: list[str], whole_game: Game
) -> None:
    played = whole_game(game)

    ending = played.before.partition("Final reveal")[2]
    assert [title for title in titles if title not in played.before] == []
    assert [chair.name for chair in played.room.chairs if chair.name not in ending] == []


@pytest.mark.parametrize("game", TABLES)
def test_the_winners_of_the_table_are_those_of_the_server(game: str, whole_game: Game) -> None:
    played = whole_game(game)

    assert played.room.result is not None
    won = 0 in played.room.result.winners
    told = re.search(r"You have (won|lost)", played.before)
    assert not told or (told[1] == "won") == won


@pytest.mark.parametrize("game", TABLES)
def test_the_link_to_the_proof_leads_to_a_fair_game(
    game: str, whole_game: Game, tmp_path: Path
) -> None:
    played = whole_game(game)
    [link] = re.findall(r"\nhttp\S+/file\n", played.before)
    file = tmp_path / "game.json"

    file.write_bytes(httpx.get(link.strip()).content)
    verdict = run("verify", str(file), "--commitment", played.room.deal.commitment)

    assert json.loads(file.read_bytes())["match"]["game"] == game
    assert verdict.exit_code == 0
    assert "NO" not in verdict.output


@pytest.mark.parametrize("game", TABLES)
def test_another_game_begins_with_the_same_people_and_another_deal(
    game: str, whole_game: Game
) -> None:
    played = whole_game(game)

    assert re.search(r"1\. Eva \(you\); host, not ready\n2\. Indy; \w+ bot\n", played.after)
    assert re.search(r"with this deal commitment: [0-9a-f]{64}\n", played.after)
    assert played.room.deal.commitment not in played.after
    assert "Type h for the keys" in played.after


def test_the_table_can_be_looked_at_after_the_end_and_be_left(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        finish(eva)
        for key, words in [
            ("b", "Area 1"),
            ("j", "Who is who"),
            ("p", "2. Indy; random bot"),
            ("l 3", "The last 3 of"),
            ("1", "There is nothing for you to decide right now."),
            ("s", "You can’t talk right now."),
            ("v", "There is no such key."),
            ("h", "k — save the finished game to a file"),
            ("zzz", "There is no such key."),
        ]:
            eva.type(key)
            eva.until(words)
        eva.type("q")
        end = eva.ends()

    assert isinstance(end, Quit)
    assert not isinstance(end, Gone)


def test_the_keys_after_the_end_are_those_that_do_something(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        finish(eva)
        eva.type("h")
        keys = eva.until("Enter — play again", "k — save", "q — leave; your seat is still yours")

    idle = [key for key in ("?", "o", "s", "u", "v") if f"\n{key} — " in keys]
    assert idle == []
    assert "the game is saved" not in keys
    assert "x — leave and give up your seat" in keys


def test_a_finished_game_is_kept_as_a_file(
    game_server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with eva_alone(game_server) as eva:
        finish(eva)
        eva.type("k")
        eva.until("Game saved.", "turncoat replay")
    [file] = tmp_path.iterdir()

    assert run("verify", str(file), "--commitment", eva.table.room.deal.commitment).exit_code == 0
    assert run("replay", str(file), "--plain").exit_code == 0


def test_where_nothing_can_be_kept_the_reason_is_told(
    game_server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with eva_alone(game_server) as eva:
        finish(eva)
        folder = tmp_path / "gone"
        folder.mkdir()
        monkeypatch.chdir(folder)
        folder.rmdir()
        eva.type("k")
        eva.until("Can’t save to turncoat-", "No such file or directory.", "q to leave:")


def test_coming_back_after_the_end_shows_it_again(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        finish(eva)
    link = f"{game_server.address}/r/{eva.table.code}"

    with Person(link, eva.table.token) as again:
        again.until("The last 30 of", "Final reveal", "Enter to play again")


def test_leaving_for_good_after_the_end_frees_the_seat(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        finish(eva)
        eva.type("x")
        end = eva.ends()

    assert isinstance(end, Gone)


def test_where_the_replay_is_missing_the_rest_is_told(
    game_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing_there(rest: RestClient, game: str) -> list[object]:
        raise CommandRefused("unknown_page")

    monkeypatch.setattr(RestClient, "last_views", nothing_there)

    with eva_alone(game_server) as eva:
        finish(eva)

    assert "Final reveal" not in eva.seen
    assert "The whole game as a file" in eva.seen


def finish(eva: Person) -> None:
    """Eva plays to the end against bots that choose at random."""
    eva.type("bots uniform")
    eva.until("1. Eva (you)", "h for help:")
    eva.keyboard.auto_answer = any_number(5)
    eva.until("Enter to play again", "q to leave:")
    eva.keyboard.auto_answer = None
