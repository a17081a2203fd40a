"""What every game needs and no game owns: decisions, matches, chance, decks, talk, records."""
