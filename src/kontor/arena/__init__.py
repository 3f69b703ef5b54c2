"""Matches between bots with fair seating, ratings with confidence intervals, reports, and statistics on records."""
