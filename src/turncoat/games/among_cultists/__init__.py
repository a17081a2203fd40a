"""Among Cultists; modules follow the chapters of docs/rules/among-cultists.md."""
