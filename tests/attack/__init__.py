"""Attacks on the server and on every parser: `make attack`. The tests run a short form."""
