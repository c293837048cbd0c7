"""Same luck: the race of the day and of the week, with one seed for everybody."""
