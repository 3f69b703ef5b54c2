"""Hansa Teutonica: trade routes, offices and prestige between the towns of the Hanseatic League."""
