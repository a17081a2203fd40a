"""A table at one keyboard: players, questions, boards and saves."""
