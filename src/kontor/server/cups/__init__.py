"""Cups: pools that start as soon as they are full, and Swiss tournaments for one evening.

`pools`, `swiss` and `standings` are pure functions. `results` stores the places of a finished game, `rounds` opens the
tables, and `organising` handles requests.
"""
