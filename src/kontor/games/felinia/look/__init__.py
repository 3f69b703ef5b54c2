"""Presentation of the game: the map, desks, clickable places, labels and the text picture."""
