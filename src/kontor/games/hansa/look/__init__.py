"""Presentation of the game, with the map, desks, clickable places, labels and the text picture."""
