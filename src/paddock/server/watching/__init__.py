"""Watching races: results that stay hidden, replays together, and events on one page."""
