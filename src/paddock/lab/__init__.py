"""Simulations, tournaments, ratings, reports; on local processes or on Ray."""
