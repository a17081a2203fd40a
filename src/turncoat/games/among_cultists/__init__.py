"""Among Cultists (docs/rules/among-cultists.md): its modules are the chapters of the rulebook."""
