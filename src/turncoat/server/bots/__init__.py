"""Bots at a server: they run in processes of their own, and take turns by address and room."""
