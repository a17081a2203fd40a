"""What a bot concludes from what it has seen."""
