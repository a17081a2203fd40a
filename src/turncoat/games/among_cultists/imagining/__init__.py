"""Imagining a table that fits a view: who is who, which card is which, and what fell unseen."""
