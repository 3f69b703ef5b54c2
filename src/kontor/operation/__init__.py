"""The commands for server operators: `admin`, `backup`, `restore` and `doctor`.

They work directly on the database. No server needs to be running, and no password is needed except the database's.
"""
