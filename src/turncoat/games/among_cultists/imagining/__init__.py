"""Imagining a table that fits a view: roles, cards and unseen draws."""
