"""The eight dirty tricks: who holds them, and what each does."""
