"""A soak test: a public server for ten minutes, with many tables, attackers and restarts."""
