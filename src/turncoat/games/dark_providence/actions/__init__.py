"""The actions of a turn (DP-20 to DP-37), what they cost and what they need."""
