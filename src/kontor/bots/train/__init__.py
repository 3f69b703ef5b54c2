"""Trains the judge by self-play (docs/bots.md). This is the only part of the bots that needs numpy (extra `train`)."""
