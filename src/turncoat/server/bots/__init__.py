"""Bots on a server: they run in processes of their own, and addresses and rooms take turns."""
