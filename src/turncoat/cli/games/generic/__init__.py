"""A table for games that bring no drawing of their own."""
