"""The protocol's documentation is complete, and its links lead somewhere."""

import re
from collections import Counter
from typing import Any, get_args

import msgspec
import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness
from tests.server.room.test_outdated import outdate
from tools.protocol import LINKS, openapi_schema, pages
from turncoat.games import GAMES
from turncoat.server import limits
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import REFUSALS
from turncoat.server.protocol.schema import grammars
from turncoat.server.protocol_docs.limits import OTHER_PAGES
from turncoat.server.protocol_docs.page import html, markdown
from turncoat.server.protocol_docs.phases import ANY, PHASES, kinds, tag
from turncoat.server.routes import ROUTES


@pytest.fixture(scope="module")
def openapi() -> dict[str, Any]:
    """The OpenAPI document of a server."""
    return openapi_schema()


@pytest.fixture(scope="module")
def shown(openapi: dict[str, Any]) -> str:
    """The documentation as a server shows it."""
    return html(openapi)


def test_every_route_message_and_refusal_is_told(openapi: dict[str, Any]) -> None:
    told = markdown(openapi, LINKS)
    kinds = (*get_args(commands.AnyCommand), *get_args(frames.AnyFrame))
    routes = [
        f"\n### `{method.upper()} {path}`\n"
        for path, methods in openapi["paths"].items()
        for method in methods
    ]
    messages = [f"\n#### `{kind.__struct_config__.tag}`\n" for kind in kinds]

    missing = [line for line in (*routes, *messages) if line not in told]

    assert len(routes) > 10
    assert missing == []
    assert [reason for reason in REFUSALS if f"\n- `{reason}`: " not in told] == []


def test_every_message_shows_its_tag(openapi: dict[str, Any]) -> None:
    told = markdown(openapi, LINKS)
    tags = [f"- `do`: `{tag(kind)}`\n" for kind in get_args(commands.AnyCommand)]
    tags += [f"- `is`: `{kind.__struct_config__.tag}`\n" for kind in get_args(frames.AnyFrame)]

    assert [line for line in tags if line not in told] == []


def test_samples_are_messages_that_can_be_read(openapi: dict[str, Any]) -> None:
    samples = re.findall(r"```json\n(.*?)```", markdown(openapi, LINKS), re.DOTALL)

    read = [
        commands.read(text) if "do" in msgspec.json.decode(text) else frames.read(text)
        for text in samples
    ]

    assert [type(message).__name__ for message in read] == [
        "Hello", "Welcome", "Room", "Done", "Sit", "Done", "TableFrame", "Answer", "Done",
        "Refusal", "Refusal",
    ]  # fmt: skip


def test_every_page_outside_the_schema_is_told(openapi: dict[str, Any]) -> None:
    told = markdown(openapi, LINKS)
    outside = {
        path for route in ROUTES for path in route.paths if not route.resolve_include_in_schema()
    }

    assert outside - set(OTHER_PAGES) == set()
    assert [path for path in OTHER_PAGES if f"- `GET {path}`: " not in told] == []


def test_every_code_and_limit_is_told(openapi: dict[str, Any]) -> None:
    told = markdown(openapi, LINKS)
    codes = [f"\n- {code}" for code in (1000, 1002, 1006, 1008, 1009, 1012)]
    measures = [
        f"{limits.LARGEST_FRAME} characters", f"{limits.LARGEST_BODY} bytes",
        f"{limits.BURST} messages at once", f"{limits.PER_SECOND:.0f} a second",
        f"{limits.MOST_REFUSED} refusals in a row", f"{limits.MOST_DEVICES} connections",
        f"{limits.PATIENCE:.0f} seconds to say `hello`", f"{limits.RATE} requests a minute",
    ]  # fmt: skip

    assert [words for words in (*codes, *measures) if words not in told] == []


@pytest.mark.parametrize("game", list(GAMES))
def test_every_word_of_a_game_is_told(shown: str, game: str) -> None:
    told, page = grammars()["games"][game], pages()[f"{game}.md"]
    spoken = [word for family in ("claims", "topics", "options", "events") for word in told[family]]

    assert [word for word in spoken if f"\n- `{word}`" not in page] == []
    assert [word for word in spoken if f"<li><code>{word}</code>" not in shown] == []


def test_every_link_between_the_files_leads_somewhere() -> None:
    written = pages()
    found = [
        (name, target)
        for name, page in written.items()
        if name.endswith(".md")
        for target in re.findall(r"\]\(([^)#]+)", page)
    ]

    assert [link for link in found if link[1] not in written] == []
    assert len(found) > 10


def test_every_link_leads_to_one_heading(shown: str) -> None:
    headings = Counter(re.findall(r'<h\d id="([^"]*)"', shown))
    links = set(re.findall(r'href="#([^"]*)"', shown))

    assert [name for name, number in headings.items() if number > 1] == []
    assert links - set(headings) == set()
    assert len(links) > 20


