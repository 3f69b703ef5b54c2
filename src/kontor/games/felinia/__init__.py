"""Felinia, a game of bids in the town, ships to the island, and merchants on its posts."""
