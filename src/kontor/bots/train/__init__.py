"""Learning to judge by self-play (docs/bots.md). Here alone numpy is needed: the extra `train`."""
