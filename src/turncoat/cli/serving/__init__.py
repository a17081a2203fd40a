"""What `turncoat serve` and its relatives need: settings, database, listening."""
