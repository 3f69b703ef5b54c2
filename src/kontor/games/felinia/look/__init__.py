"""Presentation of the game: map, desks, clickable places, labels and the text picture."""
