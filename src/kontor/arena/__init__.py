"""Matches between bots with fair seating, ratings with confidence intervals, and reports; statistics of records."""
