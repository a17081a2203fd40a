"""The keyring: the same command leads back to the same seat."""

import re
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

import pytest
from click.testing import Result

from tests.cli.online.rooms import open_room
from tests.cli.running import run
from tests.server.running import Running
from turncoat.cli.online import tokens
from turncoat.cli.online.room_session import RoomSession
from turncoat.client import ConnectionLost, RemoteTable, RestClient
from turncoat.server.protocol import commands


@pytest.fixture
def link(game_server: Running) -> str:
    return open_room(game_server).link


def join(link: str, *typed: str, options: tuple[str, ...] = ()) -> Result:
    """Run `join` with this link and type these lines."""
    return run("join", link, "--plain", *options, typed=typed)


def rooms() -> list[str]:
    """The rooms whose tokens are kept."""
    return sorted({place.partition(" ")[0] for place in tokens.tokens()})


def test_a_token_is_kept_for_its_user_alone(link: str, data: Path) -> None:
    join(link, "q", options=("--name", "Ben"))

    assert rooms() == [link]
    assert S_IMODE(tokens.file().stat().st_mode) == 0o600
    assert S_IMODE((data / "turncoat").stat().st_mode) == 0o700
    assert [path.name for path in (data / "turncoat").iterdir()] == ["keyring.json"]


def test_the_same_command_leads_back_to_the_same_seat(link: str) -> None:
    first = join(link, "2", "q", options=("--name", "Ben"))
    again = join(link, "q", options=("--name", "Ben"))

    assert first.exit_code == again.exit_code == 0
    assert "2. Ben (you); not ready" in again.output
    assert f"Rejoin with:\nturncoat join {link}\n" in again.output
    assert "has joined" not in again.output


def test_without_the_keyring_one_is_somebody_else(link: str) -> None:
    join(link, "2", "q", options=("--name", "Ben"))
    tokens.file().unlink()

    again = join(link, "q", options=("--name", "Zoe"))

    assert "2. Ben; not ready, disconnected" in again.output
    assert "You do not have a seat yet." in again.output


def test_rooms_are_kept_side_by_side(link: str, game_server: Running) -> None:
    other = open_room(game_server).link

    join(link, "q", options=("--name", "Ben"))
    join(other, "q", options=("--name", "Ben"))

    assert rooms() == sorted([link, other])


def test_people_who_share_a_machine_come_back_by_their_names(link: str) -> None:
    join(link, "2", "q", options=("--name", "Ben"))
    zoe = join(link, "3", "q", options=("--name", "Zoe"))

    ben = join(link, "q", options=("--name", "ben"))
    first = join(link, "q")

    assert f"Rejoin with:\nturncoat join {link} --name Zoe\n" in zoe.output
    assert "2. Ben (you)" in ben.output
    assert "3. Zoe; " in ben.output
    assert "2. Ben (you)" in first.output


def test_a_given_token_is_kept_where_there_is_none(game_server: Running) -> None:
    entry = open_room(game_server)

    join(entry.link, "q", options=("--token", entry.token))
    again = join(entry.link, "1", "q")

    assert "1. Eva (you); host" in again.output


def test_a_given_token_does_not_push_out_ones_own(game_server: Running) -> None:
    entry = open_room(game_server)
    join(entry.link, "2", "q", options=("--name", "Ben"))
    own = tokens.tokens()

    result = join(entry.link, "q", options=("--token", entry.token))

    assert tokens.tokens() == own
    assert f"TURNCOAT_TOKEN={entry.token} turncoat join {entry.link}\n" in result.output


