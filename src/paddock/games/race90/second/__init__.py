"""Race! Formula 90, second edition: what differs from the first. It imports `shared` only."""
