"""The sensible player of Among Cultists: an Investigator who reckons, a Cultist who hides."""
