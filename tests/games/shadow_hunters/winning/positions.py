"""Equipment that is one card short of a goal."""

FOUR = ("flail", "crossbow", "boar_knife", "war_sickle")
TWO_RELICS = ("talisman", "moon_spear")
