"""A table for games that have no drawing of their own."""
