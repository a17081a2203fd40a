"""Benchmarks: each figure next to the machine's own floor, measured in the same run."""
