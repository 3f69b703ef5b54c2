"""Felinia, a game in which merchants bid for goods in the town and sail to posts on the island."""
