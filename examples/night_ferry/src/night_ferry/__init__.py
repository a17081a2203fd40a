"""Night Ferry: a leaking ferry, a dark strait, and wreckers among the crew."""
