"""What `turncoat serve` and related commands need: settings, database, sockets."""
