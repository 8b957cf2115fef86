"""The games: one module or package each, listed in `registry`. A game never imports another."""
