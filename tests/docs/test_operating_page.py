"""The operator's chapter agrees with the source."""

import re

import pytest

from tests.cli.running import run
from tools.operating import PAGE, filled
from tools.protocol import LINKS, openapi_schema
from turncoat.cli.commands.admin import admin
from turncoat.cli.terminal import exit_codes
from turncoat.server import limits
from turncoat.server.config import SETTINGS, given
from turncoat.server.protocol_docs.limits import LIMITS
from turncoat.server.protocol_docs.page import markdown

ROOT = PAGE.parent.parent
TEXT = PAGE.read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of a table of the page."""
    part = TEXT.partition(f"<!-- {heading} -->")[2].partition(f"<!-- end of {heading} -->")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_tables_are_those_of_the_source() -> None:
    assert filled(TEXT) == TEXT, "make docs"


def test_every_setting_has_its_row_with_all_its_names() -> None:
    named = [row[0].strip("`") for row in rows("settings")]

    assert named == list(SETTINGS)
    for row, setting in zip(rows("settings"), SETTINGS.values(), strict=True):
        assert f"`{setting.variable}`" in row[2]
        assert not setting.flag or f"`{setting.flag}`" in row[1]
        assert row[4]


def test_every_code_has_its_row() -> None:
    assert [int(row[0]) for row in rows("exit codes")] == list(exit_codes.ALL)


def test_every_admin_command_is_explained() -> None:
    part = TEXT.partition("## Managing a running server")[2].partition("\n## ")[0]
    explained = {word for line in part.splitlines() for word in re.findall(r"^\| `(\w+)", line)}

    assert explained == set(admin.commands)


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:deploy|docs)/[\w./-]+\w)`", TEXT))))
def test_every_file_that_is_named_is_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_the_file_of_settings_that_is_given_away_can_be_read() -> None:
    settings = given({}, {}, ROOT / "deploy" / "turncoat.toml").settings

    assert settings.trusted_proxy == ["127.0.0.1"]
    assert settings.retention == given({}, {}, None).settings.retention


def test_whoever_was_too_fast_waits_for_seconds_and_more_is_allowed_at_a_higher_rate() -> None:
    for rate in (limits.RATE, 10 * limits.RATE):
        requests = limits.ConnectionLimiter(rate).requests
        while requests.take("192.0.2.1", now=100.0):
            pass

        assert 0 < requests.bucket("192.0.2.1", now=100.0).seconds_to(1) <= limits.MINUTE // 10
    assert limits.most_lobbies(10 * limits.RATE) == 10 * limits.most_lobbies(limits.RATE)


def test_the_limits_are_where_the_page_says() -> None:
    assert LIMITS.startswith("## Limits\n")
    assert LIMITS in markdown(openapi_schema(), LINKS)


def test_the_examples_of_commands_are_commands() -> None:
    for words in (["backup"], ["restore"], ["retention"], ["admin", "list"]):
        assert run(*words, "--help").exit_code == 0
