"""The solo game (DP-60 to DP-68): a Great Old One and its two cultists."""
