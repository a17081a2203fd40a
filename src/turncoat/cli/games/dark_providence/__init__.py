"""Cthulhu: Dark Providence in the terminal."""
