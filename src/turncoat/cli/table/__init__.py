"""A table in the terminal: who plays, what is asked, what is shown."""
