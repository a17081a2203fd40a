"""Among Cultists at the keyboard."""
