"""Bots get names in the language of whoever is host when they sit down."""

import pytest

from tests.server.room.room_harness import ADA, BEN, RoomHarness
from turncoat.locales.catalogue import LANGUAGES, load
from turncoat.server.protocol import commands


def names_in(language: str, *numbers: int) -> list[str]:
    """The first names of bots in a language."""
    return [load(language).text(f"bot-name-{number}") for number in numbers]


def names_of(harness: RoomHarness, *seats: int) -> list[str]:
    """The names at these seats."""
    return [harness.room.chairs[seat].name for seat in seats]


def seat_bot(harness: RoomHarness, host: str, seat: int, level: str = "sensible") -> None:
    harness.do(host, commands.SeatBot, seat=seat, level=level)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_in_the_language_of_the_host(language: str) -> None:
    harness = RoomHarness().join(ADA, language=language).join(BEN)

    harness.seat(ADA)

    assert names_of(harness, 1, 2, 3) == names_in(language, 1, 2, 3)


def test_a_host_of_a_region_gets_names_in_its_language() -> None:
    harness = RoomHarness().join(ADA, language="nl-BE")

    seat_bot(harness, ADA, 1)

    assert names_of(harness, 1) == names_in("nl", 1)


def test_a_host_of_a_language_that_is_not_there_gets_english_names() -> None:
    harness = RoomHarness().join(ADA, language="la")

    seat_bot(harness, ADA, 1)

    assert names_of(harness, 1) == names_in("en", 1)


def test_bots_keep_their_names_when_the_host_changes_the_language() -> None:
    harness = RoomHarness().join(ADA, language="cs")
    seat_bot(harness, ADA, 1)

    harness.do(ADA, commands.Rename, name=ADA, language="pl")
    seat_bot(harness, ADA, 1, level="uniform")
    seat_bot(harness, ADA, 2)

    assert names_of(harness, 1, 2) == [*names_in("cs", 1), *names_in("pl", 1)]


def test_bots_of_the_next_host_have_names_in_that_ones_language() -> None:
    harness = RoomHarness().join(ADA, language="pl").join(BEN, language="cs")
    seat_bot(harness, ADA, 1)

    harness.do(ADA, commands.Leave)
    seat_bot(harness, BEN, 2)

    assert names_of(harness, 1, 2) == [*names_in("pl", 1), *names_in("cs", 1)]


def test_names_of_two_languages_at_one_table_differ() -> None:
    harness = RoomHarness().join(ADA, language="en").join(BEN, language="nl")
    seat_bot(harness, ADA, 1)

    harness.do(ADA, commands.Leave)
    seat_bot(harness, BEN, 2)

    # “Indy” is the first name in both.
    assert names_of(harness, 1, 2) == [*names_in("en", 1), *names_in("nl", 2)]
