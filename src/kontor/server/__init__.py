"""The web server: HTTP, WebSocket, people, seats and storage. Game rules are elsewhere."""
