"""Names that look alike, by Unicode's own examples and by ours."""

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turncoat.server.room.people.skeleton import looks, prototypes, skeleton

CZECH_AND_POLISH = [
    "Łukasz", "Lukasz", "Lukáš", "Lukas", "Żaneta", "Źaneta", "Žaneta", "Zaneta", "Jiří", "Jiri",
    "Jíří", "Šárka", "Sárka", "Šarka", "Sarka", "Ďuro", "Duro", "Ola", "Olá", "Zdeněk", "Zdenek",
    "Zdének", "Čeněk", "Ćeněk", "Ľuba", "Luba", "Růžena", "Rúžena", "Ruzena", "Bożena", "Božena",
    "Bozena", "Święta", "Swięta", "Gąska", "Gaska", "Stanisław", "Stanislaw", "Ondřej", "Ondrej",
    "Ťapka", "Tapka", "Óscar", "Oscar", "Ňouma", "Nouma", "Pań", "Pan",
]  # fmt: skip


def alike(one: str, other: str) -> bool:
    """Whether people might mistake one name for the other."""
    return bool(looks(one) & looks(other))


# The examples of UTS #39, section 4, and of its data file.
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("paypal", "раураl"),
        ("paypal", "paypaI"),
        ("paypal", "ρауραⅼ"),
        ("scope", "ѕсоре"),
        ("scope", "ｓｃｏｐｅ"),
        ("scope", "𝓼𝓬𝓸𝓹𝓮"),
        ("toys", "toуs"),
        ("søs", "so̷s"),
        ("google", "goog1e"),
        ("burn", "bum"),
        ("Ivo", "lvo"),
        ("Ivo", "1vo"),
        ("Ivo", "|vo"),
        ("Bob", "B0b"),
        ("Bob", "BОb"),
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_what_unicode_calls_confusable_is_taken_for_one_another(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(
    "other",
    [
        "ADA", "ada", "A\u200bda", "Ad\u00ada", "Ada\ufe0f", "Ada\U000e0061", "\u2066Ada\u2069",
        "Аdа", "АDА", "аda", "Ａｄａ", "ＡＤＡ", "𝐀𝐝𝐚", "𝔸𝕕𝕒", "𝒜𝒹𝒶", "ᴬᵈᵃ", "Ⓐⓓⓐ", "Ꭺda",
    ],
)  # fmt: skip
def test_ada_is_ada_in_any_letters(other: str) -> None:
    assert alike("Ada", other)


def test_a_capital_clashes_with_its_small_letter_and_with_what_it_looks_like() -> None:
    assert alike("Ilya", "ilya")
    assert alike("Ilya", "llya")
    assert not alike("ilya", "llya")


def test_names_that_differ_by_a_diacritic_are_different_names() -> None:
    names = CZECH_AND_POLISH

    clashes = [(a, b) for place, a in enumerate(names) for b in names[:place] if alike(a, b)]

    assert clashes == []


@pytest.mark.parametrize("name", CZECH_AND_POLISH)
def test_a_name_clashes_with_itself_in_capitals(name: str) -> None:
    assert alike(name, name.upper())


def test_the_listing_is_read_in_one_direction() -> None:
    found = prototypes()

    assert found[ord("1")] == found[ord("I")] == "l"
    assert found[ord("m")] == "rn"
    assert found[ord("а")] == "a"
    assert ord("a") not in found
    assert len(found) > 6_000


def test_no_prototype_stands_for_another_sign_again() -> None:
    found = prototypes()

    chains = [source for source, target in found.items() if target.translate(found) != target]

    assert chains == []


def test_the_skeleton_of_every_sign_is_its_own_skeleton() -> None:
    skeletons = {skeleton(chr(code)) for code in range(0x110000)}

    assert [one for one in skeletons if skeleton(one) != one] == []


def test_a_letter_made_of_two_looks_like_both() -> None:
    assert alike("Ǆuro", "DŽuro")


@given(st.text(max_size=24))
def test_a_skeleton_is_its_own_skeleton(text: str) -> None:
    once = skeleton(text)

    assert skeleton(once) == once


@given(st.text(max_size=16))
def test_every_name_is_taken_for_itself_however_it_is_put_together(text: str) -> None:
    forms = [normalize("NFC", text), normalize("NFD", text), text + "\u200b"]

    assert all(alike(text, form) for form in forms)
