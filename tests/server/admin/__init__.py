"""Orders of the operator, over the control channel."""
