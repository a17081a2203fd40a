"""The handbook tells all there is, and its links lead somewhere."""

import re
from collections import Counter
from typing import Any, get_args

import pytest

from tools.protocol import LINKS, house_schema
from turncoat.server.handbook.page import html, markdown
from turncoat.server.protocol import frames, requests
from turncoat.server.protocol.errors import REFUSALS


@pytest.fixture(scope="module")
def openapi() -> dict[str, Any]:
    """The routes of a house."""
    return house_schema()


@pytest.fixture(scope="module")
def shown(openapi: dict[str, Any]) -> str:
    """As a house shows it."""
    return html(openapi)


def test_every_route_message_and_refusal_is_told(openapi: dict[str, Any]) -> None:
    told = markdown(openapi, LINKS)
    kinds = (*get_args(requests.AnyRequest), *get_args(frames.AnyFrame))
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


def test_every_link_leads_to_one_heading(shown: str) -> None:
    headings = Counter(re.findall(r'<h\d id="([^"]*)"', shown))
    links = set(re.findall(r'href="#([^"]*)"', shown))

    assert [name for name, number in headings.items() if number > 1] == []
    assert links - set(headings) == set()
    assert len(links) > 20


def test_sentences_stay_whole(shown: str) -> None:
    paragraphs = re.findall(r"<p>(.*?)</p>", shown, re.DOTALL)

    assert [words for words in paragraphs if len(words) < 10] == []
    assert any(words.startswith("It is at <code>/api/play</code>.") for words in paragraphs)


def test_a_field_is_told_with_its_limits(shown: str) -> None:
    assert "<code>seat</code>: integer (0 to 7)" in shown
    assert "<code>window</code>: integer (0 to 60) or null; may be left out" in shown
    assert "<code>listed</code>: boolean; <code>false</code> if left out" in shown


def test_nothing_comes_from_elsewhere(shown: str) -> None:
    assert "http" not in shown.replace("http-equiv", "")
    assert "<script" not in shown
