"""How a bot answers each kind of question."""
