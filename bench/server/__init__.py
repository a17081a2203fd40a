"""The server under load, beside the bare framework and the bare database of the same run."""
