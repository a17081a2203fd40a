"""Cthulhu: Dark Providence (docs/rules/dark-providence.md); everything else uses `rules`."""
