"""A table at a server, by keyboard."""
