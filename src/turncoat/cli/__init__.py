"""The terminal: play, simulate and replay by keyboard alone."""

from turncoat.cli.program import main as main
