"""The coach at tables, puzzles, and reviews of finished races."""
