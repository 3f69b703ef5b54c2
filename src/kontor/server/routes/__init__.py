"""The routes: one file for each subject, one function for each route."""
