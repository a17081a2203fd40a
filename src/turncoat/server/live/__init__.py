"""Rooms in memory: loading them, their connections and members, and what follows from changes."""
