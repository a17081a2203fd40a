"""The form of a content file: what is printed on boards and cards, checked while it is read.

The rules use the base classes `Verb`, `Mod` and `Act`, because unions of all kinds take the
compiler minutes.
"""
