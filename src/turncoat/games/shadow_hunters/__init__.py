"""Shadow Hunters. Each module is a chapter of docs/rules/shadow-hunters.md."""

from turncoat.games.shadow_hunters import characters as characters
