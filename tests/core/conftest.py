"""Hypothesis tries the same examples in every run, so that any failure can be repeated."""

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("house")
