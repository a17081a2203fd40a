"""Imagined tables, which look the same as the true one from one seat."""
