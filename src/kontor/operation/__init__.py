"""The commands for server operators: `admin`, `backup`, `restore` and `doctor`.

They work directly on the database: no server needs to be running, and the only password is the database's.
"""
