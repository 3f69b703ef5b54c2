"""Training of the judge by self-play (docs/bots.md). The only part of the bots that needs numpy (extra `train`)."""
