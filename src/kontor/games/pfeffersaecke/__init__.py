"""Pfeffersäcke (Medieval Merchant): branches in cities and towns of central Europe, for two to six players."""
