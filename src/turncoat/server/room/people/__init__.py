"""Who is in a room: admission, names, hosts, moderation and ballots."""
