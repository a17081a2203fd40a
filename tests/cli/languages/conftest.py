"""Tests of this folder may choose a language; afterwards the terminal speaks English again."""

from collections.abc import Iterator

import pytest

from turncoat.cli.terminal import i18n
from turncoat.locales.catalogue import ENGLISH


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    i18n.choose_language([i18n.OPTION, ENGLISH])
