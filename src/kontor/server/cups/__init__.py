"""Cups: pools that start when they are full, and an evening of Swiss rounds.

`pools`, `swiss` and `standings` are pure functions. `results` stores the places of a finished game, `rounds` opens the
tables, and `organising` handles requests.
"""
