"""Benchmarks: each figure beside one measured in the same run."""
