"""The sensible bot of Among Cultists."""
