"""Commands for operators of a server: `kontor admin`, `backup`, `restore` and `doctor`.

They work on the database, so they need no running server and no password besides the database's own.
"""
