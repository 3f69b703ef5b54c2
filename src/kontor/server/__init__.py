"""The server: HTTP and WebSocket, people, seats, storage. It contains no rules."""
