"""Many matches: the arena, and what is counted there."""
