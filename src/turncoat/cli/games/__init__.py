"""How each game looks in the terminal."""
