"""Attacks, wounds and what protects from them."""
