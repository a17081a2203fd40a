"""The people in a room: admission, names, hosts, moderation and ballots."""
