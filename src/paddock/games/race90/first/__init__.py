"""Race! Formula 90, first edition: what differs from the second. It imports `shared` only."""
