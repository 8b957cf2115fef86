"""Pages of the games app: read with selectors, write with services."""
