"""What the server calls by its own names is called by the reader's."""

from pathlib import Path
from typing import Any, Final, get_args

import pytest

from tests.cli.exported import exported, forged
from tests.cli.running import run
from turncoat.cli.commands import admin_tables
from turncoat.cli.terminal import i18n
from turncoat.locales.catalogue import ENGLISH, LANGUAGES, load
from turncoat.server.admin import messages
from turncoat.server.room.state import Phase

OTHERS: Final = [code for code in LANGUAGES if code != ENGLISH]
# What may be the same word in several languages.
SAME: Final = ("lobby", "program")
PHASES: Final = [phase for phase in (*get_args(Phase), "closed") if phase not in SAME]
KINDS: Final = ["person", "display", "gone"]


def without_names(file: dict[str, Any]) -> None:
    for seat, player in enumerate(file["players"]):
        player["name"] = f"Player {seat + 1}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_people_who_were_erased_have_no_english_name(
    command: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(forged(exported("shadow_hunters"), without_names))

    shown = run(command, str(file), "--plain", "--language", language).output

    assert any(load(language).text("erased-player", number=seat) in shown for seat in range(1, 5))
    assert language == ENGLISH or "Player" not in shown


@pytest.mark.parametrize("language", OTHERS)
def test_the_operator_s_tables_name_phases_and_kinds_in_the_language(language: str) -> None:
    i18n.speak(language)

    for phase in PHASES:
        line = messages.RoomLine("ABCDEF", "chess", phase, False, 1, 1, "", 0, 0)
        assert phase not in admin_tables.room_cells(line)
    for kind in KINDS:
        line_of_member = messages.MemberLine(1, "Ada", kind, True, "")
        assert kind not in admin_tables.member_cells(line_of_member)
