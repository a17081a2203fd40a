"""Among Cultists in the terminal."""
