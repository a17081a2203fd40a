"""Before the deal: who sits where, bots, being the host, and being ready."""

import re
from time import monotonic, sleep

import pytest

from tests.cli.online.person import PATIENCE, Person
from tests.cli.online.rooms import eva_alone, eva_and_ben, open_room
from tests.server.running import Running
from turncoat.cli.online.room_commands import Gone
from turncoat.client import CommandRefused, RemoteTable
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Spectators


def test_the_lobby_shows_how_the_table_is_set(game_server: Running) -> None:
    with eva_alone(game_server, free_text=False, spectators=Spectators(allowed=False)) as eva:
        eva.type("h")
        eva.until("q — leave; your seat is still yours", "Settings: ", "Enter to start")

    told = "Settings: no time limits, ready-made statements only, no spectators.\n"
    assert eva.seen.count(told) == 2


def test_the_lobby_shows_the_room_its_seats_and_the_commitment(game_server: Running) -> None:
    entry = open_room(game_server)

    with Person(entry.link, entry.token) as eva:
        shown = eva.until(
            "Type commitment to see the deal commitment", "Enter to start with bots in free seats"
        )
        eva.type("commitment")
        commitment = eva.until("with this deal commitment: ", "Enter to start")

    assert f"Shadow Hunters: room {entry.room}" in shown
    assert shown.count("(free)") == 4
    assert "You do not have a seat yet." in shown
    assert eva.table.room.deal.commitment not in shown
    assert eva.table.room.deal.commitment in commitment


