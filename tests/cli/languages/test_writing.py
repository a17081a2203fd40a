"""What is said at a table: free text is marked with its language, claims are in the reader's."""

from pathlib import Path
from typing import Final

import pytest

from tests.cli.online.person import Person
from tests.cli.online.rooms import open_room
from tests.cli.running import play, run
from tests.server.running import Running
from turncoat.cli.table.saves import read
from turncoat.cli.terminal import i18n
from turncoat.client import RemoteTable
from turncoat.locales.catalogue import LANGUAGES, load
from turncoat.locales.translator import Translator
from turncoat.server.protocol import commands

GAME: Final = "shadow_hunters"
# What somebody in seat 1 says about seat 2.
CLAIM: Final = ("kind", 2, "werewolf")
MARKED: Final = {
    "en": ("cs", "Ben (Czech): xyzzy"),
    "cs": ("pl", "Ben (polština): xyzzy"),
    "pl": ("nl", "Ben (niderlandzki): xyzzy"),
    "nl": ("en", "Ben (Engels): xyzzy"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_returns_with_another_language_writes_in_that_one(
    language: str, game_server: Running
) -> None:
    entry = open_room(game_server)
    i18n.speak(language)

    with Person(entry.link, entry.token) as eva:
        eva.type("t xyzzy")
        eva.until("Eva: xyzzy")
        [written] = eva.table.texts.values()

    assert written.language == language


@pytest.mark.parametrize("reader", MARKED)
def test_a_text_in_another_language_is_marked_with_it(reader: str, game_server: Running) -> None:
    entry = open_room(game_server)
    i18n.speak(reader)
    writer, marked = MARKED[reader]

    with (
        Person(entry.link, entry.token) as eva,
        RemoteTable.join(entry.link, "Ben", writer) as ben,
    ):
        ben.do(commands.Write, text="xyzzy", seat=None)
        eva.until(marked)


@pytest.mark.parametrize("watches", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_claim_at_a_server_is_in_the_language_of_whoever_reads_it(
    language: str, watches: bool, game_server: Running
) -> None:
    entry = open_room(game_server, GAME, several_seats=True)
    i18n.speak(language)
    speaker = next(code for code in LANGUAGES if code != language)

    with (
        Person(entry.link, entry.token) as eva,
        RemoteTable.join(entry.link, "Ben", speaker) as ben,
    ):
        for seat in range(0 if watches else 1, 4):
            ben.sit(seat)
        if not watches:
            eva.type("1", "")
            eva.until(i18n.text("cli-lobby-prompt-ready", missing="people", names="Ben"))
        ben.ready()
        eva.until(i18n.text("cli-join-watching" if watches else "cli-welcome-keys"))
        while 1 not in ben.tables:
            ben.listen(0.1)
        ben.do(commands.Say, seat=1, claim=CLAIM)

        names = [chair.name for chair in ben.room.chairs]
        eva.until(Translator(load(language), GAME, names, None).claim(1, CLAIM))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_claim_in_a_replay_is_in_the_language_of_whoever_watches_it(
    language: str, tmp_path: Path
) -> None:
    save = tmp_path / "game.json"
    play("--seed", "8", "--save", str(save), typed=["s", "1", "2", "1", "q"])
    *_, match = read(save).steps()
    party = read(save).party
    [said] = match.said
    assert party is not None

    shown = run("replay", str(save), "--plain", "--language", language).output

    translator = Translator(load(language), GAME, party.names, None)
    assert translator.claim(said.seat, said.claim) in shown
