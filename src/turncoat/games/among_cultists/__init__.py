"""Among Cultists; modules follow the chapters of docs/rules/en/among_cultists.md."""