def test_sentences_stay_whole(shown: str) -> None:
    paragraphs = re.findall(r"<p>(.*?)</p>", shown, re.DOTALL)

    assert [words for words in paragraphs if len(words) < 10] == []
    assert any(
        words.startswith("Connect to <code>/api/rooms/CODE/play</code>.") for words in paragraphs
    )


def test_a_field_is_told_with_its_limits(shown: str) -> None:
    assert "<code>seat</code>: integer (0 to 7)" in shown
    assert "<code>window</code>: integer (0 to 60) or null; optional" in shown
    assert "<code>listed</code>: boolean; default <code>false</code>" in shown


def test_nothing_comes_from_elsewhere(shown: str) -> None:
    assert "http" not in shown.replace("http-equiv", "")
    assert "<script" not in shown


# Phases.


def in_phase(phase: str) -> RoomHarness:
    """Ada is the host and sits in seat 0, Ben in seat 1; bots sit in the others."""
    harness = RoomHarness().dealt_from("5e" * 32).join(ADA, BEN).seat(ADA, BEN, bots="uniform")
    if phase != "lobby":
        harness.do(ADA, commands.Ready)
        harness.do(BEN, commands.Ready)
    if phase == "ended":
        harness.play([ADA, BEN])
    if phase == "outdated":
        outdate(harness)
    assert harness.room.phase == phase
    return harness


@pytest.fixture(scope="module")
def journals() -> dict[str, RoomHarness]:
    """A room in each phase, to be restored from its journal as often as needed."""
    return {phase: in_phase(phase) for phase in ANY}


def taken_up(harness: RoomHarness) -> RoomHarness:
    """The room restored from its journal, with Ada and Ben connected and Cyd joined."""
    again = RoomHarness()
    again.now, again.ids, again.room = harness.now, harness.ids.copy(), harness.restarted()
    again.join(CYD)
    again.connect(ADA)
    again.connect(BEN)
    return again


def ask(harness: RoomHarness, kind: type[commands.Command]) -> str:
    """Why a command of Ada's is refused, if everything except perhaps the phase is right."""
    playing = harness.room.phase == "playing"
    question = {"question": harness.room.game.number} if harness.room.has_game else {"question": 1}
    fields: dict[type[commands.Command], dict[str, Any]] = {
        commands.Sit: {"seat": 3},
        commands.Stand: {"seat": 0},
        commands.SeatBot: {"seat": 3, "level": "sensible"},
        commands.Clear: {"seat": 3},
        commands.Arrange: {"settings": harness.room.settings},
        commands.Rename: {"name": ADA, "language": "nl"},
        commands.Kick: {"member": harness.ids[BEN]},
        commands.HandOver: {"member": harness.ids[BEN]},
        commands.Answer: {"seat": 0, "option": ("none",), **question},
        commands.Offer: {"seat": 0, "option": ("none",), **question},
        commands.Undo: {"seat": 0, **question},
        commands.Return: {"seat": 0},
        commands.Say: {"seat": 0, "claim": ("trust", 1)},
        commands.Write: {"text": "Good evening", "seat": 0 if playing else None},
        commands.Mute: {"member": harness.ids[BEN]},
        commands.Ban: {"member": harness.ids[CYD]},
        commands.Unban: {"member": harness.ids[CYD]},
        commands.Call: {"ballot": "pause" if playing else "host"},
        commands.Vote: {"yes": True},
    }
    if kind is commands.Sit and harness.room.phase == "lobby":
        harness.do(ADA, commands.Clear, seat=3)
    if kind is commands.Unban:
        harness.do(ADA, commands.Ban, member=harness.ids[CYD])
    if kind in (commands.Call, commands.Vote) and not playing:
        harness.do(ADA, commands.HandOver, member=harness.ids[BEN])
    if kind is commands.Vote:
        harness.do(BEN if playing else ADA, commands.Call, **fields[commands.Call])
    return harness.refusal(ADA, kind, **fields.get(kind, {}))


# The server itself handles `hello` and `earlier_texts`.
OF_A_ROOM = [kind for kind in kinds() if kind not in (commands.Hello, commands.EarlierTexts)]


@pytest.mark.parametrize("phase", ANY)
@pytest.mark.parametrize("kind", OF_A_ROOM, ids=tag)
def test_a_request_is_for_the_phases_that_are_told(
    journals: dict[str, RoomHarness], kind: type[commands.Command], phase: str
) -> None:
    why = ask(taken_up(journals[phase]), kind)

    in_time = why in ("", "not_asked", "not_an_option", "not_offered", "cannot_undo")
    assert in_time == (phase in PHASES[kind])
    assert in_time or why in ("not_now", "no_ballot")


def test_every_request_has_its_phases() -> None:
    assert set(PHASES) == set(kinds())
