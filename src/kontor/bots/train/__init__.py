"""Training of the judge by self-play (docs/bots.md). No other part of the bots needs numpy (extra `train`)."""
