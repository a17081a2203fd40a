"""Orders of the operator to a running server."""
