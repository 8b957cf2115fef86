"""Tags and filters of the games app's templates."""
