"""Races and replays line by line: for pipes, scripts, screen readers, and `--plain`."""
