"""The server: HTTP and WebSocket, people, seats, storage. It knows no game's rules."""
