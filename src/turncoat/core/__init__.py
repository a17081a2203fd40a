"""The engine shared by all games: decisions, matches, chance, decks, claims and records."""
