"""The server under load, next to the bare framework and the bare database in the same run."""
