from pathlib import Path

import pytest

from tests.games.dark_providence.files import (
    DEFAULT,
    DEFAULT_PATH,
    PLAYED,
    Change,
    Raw,
    box_of,
    changed,
    default_file,
    entry,
)
from turncoat.core import record
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadContent, BadRecord
from turncoat.core.match import AnyMatch, Match
from turncoat.games.dark_providence.content import default_box, open_box
from turncoat.games.dark_providence.rules import RULES, DarkProvidence

NOTES = ("meta", "scoring", "vocabulary", "examples")


# What is played counts for the hash, and notes do not


def test_the_default_file_is_read_as_it_is() -> None:
    assert default_box().hash == RULES.content_hash == box_of(DEFAULT).hash
    assert len(default_box().cards) == len(DEFAULT["cards"])


@pytest.mark.parametrize("note", NOTES)
def test_notes_may_change_or_be_absent(note: str) -> None:
    assert changed(lambda raw: raw.pop(note)).hash == default_box().hash
    assert changed(lambda raw: raw.update({note: ["other", {"x": 1}]})).hash == default_box().hash


def test_only_what_is_played_needs_to_be_there() -> None:
    assert box_of({name: DEFAULT[name] for name in PLAYED}).hash == default_box().hash


def test_the_order_of_fields_and_what_is_left_out_as_usual_do_not_matter() -> None:
    def turned(raw: Raw) -> None:
        for card in raw["cards"]:
            fields = [*card.items()]
            card.clear()
            card.update(reversed(fields))
        del entry(raw, "st_chain")["action"]["limit"]

    assert changed(turned).hash == default_box().hash


WORDS: list[Change] = [
    lambda raw: entry(raw, "st_conspirator").update(name="Plotter"),
    lambda raw: entry(raw, "st_conspirator").update(name_cs="Spiklenec"),
    lambda raw: entry(raw, "st_conspirator").update(text="Action: murder."),
    lambda raw: entry(raw, "st_conspirator").update(facts=[]),
    lambda raw: entry(raw, "chicago").update(name="Second City"),
    lambda raw: entry(raw, "goo_hastur")["goal"].update(note=""),
]


@pytest.mark.parametrize("change", WORDS)
def test_words_may_be_corrected(change: Change) -> None:
    assert changed(change).content != default_box().content
    assert changed(change).hash == default_box().hash


CHANGES: list[Change] = [
    lambda raw: raw["map"]["roads"][0].update(cost=2),
    lambda raw: entry(raw, "st_rail")["resources"].update(money=3),
    lambda raw: entry(raw, "my_lost_city").update(sanity=False),
    lambda raw: entry(raw, "my_lost_city")["on_claim"][0].update(n=4),
    lambda raw: entry(raw, "chicago").update(control=4),
    lambda raw: raw["tracks"]["ritual"]["vp"].append(raw["tracks"]["ritual"]["vp"].pop() + 1),
    lambda raw: raw["rules"]["vp_threshold"].update({"5": 23}),
    lambda raw: entry(raw, "beh1")["cultist1"].pop(),
    lambda raw: entry(raw, "goo_yog")["goal"].update(at_least=3),
    lambda raw: entry(raw, "monday").update(token_strength=2),
    lambda raw: raw["tokens"].update(mi_go_strength=3),
]


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_is_played_changes_the_hash(change: Change) -> None:
    assert changed(change).hash != default_box().hash


# Records


def begun(rules: DarkProvidence) -> AnyMatch:
    match: AnyMatch = Match.deal(rules, rules.read_options(2, {}), key_from_seed("content"))
    for _ in range(20):
        [seat] = match.pending
        match.answer(seat, match.pending[seat].options[0])
    return match


@pytest.mark.parametrize("change", CHANGES)
def test_a_record_is_refused_with_another_content(change: Change) -> None:
    data = record.save(begun(RULES))
    other = DarkProvidence(changed(change))

    with pytest.raises(BadRecord) as refused:
        record.load(data, {"dark_providence": other})

    assert refused.value.reason == "content"
    with pytest.raises(BadRecord) as refused:
        record.load(record.save(begun(other)), {"dark_providence": RULES})
    assert refused.value.reason == "content"


def test_a_record_goes_on_with_its_own_content_whatever_its_notes() -> None:
    rules = DarkProvidence(changed(CHANGES[0]))
    same = default_file()
    CHANGES[0](same)
    same["meta"] = {"edited": "today"}

    loaded = record.load(
        record.save(begun(rules)), {"dark_providence": DarkProvidence(box_of(same))}
    )

    assert loaded.view(0) == begun(rules).view(0)
    assert [*record.replay(record.save(begun(rules)), {"dark_providence": rules})]


# Files


def test_a_file_of_ones_own_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(b"\xef\xbb\xbf" + DEFAULT_PATH.read_bytes())

    assert open_box(path).hash == default_box().hash


@pytest.mark.parametrize("name", ["absent.json", ".", "bad\0name"])
def test_a_file_that_is_not_there_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadContent) as refused:
        open_box(tmp_path / name)

    assert (refused.value.thing, refused.value.reason) == ("file", "unreadable")
    assert refused.value.field == str(tmp_path / name)
