import pytest

from tests.games.dark_providence.files import (
    DEFAULT,
    DEFAULT_PATH,
    PLAYED,
    nested,
    put,
    refusal,
    refused,
    written,
)
from turncoat.core.errors import BadContent
from turncoat.games.dark_providence.content import read_box


@pytest.mark.parametrize("chapter", PLAYED)
def test_a_missing_chapter_is_named(chapter: str) -> None:
    assert refused(lambda raw: raw.pop(chapter)) == ("file", chapter, "missing")
    assert refused(lambda raw: raw.update({chapter: "x"})) == ("file", chapter, "value")


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_choice_may_stand_in_a_choice(depth: int) -> None:
    assert refused(put("ag_jung", on_claim=[nested(depth)])) == ("", "", "")


# The file itself

TEXT = DEFAULT_PATH.read_bytes()
FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "json"),
    "cut": (TEXT[: len(TEXT) // 2], "json"),
    "comma": (TEXT.replace(b'"count": 1,', b'"count": 1,,', 1), "json"),
    "latin": (TEXT.decode().encode("utf-16"), "json"),
    "bytes": (b"\xff\xfe\x00", "json"),
    "brackets": (b"[" * 100_000, "json"),
    "number": (b"1" * 10_000, "json"),
    "list": (written([DEFAULT]), "file"),
    "null": (b"null", "file"),
    "word": (b'"cards"', "file"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_content_is_refused(name: str) -> None:
    data, field = FILES[name]

    thing, where, reason = refusal(data)

    assert (thing, where) == ("file", field)
    assert reason in ("unreadable", "not_json", "too_deep", "value")


@pytest.mark.parametrize(
    ("old", "new", "thing", "field"),
    [
        (b'"cards": [', b'"solo": 1, "cards": [', "file", "solo"),
        (b'"id": "st_rail",', b'"id": "st_rail", "kind": "base",', "st_rail", "kind"),
        (b'"money": 2\n', b'"money": 1, "money": 2\n', "st_rail", "resources.money"),
    ],
)
def test_a_field_that_stands_there_twice_is_named(
    old: bytes, new: bytes, thing: str, field: str
) -> None:
    assert old in TEXT

    assert refusal(TEXT.replace(old, new, 1)) == (thing, field, "twice")


def test_the_error_says_what_stands_there() -> None:
    raw = written({**DEFAULT, "starter": {"common": "st_rail", "size": 10}})

    with pytest.raises(BadContent) as error:
        read_box(raw)

    assert error.value.detail == 'Expected `array`, got `str`: "st_rail"'
    assert str(error.value) == f"starter: common: value {error.value.detail}"
