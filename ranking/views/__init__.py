"""Pages of the ranking app."""
