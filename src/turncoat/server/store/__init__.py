"""What is kept: journals of rooms, finished games, and how late it is in the house."""
