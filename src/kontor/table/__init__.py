"""A table: everything it needs apart from people and storage. Standard library only, so it also runs in a browser."""
