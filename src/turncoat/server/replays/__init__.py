"""Finished games: the file of one, and the process that plays them again."""
