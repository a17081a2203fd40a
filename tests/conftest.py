"""What holds for the whole run."""

import os
from importlib import import_module

import pytest


def pytest_configure() -> None:
    """A run on the compiled copy must not fall back to the sources unnoticed."""
    if os.environ.get("TURNCOAT_COMPILED") != "1":
        return
    origin = str(import_module("turncoat.core.match").__file__)
    if not origin.endswith(".so"):
        raise pytest.UsageError(f"TURNCOAT_COMPILED=1, but turncoat.core.match is {origin}")
