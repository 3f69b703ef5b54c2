"""Lantern Quays, a small merchant game on the six quays of a lagoon town."""
