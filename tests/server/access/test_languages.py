"""The server's own texts come in the language that a browser asks for."""

import pytest

from turncoat.server.access.languages import Notice, preferred


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("cs", "cs"),
        ("PL", "pl"),
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("fr-FR, pl;q=0.3, nl;q=0.5", "nl"),
        ("pl;q=0.5,nl;q=0.5", "pl"),
        ("zh-Hant-TW, *;q=0.1", "en"),
        ("pl;q=0", "en"),
        (";;;,,q=", "en"),
        # Takes a minute and more if each letter is tried as the beginning of a language.
        pytest.param("a-" * 32_000 + "!", "en", id="long and wrong"),
        pytest.param("nl" + "-x" * 32_000, "nl", id="long and right"),
    ],
)
def test_the_language_wanted_most_is_chosen(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_a_notice_says_which_language_it_is_in() -> None:
    notice = Notice("page-not-built")

    text, headers = notice.text("nl-BE")

    assert "webpagina" in text
    assert headers == {"Content-Language": "nl", "Vary": "Accept-Language"}
