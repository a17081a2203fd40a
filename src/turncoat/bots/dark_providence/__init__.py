"""The sensible player of Dark Providence."""
