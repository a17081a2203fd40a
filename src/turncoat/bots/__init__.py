"""Players without a person. Bots see views, never a table."""
