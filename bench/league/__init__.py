"""Learning from games on a GPU, with features of recorded positions, a small network fitted to them, and matches."""
