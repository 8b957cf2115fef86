"""Tags and filters of the ranking app's templates."""
