"""Finished games: their files, and the process that replays them."""
