"""HTTP routes, with one file per topic and one function per route."""
