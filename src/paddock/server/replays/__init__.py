"""Races to watch again, decision by decision."""
