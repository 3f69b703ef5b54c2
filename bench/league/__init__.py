"""Learning from games played on a GPU: features of recorded positions, a small network fitted to them, and matches."""
