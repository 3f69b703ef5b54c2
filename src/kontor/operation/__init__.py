"""Commands for server operators: `admin`, `backup`, `restore` and `doctor`.

These commands work on the database directly, so they need neither a running server nor any password except that of the
database.
"""
