"""Cups, which are either pools that start as soon as they are full or Swiss tournaments for one evening.

`pools`, `swiss` and `standings` are pure functions. The module `results` stores the places of a finished game, `rounds`
opens the tables, and `organising` handles requests.
"""
