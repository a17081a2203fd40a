"""Players with hands: rooms that keep every secret and lose no move."""
