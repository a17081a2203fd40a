"""Equipment with which a goal is one card away."""

FOUR = ("flail", "crossbow", "boar_knife", "war_sickle")
TWO_RELICS = ("talisman", "moon_spear")