def test_a_token_need_not_stand_on_the_command_line(
    game_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = open_room(game_server)
    monkeypatch.setenv("TURNCOAT_TOKEN", entry.token)

    result = join(entry.link, "1", "q")

    assert "1. Eva (you); host" in result.output


@pytest.mark.parametrize("token", ["wrong", "x" * 22, "é" * 20, "x" * 100, " "])
def test_a_wrong_token_is_refused_and_the_keyring_stays_as_it_was(link: str, token: str) -> None:
    join(link, "q", options=("--name", "Ben"))
    own = tokens.tokens()

    result = join(link, options=("--token", token))

    assert result.exit_code == 2
    assert "You are no longer in this room" in result.stderr
    assert tokens.tokens() == own


def test_a_kept_token_that_opens_nothing_is_dropped(link: str) -> None:
    join(link, "q", options=("--name", "Ben"))
    tokens.write(dict.fromkeys(tokens.tokens(), "x" * 22))

    refused = join(link, "q", options=("--name", "Ben"))

    assert refused.exit_code == 2
    assert "You are no longer in this room." in refused.stderr
    assert "Run the same command again" in refused.stderr
    assert tokens.tokens() == {}


def test_the_token_of_a_removed_member_is_dropped(game_server: Running) -> None:
    entry = open_room(game_server)
    join(entry.link, "q", options=("--name", "Ben"))
    with RemoteTable.enter(entry.link, entry.token) as eva:
        [ben] = [member.id for member in eva.room.members if member.name == "Ben"]
        eva.do(commands.Kick, member=ben)

    refused = join(entry.link, "q", options=("--name", "Ben"))
    anew = join(entry.link, "q", options=("--name", "Ben"))

    assert refused.exit_code == 2
    assert "The host removed you from this room." in refused.stderr
    assert anew.exit_code == 0
    assert "You do not have a seat yet." in anew.output


def test_whoever_leaves_for_good_has_no_way_back(link: str) -> None:
    result = join(link, "1", "x", options=("--name", "Ben"))

    assert result.exit_code == 0
    assert "You have left the room and given up your seat." in result.output
    assert tokens.tokens() == {}


def test_a_moved_seat_is_taken_over_once(game_server: Running) -> None:
    entry = open_room(game_server)
    with RemoteTable.enter(entry.link, entry.token) as eva:
        eva.sit(2)
    move = RestClient(game_server.address).transfer(entry.room, entry.token).link

    moved = join(move, "q")
    back = join(entry.link, "q")
    twice = join(move, "q")
    after = join(entry.link, "q")

    assert "3. Eva (you); host" in moved.output
    assert f"turncoat join {entry.link}\n" in moved.output
    assert "3. Eva (you); host" in back.output
    assert twice.exit_code == 2
    assert "3. Eva (you); host" in after.output


def test_a_moved_seat_is_found_by_its_name(game_server: Running) -> None:
    entry = open_room(game_server)
    move = RestClient(game_server.address).transfer(entry.room, entry.token).link

    join(move, "q", options=("--name", "Eva"))
    again = join(entry.link, "1", "q", options=("--name", "Eva"))

    assert "1. Eva (you); host" in again.output


def test_whoever_moves_a_seat_away_has_no_way_back_here(
    game_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def moves_away(session: RoomSession) -> None:
        move = session.table.transfer()
        session.table.rest.redeem(session.table.code, move.code)
        # The server closes the old connection a moment later.
        with suppress(ConnectionLost):
            while session.table.listen(10.0) is not None:
                pass
        run_on(session)

    run_on = RoomSession.run
    monkeypatch.setattr(RoomSession, "run", moves_away)
    link = open_room(game_server).link

    result = join(link, options=("--name", "Ben"))

    assert result.exit_code == 0
    assert result.output.endswith("Your seat has moved to another device. Continue there.\n")
    assert tokens.tokens() == {}


def test_what_follows_the_link_and_moves_nothing_is_left_alone(link: str) -> None:
    result = join(f"{link}#lobby", "q", options=("--name", "Ben"))

    assert result.exit_code == 0
    assert rooms() == [link]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"a": 1}', b"\xff\xfe"])
def test_a_keyring_that_can_not_be_read_is_an_empty_one(
    link: str, content: bytes, data: Path
) -> None:
    (data / "turncoat").mkdir(parents=True)
    tokens.file().write_bytes(content)

    result = join(link, "q", options=("--name", "Ben"))

    assert result.exit_code == 0
    assert rooms() == [link]


def test_a_keyring_that_can_not_be_written_is_told_in_a_sentence(link: str, data: Path) -> None:
    data.write_text("not a folder")

    result = join(link, "q", options=("--name", "Ben"))

    assert result.exit_code == 2
    assert re.fullmatch(r"turncoat: [^\n]+\n", result.stderr)
