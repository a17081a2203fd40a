"""A game in a room: the question, its clocks, and the bots that answer it."""
