"""How quickly the page shows what it is told."""
