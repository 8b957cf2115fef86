"""Settings: base, and on top of it local (the embedded default), production and test."""
