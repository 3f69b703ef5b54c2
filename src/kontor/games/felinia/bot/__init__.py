"""What bots use: features, priorities of actions, and which actions are equivalent."""
