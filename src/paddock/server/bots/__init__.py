"""Bots at tables: processes in which they think, and the driver that lets them decide."""
