"""Commands for server operators: `admin`, `backup`, `restore` and `doctor`.

The commands work directly on the database, so they need neither a running server nor any password except that of the
database.
"""
