"""Players without hands: they see views, never a table."""
