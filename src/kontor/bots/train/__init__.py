"""Training of the judge by self-play (docs/bots.md). Only this part of the bots needs numpy (extra `train`)."""
