"""Matches between bots, measured: fair seats, ratings with intervals, reports; and what piles of records say."""
