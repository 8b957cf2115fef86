"""Measurements, run by hand. No time is ever a test's pass or fail."""
