"""Benchmarks: each figure beside the machine's own floor, measured in the same run."""
