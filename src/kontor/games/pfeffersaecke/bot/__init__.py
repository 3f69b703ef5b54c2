"""Support for bots, with features, action priorities, and equivalent actions."""
