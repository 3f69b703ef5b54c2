"""The routes: one file per topic, one function per route."""
