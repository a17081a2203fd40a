"""Names and texts: invisible characters are dropped, marks are limited, emoji stay whole."""

from unicodedata import normalize

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from tests.server.room.room_harness import ADA, BEN, RoomHarness
from turncoat.server.protocol import commands
from turncoat.server.protocol.commands import LONGEST_NAME
from turncoat.server.protocol.errors import Refused
from turncoat.server.room import changes, inbox
from turncoat.server.room.people.skeleton import INVISIBLE
from turncoat.server.room.people.writing import (
    LONGEST_NAME_IN_CODES,
    MARKS,
    MARKS_IN_A_NAME,
    harmless,
    is_name,
    is_reserved,
    tidy,
    tidy_name,
)

# Letters, marks, emoji, and invisible characters that could hide something.
ODD = st.sampled_from(
    "a Á\u0301\u0300\u200b\u200d\ufe0f\u202e\u2800\u3164👩🏽🚒🏴\U000e0067\U000e007f"
)
ANYTHING = st.text(st.one_of(ODD, st.characters()), max_size=40)
ZALGO = "Z\u0335\u0328\u0301\u0302\u0303a\u0300\u0301\u0302\u0303l"
NAMES = [
    "Łukasz", "Lukasz", "Żaneta", "Jiří", "Šárka", "Ďuro", "Olá", "Zdeněk", "Zoë", "Nguyễn",
    "Ångström", "Юлия", "Αλέξανδρος", "משה", "محمد", "李雷", "김철수", "नेहा", "สมชาย",
    "O’Neil", "Jean-Luc", "R2-D2", "🐺", "Ada ♥", "50%", "X",
]  # fmt: skip


def refusal(name: str) -> str:
    """Why a guest may not join under this name; empty if they may."""
    harness = RoomHarness().join(ADA)
    try:
        inbox.join(harness.room, harness.now, name, "en", "hash")
    except Refused as refused:
        return refused.reason
    return ""


# Names.


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_language_stays_as_it_is(name: str) -> None:
    assert tidy_name(name) == normalize("NFC", name)
    assert refusal(name) == ""


@pytest.mark.parametrize(
    "blank",
    [
        "\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u00ad", "\u034f", "\u180e", "\u2060",
        "\ufeff", "\ufe0f", "\U000e0001", "\U0001d159", "\ufffc", "\u3000", "\u00a0", "\u1680",
        "\u2028", "\u0301", "\u20dd", "…", "-", "\u3164 \u2800 \u00a0",
    ],
)  # fmt: skip
def test_a_name_with_nothing_to_be_seen_is_refused(blank: str) -> None:
    assert refusal(blank) == "bad_name"


def test_what_can_not_be_seen_is_dropped_from_a_name() -> None:
    harness = RoomHarness().join(ADA, "B\u200be\u00adn\ufe0f\u2066\u3164")

    assert [member.name for member in harness.room_frame(ADA).members] == [ADA, "Ben"]


@pytest.mark.parametrize("name", [ZALGO, "\u0301Eva", "Eva \u0301Nová", "Eva" + "\u0335" * 3])
def test_stacks_of_marks_are_no_name(name: str) -> None:
    assert refusal(name) == "bad_name"


@pytest.mark.parametrize("name", ["Eva \U0001fafb", "\U0001faff"])
def test_emoji_that_nobody_knows_yet_are_no_name(name: str) -> None:
    assert refusal(name) == "bad_name"


def test_a_name_typed_letter_by_letter_and_mark_by_mark_is_as_long_as_it_looks() -> None:
    typed = normalize("NFD", "Ďábelská Žížálá")
    assert len(typed) > LONGEST_NAME

    assert refusal(typed) == ""


@pytest.mark.parametrize("name", ["A" * 17, "é" * 17, "नि" * 17, "\u0958" * 16])
def test_a_name_is_short_after_it_was_put_together(name: str) -> None:
    clean = tidy_name(name)

    fits = len(regex.findall(r"\X", clean)) <= LONGEST_NAME and len(clean) <= LONGEST_NAME_IN_CODES
    assert (refusal(name) == "") == fits


@pytest.mark.parametrize(
    "name",
    [
        "Player 3", "player 12", "P1ayer 3", "Рlауеr 3", "Ｐlayer ３", "Player\u00a03", "BOT",
        "Bot 2", "System", "SYSTEM", "Ѕуѕtеm", "System 2", "Server", "Admin", "0perator",
        "Turncoat", "Hráč 3", "gracz 12", "Speler 1", "Systém", "Serwer 2", "Beheerder",
    ],
)  # fmt: skip
def test_the_names_that_the_server_gives_are_reserved(name: str) -> None:
    assert refusal(name) == "name_reserved"


