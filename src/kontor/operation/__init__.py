"""Commands for server operators: `kontor admin`, `backup`, `restore` and `doctor`.

They work on the database directly, so they need no running server and no password other than the database's.
"""
