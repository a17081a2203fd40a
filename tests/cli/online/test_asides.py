"""Besides playing: talk, claims, ballots, looking things up, leaving and coming back."""

import pytest

from tests.cli.online.person import Person
from tests.cli.online.rooms import (
    STILL,
    dealt,
    eva_alone,
    play_until,
    play_until_eva_waits,
    waits_for,
)
from tests.server.running import Running
from turncoat.cli.online.state import asked_seat
from turncoat.cli.table.question import Quit
from turncoat.client import RemoteTable
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Aids, Clocks


def test_free_text_goes_both_ways(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        begin(eva)
        eva.type("t I trust nobody here")
        eva.until("Eva: I trust nobody here")
        ben.do(commands.Write, text="nor do I", seat=1)
        eva.until("Ben: nor do I")

        assert [text.text for text in ben.texts.values()] == ["I trust nobody here", "nor do I"]


def test_free_text_is_refused_where_the_host_does_not_want_it(game_server: Running) -> None:
    with dealt(game_server, free_text=False) as (eva, _):
        begin(eva)
        eva.type("t hello")

        eva.until("Free chat is off in this room. Use ready-made statements instead.")


def test_whoever_talks_without_a_pause_is_told_so(game_server: Running) -> None:
    with dealt(game_server) as (eva, _):
        begin(eva)
        eva.type(*[f"t {number}" for number in range(7)])

        eva.until("Eva: 5", "That was too fast. Please wait a moment.")


def test_a_claim_is_made_step_by_step_and_heard(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        begin(eva)
        eva.type("s")
        eva.until("What do you want to say?", "1 to")
        eva.type("1", "2", "1")
        eva.until("You: “Ben is a werewolf.”")
        while ben.listen(0.5):
            pass

        assert ("claims", 0) in [event[:2] for event in ben.stories[1]]


def test_a_claim_is_finished_before_a_new_question_is_asked(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        play_until_eva_waits(eva, ben)
        eva.type("s")
        eva.until("What do you want to say?", "or Enter to cancel:")
        play_until(ben, lambda: asked_seat(eva.table) == 0)
        eva.type("1", "2", "1")
        claimed = eva.until("You: “Ben is a werewolf.”")
        eva.asked()

    assert "1 to 3, or Enter to cancel:" in claimed
    assert "for help:" not in claimed


def test_a_list_that_is_closed_makes_room_for_the_new_question(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        play_until_eva_waits(eva, ben)
        eva.type("v")
        eva.until("Start a secret room vote", "or Enter to cancel:")
        play_until(ben, lambda: asked_seat(eva.table) == 0)
        eva.type("")
        eva.asked()

        assert eva.table.room.ballot is None


def test_a_claim_can_be_left_unsaid(game_server: Running) -> None:
    with dealt(game_server) as (eva, _):
        begin(eva)
        eva.type("s")
        eva.until("What do you want to say?", "or Enter to cancel:")
        eva.type("")

        eva.until("No statement was made.")


def test_who_is_muted_is_not_read_until_they_are_read_again(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        begin(eva)
        eva.type("m Zoe")
        eva.until("Nobody here has that name.")
        eva.type("m Ben")
        eva.until("Messages from Ben are now hidden.")
        ben.do(commands.Write, text="nobody reads me", seat=1)
        eva.type("m Ben")
        eva.until("Messages from Ben are shown again.")
        ben.do(commands.Write, text="now somebody does", seat=1)
        eva.until("Ben: now somebody does")

    assert "nobody reads me" not in eva.seen


def test_a_pause_stops_the_table_until_it_is_ended(game_server: Running) -> None:
    with eva_alone(game_server, clocks=STILL) as eva:
        eva.type("")
        begin(eva)
        eva.type("v")
        eva.until(
            "Start a secret room vote",
            "1. Pause the game?",
            "2. Abandon this game",
            "or Enter to cancel:",
        )
        eva.type("1")
        eva.until(
            "Pause the game? The vote has passed.", "The game is paused. All clocks have stopped."
        )
        eva.until("The game is paused (v to vote on resuming) | h for help:")
        eva.type("v")
        asked = eva.until("Start a secret room vote", "or Enter to cancel:")
        eva.type("1")
        eva.until("Resume the game? The vote has passed.", "The game continues.", "for help:")

    assert "1. Resume the game?" in asked
    assert "Pause the game?" not in asked


def test_a_new_deal_leads_back_to_the_lobby_and_to_another_game(game_server: Running) -> None:
    with eva_alone(game_server, clocks=STILL) as eva:
        eva.type("")
        begin(eva)
        commitment = eva.table.room.deal.commitment
        eva.type("v", "2")
        eva.until(
            "Abandon this game and deal a new one? The vote has passed.",
            "1. Eva (you); host, not ready",
        )
        eva.until("Enter to start")
        eva.type("")
        eva.until("Everyone is secretly")

        assert eva.table.room.deal.commitment != commitment


def test_a_ballot_of_somebody_else_is_told_and_voted_in(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        begin(eva)
        ben.do(commands.Call, ballot="extend")
        eva.until("Room vote: Give everyone more time? Type v to vote.")
        eva.type("v")
        eva.until("Secret room vote: Give everyone more time?", "2. No")
        eva.type("2")
        eva.until("for help:")

        assert eva.table.room.ballot is not None
        assert eva.table.room.ballot.voted is False


def test_a_ballot_can_be_left_alone(game_server: Running) -> None:
    with dealt(game_server) as (eva, _):
        begin(eva)
        eva.type("v")
        eva.until("or Enter to cancel:")
        eva.type("")
        eva.until("for help:")

        assert eva.table.room.ballot is None


def test_more_time_is_offered_only_where_time_is_limited(game_server: Running) -> None:
    with dealt(game_server, clocks=Clocks(pace="untimed", interval_ms=0)) as (eva, _):
        begin(eva)
        eva.type("v")
        asked = eva.until("or Enter to cancel:")

    assert "1. Pause the game?" in asked
    assert "more time" not in asked


def test_somebody_who_is_absent_can_be_removed(game_server: Running) -> None:
    with dealt(game_server, clocks=STILL) as (eva, ben):
        begin(eva)
        ben.do(commands.Leave)
        eva.until("A bot now plays for Ben. It knows only what Ben knows.")
        eva.type("v")
        eva.until("3. Replace Ben with a bot for the rest of the game?", "or Enter to cancel:")
        eva.type("3")

        eva.until(
            "Ben has been removed. The bot Indy now has the seat.",
            "Replace Ben with a bot for the rest of the game? The vote has passed.",
        )


def test_who_sits_where_and_who_is_no_person_can_be_looked_up(game_server: Running) -> None:
    with dealt(game_server, clocks=Clocks(interval_ms=0)) as (eva, ben):
        begin(eva)
        eva.type("p")
        eva.until("1. Eva (you); host; Time bank: 5 min", "2. Ben; Time bank: 5 min")
        ben.close()
        eva.until("Ben has lost the connection.")
        eva.type("p")
        eva.until("2. Ben; disconnected")


def test_the_keys_of_a_question_work_while_others_are_asked(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        eva.keyboard.auto_answer = lambda prompt: "1"
        play_until(ben, waits_for(ben, eva))
        for key, words in [
            ("b", "Area 1"),
            ("c", "You are "),
            ("a", " in play, out of these"),
            ("j", "Who is who"),
            ("l", "starting player"),
            ("l 1", "The last 1 of "),
            ("r flail", "SH-"),
            ("?", "There is no such key."),
            ("u", "There is no such key."),
            ("zzz", "There is no such key."),
            ("h", "v — vote, or start a room vote"),
        ]:
            eva.type(key)
            eva.until(f"{key}\n", words)


def test_where_people_remember_for_themselves_there_is_no_journal(game_server: Running) -> None:
    with dealt(game_server, aids=Aids(journal=False)) as (eva, _):
        begin(eva)
        eva.type("j")

        eva.until("turned off the journal")

    assert "Who is who" not in eva.seen


def wait_for_first_seat(ben: RemoteTable, away: bool) -> None:
    """Let Ben listen until the first seat is away, or is back."""
    while ben.room.chairs[0].away is not away:
        assert ben.listen(5)


def test_whoever_goes_leaves_a_bot_and_finds_the_seat_again(game_server: Running) -> None:
    with dealt(game_server, clocks=STILL) as (eva, ben):
        begin(eva)
        eva.type("x")
        end = eva.ends()
        wait_for_first_seat(ben, away=True)
        link = f"{game_server.address}/r/{ben.code}"

        with Person(link, eva.table.token) as again:
            again.until("Everyone is secretly", "for help:")
            wait_for_first_seat(ben, away=False)

    assert isinstance(end, Quit)


def test_a_bot_that_sits_in_for_others_and_their_return_are_told(game_server: Running) -> None:
    with dealt(game_server, clocks=STILL) as (eva, ben):
        begin(eva)
        ben.do(commands.Leave)
        eva.until("A bot now plays for Ben. It knows only what Ben knows.")
        ben.do(commands.Return, seat=1)
        eva.until("Ben plays again.")


def test_what_was_written_before_is_told_to_those_who_come(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type("t who is Ben?")
        eva.until("Eva: who is Ben?")
        link = f"{game_server.address}/r/{eva.table.code}"

        with Person(link, RemoteTable.join(link, "Ben").token) as ben:
            ben.until("Eva: who is Ben?", "Enter to take a seat")


@pytest.mark.parametrize("phase", ["lobby", "game"])
def test_a_seat_is_moved_to_another_device(phase: str, game_server: Running) -> None:
    with eva_alone(game_server, clocks=STILL) as eva:
        eva.type("1" if phase == "lobby" else "")
        eva.until("Eva" if phase == "lobby" else "starting player", "for help:")
        eva.type("d")
        eva.until("It works once, for the next 10 min.", "turncoat join ")
        link = eva.until("\n").strip().strip("'")

        eva.until("This link works only on this machine, because you joined at http://127.0.0.1:")

    assert link.startswith(f"{game_server.address}/r/{eva.table.code}#transfer=")


def test_the_keys_say_what_they_do_in_a_room(game_server: Running) -> None:
    with dealt(game_server) as (eva, _):
        begin(eva)
        eva.type("h")
        eva.until("x — leave; a bot plays for you", "q — leave; your seat is still yours")

    assert "q — quit" not in eva.seen


def test_while_nothing_is_asked_there_is_no_reason_to_ask_for(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        eva.keyboard.auto_answer = lambda prompt: "1"
        play_until(ben, waits_for(ben, eva))
        eva.type("h")
        keys = eva.until("b — show the board and the players again", "q — leave")

    assert "? — show the rules behind" not in keys
    assert "s — make a statement" in keys


def begin(eva: Person) -> None:
    """Wait until the cards are dealt and Eva has a prompt."""
    eva.until("Type h for the keys", "for help:")
