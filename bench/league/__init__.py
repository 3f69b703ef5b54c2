"""Learning from games on a GPU: features of recorded positions, a small network fitted to them, and matches."""
