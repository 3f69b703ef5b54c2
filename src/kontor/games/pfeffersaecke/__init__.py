"""Pfeffersäcke (Medieval Merchant), a game of branches in cities and towns of central Europe for two to six players."""
