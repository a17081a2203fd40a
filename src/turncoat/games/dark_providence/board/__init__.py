"""What lies on the board: influence, control, stacks, tracks, agents and other pieces."""
