"""The database: journals of rooms, finished games, and the server's clock."""
