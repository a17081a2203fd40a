"""Rooms of a server in the terminal."""
