"""Shadow Hunters. Each module is a chapter of docs/rules/en/shadow_hunters.md."""

from turncoat.games.shadow_hunters import characters as characters
