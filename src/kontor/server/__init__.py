"""The table for people far apart: HTTP and WebSocket, tables, seats, storage. It knows no rule of any game."""
