"""Players that are programs. They get a view, never the true position."""
