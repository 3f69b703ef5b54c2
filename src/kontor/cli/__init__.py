"""The command `kontor`: one subject per file, thin over the library."""
