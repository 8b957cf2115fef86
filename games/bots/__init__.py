"""Bots: who plays where no person does. A bot gets a view, never a state; like the rules it is pure."""
