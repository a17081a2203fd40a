"""The terminal client: play, simulate and replay with the keyboard alone."""

from turncoat.cli.program import main as main
