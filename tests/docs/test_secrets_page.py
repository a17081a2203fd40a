"""The page about secrets names only tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "secrets.md").read_text("utf-8")


def test_every_way_out_has_a_test() -> None:
    rows = re.findall(r"^\| (\d+) \|.*$", PAGE, re.MULTILINE)
    silent = [row for row in PAGE.splitlines() if re.match(r"\| \d", row) and "::test_" not in row]

    assert rows == [str(number) for number in range(1, len(rows) + 1)]
    assert len(rows) > 24
    assert silent == []


def test_every_test_that_is_named_exists() -> None:
    named = re.findall(r"`(tests/\S+\.py)::(test_\w+)`", PAGE)
    missing = [
        f"{file}::{test}"
        for file, test in named
        if not (ROOT / file).exists() or f"def {test}(" not in (ROOT / file).read_text("utf-8")
    ]

    assert len(named) > 24
    assert missing == []
