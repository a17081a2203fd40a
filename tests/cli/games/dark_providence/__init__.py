"""Dark Providence in the terminal."""
