"""Shadow Hunters in the terminal."""
