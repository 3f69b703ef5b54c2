"""What can be asked of the server: each file a subject, each function a route."""
