"""The server: HTTP and WebSocket, people, seats, storage. It knows no rule of any game."""
