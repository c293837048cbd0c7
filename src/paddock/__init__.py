"""Paddock."""
