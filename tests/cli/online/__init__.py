"""A room of a server at the keyboard."""