def test_enter_puts_bots_into_the_free_seats_and_begins(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type("")
        eva.until("Everyone is secretly", "You are ", "starting player")

        chairs = eva.table.room.chairs

    assert [chair.name for chair in chairs] == ["Eva", "Indy", "Kit", "Pat"]
    assert [chair.level for chair in chairs] == ["", "sensible", "sensible", "sensible"]


def test_a_number_takes_a_seat_and_another_one_changes_it(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type("2")
        sat = eva.until("2. Eva (you); host, not ready", "h for help:")
        eva.type("4")
        moved = eva.until("4. Eva (you)", "h for help:")
        eva.type("4")
        stood = eva.until("You do not have a seat yet.")

    assert "1. (free)" in sat
    assert "2. (free)" in moved
    assert "4. (free)" in stood


def test_what_can_not_be_done_is_told_in_a_sentence(game_server: Running) -> None:
    with eva_and_ben(game_server) as (eva, _):
        for typed, sentence in [
            ("0", "There is no such seat."),
            ("9", "There is no such seat."),
            ("free 9", "There is no such seat."),
            ("free", "There is no such seat."),
            ("2", "That seat is taken."),
            ("bots genius", "There is no bot of that level."),
            ("kick Zoe", "Nobody here has that name."),
            ("kick Eva", "You can’t do that right now."),
            ("host Zoe", "Nobody here has that name."),
            ("m Zoe", "Nobody here has that name."),
            ("t see www.example.org", "Messages can’t contain links"),
            ("zzz", "There is no such key or command."),
            ("hello", "There is no such key or command."),
        ]:
            eva.type(typed)
            eva.until(sentence, "h for help:")


def test_bots_get_their_level_and_make_room_again(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type("bots")
        eva.until("1. Eva (you)", "2. Indy; sensible bot", "4. Pat; sensible bot")
        eva.type("bots uniform")
        eva.until("2. Indy; random bot", "4. Pat; random bot")
        eva.type("free 3")
        eva.until("3. (free)", "4. Pat; random bot")
        eva.type("4")
        eva.until("1. (free)", "4. Eva (you)")


def test_a_seat_is_given_to_a_program_with_its_token(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        link = f"{game_server.address}/r/{eva.table.code}"
        eva.type("program 9 Robo")
        eva.until("There is no such seat.")
        eva.type("program 3 Robo")
        eva.until("To play as Robo, a program needs this link", f"{link} ")
        token = eva.until("\n").strip()
        eva.until("Robo takes seat 3.")

        with RemoteTable.enter(link, token) as robo:
            assert robo.seats == [2]
        eva.type("h")
        eva.until("3. Robo; program, not ready")
        eva.type("program 4")
        eva.until("To play as Robot", "Robot takes seat 4.")
        eva.type("free 3")
        eva.until("3. (free)")


def test_a_bot_makes_room_for_a_host_who_stood_up(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type("bots", "1", "free 1")
        eva.until("You do not have a seat yet.", "You can’t do that right now.")
        eva.type("bots")
        eva.until("1. Eva (you)", "h for help:")
        eva.type("")
        eva.until("starting player")


def test_who_comes_sits_down_is_ready_and_goes_is_told(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        link = f"{game_server.address}/r/{eva.table.code}"

        with RemoteTable.join(link, "Ben") as ben:
            eva.until("Ben has joined.")
            ben.sit(2)
            eva.until("Ben takes seat 3.")
            ben.ready()
            eva.until("Ben is ready.")
            ben.do(commands.Stand, seat=2)
            eva.until("Ben leaves seat 3.")
        eva.until("Ben has lost the connection.")
        with RemoteTable.enter(link, ben.token):
            eva.until("Ben is back.")


def test_a_letter_means_the_same_in_the_lobby_as_in_a_game(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type("h")
        lobby = letters(eva.until("q — leave", "Enter to start"))
        eva.type("")
        eva.asked()
        eva.type("h")
        game = letters(eva.until("? — show the rules", "q — leave"))

    same = {key for key in lobby.keys() & game.keys() if lobby[key] == game[key]}
    assert same == {"p", "t", "m", "e", "d", "q"}
    # Leaving has the same intention, but other consequences.
    assert (lobby.keys() & game.keys()) - same == {"x"}


def letters(keys: str) -> dict[str, str]:
    """What each letter does according to the list of keys, without examples."""
    found = re.findall(r"(?m)^(\w) — ([^:;\n]*)", keys)
    return {letter: does.strip() for letter, does in found}


def test_a_guest_sees_no_keys_of_the_host_and_can_not_use_them(game_server: Running) -> None:
    entry = open_room(game_server)
    ben = RemoteTable.join(entry.link, "Ben")

    with Person(entry.link, ben.token) as guest:
        guest.until("Enter to take a seat and be ready")
        guest.type("h")
        keys = guest.until("q — leave", "Enter to take a seat")
        for key in ("bots", "free 1", "kick Eva", "host Ben"):
            guest.type(key)
            guest.until("Only the host can do that.")
        guest.type("")
        guest.until(
            "1. Ben (you); ready",
            "You are ready. Waiting for players for the free seats; h for help:",
        )

    assert "kick — remove somebody" not in keys
    assert "t — write a message" in keys


def test_whoever_is_ready_is_told_for_whom_and_when_it_counts_no_more(game_server: Running) -> None:
    with eva_and_ben(game_server) as (eva, ben):
        eva.type("")
        eva.until("1. Eva (you); host, ready", "You are ready. Waiting for Ben; h for help:")
        ben.do(commands.Stand, seat=3)
        eva.until(
            "The seats or settings have changed. Press Enter again when you are ready.",
            "Ben leaves seat 4.",
        )
        eva.until("Enter to start once everyone is ready")


def test_the_host_sends_somebody_away_and_has_the_keys_for_it(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        link = f"{game_server.address}/r/{eva.table.code}"
        token = RemoteTable.join(link, "Ben").token

        with Person(link, token) as ben:
            ben.until("Enter to take a seat")
            eva.type("h")
            eva.until(
                "kick — remove somebody; they can rejoin after a minute: kick Ben",
                "host — make somebody else the host",
            )
            eva.type("kick ben")
            eva.until("Ben has left.")
            end = ben.ends()

    assert isinstance(end, CommandRefused)
    assert end.reason == "removed_by_host"


def test_the_host_locks_the_room_and_unlocks_it(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        link = f"{game_server.address}/r/{eva.table.code}"
        eva.type("lock")
        eva.until("The room is locked. Nobody new can join.")

        with pytest.raises(CommandRefused) as refusal:
            RemoteTable.join(link, "Ben")

        eva.type("lock")
        eva.until("The room is no longer locked.")
        assert RemoteTable.join(link, "Ben").token
    assert refusal.value.reason == "locked"


def test_the_host_bans_somebody_and_lifts_the_ban(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        link = f"{game_server.address}/r/{eva.table.code}"
        token = RemoteTable.join(link, "Ben").token

        with Person(link, token) as ben:
            ben.until("Enter to take a seat")
            eva.type("ban ben")
            # Ben has the host's address, which is never banned, so there is no question about it.
            eva.until("ben is banned from this room.", "Ben has left.")
            end = ben.ends()

        eva.type("unban Zoe")
        eva.until("Nobody here has that name.")
        eva.type("unban Ben")
        eva.until("Ben can join again.")

    assert isinstance(end, CommandRefused)
    assert end.reason == "banned_by_host"


def test_a_guest_moves_to_another_seat_and_keeps_only_that(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        link = f"{game_server.address}/r/{eva.table.code}"
        with Person(link, RemoteTable.join(link, "Ben").token) as ben:
            ben.until("Enter to take a seat")
            ben.type("3")
            ben.until("3. Ben (you)")
            ben.type("4")
            ben.until("4. Ben (you)")
            eva.type("1")
            ben.until("Eva takes seat 1.")
            ben.type("1")
            ben.until("That seat is taken.")
        assert [chair.seat for chair in eva.table.room.chairs if chair.name == "Ben"] == [3]


def test_guests_vote_for_another_host(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        link = f"{game_server.address}/r/{eva.table.code}"
        with Person(link, RemoteTable.join(link, "Ben").token) as ben:
            ben.until("Enter to take a seat")
            ben.type("3")
            ben.until("3. Ben (you)")
            ben.type("v")
            ben.until("Start a secret vote for a new host?")
            ben.type("y")
            eva.until("Room vote: Choose a new host?")


def test_somebody_else_becomes_the_host(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        link = f"{game_server.address}/r/{eva.table.code}"
        token = RemoteTable.join(link, "Ben").token

        with Person(link, token) as ben:
            ben.until("Enter to take a seat")
            eva.type("host Ben")
            eva.until("Ben is now the host.", "Enter to take a seat and be ready")
            ben.until("You are now the host.", "Enter to start with bots in free seats")


def wait_until_all_connected(eva: Person) -> None:
    """Wait until all members are connected, which takes a moment after they have joined."""
    deadline = monotonic() + PATIENCE
    while not all(member.present for member in eva.table.room.members):
        assert monotonic() < deadline
        sleep(0.005)


def test_the_host_is_asked_before_somebody_is_left_out(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        link = f"{game_server.address}/r/{eva.table.code}"

        with RemoteTable.join(link, "Ben"):
            eva.until("Ben has joined.")
            wait_until_all_connected(eva)
            eva.type("")
            eva.until("In the room without a seat: Ben. Start anyway", "n or Enter for no:")
            eva.type("n")
            eva.until("Enter to start")
            assert eva.table.room.phase == "lobby"
            eva.type("", "y")
            eva.until("starting player")


def test_where_all_seats_are_taken_a_guest_is_told_so(game_server: Running) -> None:
    with eva_and_ben(game_server) as (eva, _):
        link = f"{game_server.address}/r/{eva.table.code}"
        token = RemoteTable.join(link, "Zoe").token

        with Person(link, token) as zoe:
            zoe.until("You do not have a seat yet.", "All seats are taken, so you will watch")
            zoe.type("")
            zoe.until("That seat is taken.")


def test_people_talk_in_the_lobby_and_can_be_muted(game_server: Running) -> None:
    with eva_and_ben(game_server) as (eva, ben):
        eva.type("t hello everybody")
        eva.until("Eva: hello everybody")
        ben.do(commands.Write, text="hello Eva")
        eva.until("Ben: hello Eva")
        eva.type("m Ben")
        eva.until("Messages from Ben are now hidden.")
        ben.do(commands.Write, text="are you there?")
        eva.type("m ben")
        eva.until("Messages from ben are shown again.")
        ben.do(commands.Write, text="what a pity")
        eva.until("Ben: what a pity")

    assert "are you there?" not in eva.seen


def test_whoever_leaves_for_good_frees_the_seat(game_server: Running) -> None:
    with eva_and_ben(game_server) as (eva, ben):
        eva.type("x")
        end = eva.ends()
        ben.listen(1)
        while ben.listen(0.2):
            pass

        assert isinstance(end, Gone)
        assert [member.name for member in ben.room.members] == ["Ben"]
        assert ben.room.chairs[0].name == ""


def test_who_may_not_watch_waits_outside(game_server: Running) -> None:
    with eva_and_ben(game_server, spectators=Spectators(allowed=False)) as (eva, ben):
        link = f"{game_server.address}/r/{eva.table.code}"
        token = RemoteTable.join(link, "Zoe").token

        with Person(link, token) as zoe:
            zoe.until("All seats are taken")
            eva.type("")
            eva.until("You are ready.")
            ben.ready()
            zoe.until(
                "Spectators are not allowed in this game.", "Waiting for the next game; q to leave:"
            )
            zoe.type("zzz", "q")
            zoe.ends()

    assert "; Waiting for the next game" not in zoe.seen


def test_whoever_asks_for_earlier_messages_is_told_that_there_are_none(
    game_server: Running,
) -> None:
    with eva_alone(game_server) as eva:
        eva.type("e")
        shown = eva.until("There are no earlier messages.")

    assert "refused" not in shown
