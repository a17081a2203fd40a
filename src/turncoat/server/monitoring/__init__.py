"""What an operator can watch: logs, metrics and memory."""
