"""Finding races: wishes that become tables, races to watch, and the archive for research."""
