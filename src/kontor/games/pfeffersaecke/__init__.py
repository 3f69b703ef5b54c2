"""Pfeffersäcke (Medieval Merchant), a game about branches in the cities and towns of central Europe."""
