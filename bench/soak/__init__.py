"""Ten minutes of a public server: many tables, attackers, a kill and a restart."""
