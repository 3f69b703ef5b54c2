"""The commands for server operators: `admin`, `backup`, `restore` and `doctor`.

They work directly on the database, so no server needs to be running, and the only password needed is that of the
database.
"""
