"""Whether the tests run on the sources or on the compiled copy."""

import os
from typing import Final

import pytest

COMPILED: Final = os.environ.get("TURNCOAT_COMPILED") == "1"
# Marks tests that replace a part of a game.
sources_only = pytest.mark.skipif(COMPILED, reason="compiled code can't be replaced")
