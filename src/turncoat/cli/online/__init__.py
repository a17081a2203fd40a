"""A table on a server, played in the terminal."""
