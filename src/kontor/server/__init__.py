"""The web server, with HTTP, WebSocket, people, seats and storage. It contains no game rules."""
