"""Felinia: bids in the town, ships to the island, merchants on its posts."""
