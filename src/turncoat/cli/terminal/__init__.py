"""The terminal itself: keyboard, screen, usage and errors."""
