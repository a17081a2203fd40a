"""Every run tries the same examples: a red run can be repeated anywhere."""

from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("house")
