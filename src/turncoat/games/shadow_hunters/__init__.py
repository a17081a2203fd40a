"""Shadow Hunters (docs/rules/shadow-hunters.md): its modules are the chapters of the rulebook."""

from turncoat.games.shadow_hunters import characters as characters
