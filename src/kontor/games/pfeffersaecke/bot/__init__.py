"""Support for bots: features, action priorities and equivalent actions."""
