"""Hansa Teutonica: trade routes, offices and prestige in the towns of the Hanseatic League."""
