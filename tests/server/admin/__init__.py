"""The operator's commands, over the control channel."""
