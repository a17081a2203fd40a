"""The sensible bot of Dark Providence."""
