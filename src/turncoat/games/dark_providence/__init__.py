"""Cthulhu: Dark Providence (docs/rules/en/dark_providence.md); everything else uses `rules`."""
