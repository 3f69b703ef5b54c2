"""The web server: HTTP, WebSocket, people, seats and storage. It contains no game rules."""
