"""Cthulhu: Dark Providence; the door is `rules`."""
