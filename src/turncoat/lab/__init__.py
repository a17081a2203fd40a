"""Many matches between bots: the arena and its reports."""
