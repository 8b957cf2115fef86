"""Tiers, points and leaderboards. May import games; games never imports it."""
