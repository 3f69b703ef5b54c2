"""Hansa Teutonica, a game of trade routes, offices and prestige in the towns of the Hanseatic League."""
