"""How a car finds its ways: labels, trails, the search, what is cached between searches, roads, and menus."""
