"""A server for rooms in which people and bots play."""
