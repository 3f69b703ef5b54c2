"""How the game looks: map, desks, clickable places, labels and the text picture."""
