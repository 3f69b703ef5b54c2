"""Hansa Teutonica, a game of trade routes, offices and prestige between the towns of the Hanseatic League."""
