"""Lantern Quays: traders of a lagoon town set up on six quays, and a lantern shows where the evening's trade is."""
