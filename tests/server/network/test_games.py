"""What the server publishes about each game, for clients that were not built with it."""

import httpx
import msgspec
import pytest

from tests.server.running import Running
from turncoat.games import game_named, own_names
from turncoat.locales.catalogue import Catalogue
from turncoat.server.protocol import pages
from turncoat.server.protocol.schema import grammar_document


def get(server: Running, path: str) -> httpx.Response:
    return httpx.get(f"{server.address}{path}")


def text_of(response: httpx.Response) -> pages.GameText:
    return msgspec.json.decode(response.content, type=pages.GameText)


@pytest.mark.parametrize("game", own_names())
def test_a_game_comes_with_its_grammar_and_its_messages(game: str, server: Running) -> None:
    listed = msgspec.json.decode(get(server, "/api/games").content, type=list[pages.Game])
    [found] = [one for one in listed if one.name == game]
    grammar = get(server, f"/api/games/{game}/grammar").json()
    messages = text_of(get(server, f"/api/games/{game}/catalogue/en"))

    assert found.built_in
    assert found.prefix == grammar["prefix"]
    published = msgspec.json.encode(grammar_document(game_named(game)))
    assert grammar == msgspec.json.decode(published)
    assert Catalogue("en", [messages.text]).text(f"{found.prefix}-name")
    assert "\n#" not in messages.text


def test_a_language_that_is_missing_falls_back_to_english(server: Running) -> None:
    for kind in ("catalogue", "rulebook"):
        english = get(server, f"/api/games/shadow_hunters/{kind}/en").json()
        assert english["language"] == "en"
        assert get(server, f"/api/games/shadow_hunters/{kind}/xx").json() == english


def test_a_rulebook_is_sent_as_it_was_written(server: Running) -> None:
    book = text_of(get(server, "/api/games/shadow_hunters/rulebook/en"))

    assert book.text.startswith("# ")
    assert "**SH-1**" in book.text


@pytest.mark.parametrize("path", ["grammar", "catalogue/en", "rulebook/en", "page.js"])
def test_an_unknown_game_is_refused(path: str, server: Running) -> None:
    response = get(server, f"/api/games/bridge/{path}")

    assert response.status_code == 404
    assert response.json()["error"] == "unknown_page"


def test_a_game_without_a_module_has_none_to_fetch(server: Running) -> None:
    response = get(server, "/api/games/shadow_hunters/page.js")

    assert response.status_code == 404
    assert response.json()["error"] == "unknown_page"
