"""Benchmarks. Each figure is compared with a floor: the machine's speed at a trivial operation."""
