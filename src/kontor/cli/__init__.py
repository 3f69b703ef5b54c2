"""The `kontor` command, a thin layer over the library with one subcommand per file."""
