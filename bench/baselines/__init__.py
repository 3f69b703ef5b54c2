"""Reference results: two learners, a search and the five levels on the same setups, against the same opponents.

The learners need torch, the search needs OpenSpiel, and neither is a dependency of Kontor (docs/baselines.md).
"""
