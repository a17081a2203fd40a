"""The terminal in every language."""
