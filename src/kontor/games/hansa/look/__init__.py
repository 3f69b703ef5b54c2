"""Presentation of the game, with map, desks, clickable places, labels and the text picture."""
