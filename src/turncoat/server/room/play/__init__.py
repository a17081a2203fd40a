"""A game in a room: the open question, its clocks, and the bots that answer it."""
