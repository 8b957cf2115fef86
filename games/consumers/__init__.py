"""Consumers: decode a frame, call a service, encode the answer. Nothing is decided here."""
