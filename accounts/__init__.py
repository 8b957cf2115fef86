"""Who: users, their names and their accounts. Knows nothing of games or ranking."""
