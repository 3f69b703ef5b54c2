"""The commands for server operators, which are `admin`, `backup`, `restore` and `doctor`.

The commands work directly on the database. They need no running server, and no password except that of the database.
"""
