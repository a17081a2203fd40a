"""How quickly the page shows what it receives."""
