"""Worlds that look just like the true one from one seat."""
