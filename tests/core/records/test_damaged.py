"""A damaged record is refused."""

import pytest

from tests.core.forgery import (
    load_refusal,
    replay_refusal,
    with_changed_byte,
)
from tests.core.records.matches import (
    half_voted,
)
from tests.core.toy import (
    GAMES,
    RULES,
    deal,
)
from turncoat.core.record import FORMAT, read, save
from turncoat.core.terms import ALL


def test_what_is_read_is_what_was_saved() -> None:
    match = half_voted()

    record, rules = read(save(match), GAMES)

    assert rules is RULES
    assert (record.format, record.game, record.version) == (FORMAT, "toy", "1")
    assert (record.players, record.options) == (3, {"rounds": 3})
    assert (record.key, record.log) == (match.key.hex(), match.log)
    assert (record.since, record.restart) == (2, RULES.pack(match.start))
    assert record.said == [(0, ("side", "red"), ALL, -1)]


def test_a_record_cut_off_anywhere_is_refused() -> None:
    data = save(half_voted())

    reasons = {load_refusal(data[:end], GAMES) for end in range(0, len(data), 50)}

    assert reasons == {"unreadable"}


def test_a_record_without_its_last_byte_is_refused() -> None:
    assert load_refusal(save(half_voted())[:-1], GAMES) == "unreadable"


def test_a_record_with_any_one_letter_wrong_is_refused() -> None:
    data = save(half_voted())

    reasons = {load_refusal(with_changed_byte(data, place), GAMES) for place in range(len(data))}

    assert reasons == {"unreadable", "format", "checksum"}


def test_a_record_with_any_one_letter_wrong_is_not_replayed() -> None:
    data = save(half_voted())

    reasons = {replay_refusal(with_changed_byte(data, p), GAMES) for p in range(0, len(data), 9)}

    assert reasons <= {"unreadable", "format", "checksum"}


@pytest.mark.parametrize("rounds", [7, 70, 700])
def test_every_letter_of_the_restart_table_counts(rounds: int) -> None:
    data = save(deal(rounds=rounds))
    first = data.index(b'"restart":"') + len(b'"restart":"')
    last = data.index(b'"', first)

    reasons = {load_refusal(with_changed_byte(data, p), GAMES) for p in range(first, last)}

    assert reasons <= {"unreadable", "checksum"}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"null",
        b"[]",
        b"{}",
        b'"turncoat-match-1"',
        b"\x00" * 100,
        b"\xff\xfe\xfa",
        b'{"format":"\xff"}',
        b'{"format":"\\ud800"}',
        b"[" * 100_000,
        b'{"format":' * 100_000,
    ],
)
def test_what_is_no_record_at_all_is_unreadable(data: bytes) -> None:
    assert load_refusal(data, GAMES) == "unreadable"
    assert replay_refusal(data, GAMES) == "unreadable"


def test_a_record_in_another_encoding_is_refused() -> None:
    data = save(half_voted()).decode()

    assert load_refusal(data.encode("utf-16"), GAMES) == "unreadable"
    assert load_refusal(data.replace("toy", "t\xf6y").encode("latin-1"), GAMES) == "unreadable"


@pytest.mark.parametrize("depth", [10, 500, 990, 5_000, 200_000])
def test_a_record_with_huge_nesting_is_refused(depth: int) -> None:
    nested = b'"options":{"a":' + b"[" * depth + b"]" * depth + b","
    data = save(half_voted()).replace(b'"options":{', nested)

    assert load_refusal(data, GAMES) in ("unreadable", "checksum")


@pytest.mark.parametrize("number", [b"1e400", b"99999999999999999999", b"9" * 5000, b"-1", b"1.5"])
def test_a_record_with_strange_numbers_is_refused(number: bytes) -> None:
    data = save(half_voted())

    assert load_refusal(data.replace(b'"players":3', b'"players":' + number), GAMES)
    assert load_refusal(data.replace(b'"since":2', b'"since":' + number), GAMES)
    assert load_refusal(data.replace(b'"rounds":3', b'"rounds":' + number), GAMES)


@pytest.mark.parametrize("field", ["game", "log", "restart", "given", "checksum"])
def test_a_record_that_lacks_a_field_is_refused(field: str) -> None:
    data = save(half_voted())

    assert load_refusal(data.replace(f'"{field}"'.encode(), b'"other"'), GAMES) == "unreadable"