@pytest.mark.parametrize(
    "name", ["Player", "Playero", "Player One", "Botond", "Jana", "Karel 2", "Systema"]
)
def test_names_that_only_begin_like_reserved_ones_are_free(name: str) -> None:
    assert not is_reserved(name)


def test_nobody_is_taken_for_a_bot_that_sits_there() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(ADA, commands.SeatBot, seat=2, level="sensible")
    bot = harness.room_frame(ADA).chairs[2].name

    disguised = bot.replace("y", "у")

    assert disguised != bot
    assert harness.refusal(BEN, commands.Rename, name=disguised, language="en") == "name_taken"
    assert harness.refusal(BEN, commands.Sit, seat=1, name=disguised) == "name_taken"


def test_no_bot_is_named_like_somebody_who_is_there() -> None:
    harness = RoomHarness().join("Indу")  # with a Cyrillic letter

    harness.do("Indу", commands.SeatBot, seat=2, level="sensible")

    assert harness.room_frame("Indу").chairs[2].name != "Indy"


def test_a_name_that_is_in_a_room_already_stays() -> None:
    harness = RoomHarness().join(ADA)
    harness.room.note(changes.Joined(2, ZALGO, "en", "hash"))
    harness.ids[BEN] = 2

    harness.do(BEN, commands.Rename, name=ZALGO, language="cs")

    assert [member.name for member in harness.restarted().members.values()] == [ADA, ZALGO]
    assert harness.room.members[2].language == "cs"


@given(ANYTHING)
def test_whatever_passes_for_a_name_can_be_seen_and_is_bounded(text: str) -> None:
    name = tidy_name(text)

    assert tidy_name(name) == name
    assert not INVISIBLE.search(name)
    if is_name(name):
        assert 1 <= len(regex.findall(r"\X", name)) <= LONGEST_NAME
        assert not regex.search(rf"\p{{M}}{{{MARKS_IN_A_NAME + 1}}}|\p{{C}}", name)
        assert regex.search(r"[\p{L}\p{N}\p{S}]", name)


# Texts.


@pytest.mark.parametrize(
    "emoji",
    [
        "👩‍🚒", "👩🏽‍🚒", "🏳️‍🌈", "❤️", "👨‍👩‍👧‍👦", "🧑🏻‍🤝‍🧑🏿", "👁️‍🗨️", "1️⃣", "#️⃣", "🇨🇿", "🇵🇱",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "☠️", "©️", "🐈‍⬛",
    ],
)  # fmt: skip
def test_emoji_stay_whole(emoji: str) -> None:
    assert tidy(f"so {emoji}!") == f"so {emoji}!"
    assert harmless(emoji)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("a\u200bb", "ab"),
        ("\u202etxet", "txet"),
        ("\u2067x\u2069 y\u200e", "x y"),
        ("a\u200d\u200db", "ab"),
        ("👩\u200d", "👩"),
        ("\u200d🚒", "🚒"),
        ("👩\u200d\u200d🚒", "👩🚒"),
        ("a\ufe0f", "a"),
        ("🏴\U000e0068\U000e0069\U000e007f", "🏴"),
        ("hi\U000e0068\U000e0069", "hi"),
        ("soft\u00adly", "softly"),
        ("e\u200b\u0301", "é"),
        ("a\u2800\u2800b", "a b"),
        ("x\u3164", "x"),
    ],
)
def test_what_can_not_be_seen_is_dropped_from_a_text(text: str, seen: str) -> None:
    assert tidy(text) == seen


def test_marks_in_a_text_are_bounded() -> None:
    assert tidy("a" + "\u0335" * 50) == "a" + "\u0335" * MARKS
    assert tidy("\u0335\u0336 so") == "so"
    assert tidy("שּׁ נִ Ṩ̂ ᾧ") == normalize("NFC", "שּׁ נִ Ṩ̂ ᾧ")


def test_a_text_that_grows_when_it_is_put_together_is_still_bounded() -> None:
    harness = RoomHarness().join(ADA)

    assert harness.refusal(ADA, commands.Write, text="\u0958" * 300) == "too_large"


@given(ANYTHING)
def test_a_text_is_tidied_once(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)


@given(ANYTHING)
def test_nothing_is_hidden_in_a_text_outside_emoji(text: str) -> None:
    hidden = INVISIBLE.findall(tidy(text))

    assert all(set(found) <= set("\u200d\ufe0e\ufe0f") or len(found) == 6 for found in hidden)
    assert not regex.search(rf"\p{{M}}{{{MARKS + 2}}}", tidy(text))
