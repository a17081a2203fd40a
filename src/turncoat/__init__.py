"""Games of hidden loyalties: rules, bots and a table to play them at."""

__version__ = "0.6.0"
