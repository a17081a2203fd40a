"""Ten minutes of a server that is open to the world: many tables, attackers, a kill, a restart."""
