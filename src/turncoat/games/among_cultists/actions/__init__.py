"""Actions (AC-40 to AC-62): what characters do, and what follows from it."""
