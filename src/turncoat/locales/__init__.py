"""Translations: a folder of Fluent files per language, and the translator that reads them."""
