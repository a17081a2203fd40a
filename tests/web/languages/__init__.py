"""The page in every language."""
