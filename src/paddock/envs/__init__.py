"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and text."""
