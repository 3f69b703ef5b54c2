"""Reference results for two learners, a tree search and the five bot levels, on the same setups and against the same
opponents.

The learners require torch and the search requires OpenSpiel. Kontor does not depend on them (see docs/baselines.md).
"""
