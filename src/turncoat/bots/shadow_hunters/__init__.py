"""Shadow Hunters: what to believe about the others, and what to do about it."""
